import { percentOf } from '@app/contract/values/money'

/** Member type → its share of the full price, in hundredths of a percent. */
export const demoTypes = [
  { id: 2, desc: 'Socio', pays: 10_000 },
  { id: 1, desc: 'Abonado', pays: 5000 },
  { id: 4, desc: 'Júnior', pays: 6000 },
  { id: 5, desc: 'Familiar', pays: 7500 },
  { id: 3, desc: 'Invitado', pays: 12_500 },
] as const

/** Price of a member type from a full price of the demo club, in cents. */
export const demoPrice = (cents: number, pays: number) => percentOf(cents, pays)
