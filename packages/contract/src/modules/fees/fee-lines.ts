import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { fee } from './fee.ts'
import { feePeriod } from './fee-period.ts'
import { explained } from './member-fees.ts'
import { memberFeeTables } from './places/course-place.ts'

/** Answers to the question of R-128: the period is forgiven, charged again, the fee rests until a day, or ends. */
export const lineAnswers = ['perdonar', 'volver_a_cobrar', 'descansar', 'terminar'] as const

/** Fee and period of lines, for the deletion: nothing for a line of no fee. */
export const feeLinesInfo = action({
  endpoint: 'POST /api/ingresoPuntual/sociosCuotas/vista',
  permission: ['invoices'],
  input: { id_reg_facturas: list(field.ref('factura'), 500) },
  output: object({
    lineas: list(
      object({
        id_reg_factura: field.integer(),
        id_reg_socios_cuotas: field.integer(),
        nombre_completo: field.text(220),
        desc_cuota: fee.fields.desc_cuota,
        ...explained,
        /** Next days by answer: the coming period's, and this one's again. */
        fecha_proxima: optional(field.day()),
        fecha_otra_vez: field.day(),
        cambio_precio: field.flag(),
        id_reg_cuota_proceso: optional(field.integer()),
      }),
    ),
  }),
})
/**
 * Deletes lines of members' fees as any other, with an answer for what comes (R-128). Of a single line, `fecha_proxima` is the next day of
 * its fee `id_socios_cuota` (A-143): a day of the line's own period makes it due again.
 */
export const deleteFeeLines = action({
  endpoint: 'POST /api/ingresoPuntual/sociosCuotas/delete',
  permission: 'invoices',
  input: {
    id_reg_factura: optional(field.ref('factura')),
    id_socios_cuota: optional(field.ref('socios_cuotas')),
    fecha_proxima: optional(field.day()),
    lineas: defaulted(
      list(
        object({
          id_reg_factura: field.ref('factura'),
          despues: field.choice(...lineAnswers),
          fecha_proxima: optional(field.day()),
        }),
        500,
      ),
      [],
    ),
  },
  output: object({ borradas: field.integer() }),
  changes: [invoice, ...memberFeeTables, feePeriod, ledgerTransfer, ledgerAccount, ledgerOperation, ledgerOperationLine],
  answer: 'statusOk',
})
