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

async function frameWith(html: string, styles: string, width: number | null): Promise<HTMLIFrameElement> {
  last?.remove()
  const frame = document.createElement('iframe')
  last = frame
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:-10000px;top:0;border:0;width:${width ?? 210}mm;height:297mm`
  frame.srcdoc = `<!doctype html><html><head><style>${sheet}${styles}</style></head><body>${html}</body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}

/**
 * Prints a page without leaving the screen: A4, landscape with `isWide`, or with `width` in millimetres a ticket of exactly the required height,
 * because browsers have no endless roll. Values inside `html` must be escaped already: see `escapeHtml`.
 */
export async function printHtml(
  html: string,
  { width = null, styles = '', isWide = false }: { width?: number | null; styles?: string; isWide?: boolean } = {},
) {
  const frame = await frameWith(html, styles + (width === null ? '' : pageRule(width, 297)), width)
  const page = frame.contentDocument!
  const height = Math.ceil(page.body.scrollHeight * mmPerPixel) + 4
  const rule = page.createElement('style')
  rule.textContent = pageRule(width, height, isWide)
  page.head.append(rule)
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove(), { once: true })
  frame.contentWindow!.print()
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text escaped for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
