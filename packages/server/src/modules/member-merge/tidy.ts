import { undoDays } from '@app/contract/member-merge/member-merge'
import { after } from '../../kit/clock.ts'
import { json } from '../../kit/database/database.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { overwriteMember } from '../members/public.ts'

/** Data erased from an ended record once the merge cannot be undone: all that names or reaches the person besides the name. */
const forgotten = {
  email: null,
  telefono: null,
  telefono2: null,
  nif: null,
  fecha_nac: null,
  direccion: null,
  codigo_postal: null,
  poblacion: null,
  provincia: null,
  full_iban: null,
  licencia_federacion: null,
  codigo_tarjeta_acceso: null,
  path_imagen: null,
  aviso_admin: null,
  observaciones: null,
} as const
const day = 86_400

/** Merges that can no longer be undone keep the pair of ids, and nothing else of the ended record. */
export const forgetEnded: Tidy = async (tx, now) => {
  const over = await tx
    .selectFrom('socio_union')
    .select(['id_reg_socio_union', 'id_socio_origen'])
    .where('fecha', '<', after(now, -(undoDays + 2) * day))
    .where('deshecho', 'is', null)
    .where('origen', '<>', json({}) as never) // only for speed
    .execute()
  if (over.length === 0) return
  const ids = over.map((one) => one.id_reg_socio_union)
  for (const { id_socio_origen } of over) await overwriteMember(tx, id_socio_origen, forgotten)
  await tx.deleteFrom('socio_union_fila').where('id_reg_socio_union', 'in', ids).execute()
  await tx
    .updateTable('socio_union')
    .set({ origen: json({}), destino: json({}), otros: json({}) })
    .where('id_reg_socio_union', 'in', ids)
    .execute()
}
