import { field } from '@app/contract/kit/kinds'
import { toDraft } from './draft.ts'

/** An amount in cents, never less than nothing. */
export const amount = field.money({ min: 0 })

/** Cents as they are typed: '12,50'; empty where there is no amount. */
export const amountText = (cents: number | null) => String(toDraft(amount, cents))
