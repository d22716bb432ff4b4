import type { accountingInvoice, invoiceTypes } from '@app/contract/intranet-panel/accounting-invoice'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Day } from '@app/contract/values/day'

/** Invoice of an accounting system. */
export type AccountingInvoice = Omit<RowOfResource<typeof accountingInvoice>, 'id_reg_contabilidad_factura' | 'usuario_web'>
/** Invoice of a web user by its type and number. */
export interface InvoiceKey {
  readonly user: string
  readonly tipo: (typeof invoiceTypes)[number]
  readonly cod: string
}

/**
 * External accounting system of a club. Every implementation passes `accountingContract` of the tests. One that does not answer refuses
 * with `intranet.sin_respuesta` and has changed nothing.
 */
export interface AccountingSystem {
  /** Every invoice of a web user, by due day and number; none for an unknown user. */
  readonly invoicesOf: (user: string) => Promise<readonly AccountingInvoice[]>
  /** Marks an invoice as paid on a day, once. */
  readonly markPaid: (key: InvoiceKey, day: Day) => Promise<'paid' | 'already' | 'unknown'>
  /** Sets the number of notices of a yearly invoice of a year. */
  readonly setNotices: (key: Omit<InvoiceKey, 'tipo'> & { readonly ejercicio: number }, numavisos: number) => Promise<'set' | 'unknown'>
}
