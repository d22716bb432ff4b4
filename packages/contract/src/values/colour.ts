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
