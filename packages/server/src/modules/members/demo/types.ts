import { percentOf } from '@app/contract/values/money'

/** Member type → what of the full price it pays, in hundredths of a percent. */
export const demoTypes = [
  { id: 2, desc: 'Socio', pays: 10_000 },
  { id: 1, desc: 'Abonado', pays: 5000 },
  { id: 4, desc: 'Júnior', pays: 6000 },
  { id: 5, desc: 'Familiar', pays: 7500 },
  { id: 3, desc: 'Invitado', pays: 12_500 },
] as const

/** What a member type pays of a full price of the demo club, in cents. */
export const demoPrice = (cents: number, pays: number) => percentOf(cents, pays)
