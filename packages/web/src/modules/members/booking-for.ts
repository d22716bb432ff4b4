import { store } from '../../kit/reads/store.ts'

/** Id of the member for whom the next new booking was asked; the booking takes the member as its first player. */
export const bookingFor = store<number | null>(null)
