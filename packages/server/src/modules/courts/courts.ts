import { court } from '@app/contract/courts/court'
import { administrators, courtDropdown, courtsById, courtsOfType, courtTypesWithAll } from '@app/contract/courts/courts'
import { writeObject } from '@app/contract/kit/shapes'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { courtColumns, withoutCodes } from './shown-court.ts'

/** Court types after 'all' (id 0), as the permanent-booking list filters them (spec 3 §7). */
export const typesWithAll = handle(courtTypesWithAll, async ({ tx, say }) => {
  const types = await tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso as id', 'desc_tiporecurso as text'])
    .orderBy('desc_tiporecurso')
    .orderBy('id_mst_tiporecurso')
    .execute()
  return [{ id: 0, text: say('courts.all_types') }, ...types]
})

/** Active courts, type by type in the order of the planner. */
export const dropdown = handle(courtDropdown, ({ tx }) =>
  tx
    .selectFrom('recurso')
    .select(['id_mst_recurso as id', 'desc_recurso as text'])
    .where('activo', '=', true)
    .orderBy('id_mst_tiporecurso')
    .orderBy('orden')
    .orderBy('id_mst_recurso')
    .execute(),
)

/** Courts type by type in the order of the planner. */
const inOrder = (tx: Tx) =>
  tx.selectFrom('recurso').select(courtColumns).orderBy('id_mst_tiporecurso').orderBy('orden').orderBy('id_mst_recurso')

/** The courts of a type, or of every type when it is 0. */
export const ofType = handle(courtsOfType, async (call) => {
  const { id } = call.input
  const rows = await inOrder(call.tx)
    .$if(id !== 0, (query) => query.where('id_mst_tiporecurso', '=', id))
    .execute()
  return withoutCodes(call, rows)
})

export const byId = handle(courtsById, async (call) => {
  const rows = await withoutCodes(call, await inOrder(call.tx).execute())
  return Object.fromEntries(rows.map((row) => [String(row.id_mst_recurso), writeObject(court.fields, row)]))
})

/** Administrators by name. */
export const confirmers = handle(administrators, async ({ tx }) => {
  const rows = await tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
    .select(['s.id_mst_socios', 's.nombre', 's.apellidos'])
    .where('c.is_admin', '=', true)
    .orderBy('s.nombre')
    .orderBy('s.apellidos')
    .orderBy('s.id_mst_socios')
    .execute()
  return rows.map(({ id_mst_socios, nombre, apellidos }) => ({ id_mst_socios, nombre_completo: `${nombre} ${apellidos}`.trim() }))
})
