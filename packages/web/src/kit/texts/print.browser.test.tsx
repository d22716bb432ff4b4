import { afterEach, expect, test } from 'vitest'
import { escapeHtml, printHtml } from './print.ts'

const found: MutationObserver[] = []
afterEach(() => {
  for (const observer of found.splice(0)) observer.disconnect()
})

interface Printed {
  readonly page: string
  readonly text: string
  readonly bodyHeight: number
}

/** Appearance of the next page at the moment of printing. */
function nextPrint(): Promise<Printed> {
  return new Promise((resolve) => {
    const observer = new MutationObserver((changes) => {
      const frame = changes.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node instanceof HTMLIFrameElement)
      frame?.addEventListener('load', () =>
        frame.contentWindow!.addEventListener('beforeprint', () => {
          const { body, styleSheets } = frame.contentDocument!
          const rules = [...styleSheets].flatMap(({ cssRules }) => [...cssRules])
          const page = rules.filter((rule) => rule instanceof frame.contentWindow!.window.CSSPageRule).at(-1)!.cssText
          resolve({ page, text: body.innerText, bodyHeight: body.scrollHeight })
        }),
      )
    })
    observer.observe(document.body, { childList: true })
    found.push(observer)
  })
}
const sizeOf = ({ page }: Printed) => /size: (\d+)mm (\d+)mm/.exec(page)!.slice(1).map(Number)

test('a ticket is 80 mm wide and as long as what stands on it, in millimetres', async () => {
  const print = nextPrint()
  await printHtml('<div style="height:100mm">Pista 3</div>', { width: 80 })
  const printed = await print
  const [width, height] = sizeOf(printed)
  expect(width).toBe(80)
  expect(height).toBeGreaterThanOrEqual(100)
  expect(height).toBeLessThanOrEqual(112)
  expect(printed.text).toBe('Pista 3')
})

test('a longer ticket is longer than an A4 sheet rather than cut', async () => {
  const print = nextPrint()
  await printHtml('<div style="height:400mm">Pista 3</div>', { width: 80 })
  expect(sizeOf(await print)[1]).toBeGreaterThanOrEqual(400)
})

test('without a width it is an A4 sheet, and however often one prints only one frame is there', async () => {
  const print = nextPrint()
  await printHtml('<p>Recibo</p>')
  expect((await print).page).toMatch(/size: a4/i)
  expect(document.querySelectorAll('iframe').length).toBeLessThanOrEqual(1)
})

test('names in a ticket are text, never markup', async () => {
  const print = nextPrint()
  await printHtml(`<p>${escapeHtml('<img src=x onerror=alert(1)> & "Pol"')}</p>`, { width: 80 })
  expect((await print).text).toBe('<img src=x onerror=alert(1)> & "Pol"')
})
