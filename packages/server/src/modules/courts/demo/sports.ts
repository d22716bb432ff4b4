/** A sport of the demo club; prices in cents per player and hour, times in minutes. */
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
export const demoSports: readonly DemoSport[] = [
  { id: 1, name: 'Pádel', court: 'Pista', demand: 'padel', players: 4, lengths: [90, 90, 90, 60], valley: 400, peak: 600 },
  { id: 2, name: 'Tenis', court: 'Tenis', demand: 'tenis', players: 2, lengths: [60, 60, 90], valley: 500, peak: 700 },
  { id: 3, name: 'Pickleball', court: 'Pickleball', demand: 'pickleball', players: 4, lengths: [60], valley: 300, peak: 400 },
]

/** Peak hours on working days; the weekend is peak all day. */
export const demoPeak = { from: 1080, to: 1320 } as const
