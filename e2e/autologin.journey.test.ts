import { openPool } from '@app/server/kit/database'
import { openEmbedded } from '@app/server/kit/embedded-postgres'
import { hashToken, newToken } from '@app/server/kit/tokens'
import { expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

/** Link of automatic sign-in for the administrator, created outside the running product. */
async function link(): Promise<string> {
  const { connection } = await openEmbedded({ dataDir: product.dataDir })
  const pool = openPool(connection)
  const token = newToken()
  await pool.query(
    `insert into club_demo.token_unico (hash, purpose, id_mst_socios, expires_at)
     select $1, 'autologin', id_mst_socios, $2 from club_demo.cuenta where is_admin limit 1`,
    [hashToken(token), new Date(Date.now() + 600_000)],
  )
  await pool.end()
  return `${product.url}/api/autologin/${token}`
}

it('a link of automatic sign-in leads into the product by its button, also without scripts, and once (A-100)', async () => {
  const { page, complaints } = await visit({ signIn: null })
  const address = await link()
  await page.goto(address)
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('navigation').first().waitFor({ state: 'attached' })
  expect([new URL(page.url()).pathname, complaints]).toEqual(['/admin', []])

  const browser = await openBrowser()
  const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })).newPage()
  await plain.goto(await link())
  await plain.getByRole('button', { name: 'Entrar' }).click()
  await plain.waitForURL(/\/admin/)
  const cookies = await plain.context().cookies()
  expect(cookies.find(({ name }) => name === 'session')?.httpOnly).toBe(true)
  await plain.goto(address)
  await plain.getByRole('button', { name: 'Entrar' }).click()
  await plain.getByRole('heading', { name: 'El enlace ya no vale.' }).waitFor()
  await browser.close()
})
