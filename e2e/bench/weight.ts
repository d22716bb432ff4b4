import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { signInPage } from '../sign-in-page.ts'
import type { Result } from './report.ts'

/** Built files of the program and of the players' page, by their base. */
const built = {
  admin: join(import.meta.dirname, '../../packages/web/dist'),
  socio: join(import.meta.dirname, '../../packages/web/dist-member'),
} as const
type Base = keyof typeof built
const gz = async (base: Base, file: string) => gzipSync(await readFile(join(built[base], file)), { level: 9 }).length / 1000

/** Files under a base that the page loads from now on. */
export function loadedFiles(page: Page, base: Base): Set<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const file = request.url().split(`/${base}/`)[1]?.split('?')[0]
    if (file?.startsWith('assets/')) files.add(file)
  })
  return files
}

/** Files that a fresh browser loads for a route, without a user's action. */
async function filesOf(browser: Browser, url: string, path: string, base: Base = 'admin'): Promise<Set<string>> {
  const context = await browser.newContext({ locale: 'es-ES' })
  await signInPage(await context.newPage(), url)
  const page = await context.newPage()
  const files = loadedFiles(page, base)
  await page.goto(`${url}/${base}#${path}`)
  await page.waitForLoadState('networkidle')
  await context.close()
  return files
}
/** Kilobytes (gzip) of the files with an ending. */
export const weigh = async (files: readonly string[], ending: string, base: Base = 'admin') =>
  (await Promise.all(files.filter((file) => file.endsWith(ending)).map((file) => gz(base, file)))).reduce((sum, size) => sum + size, 0)

/** Kilobytes (gzip) of JavaScript that the players' page may load at first. */
export const playersBudget = 120

/** First JavaScript and CSS, and the JavaScript that each further route adds. */
export async function benchWeight(browser: Browser, url: string): Promise<Result[]> {
  const first = await filesOf(browser, url, '/reservas/1')
  const results: Result[] = [
    { what: 'first JavaScript of shell + planner', value: await weigh([...first], '.js'), unit: 'kB gz', budget: 210 },
    { what: 'first CSS', value: await weigh([...first], '.css'), unit: 'kB gz', budget: 40 },
  ]
  for (const path of ['/socios', '/caja/1', '/params', '/socios/100/edit', '/socios/importar']) {
    const files = [...(await filesOf(browser, url, path))].filter((file) => !first.has(file))
    results.push({ what: `${path}, beyond shell + planner`, value: await weigh(files, '.js'), unit: 'kB gz', budget: 60 })
  }
  const players = [...(await filesOf(browser, url, '/', 'socio'))]
  results.push({
    what: 'first JavaScript of the players’ page',
    value: await weigh(players, '.js', 'socio'),
    unit: 'kB gz',
    budget: playersBudget,
  })
  return results
}
