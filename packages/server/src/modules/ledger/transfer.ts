import type { RowOfResource } from '@app/contract/kit/resource'
import type { ledgerTransfer, TransferReason } from '@app/contract/ledger/transfer'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

export type PostedTransfer = RowOfResource<typeof ledgerTransfer>

/** A transfer to post: `importe` above zero in `unidad` (cents by default), from the account `haber` to the account `debe`. */
export interface Transfer {
  readonly debe: number
  readonly haber: number
  readonly importe: number
  readonly motivo: TransferReason
  readonly unidad?: PostedTransfer['unidad']
  readonly texto?: string | null | undefined
  readonly id_reg_factura?: number | null
  /** The operation at an external system that moves it. */
  readonly id_reg_operacion?: number | null | undefined
  /** The transfer that this one reverts, fully or in part. */
  readonly revierte?: number | null | undefined
}
/** Context of a call for posting transfers. */
export type PostingContext = Pick<Call<unknown, User | null>, 'tx' | 'now' | 'today' | 'user' | 'club'> &
  Partial<Pick<Call<unknown>, 'note'>>
