/** Last minute of a day in hours rows. */
export const lastMinute = 1439
/** Distance of the adjusted end in minutes. */
const step = 15

export interface Span {
  readonly hora_inicio: number
  readonly hora_fin: number
}

/** A row with a new start: an end before it becomes the start plus 15 minutes. */
export const withStart = (row: Span, hora_inicio: number): Span => ({
  hora_inicio,
  hora_fin: hora_inicio > row.hora_fin ? Math.min(lastMinute, hora_inicio + step) : row.hora_fin,
})
/** A row with a new end: a start after it becomes the end minus 15 minutes. */
export const withEnd = (row: Span, hora_fin: number): Span => ({
  hora_fin,
  hora_inicio: hora_fin < row.hora_inicio ? Math.max(0, hora_fin - step) : row.hora_inicio,
})
