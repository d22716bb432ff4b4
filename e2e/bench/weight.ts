import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { signInPage } from '../sign-in-page.ts'
import type { Result } from './report.ts'

const dist = join(import.meta.dirname, '../../packages/web/dist')
const gz = async (file: string) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000

/** Files that a fresh browser loads for a route, without a user's action. */
async function filesOf(browser: Browser, url: string, path: string): Promise<Set<string>> {
  const context = await browser.newContext({ locale: 'es-ES' })
  await signInPage(await context.newPage(), url)
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const file = request.url().split('/admin/')[1]?.split('?')[0]
    if (file?.startsWith('assets/')) files.add(file)
  })
  await page.goto(`${url}/admin#${path}`)
  await page.waitForLoadState('networkidle')
  await context.close()
  return files
}
/** Kilobytes (gzip) of the files with an ending. */
const weigh = async (files: readonly string[], ending: string) =>
  (await Promise.all(files.filter((file) => file.endsWith(ending)).map(gz))).reduce((sum, size) => sum + size, 0)

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
  return results
}
