import type { PlannerBooking } from '../planner-model.ts'

/** Colour in OKLab: lightness 0 to 1, then green to red and blue to yellow. */
type Lab = readonly [number, number, number]

/** Surface of the planner and lightness limit of a bar on it; the surfaces are those of tokens.css. */
export const palettes = {
  light: { surface: '#ffffff', least: 0.42, most: 0.57 },
  dark: { surface: '#1c1f26', least: 0.65, most: 0.84 },
} as const

const paymentColour = { paid: '#1f9d57', part: '#d98200', unpaid: '#d64545', none: '#8a93a3' }

const channel = (hex: string, at: number) => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** '#rrggbb' in OKLab (the matrices of CSS Color 4). */
function labOf(hex: string): Lab {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
const mix = ([l, a, b]: Lab, share: number, surface: Lab): Lab => {
  const rest = 1 - share
  return [l * share + surface[0] * rest, a * share + surface[1] * rest, b * share + surface[2] * rest]
}
const css = (colour: Lab) => `oklab(${colour.map((part) => part.toFixed(4)).join(' ')})`

function coloursOn({ surface, least, most }: (typeof palettes)['light' | 'dark'], type: string, fill: string) {
  const ground = labOf(surface)
  const [l, a, b] = labOf(type)
  const bar: Lab = [Math.min(most, Math.max(least, l)), a, b]
  const [light, ...hue] = labOf(fill)
  return { fill: css(mix([Math.max(0.45, light), ...hue], 0.14, ground)), bar: css(bar), edge: css(mix(bar, 0.32, ground)) }
}

const known = new Map<string, Readonly<Record<string, string>>>()

/** Fill, bar and edge as custom properties for both schemes, bounded so that any colour keeps its contrast. Computed once per colour: in CSS every card of a day would compute it again. */
export function coloursOf(type: string, fill = type): Readonly<Record<string, string>> {
  const key = `${type} ${fill}`
  const found = known.get(key)
  if (found) return found
  const [light, dark] = [coloursOn(palettes.light, type, fill), coloursOn(palettes.dark, type, fill)]
  const both = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`
  const style = { '--fill': both('fill'), '--bar': both('bar'), '--edge': both('edge') }
  known.set(key, style)
  return style
}

/** Colours of a booking; if the type colours by payment the fill follows the payment and the type keeps the bar. */
export const colourStyle = ({ colour, colourByPayment, payment }: PlannerBooking) =>
  coloursOf(colour, colourByPayment ? paymentColour[payment] : colour)
