import { readFile } from 'node:fs/promises'
import { openPool } from '@app/server/kit/database'
import { openEmbedded } from '@app/server/kit/embedded-postgres'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { panel, soon, state } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

/** Queries the running product's database. */
async function ask<T extends object>(sql: string): Promise<T[]> {
  const { connection } = await openEmbedded({ dataDir: product.dataDir })
  const pool = openPool(connection)
  const { rows } = await pool.query<T>(sql)
  await pool.end()
  return rows
}

const openAt = async (path: string): Promise<Page> => {
  const { page } = await visit({ at: path })
  return page
}

describe('the way back', () => {
  const rows = (page: Page) => page.locator('.dg-body .dg-row:not(.dg-skeleton)')
  const count = (page: Page) => page.locator('.dg-status [role=status]')

  it('to the members finds search, filter, sort and scroll as they were; so does the list that a record leads to', async () => {
    const page = await openAt('/socios')
    await rows(page).first().waitFor()
    await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill('a')
    await page.getByLabel('Filtrar Apellidos').fill('garcia')
    await page.getByRole('columnheader', { name: 'Nombre', exact: true }).click()
    await soon(() => count(page).innerText()).toMatch(/^Filas: \d+ de/)
    const found = await count(page).innerText()
    const grid = page.getByRole('grid')
    await grid.evaluate((box) => box.scrollTo({ top: 400 }))
    await soon(() => grid.evaluate((box) => box.scrollTop)).toBe(400)
    const isAsItWas = async () => {
      await soon(() => count(page).innerText()).toBe(found)
      await soon(() => page.getByRole('textbox', { name: 'Buscar en la lista' }).inputValue()).toBe('a')
      await soon(() => page.getByLabel('Filtrar Apellidos').inputValue()).toBe('garcia')
      await soon(() => page.getByRole('columnheader', { name: 'Nombre', exact: true }).getAttribute('aria-sort')).toBe('ascending')
      await soon(() => grid.evaluate((box) => box.scrollTop)).toBe(400)
    }
    const open = async () => {
      // a row in sight: another one would have to be scrolled to
      const href = await grid.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect()
        const isSeen = (link: Element) => link.getBoundingClientRect().top > top + 90 && link.getBoundingClientRect().bottom < bottom - 60
        return [...box.querySelectorAll('a.row-link')].find(isSeen)?.getAttribute('href')
      })
      await page.locator(`a.row-link[href="${href}"]`).first().click()
      await page.waitForURL(/socios\/\d+\/edit/)
      await page.locator('main').getByRole('tab', { name: 'Resumen' }).waitFor()
    }
    await open()
    await page.goBack()
    await isAsItWas()
    await open()
    await page.locator('.crumbs a').last().click()
    await isAsItWas()
    await page.goto('about:blank')
    await page.goto(`${product.url}/admin#/socios`)
    await soon(() => page.getByLabel('Filtrar Apellidos').inputValue()).toBe('')
  })
})

describe('the screen that is being left', () => {
  it('keeps its own address until the next one stands', async () => {
    const page = await openAt('/reservas/1?date=15012031')
    await page.locator('.pl-court').first().waitFor()
    const heading = page.locator('.plt-long')
    await soon(() => heading.innerText()).toContain('15 de enero de 2031')
    const today = page.locator('.crumbs, h1').allInnerTexts()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/strings/**', async (route) => {
      await held
      await route.continue()
    })
    const coming = page.waitForRequest('**/api/strings/**')
    await page.getByRole('link', { name: 'Tarifas', exact: true }).first().click()
    await coming
    expect(page.url()).toContain('#/tarifas')
    expect(await heading.innerText()).toContain('15 de enero de 2031')
    expect(await page.locator('.crumbs, h1').allInnerTexts()).toEqual(await today)
    // the days beside the shown one are prefetched
    expect(requested.filter((url) => /tipo_recurso\/1\/reservas(?!\?day=2031-01-1[456])/.test(url))).toEqual([])
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Tarifas' }).waitFor()
  })
})

describe('a page that is loaded again', () => {
  const reload = async (page: Page) => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('Hemos recuperado').waitFor()
  }
  const field = (page: Page, name: RegExp) => page.locator('main').getByRole('textbox', { name }).first()

  it('keeps the draft of a new form', async () => {
    const name = /^Nombre/
    const page = await openAt('/socios/new')
    await field(page, name).fill('A medio escribir')
    await reload(page)
    await soon(() => field(page, name).inputValue()).toBe('A medio escribir')
    await page.locator('.toast-action').click()
    await soon(() => field(page, name).inputValue()).toBe('')
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')))).toEqual([])
  })

  it('keeps a booking that is being made, with its players', async () => {
    const page = await openAt('/reservas/1')
    await page.locator('.pl-card').first().waitFor()
    for (const key of [']', ']', ']', 'n']) await page.keyboard.press(key)
    await panel(page).getByRole('combobox').first().fill('garcia')
    await page.getByRole('option').first().click()
    await panel(page).locator('.pp-row').first().waitFor()
    await page.keyboard.press('Alt+g')
    await soon(() => panel(page).locator('.pp-row').count()).toBe(2)
    const names = async () => (await panel(page).locator('.pp-row').allInnerTexts()).map((row) => row.split('\n').slice(0, 2))
    const who = await names()
    await reload(page)
    await soon(names).toEqual(who)
    expect(who).toHaveLength(2)
  })

  it('leaves nothing behind for who signs out', async () => {
    const page = await openAt('/socios/new')
    await field(page, /^Nombre/).fill('A medio escribir')
    await page.locator('.top-user').click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await page.locator('input[type=password]').waitFor()
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
      /A medio escribir|recent:|page-of/,
    )
  })
})

describe('a desk without network', () => {
  it('says so within two seconds, and is live again by itself with what others did meanwhile', async () => {
    const page = await openAt('/reservas/1')
    const other = await openAt('/reservas/1')
    for (const one of [page, other]) await one.locator('.pl-card').first().waitFor()
    const live = page.locator('.plf-live')
    await soon(() => live.innerText()).toBe('En directo')
    // by the page's own clock: independent of the speed of the test
    await live.evaluate((shown) => {
      const before = performance.now()
      const look = () => {
        if (shown.textContent === 'Sin conexión') document.documentElement.dataset.told = String(performance.now() - before)
      }
      new MutationObserver(look).observe(shown, { subtree: true, childList: true, characterData: true })
    })
    await page.context().setOffline(true)
    await soon(() => page.evaluate(() => Number(document.documentElement.dataset.told))).toBeLessThan(2000)
    await soon(() => live.getAttribute('class')).toContain('plf-off')
    await page.locator('.shell-band.warn').waitFor()
    const count = await page.locator('[data-booking]').count()
    await other.keyboard.press('n')
    await panel(other).getByRole('combobox').first().fill('rovira')
    await other.getByRole('option').first().click()
    await panel(other).locator('.pp-row').first().waitFor()
    await panel(other).getByRole('button', { name: 'Reservar' }).click()
    await state(other).waitFor()
    await page.context().setOffline(false)
    await soon(() => live.innerText()).toBe('En directo')
    await soon(() => page.locator('[data-booking]').count()).toBe(count + 1)
  })
})

describe('a notice', () => {
  it.each([
    { name: 'a wide screen', viewport: { width: 1440, height: 900 } },
    { name: 'a low one', viewport: { width: 1280, height: 640 } },
    { name: 'a narrow one', viewport: { width: 390, height: 844 } },
  ])('covers no button that goes on, on $name', async ({ viewport }) => {
    const { page } = await visit({ viewport })
    for (const path of ['/tarifas/1/edit', '/socios/100/edit', '/caja/1', '/reservas/1/create/1/1320', '/socios']) {
      await page.goto(`${product.url}/admin#${path}`)
      await page.locator('main button:not([data-variant=default])').first().waitFor()
      await page.evaluate(() => {
        const host = document.querySelector('.toasts > div')
        const notice = document.createElement('div')
        notice.className = 'toast good probe'
        notice.textContent = 'La conexión se ha perdido. Lo que has escrito sigue aquí: se guardará cuando vuelva a haber conexión.'
        host?.append(notice)
      })
      const covered = await page.evaluate(() => {
        const [notice] = document.querySelectorAll('.toast.probe')
        const box = notice?.getBoundingClientRect()
        const meets = (one: Element) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect()
          return box && width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
        }
        const primary = document.querySelectorAll('button[type=submit], .mantine-Button-root:not([data-variant]), .wb, .cash-big')
        return [...primary].filter(meets).map((one) => one.textContent)
      })
      expect({ path, covered }).toEqual({ path, covered: [] })
      await page.evaluate(() => document.querySelector('.toast.probe')?.remove())
    }
  })
})

describe('the keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

  it('goes into the month of a narrow planner and back to its button', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    const month = page.locator('.plt-title button')
    const isIn = (place: string) => page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, place)
    for (const round of [1, 2]) {
      await month.click()
      await page.getByRole('button', { name: 'Mes siguiente' }).waitFor()
      await soon(() => isIn('[data-portal]')).toBe(true)
      expect([round, await accessFaults(page)]).toEqual([round, []])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mes siguiente' }).waitFor({ state: 'detached' })
      await soon(() => isIn('.plt-title')).toBe(true)
    }
  })

  it('is where it came from after a dialog that was left or saved', async () => {
    const page = await openAt('/caja/1')
    const add = page.getByRole('button', { name: 'Añadir dinero' })
    await add.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => focused(page)).toBe('Añadir dinero')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('textbox').first().fill('5')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => focused(page)).toBe('Añadir dinero')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => focused(page)).toBe('Añadir dinero')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('an Excel file', () => {
  it('of 5,000 rows comes through the real server, called as the list is in the user’s language (W-14)', async () => {
    await ask(
      `insert into club_demo.socio (nombre, apellidos, fecha_alta)
       select 'Alumne', 'Escola ' || n, current_date from generate_series(1, 5000) n`,
    )
    const page = await openAt('/socios')
    await soon(() => page.locator('.dg-status [role=status]').innerText()).toMatch(/6\.5/)
    await page.getByRole('button', { name: 'Exportar' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel (.xlsx)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Socios.xlsx')
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.length).toBeGreaterThan(150_000)
  })
})

describe('a new member', () => {
  it('is told of a wrong tax id and of an e-mail that another member has while they are typed', async () => {
    const page = await openAt('/socios/new')
    const [known] = await ask<{ email: string }>(`select email from club_demo.socio where email is not null order by id_mst_socios limit 1`)
    const field = (name: RegExp) => page.locator('main').getByRole('textbox', { name }).first()
    await field(/^NIF/).fill('12345678A')
    await page.getByText('El NIF no es válido', { exact: false }).waitFor()
    await field(/^Correo/).fill(known?.email ?? '')
    await page.getByText('ya tiene este correo electrónico', { exact: false }).waitFor()
    await page.keyboard.press('Control+s')
    const summary = page.getByRole('alert').filter({ hasText: 'Revisa estos datos' })
    await summary.waitFor()
    const wrong = (await summary.getByRole('listitem').allInnerTexts()).map((text) => text.split(':')[0])
    expect(wrong).toEqual(['Nombre', 'Apellidos', 'NIF', 'Correo electrónico'])
  })
})
