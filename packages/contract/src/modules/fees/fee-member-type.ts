import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { fee, feeDesk } from './fee.ts'
import { feeReads as reads } from './member-fees.ts'

const typed = { id: field.ref('cuotas') }
/** Members with a fee whose type differs from the fee's; `socios` limits the question to members that would get it. */
export const checkMemberType = action({
  endpoint: 'GET /api/socios_cuotas/cuota/{id}/checkTiposocioDiferente',
  ...reads,
  input: { ...typed, socios: optional(field.text(4000)) },
  output: object({
    id_mst_tiposocio: optional(field.integer()),
    desc_tiposocio: optional(field.text(100)),
    diferentes: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220), desc_tiposocio: field.text(100) }), 500),
  }),
})
/** Changes members with a fee to the fee's member type: all that differ, or those named. */
export const changeMemberType = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/changeTiposocioDiferente',
  permission: feeDesk,
  input: { ...typed, socios: optional(list(field.ref('socio'), 500)) },
  output: object({ cambiados: field.integer() }),
  changes: [member],
  answer: 'statusOk',
})
/** Sets or clears the member type of a fee; those that have it keep theirs. */
export const setFeeMemberType = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/change_id_mst_tiposocio',
  permission: feeDesk,
  input: { ...typed, id_mst_tiposocio: optional(field.ref('tipo_socio')) },
  output: object({ diferentes: field.integer() }),
  changes: [fee],
  answer: 'statusOk',
})
