import { describe, expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const sport = 1
const { openDesk } = await journey()

describe('the day at a glance', () => {
  it('lets what is owed stand out and hides nothing, by mouse and by key (R-190, R-223)', { timeout: 120_000 }, async () => {
    const { page, complaints } = await openDesk()
    const { reservas } = await readToday(page, sport)
    const owed = reservas.filter(({ pago }) => pago === 'unpaid' || pago === 'part').length
    const dimmed = () => page.locator('.pl-card.pl-dimmed').count()
    await page.locator('.plf-due').click()
    await soon(dimmed).toBe(reservas.length - owed)
    expect(await page.locator('.pl-card').count()).toBe(reservas.length)
    expect(await page.locator('.plf-lit').innerText()).toContain(`${owed} de ${reservas.length}`)
    await page.locator('.plf-lit').click()
    await soon(dimmed).toBe(0)
    await page.locator('.pl-card').first().focus()
    await page.keyboard.press('f')
    await page.keyboard.press('Enter')
    await soon(() =>
      page
        .getByRole('button', { name: /^Pagada/ })
        .first()
        .getAttribute('aria-pressed'),
    ).toBe('true')
    expect(await accessFaults(page, '.pl-dimmed')).toEqual([])
    await page.keyboard.press('Enter')
    await soon(dimmed).toBe(0)
    expect(complaints).toEqual([])
  })

  it('finds somebody with a slash and letters, and Enter opens the booking', { timeout: 120_000 }, async () => {
    const { page } = await openDesk()
    const name = (await page.locator('.pl-card .pl-name').first().innerText()).split(' ')[0]!
    await page.locator('.pl-card').first().focus()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await page.locator('.pl-ringed').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await soon(() => page.locator('.pls-count').innerText()).toMatch(/^1 de \d+$/)
    await page.keyboard.press('Enter')
    await page.locator('.sp').waitFor()
    expect(page.url()).toMatch(/reservas\/1\/\d+/)
    expect(await page.locator('.pl-ringed').count()).toBeGreaterThan(0)
  })
})
