import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { object } from '../../kit/shapes.ts'
import { fileOpening } from './opening.ts'

/** All stored data about one person, by table, machine-readable (GDPR art. 15 and 20). Secrets and files are left out. */
export const exportPersonalData = action({
  endpoint: 'POST /api/socio/{id}/datosPersonales',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: object({ fecha: field.instant(), tablas: field.json<Readonly<Record<string, readonly Record<string, unknown>[]>>>() }),
  changes: [fileOpening],
})

export const personalDataRefusals = refusals({ 'datos.consentimiento_igual': 409 })
