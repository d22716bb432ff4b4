import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { memberImportChange } from '../members/member-import.ts'
import { erasedRows } from './erased-rows.ts'
import { fileOpening } from './opening.ts'

const one = { id: field.ref('socio') }

/** Everything that the club keeps about one person, by table, for a machine to read (GDPR art. 15 and 20). Secrets and files are left out. */
export const exportPersonalData = action({
  endpoint: 'POST /api/socio/{id}/datosPersonales',
  permission: 'members',
  input: one,
  output: object({ fecha: field.instant(), tablas: field.json<Readonly<Record<string, readonly Record<string, unknown>[]>>>() }),
  changes: [fileOpening],
})

/** What keeps the data of somebody from being erased now: he is still of the club, owes, holds, plays, or somebody depends on him. */
export const erasureBlocks = ['reservado', 'cuenta', 'activo', 'debe', 'creditos', 'abonos', 'reservas', 'beneficiarios'] as const

/** Whether the data of a member can be erased, and what stands in the way. */
export const erasurePreview = action({
  endpoint: 'GET /api/socio/{id}/suprimir/vista',
  permission: 'admin',
  input: one,
  output: object({ nombre_completo: field.text(220), impide: list(field.choice(...erasureBlocks)) }),
})
/**
 * Erases what the club knows about a member: his file says nothing of him any more, what is only about him is deleted, and the history of his
 * file with it. Lines and payments stay, without a name, for as long as the tax law asks for them (GDPR art. 17). Not reversible.
 */
export const erasePersonalData = action({
  endpoint: 'POST /api/socio/{id}/suprimir',
  permission: 'admin',
  input: { ...one, /** The name as it stands in the file, typed once more; no log keeps it. */ nombre_completo: field.secret(220) },
  output: object({ id_mst_socios: field.integer(), nombre_completo: field.text(220) }),
  changes: [member, memberImportChange, ...erasedRows],
})

export const personalDataRefusals = refusals({
  'datos.consentimiento_igual': 409,
  'datos.supresion_impedida': 409,
  'datos.nombre_distinto': 422,
})
