import { memberActivities } from '@app/contract/activity-types/activity-type'
import { handle } from '../../kit/http/serve.ts'

export const ofMembers = handle(memberActivities, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_tipoactividad')
    .selectAll()
    .$if(id_mst_socios !== null, (q) => q.where('id_mst_socios', '=', id_mst_socios!))
    .orderBy('id_mst_socios')
    .orderBy('id_mst_tipoactividad')
    .execute(),
)
