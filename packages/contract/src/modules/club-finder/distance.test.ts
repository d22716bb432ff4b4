import { describe, expect, it } from 'vitest'
import { bearing, distanceKm } from './distance.ts'

const place = (latitud: number, longitud: number) => ({ latitud, longitud })
const barcelona = place(41.3851, 2.1734)
const madrid = place(40.4168, -3.7038)

describe('distance and direction', () => {
  it.each([
    ['Barcelona to Madrid', barcelona, madrid, 505.4, 259],
    ['Madrid to Barcelona', madrid, barcelona, 505.4, 75],
    ['a degree of the equator', place(0, 0), place(0, 1), 111.2, 90],
    ['a degree of a meridian', place(0, 0), place(1, 0), 111.2, 0],
    ['southwards', place(41, 2), place(40, 2), 111.2, 180],
    ['across the day line', place(0, 179.5), place(0, -179.5), 111.2, 90],
    ['pole to pole', place(90, 0), place(-90, 0), 20_015.1, 180],
  ])('of %s', (_what, from, to, km, degrees) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 0)
    expect(Math.abs(bearing(from, to) - degrees)).toBeLessThanOrEqual(1)
  })
  it('are those of a circle: nothing to oneself, the same both ways, never more than half the globe', () => {
    const all = [-90, -41.5, 0, 12.25, 90].flatMap((latitud) => [-180, -3.7, 0, 2.17, 180].map((longitud) => place(latitud, longitud)))
    for (const from of all) {
      expect(distanceKm(from, from)).toBe(0)
      for (const to of all) {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)
        expect(distanceKm(from, to)).toBeLessThanOrEqual(20_016)
        expect(bearing(from, to)).toBeGreaterThanOrEqual(0)
        expect(bearing(from, to)).toBeLessThan(360)
      }
    }
  })
})
