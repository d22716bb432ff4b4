import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { expectedCash } from './drawer.ts'
import { journey } from './journey.ts'

const reception = 1
const { product, openDesk } = await journey()
const postmaster = () => Number(readFileSync(join(product.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

describe('a desk while PostgreSQL is killed under it', () => {
  it('waits a moment and goes on: what was being saved is saved once, and nothing is asked of the person', async () => {
    const { page } = await openDesk()
    await page.goto(`${product.url}/admin#/caja/${reception}`)
    await page.locator('[data-expected]').waitFor()
    const before = await expectedCash(page, reception)
    await page.getByRole('button', { name: 'Añadir dinero' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Importe').fill('12,34')
    await dialog.getByLabel('Descripción').fill('Cambio')
    process.kill(postmaster(), 'SIGKILL')
    await dialog.getByRole('button', { name: 'Añadir dinero' }).click()
    // it comes back in a second or two, on a busy machine much later
    await dialog.waitFor({ state: 'detached', timeout: 90_000 })
    await soon(() => expectedCash(page, reception)).toBe(before + 1234)
    await soon(async () => Number(await page.locator('[data-expected]').getAttribute('data-expected'))).toBe(before + 1234)
    expect((await page.locator('[role=alert]').allInnerTexts()).filter((text) => text !== '')).toEqual([])
  })
})
