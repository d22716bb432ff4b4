import { plain } from '../../values/text.ts'

/** Code page 858: meaning of the printer's upper half of bytes after `ESC t 19`; the lower half is ASCII. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
const byteOf = new Map([...upper].map((sign, at) => [sign, 0x80 + at]))
/** Characters missing in the page, in ASCII. */
const plainer: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '−': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
}

const isPrinted = (sign: string) => byteOf.has(sign) || /^[ -~]$/.test(sign)
/** A character in those of the page: itself, its nearest letters, or a question mark. */
function nearest(sign: string): string {
  if (plainer[sign] !== undefined) return plainer[sign]
  if (isPrinted(sign)) return sign
  if (/\p{Zs}/u.test(sign)) return ' '
  if (/\p{Cc}/u.test(sign)) return '?'
  const folded = plain(sign)
  const cased = sign === sign.toLowerCase() ? folded : folded.toUpperCase()
  return [...cased].every(isPrinted) ? cased : '?'
}

/** Text in the characters of page 858, as many as it takes on paper: letters that the page lacks become the nearest ones (Ł is L, œ is oe). */
export const printable = (text: string): string => [...text.normalize('NFC')].map(nearest).join('')

/** Printable text in bytes of page 858. */
export const pc858 = (text: string): number[] => [...printable(text)].map((sign) => byteOf.get(sign) ?? sign.charCodeAt(0))

const [esc, gs, lineFeed] = [0x1b, 0x1d, 0x0a]
/** Commands of 80 mm printers used by a ticket (formats.md §5). */
const commands = {
  init: [esc, 0x40],
  page858: [esc, 0x74, 19],
  left: [esc, 0x61, 0],
  center: [esc, 0x61, 1],
  bold: [esc, 0x45, 1],
  normal: [esc, 0x45, 0],
  feed: [esc, 0x64, 3],
  cut: [gs, 0x56, 66, 0],
} as const

/** QR of a text: model 2, level M, with fields of some dots. */
export function qrBytes(text: string, dots = 6): number[] {
  const data = pc858(text)
  const length = data.length + 3
  const about = (...more: number[]) => [gs, 0x28, 0x6b, ...more]
  return [
    ...about(4, 0, 0x31, 0x41, 0x32, 0),
    ...about(3, 0, 0x31, 0x43, dots),
    ...about(3, 0, 0x31, 0x45, 0x31),
    ...about(length & 0xff, length >> 8, 0x31, 0x50, 0x30, ...data),
    ...about(3, 0, 0x31, 0x51, 0x30),
  ]
}

/** Text in lines of n columns, broken between words if possible. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else if (last === '') lines[lines.length - 1] = word
    else lines.push(word)
    while (lines.at(-1)!.length > columns) {
      const long = lines.pop()!
      lines.push(long.slice(0, columns), long.slice(columns))
    }
  }
  return lines
}

/** Text on the left and an amount on the right, in lines of n columns; long text continues below, and the amount is on the last line. */
export function columnsOf(text: string, amount: string, columns: number): string[] {
  const lines = wrapped(text, columns - amount.length - 1)
  return [...lines.slice(0, -1), lines.at(-1)!.padEnd(columns - amount.length) + amount]
}

interface Row {
  readonly text: string
  readonly amount: string
}
/** Texts of a ticket in the order of the roll. */
export interface TicketContent {
  readonly head: string
  readonly about: readonly string[]
  /** QR of an official invoice between the words of the law. */
  readonly seal?: { readonly above: string; readonly text: string; readonly dots: number; readonly below: string } | undefined
  readonly lines: readonly Row[]
  readonly total: Row
  readonly sums: readonly Row[]
  /** Sold passes: the text and the QR content of each. */
  readonly qrs: readonly { readonly text: string; readonly code: string }[]
}

/** Columns of font A on a roll of n millimetres: 48 on 80, 32 on 58. */
export const columnsOn = (millimetres: number) => (millimetres > 0 && millimetres < 70 ? 32 : 48)

/** Ticket as the bytes of an ESC/POS printer, cut at its end (0096). */
export function escposTicket({ head, about, seal, lines, total, sums, qrs }: TicketContent, columns: number): Uint8Array {
  const printedLine = (text: string) => [...pc858(text), lineFeed]
  const printed = (text: string) => wrapped(printable(text), columns).flatMap(printedLine)
  const rows = (all: readonly Row[]) =>
    all.flatMap(({ text, amount }) => columnsOf(printable(text), printable(amount), columns).flatMap(printedLine))
  const rule = printedLine('-'.repeat(columns))
  return Uint8Array.from([
    ...commands.init,
    ...commands.page858,
    ...commands.center,
    ...commands.bold,
    ...printed(head),
    ...commands.normal,
    ...about.flatMap(printed),
    ...(seal ? [...printed(seal.above), ...qrBytes(seal.text, seal.dots), lineFeed, ...printed(seal.below)] : []),
    ...commands.left,
    ...rule,
    ...rows(lines),
    ...rule,
    ...commands.bold,
    ...rows([total]),
    ...commands.normal,
    ...rows(sums),
    ...(qrs.length > 0 ? commands.center : []),
    ...qrs.flatMap(({ text, code }) => [...printed(text), ...qrBytes(code), lineFeed, ...printedLine(code)]),
    ...commands.feed,
    ...commands.cut,
  ])
}
