import { inTenths } from '@app/contract/club-finder/distance'
import { escaped } from '../../../kit/http/html.ts'
import type { View } from './finder-view.ts'

const middle = 150
const outer = 138

/** Points of the compass from a bearing. */
const compass = (rumbo: number) => (['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const)[Math.floor(rumbo / 45 + 0.5) % 8]!

/** Arrow towards a club, with its words. */
export const arrow = ({ say }: View, rumbo: number) =>
  `<svg width="18" height="18" viewBox="-9 -9 18 18" role="img" aria-label="${escaped(say('finder.direction', { rumbo: say(`finder.${compass(rumbo)}`) }))}"><path class="arrow" d="M0-8L6 7 0 4-6 7z" transform="rotate(${rumbo})"/></svg>`

interface Marked {
  readonly distancia: number
  readonly rumbo: number
  readonly club: string
}
/** Rings of 5, 10, 20 and 30 km around the place with the numbers of the clubs, north up; no outside service. */
export function ringMap({ say, search }: View, clubs: readonly Marked[], chosen: string | null): string {
  const farthest = Math.max(search.distancia, 30)
  // roots: nearby clubs get more room
  const radius = (km: number) => outer * Math.sqrt(Math.min(km, farthest) / farthest)
  const rings = [...new Set([5, 10, 20, 30, farthest])].map((km) => {
    const r = radius(km)
    return `<circle class="ring${km === farthest ? '' : ' in'}" cx="${middle}" cy="${middle}" r="${inTenths(r)}"/><text x="${middle}" y="${inTenths(middle - r - 3)}">${km} km</text>`
  })
  const marks = clubs.map(({ distancia, rumbo, club }, at) => {
    const angle = (rumbo * Math.PI) / 180
    const x = middle + radius(distancia) * Math.sin(angle)
    const y = middle - radius(distancia) * Math.cos(angle)
    return `<g class="club${club === chosen ? ' on' : ''}" transform="translate(${inTenths(x)} ${inTenths(y)})"><circle r="11"/><text y="4">${at + 1}</text></g>`
  })
  return `<section class="map" aria-label="${escaped(say('finder.map'))}"><div class="head"><h2>${escaped(say('finder.map'))}</h2><span class="soft end">${escaped(say('finder.north_up'))}</span></div><svg viewBox="0 -6 300 312" role="img" aria-label="${escaped(say('finder.map_label'))}">${rings.join('')}<circle class="arrow" cx="${middle}" cy="${middle}" r="6"/>${marks.join('')}</svg></section>`
}
