const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const latin = 'aacute eacute iacute oacute uacute ntilde ccedil agrave egrave ograve uuml iuml ordf ordm middot'.split(' ')
const letters = [...'áéíóúñçàèòüïªº·']

/** Character of an entity; the entity itself if unknown. */
function characterOf(whole: string, name: string): string {
  const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1] ?? null
  const number = code === null ? /^#(\d{1,7})$/.exec(name)?.[1] : String(Number.parseInt(code, 16))
  if (number !== undefined) return Number(number) <= 0x10ffff ? String.fromCodePoint(Number(number)) : ''
  const at = latin.indexOf(name.toLowerCase())
  if (at < 0) return named[name.toLowerCase()] ?? whole
  return /^[A-Z]/.test(name) ? letters[at]!.toUpperCase() : letters[at]!
}
const textOf = (html: string) =>
  html
    .replaceAll(/<br[^<>]*>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#?\w{1,10});/g, characterOf)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** True for a page of HTML, which several programs save under the name of a spreadsheet. */
export const isHtml = (text: string) => /^\s*</.test(text) && /<table[\s>]/i.test(text)

/** Content of a page's tables as records: a row each, a cell that spans columns followed by empty ones. */
export const htmlRecords = (page: string): string[][] =>
  page
    .replaceAll(/<!--[^]*?-->/g, '')
    .split(/<tr(?=[\s>])/i)
    .slice(1)
    .map((row) =>
      row
        .split(/<\/tr|<\/table/i)[0]!
        .split(/<t[dh](?=[\s>])/i)
        .slice(1)
        .flatMap((cell) => {
          const end = cell.indexOf('>')
          const span = Math.min(Number(/colspan\s*=\s*["']?(\d{1,3})/i.exec(cell.slice(0, end))?.[1] ?? 1), 100)
          return [textOf(cell.slice(end + 1)), ...Array.from({ length: Math.max(0, span - 1) }, () => '')]
        }),
    )
