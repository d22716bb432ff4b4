import axe from 'axe-core'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finger } from '../../../testing/finger.ts'
import { draw, MemberGrid, members } from '../../../testing/grid.tsx'
import { setSession } from '../../reads/session.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 800))

const grid = page.getByRole('grid', { name: 'Socios' })
const active = () => document.getElementById(grid.element().getAttribute('aria-activedescendant') ?? '')
const lines = () => [...(active()?.closest('[role=row]')?.querySelectorAll('.dg-card > div') ?? [])].map((line) => line.textContent)

test('in a narrow window 5,000 rows are cards of two lines, of which only those in view are drawn (R-027)', async () => {
  await draw(<MemberGrid rows={members(5000)} />)
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(30)
  expect(page.getByRole('columnheader').elements()).toEqual([])
  expect(grid.element().scrollWidth).toBe(grid.element().clientWidth)
  grid.element().scrollTop = 54 * 3000
  await expect.element(page.getByText('Socio 3003')).toBeVisible()
})

test('the arrows move among the columns of a card and from card to card, and a screen reader hears which column it is', async () => {
  const opened: number[] = []
  await draw(<MemberGrid rows={members(20)} onOpen={(row) => opened.push(row.id)} />)
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  grid.element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  await expect.poll(lines).toEqual(['Nombre: Socio 0002Precio: 1,00\u00A0€', 'Fecha: 02/01/2026Tipo: Externo'])
  await userEvent.keyboard('{End}{Enter}')
  expect(opened).toEqual([2])
})

test('a tap shows everything that is known of a row, where it is changed too; Escape goes back to the cards', async () => {
  const saved: unknown[] = []
  await draw(<MemberGrid rows={members(20)} save={async (row, key, value) => void saved.push([row.id, key, value])} />)
  await userEvent.click(page.getByText('02/01/2026'))
  const sheet = page.getByRole('dialog', { name: 'Socio 0002' })
  await expect.element(sheet.getByText('Externo')).toBeVisible()
  await userEvent.click(sheet.getByRole('button', { name: 'Activo: Sí' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Nombre: Socio 0002' }))
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Nombre' }), 'Ane')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => saved)
    .toEqual([
      [2, 'activo', 0],
      [2, 'nombre', 'Ane'],
    ])
  await userEvent.keyboard('{Escape}')
  await expect.element(grid).toHaveFocus()
})

test('the keys reach the rest of a card at its end, and sorting and filters in their panel', async () => {
  await draw(<MemberGrid rows={members(20)} />)
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  grid.element().focus()
  await userEvent.keyboard('{End}{ArrowRight}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Socio 0001' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Ordenar y filtrar' }))
  await userEvent.click(page.getByRole('button', { name: 'Ordenar por Nombre' }))
  await userEvent.click(page.getByRole('button', { name: 'Ordenar por Nombre (ascendente)' }))
  await expect.element(page.getByText('Socio 0020')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Filtrar Tipo'), 'Socio')
  await expect.element(page.getByRole('status')).toHaveTextContent('Filas: 10 de 20')
})

test('cards are chosen one by one and all together', async () => {
  await draw(<MemberGrid rows={members(20)} selection="multi" bulkActions={(rows) => <output>{rows.length} elegidas</output>} />)
  await userEvent.click(page.getByLabelText('Seleccionar fila').nth(2))
  await expect.element(page.getByText('1 elegidas')).toBeVisible()
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  await expect.element(page.getByText('20 elegidas')).toBeVisible()
})

test('a club that does not want boxes on phones has none on cards (A-86)', async () => {
  setSession({
    account: { is_staff: true, rights: [] },
    info: { club: '', zona: 'Europe/Madrid' },
    parameters: { SELECCION_MOVIL: '0' },
  } as never)
  onTestFinished(() => setSession(null))
  await draw(<MemberGrid rows={members(20)} selection="multi" />)
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  expect(page.getByLabelText('Seleccionar fila').elements()).toEqual([])
})

test('a finger that rests on a card begins a choice, also where there are no boxes; taps go on with it, and no sheet opens (A-86)', async () => {
  setSession({
    account: { is_staff: true, rights: [] },
    info: { club: '', zona: 'Europe/Madrid' },
    parameters: { SELECCION_MOVIL: '0' },
  } as never)
  onTestFinished(() => setSession(null))
  await draw(<MemberGrid rows={members(20)} selection="multi" bulkActions={(rows) => <output>{rows.length} elegidas</output>} />)
  await expect.element(page.getByText('Socio 0003')).toBeVisible()
  await import('../keys/long-press.ts')
  const { left, top } = page.getByText('Socio 0003').element().getBoundingClientRect()
  await finger('touchStart', { x: left + 8, y: top + 8 })
  await expect.element(page.getByText('1 elegidas')).toBeVisible()
  await finger('touchEnd')
  expect(page.getByRole('dialog').elements()).toEqual([])
  await userEvent.click(page.getByText('Socio 0005'))
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
  expect(page.getByLabelText('Seleccionar fila').elements().length).toBeGreaterThan(0)
  await userEvent.click(page.getByText('Socio 0003'))
  await userEvent.click(page.getByText('Socio 0005'))
  await expect.poll(() => page.getByLabelText('Seleccionar fila').elements()).toEqual([])
})

test('groups and totals say the names of their figures', async () => {
  await draw(<MemberGrid rows={members(100)} />)
  await userEvent.click(page.getByRole('button', { name: 'Opciones de la tabla' }))
  await userEvent.click(page.getByText('Agrupar por'))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tipo' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Precio 1.200,00\u00A0€')).toBeVisible()
  expect(document.querySelector('.dg-foot')?.textContent).toBe('TotalPrecio 2.450,00\u00A0€')
})

for (const scheme of ['light', 'dark']) {
  test(`axe finds nothing on cards, ${scheme}`, async () => {
    await draw(
      <MemberGrid
        rows={members(50)}
        selection="multi"
        selected={[2]}
        rowTone={(row) => (row.id === 4 ? 'warn' : row.id === 6 ? 'muted' : undefined)}
        rowActions={(row) => <button type="button">{row.id}</button>}
        save={async () => {}}
      />,
    )
    document.documentElement.dataset.mantineColorScheme = scheme
    await expect.element(page.getByText('Socio 0001')).toBeVisible()
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
