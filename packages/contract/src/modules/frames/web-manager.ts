import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'

/** Address of the manager of the web site that its frame opens; empty without one, and for one at the club's own host. */
export const webManagerAddress = action({
  endpoint: 'GET /api/gestorWebUrl',
  permission: 'params',
  input: {},
  output: object({ url: field.text(400) }),
})
