import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { fee } from '../fees/fee.ts'
import { feePeriod } from '../fees/fee-period.ts'
import { memberFee } from '../fees/member-fee.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass, passDesk, passRow } from './pass.ts'

const one = { id: field.ref('abono') }
const rows = list(passRow, Number.POSITIVE_INFINITY)

/** Passes that a member bought between two days, newest first; the screen requests the last year. */
export const memberPasses = action({
  endpoint: 'GET /api/abono/get_by_user/{id}/fecha_ini/{fecha_ini}/fecha_fin/{fecha_fin}',
  permission: passDesk,
  input: { id: field.ref('socio'), fecha_ini: field.day(), fecha_fin: field.day() },
  output: rows,
})
/** Passes that the club sold between two days, newest first; by default in the last year. */
export const listPasses = action({
  endpoint: 'GET /api/abono',
  permission: passDesk,
  input: { start_date: optional(field.day()), end_date: optional(field.day()) },
  output: rows,
})
/** One pass. */
export const getPass = action({ endpoint: 'GET /api/abono/{id}', permission: passDesk, input: one, output: passRow })
/** Changes the activity of a pass, its fee option, and its last day; its balance changes by separate calls only. */
export const updatePass = action({
  endpoint: 'PUT /api/abono/{id}',
  permission: passDesk,
  input: {
    ...one,
    ...partial({ activo: pass.fields.activo, no_generar_cuota: pass.fields.no_generar_cuota, fecha_caducidad: optional(field.day()) }),
  },
  output: passRow,
  changes: [pass, ledgerAccount, ledgerTransfer],
  edits: editsOf(getPass),
})
/**
 * Ends passes on a day, as with the course they were sold for (spec 3 §7); one that ends earlier is unchanged. Refuses a day before the
 * purchase of one of them, and then ends none.
 */
export const endPasses = action({
  endpoint: 'POST /api/abono/caducar_bonos_curso',
  permission: passDesk,
  input: { bonos_selecionados: list(field.ref('abono'), 1000), fecha_fin_cuota: field.day() },
  output: object({ terminados: field.integer() }),
  changes: [pass, ledgerAccount, ledgerTransfer],
})
/**
 * Deletes a pass: its remainder is returned to the issuing account, its uses stay. Its line is deleted too if nothing was paid for it and
 * nothing used; otherwise `id_reg_factura` is the line that stays (R-095, 0097). A fee that it brought goes too, unless a period of it was
 * raised.
 */
export const removePass = action({
  endpoint: 'DELETE /api/abono/{id}',
  permission: passDesk,
  input: one,
  output: object({ id_reg_factura: optional(field.integer()) }),
  changes: [pass, invoice, ledgerAccount, ledgerTransfer, ...memberFeeTables, feePeriod],
})
/** Fee that a member got with a pass, in force or ended; null if there is none. */
export const relatedFee = action({
  endpoint: 'GET /api/abono/{socio}/{abono}/getCuotaRelacionada',
  permission: passDesk,
  input: { socio: field.ref('socio'), abono: field.ref('abono') },
  output: object({
    cuota: optional(
      object({
        ...pick(memberFee.fields, 'id_reg_socios_cuotas', 'id_cuota', 'fecha_inicio_cuota', 'fecha_fin_cuota', 'fecha_proxima'),
        desc_cuota: fee.fields.desc_cuota,
      }),
    ),
  }),
})
