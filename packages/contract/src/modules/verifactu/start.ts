import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { company } from '../company/company.ts'

/**
 * First day whose official invoices have records; none takes it back. Refuses a company without tax id or of a territory that is not
 * served, an installation that is not set up, a day in the past or with invoices, and any change once there are records.
 */
export const startVerifactu = action({
  endpoint: 'POST /api/verifactu/{id}/comenzar',
  permission: 'admin',
  input: { id: field.ref('empresa'), verifactu_desde: company.fields.verifactu_desde },
  output: object(pick(company.fields, 'verifactu_desde')),
  changes: [company],
})
