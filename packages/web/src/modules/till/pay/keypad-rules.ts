/** Key of the keypad: a digit, a decimal point, or deletion of the last one or all. */
export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | ',' | 'back' | 'clear'
export type Editing = 'cantidad' | 'precio'

/** Longest quantity, and longest integer part of euros. */
const most = { cantidad: 4, precio: 7 }

/** Text after a key: a point only in a price, after a digit and once, two decimals at most; a leading zero is ignored. */
export function press(text: string, key: KeypadKey, editing: Editing): string {
  if (key === 'clear') return ''
  if (key === 'back') return text.slice(0, -1)
  const [whole, decimals] = text.split(',') as [string, string?]
  if (key === ',') return editing === 'precio' && text !== '' && decimals === undefined ? `${text},` : text
  if (decimals !== undefined) return decimals.length + key.length > 2 ? text : text + key
  const next = whole === '0' ? key : whole + key
  return next === '00' ? '0' : next.length > most[editing] ? text : next
}
