import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { memberImportChange } from '../members/member-import.ts'
import { erasedRows } from '../personal-data/erased-rows.ts'

const one = { id: field.ref('socio') }

/** Reasons against erasing a member's data now: still active, with debts, credits, passes or bookings, or with dependants. */
export const erasureBlocks = ['reservado', 'cuenta', 'activo', 'debe', 'creditos', 'abonos', 'reservas', 'beneficiarios'] as const

/** Permission to erase the data of a member, and the reasons against it. */
export const erasurePreview = action({
  endpoint: 'GET /api/socio/{id}/suprimir/vista',
  permission: 'admin',
  input: one,
  output: object({ nombre_completo: field.text(220), impide: list(field.choice(...erasureBlocks)) }),
})
/**
 * Erases the data of a member: the file is anonymised, purely personal rows are deleted, with the history of the file. Lines and payments
 * stay, without a name, as long as tax law requires (GDPR art. 17). Not reversible.
 */
export const erasePersonalData = action({
  endpoint: 'POST /api/socio/{id}/suprimir',
  permission: 'admin',
  input: { ...one, /** Name as in the file, typed again; no log stores it. */ nombre_completo: field.secret(220) },
  output: object({ id_mst_socios: field.integer(), nombre_completo: field.text(220) }),
  changes: [member, memberImportChange, ...erasedRows],
})
