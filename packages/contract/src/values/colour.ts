const names: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  brown: '#a52a2a',
}

/** Colour as '#rrggbb' in lower case from '#abc', 'aabbcc', '#AABBCC' or a basic CSS name; null for anything else. */
export const readColour = (raw: string): string | null => {
  const text = raw.trim().toLowerCase()
  if (Object.hasOwn(names, text)) return names[text] ?? null
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1]
  if (hex === undefined) return null
  return `#${hex.length === 6 ? hex : hex.replaceAll(/./g, '$&$&')}`
}

/** The hues of a colour by the degree at which each ends; brown is a dark orange. */
const hues = [
  ['red', 15],
  ['orange', 45],
  ['yellow', 68],
  ['green', 162],
  ['turquoise', 195],
  ['blue', 252],
  ['violet', 295],
  ['pink', 345],
  ['red', 360],
] as const
export type ColourName = 'black' | 'white' | 'grey' | 'brown' | (typeof hues)[number][0]

/** Common name of '#rrggbb'; grey for an invalid colour. */
export function colourName(colour: string): ColourName {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255 || 0)
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const light = (most + least) / 2
  const range = most - least
  if (light < 0.1) return 'black'
  if (light > 0.95) return 'white'
  if (range < 0.12) return 'grey'
  const sixth = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  const degree = (sixth * 60 + 360) % 360
  const name = hues.find(([, end]) => degree < end)?.[0] ?? 'red'
  return name === 'orange' && light < 0.36 && range < 0.7 ? 'brown' : name
}
