import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allTexts } from '@app/contract'
import type { Browser, Page } from 'playwright'
import { openBrowser } from './browser.ts'
import { readToday } from './courts.ts'
import { panel, post } from './desk.ts'
import { startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signInPage } from './sign-in-page.ts'

const guide = join(import.meta.dirname, '../docs/guide')

/** One picture of the guide: its file, and the way to the screen from the start page. */
interface Picture {
  readonly name: string
  readonly open: (page: Page, go: (path: string) => Promise<void>) => Promise<void>
}
const at = (name: string, path: string): Picture => ({ name, open: (_page, go) => go(path) })
/** A booking of today in a state of payment, with its panel open. */
const bookingIn = async (page: Page, go: (path: string) => Promise<void>, pago: string) => {
  const { reservas } = await readToday(page, 1)
  const found = reservas.find((one) => one.pago === pago && one.socios.length > 2)
  if (!found) throw new Error(`No booking of today is ${pago}`)
  await go(`/reservas/1/${found.id_reg_reserva}`)
}

const pictures: readonly Picture[] = [
  at('calendario', '/reservas/1'),
  { name: 'reserva', open: (page, go) => bookingIn(page, go, 'unpaid') },
  {
    name: 'anular',
    open: async (page, go) => {
      await bookingIn(page, go, 'paid')
      await page.keyboard.press('Delete')
      await panel(page).locator('.wb.first').waitFor()
    },
  },
  at('tpv', '/tpv'),
  at('caja', '/caja/1'),
  at('ingresos', '/ingresos_puntuales'),
  at('socios', '/socios'),
  at('ficha', '/socios/100/edit'),
  at('pistas', '/tipo_recursos/1/detail'),
  at('horario', '/calendarios/1/detail'),
  at('tarifa', '/tarifas/1/edit'),
]

/** Names of the controls and headings in view that are texts of the product: what a picture shows of its words. */
async function wordsOf(page: Page, lang: 'es' | 'ca'): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const isSeen = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return one.checkVisibility({ visibilityProperty: true }) && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    }
    const partsOf = (one: Element) => {
      const parts = [one.getAttribute('aria-label') ?? '']
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      while (walk.nextNode()) parts.push(walk.currentNode.textContent ?? '')
      return parts.map((part) => part.trim()).filter((part) => part !== '')
    }
    return [...document.querySelectorAll('button, a, label, h1, h2, h3, th, [role=tab], [role=radio], [role=columnheader]')]
      .filter((one) => isSeen(one) && !one.closest('td, [role=gridcell]'))
      .flatMap(partsOf)
  })
  const known = new Set(Object.values(allTexts[lang]))
  return [...new Set(seen)].filter((text) => known.has(text)).toSorted((a, b) => (a < b ? -1 : 1))
}

/** Takes every picture of one language, and lists the words in it. */
async function take(browser: Browser, url: string, lang: 'es' | 'ca') {
  const folder = join(guide, lang, 'pictures')
  await mkdir(folder, { recursive: true })
  const options = { viewport: { width: 1280, height: 800 }, locale: 'es-ES', reducedMotion: 'reduce' } as const
  const first = await browser.newContext(options)
  const signedIn = await first.newPage()
  await signInPage(signedIn, url)
  await post(signedIn, `/api/account/set-locale/${lang}-ES`, {})
  const cookies = await first.cookies()
  await first.close()
  const words: Record<string, readonly string[]> = {}
  for (const { name, open } of pictures) {
    // a browser of its own: no tabs of the screens before
    const context = await browser.newContext(options)
    await context.addCookies(cookies)
    const page = await context.newPage()
    const go = async (path: string) => {
      await page.goto(`${url}/admin#${path}`)
      await settle(page)
    }
    await page.goto(url)
    await open(page, go)
    await settle(page)
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 60 })
    words[name] = await wordsOf(page, lang)
    console.log(`${lang} ${name}.jpg`)
    await context.close()
  }
  await writeFile(join(guide, lang, 'words.json'), `${JSON.stringify(words, null, 2)}\n`)
}

const product = await startProduct()
const browser = await openBrowser()
try {
  for (const lang of ['es', 'ca'] as const) await take(browser, product.url, lang)
} finally {
  await browser.close()
  await product.stop()
}
