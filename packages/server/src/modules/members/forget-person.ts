import type { RowOfResource } from '@app/contract/kit/resource'
import { member } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'
import { dropPicture } from '../../kit/files/stored-pictures.ts'

/** Columns without personal data: the row's number, member number, type and state, start and end of membership. */
const kept = new Set(['id_mst_socios', 'numsocio', 'id_mst_tiposocio', 'activo', 'fecha_alta', 'fecha_baja', 'es_externo', 'reservado'])

/** Erases the personal data of a locked member's row; the previous values are not audited. */
export async function forgetPerson(
  tx: Tx,
  before: RowOfResource<typeof member>,
  named: { readonly nombre: string; readonly apellidos: string },
) {
  const empty = Object.fromEntries(
    Object.entries(member.fields).flatMap(([name, field]) => (field.need === 'optional' && !kept.has(name) ? [[name, null]] : [])),
  )
  await tx
    .updateTable('socio')
    .set({ ...empty, ...named, activo: false, acceso_web: false, notificar: false, notificarApp: false, sx: '-', extranjero: false })
    .where('id_mst_socios', '=', before.id_mst_socios)
    .execute()
  await tx.deleteFrom('importacion_cambio').where('id_mst_socios', '=', before.id_mst_socios).execute()
  await dropPicture(tx, before.path_imagen)
}
