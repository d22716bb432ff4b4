import { refusals } from '../../kit/refusals.ts'

/** Refusals of the club finder. */
export const clubFinderRefusals = refusals({ 'finder.dia_lejano': 422, 'finder.media_coordenada': 422 })
