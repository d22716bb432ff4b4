/** What the demo club is made of; prices in cents per player and hour, times in minutes. */
export interface DemoSport {
  readonly id: number
  readonly name: string
  readonly court: string
  readonly demand: 'padel' | 'tenis' | 'pickleball'
  readonly players: number
  readonly lengths: readonly number[]
  readonly valley: number
  readonly peak: number
}
export const sports: readonly DemoSport[] = [
  { id: 1, name: 'Pádel', court: 'Pista', demand: 'padel', players: 4, lengths: [90, 90, 90, 60], valley: 400, peak: 600 },
  { id: 2, name: 'Tenis', court: 'Tenis', demand: 'tenis', players: 2, lengths: [60, 60, 90], valley: 500, peak: 700 },
  { id: 3, name: 'Pickleball', court: 'Pickleball', demand: 'pickleball', players: 4, lengths: [60], valley: 300, peak: 400 },
]

/** Peak hours on working days; the weekend is peak all day. */
export const peak = { from: 1080, to: 1320 } as const

export const bookingTypes = [
  { id_mst_tiporeserva: 1, desc_tiporeserva: 'Partido', color: '#2f6fde', id_mst_tipoingreso: 1 },
  { id_mst_tiporeserva: 2, desc_tiporeserva: 'Clase', color: '#d98a00', id_mst_tipoingreso: 2 },
  { id_mst_tiporeserva: 3, desc_tiporeserva: 'Torneo', color: '#8b4fd6', id_mst_tipoingreso: 1 },
  { id_mst_tiporeserva: 4, desc_tiporeserva: 'Liga interna', color: '#0f97a8', id_mst_tipoingreso: 1 },
  { id_mst_tiporeserva: 5, desc_tiporeserva: 'Mantenimiento', color: '#7a8494', id_mst_tipoingreso: 1 },
] as const

/** Member type → what of the full price it pays, in hundredths of a percent. */
export const memberTypes = [
  { id: 2, desc: 'Socio', pays: 10_000 },
  { id: 1, desc: 'Abonado', pays: 5000 },
  { id: 4, desc: 'Júnior', pays: 6000 },
  { id: 5, desc: 'Familiar', pays: 7500 },
  { id: 3, desc: 'Invitado', pays: 12_500 },
] as const

export interface DemoSize {
  readonly courts: readonly [number, number, number]
  readonly members: number
  /** Days of history and days ahead. */
  readonly back: number
  readonly ahead: number
  /** At most so many lines a booking. */
  readonly lines: number
}
export const sizes = {
  S: { courts: [6, 4, 2], members: 1500, back: 92, ahead: 31, lines: 4 },
  /** The large club with a tenth of its history and fewer members: what grows with the years shows beside it. */
  M: { courts: [40, 12, 8], members: 5000, back: 85, ahead: 31, lines: 2 },
  L: { courts: [40, 12, 8], members: 30_000, back: 1175, ahead: 31, lines: 2 },
} as const satisfies Record<string, DemoSize>
export type SizeName = keyof typeof sizes
