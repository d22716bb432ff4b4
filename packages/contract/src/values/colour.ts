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

/** A colour as '#rrggbb' in small letters from '#abc', 'aabbcc', '#AABBCC' or a basic CSS name; null when it is none. */
export const readColour = (raw: string): string | null => {
  const text = raw.trim().toLowerCase()
  if (Object.hasOwn(names, text)) return names[text] ?? null
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1]
  if (hex === undefined) return null
  return `#${hex.length === 6 ? hex : hex.replaceAll(/./g, '$&$&')}`
}

const luminance = (colour: string): number => {
  const channel = (from: number) => {
    const c = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The contrast of two '#rrggbb' colours, 1 to 21 (WCAG 2.2 §1.4.3 asks 4.5 for text). */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Black or white, whichever reads better on a '#rrggbb' colour. */
export const textOn = (colour: string): '#000000' | '#ffffff' =>
  contrast(colour, '#000000') >= contrast(colour, '#ffffff') ? '#000000' : '#ffffff'
