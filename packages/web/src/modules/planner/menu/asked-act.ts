import { store } from '../../../kit/reads/store.ts'

/** What can be asked of a booking from its card: an act of its panel, `charge`, which gives the keyboard to the ways to pay, or `park`. */
export type CardAct = 'charge' | 'edit' | 'move' | 'court' | 'duplicate' | 'print' | 'delete' | 'park'

/** The act that the panel of a booking does as soon as it shows it. */
export const askedAct = store<{ readonly id: number; readonly act: Exclude<CardAct, 'park'> } | null>(null)

/** The keys of acts on the card that has the keyboard; Ctrl is written before. */
export const actKeys: Readonly<Record<string, CardAct>> = {
  F8: 'charge',
  m: 'move',
  'ctrl+d': 'duplicate',
  'ctrl+p': 'print',
  Delete: 'delete',
  F6: 'park',
}
