/** A rise and fall of demand around a minute of the day: its middle, how wide it is (minutes) and how high (0 to 1). */
type Wave = readonly [middle: number, width: number, height: number]
type Sport = 'padel' | 'tenis' | 'pickleball'

const curves: Readonly<Record<Sport, { workday: readonly Wave[]; friday: readonly Wave[]; weekend: readonly Wave[] }>> = {
  padel: {
    workday: [
      [600, 70, 0.3],
      [855, 50, 0.45],
      [1185, 105, 0.97],
    ],
    friday: [
      [600, 70, 0.3],
      [870, 60, 0.5],
      [1110, 95, 0.75],
    ],
    weekend: [
      [645, 105, 0.95],
      [1050, 110, 0.6],
    ],
  },
  tenis: {
    workday: [
      [585, 80, 0.42],
      [1110, 100, 0.82],
    ],
    friday: [
      [585, 80, 0.42],
      [1065, 90, 0.6],
    ],
    weekend: [
      [630, 100, 0.9],
      [1020, 95, 0.45],
    ],
  },
  pickleball: {
    workday: [
      [660, 80, 0.6],
      [1125, 95, 0.55],
    ],
    friday: [
      [660, 80, 0.6],
      [1080, 90, 0.45],
    ],
    weekend: [
      [690, 90, 0.7],
      [1035, 90, 0.4],
    ],
  },
}

const open = { from: 480, to: 1380 } as const

/** Probability, 0 to 1, that a court is booked at a minute of a weekday (1 Monday to 7 Sunday); 0 before 8:00 and from 23:00. */
export const demand = (sport: Sport, weekday: number, minute: number): number => {
  if (minute < open.from || minute >= open.to) return 0
  const curve = curves[sport][weekday > 5 ? 'weekend' : weekday === 5 ? 'friday' : 'workday']
  const sum = curve.reduce((total, [middle, width, height]) => total + height * Math.exp(-(((minute - middle) / width) ** 2) / 2), 0.06)
  return Math.min(sum, 1)
}
