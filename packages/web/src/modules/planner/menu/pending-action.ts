import { store } from '../../../kit/reads/store.ts'

/** Action on a booking from its card: one of its panel, `charge`, which focuses the payment methods, or `park`. */
export type CardAction = 'charge' | 'edit' | 'move' | 'court' | 'duplicate' | 'print' | 'delete' | 'park'

/** Action for the panel of a booking to run on opening. */
export const pendingAction = store<{ readonly id: number; readonly act: Exclude<CardAction, 'park'> } | null>(null)

/** Keys of the actions on the focused card; Ctrl is written first. */
export const actKeys: Readonly<Record<string, CardAction>> = {
  F8: 'charge',
  m: 'move',
  'ctrl+d': 'duplicate',
  'ctrl+p': 'print',
  Delete: 'delete',
  F6: 'park',
}
