/** Millimetres of a CSS pixel. */
const mmPerPixel = 25.4 / 96
const sheet = 'body{margin:0;font:12px/1.35 system-ui,sans-serif;color:#000;background:#fff}'

/** Frame of the last print; not every browser reports its end. */
let last: HTMLIFrameElement | null = null

const pageRule = (width: number | null, height: number, isWide = false) =>
  width === null
    ? isWide
      ? '@page{size:A4 landscape;margin:8mm}'
      : '@page{size:A4;margin:15mm}'
    : `@page{size:${width}mm ${height}mm;margin:0}body{width:${width - 8}mm;padding:2mm 4mm}`

async function frameWith(page: string, width: number | null): Promise<HTMLIFrameElement> {
  last?.remove()
  const frame = document.createElement('iframe')
  last = frame
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:-10000px;top:0;border:0;width:${width ?? 210}mm;height:297mm`
  frame.srcdoc = page
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}

/** Prints the page of a frame, and removes it. */
function printFrame(frame: HTMLIFrameElement, ruleAt: (height: number) => string) {
  const page = frame.contentDocument!
  const rule = page.createElement('style')
  rule.textContent = ruleAt(Math.ceil(page.body.scrollHeight * mmPerPixel) + 4)
  page.head.append(rule)
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove(), { once: true })
  frame.contentWindow!.print()
}

/**
 * Prints a page without leaving the screen: A4, landscape with `isWide`, or with `width` in millimetres a ticket of exactly the required height,
 * because browsers have no endless roll. Values inside `html` must be escaped already: see `escapeHtml`.
 */
export async function printHtml(
  html: string,
  { width = null, styles = '', isWide = false }: { width?: number | null; styles?: string; isWide?: boolean } = {},
) {
  const own = styles + (width === null ? '' : pageRule(width, 297))
  const page = `<!doctype html><html><head><style>${sheet}${own}</style></head><body>${html}</body></html>`
  printFrame(await frameWith(page, width), (height) => pageRule(width, height, isWide))
}

/** Prints a whole page of the server with its own styles: A4, or a roll of a width in millimetres, as long as its text. */
export async function printPage(page: string, width: number | null) {
  printFrame(await frameWith(page, width), (height) => (width === null ? '' : `@page{size:${width}mm ${height}mm;margin:0}`))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text escaped for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
