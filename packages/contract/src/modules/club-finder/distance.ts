/** Place on the globe in decimal degrees (WGS 84). */
export interface Place {
  readonly latitud: number
  readonly longitud: number
}

/** Mean radius of the Earth in kilometres. */
const radius = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places along a great circle, by the haversine formula. */
export function distanceKm(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitud), radians(to.latitud)]
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitud - from.longitud) / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Direction from one place to another at the start, in degrees from north over east, 0 to 359. */
export function bearing(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitud), radians(to.latitud)]
  const turn = radians(to.longitud - from.longitud)
  const angle = Math.atan2(Math.sin(turn) * Math.cos(b), Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn))
  return Math.floor((angle * 180) / Math.PI + 360.5) % 360
}

/** Number to one decimal. */
export const inTenths = (n: number): number => Math.floor(n * 10 + 0.5) / 10
