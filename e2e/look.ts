import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { openBrowser } from './browser.ts'
import { readToday } from './courts.ts'
import { lookScreens } from './look-screens.ts'
import { startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signInPage } from './sign-in-page.ts'

const folder = join(import.meta.dirname, '../look')

/** Windows of the pictures: phones and tablets by finger, desks by mouse; the dark palette on one of each. */
const windows = [
  { width: 390, height: 844, isTouch: true, schemes: ['light', 'dark'] },
  { width: 768, height: 1024, isTouch: true, schemes: ['light'] },
  { width: 1024, height: 768, isTouch: true, schemes: ['light'] },
  { width: 1280, height: 800, isTouch: false, schemes: ['light'] },
  { width: 1440, height: 900, isTouch: false, schemes: ['light', 'dark'] },
  { width: 1920, height: 1080, isTouch: false, schemes: ['light'] },
] as const

interface Picture {
  readonly name: string
  readonly file: string
  readonly complaints: readonly string[]
}

/** Screens to picture, all by default: `npm run look -- planner tariff-edit`. */
const names = process.argv.slice(2)

const screens = lookScreens.filter(({ name }) => names.length === 0 || names.includes(name))

/** Faults of a layout: dates and hours that are cut, controls outside of the window that nothing scrolls to, and targets too small for a finger. */
const layoutFaults = (page: Page, isTouch: boolean) =>
  page.evaluate((byFinger) => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}"`
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : []
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const list = (title: string, found: Element[]) =>
      found.length === 0 ? [] : [`${title} (${found.length}): ${found.slice(0, 4).map(nameOf).join('; ')}`]
    const leaves = [...document.querySelectorAll('main *')].filter((element) => element.childElementCount === 0 && isSeen(element))
    const cut = leaves.filter((element) => {
      if (!/\d{1,2}\/\d{1,2}\/\d{4}|\b\d{1,2}:\d{2}\b/.test(element.textContent ?? '')) return false
      const { right } = element.getBoundingClientRect()
      const hides = [element, ...ancestors(element)].filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX))
      return hides.some((one) => one.scrollWidth > one.clientWidth + 1 && right > one.getBoundingClientRect().right + 1)
    })
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role=button], [role=tab]')].filter(
      // places of a picture of time are as large as their hours; a list beside it reaches them all
      (element) => isSeen(element) && !element.matches('.shell-skip, .swb-card'),
    )
    const outside = controls.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1) && !ancestors(element).some(scrolls)
    })
    const small = byFinger
      ? controls.filter((element) => {
          const target =
            element.closest('label, tr, [role=row], [class*=Checkbox-body], [class*=Radio-body], [class*=Switch-body]') ?? element
          const { width, height } = target.getBoundingClientRect()
          return width > 1 && (height < 43.5 || width < 24)
        })
      : []
    return [...list('cut', cut), ...list('outside', outside), ...list('small', small)]
  }, isTouch)

const password = 'un domingo de lluvia'

/** Signs the page in as a player, with a password given by the administrator of its present session; only staff are given one. */
async function signInAsPlayer(page: Page, id_mst_socios: number, url: string) {
  const answered = async (path: string) => (await (await page.request.get(`${url}${path}`)).json()) as Record<string, string>
  const { _token } = await answered('/api/account/current')
  const { email } = await answered(`/api/socio/${id_mst_socios}`)
  // an account that is there already has the password
  await page.request.post(`${url}/api/account/staff`, { headers: { 'x-csrf-token': _token! }, data: { id_mst_socios, password } })
  await page.context().clearCookies()
  const answer = await page.request.post(`${url}/api/account/login`, { data: { usuario: email, password } })
  if (!answer.ok()) throw new Error(`The player could not sign in: ${await answer.text()}`)
}

async function takePictures(browser: Browser, url: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const { width, height, isTouch, schemes } of windows) {
    for (const scheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: isTouch,
        colorScheme: scheme,
        locale: 'es-ES',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`))
      page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
      let booking = 0
      let player: number | null = null
      for (const screen of screens) {
        if (screen.signedIn && booking === 0) {
          await signInPage(page, url)
          const { reservas } = await readToday(page, 1)
          booking = reservas[0]!.id_reg_reserva
          player = reservas.at(-1)!.socios[0]!.id_mst_socios
        }
        if (screen.isOfPlayer && player !== null) {
          await signInAsPlayer(page, player, url)
          player = null
        }
        complaints.length = 0
        const path = screen.at.replace('{booking}', String(booking))
        await page.goto(`${url}${screen.isPage ? '' : '/admin#'}${path}`)
        await settle(page)
        const file = `${screen.name}.${width}.${scheme}.png`
        await page.screenshot({ path: join(folder, file) })
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
        const found = violations.map(
          ({ id, nodes }) =>
            `axe ${id}: ${nodes
              .map((node) => node.target.join(' '))
              .slice(0, 3)
              .join('; ')}`,
        )
        found.push(...(await layoutFaults(page, isTouch)))
        // the signed-out screens begin with a request for the session
        const reported = complaints.filter((line) => screen.signedIn || !line.includes('401'))
        pictures.push({ name: `${screen.name} ${path}`, file, complaints: [...reported, ...found] })
        console.log(
          `${found.length + reported.length > 0 ? '✗' : '✓'} ${file}${[...reported, ...found].map((line) => `\n    ${line}`).join('')}`,
        )
      }
      await context.close()
    }
  }
  return pictures
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const index = (pictures: readonly Picture[]) =>
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px system-ui;margin:2rem}img{max-width:100%;border:1px solid #8888}section{margin:2rem 0}.bad{color:#c00}</style>${pictures
    .map(
      ({ name, file, complaints }) =>
        `<section><h2>${escape(name)} — ${file}</h2>${complaints.map((line) => `<p class="bad">${escape(line)}</p>`).join('')}<img loading="lazy" src="${file}" alt=""></section>`,
    )
    .join('')}`

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const product = await startProduct()
const browser = await openBrowser()
try {
  const pictures = await takePictures(browser, product.url)
  await writeFile(join(folder, 'index.html'), index(pictures))
  const bad = pictures.filter(({ complaints }) => complaints.length > 0)
  console.log(`${pictures.length} pictures in look/index.html, ${bad.length} with complaints`)
  process.exitCode = bad.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
}
