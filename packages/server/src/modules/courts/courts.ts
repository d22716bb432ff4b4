import { allTexts } from '@app/contract'
import { court } from '@app/contract/courts/court'
import { courtDropdown, courtsOfType, courtTypesWithAll } from '@app/contract/courts/courts'
import { handle } from '../../kit/serve.ts'

const columns = Object.keys(court.fields) as (keyof typeof court.fields)[]

/** Court types after 'all' (id 0), as the permanent-booking list filters them (spec 3 §7). */
export const typesWithAll = handle(courtTypesWithAll, async ({ tx, user }) => {
  const types = await tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso as id', 'desc_tiporecurso as text'])
    .orderBy('desc_tiporecurso')
    .orderBy('id_mst_tiporecurso')
    .execute()
  return [{ id: 0, text: allTexts[user.lang]['courts.all_types']! }, ...types]
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

/** The courts of a type, or of every type when it is 0. */
export const ofType = handle(courtsOfType, ({ tx, input }) =>
  tx
    .selectFrom('recurso')
    .select(columns)
    .$if(input.id !== 0, (query) => query.where('id_mst_tiporecurso', '=', input.id))
    .orderBy('id_mst_tiporecurso')
    .orderBy('orden')
    .orderBy('id_mst_recurso')
    .execute(),
)
