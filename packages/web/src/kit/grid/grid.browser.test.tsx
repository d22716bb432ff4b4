import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, MemberGrid, members } from '../../testing/grid.tsx'
import { toasts } from '../dialogs/toasts.ts'
import type { RowId, SavedLayout } from './column.ts'

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((heading) => heading.textContent)

test('a page of 5,000 rows draws only what is in view (R-027)', async () => {
  await draw(<MemberGrid rows={members(5000)} />)
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5003')
  expect(page.getByRole('row').elements().length).toBeLessThan(40)
})

test('filters narrow the rows and the totals; none left offers to remove the filters', async () => {
  await draw(<MemberGrid rows={members(5000)} />)
  await userEvent.fill(page.getByLabelText('Filtrar Precio'), '>48')
  await expect.element(page.getByRole('status')).toHaveTextContent('Filas: 100 de 5.000')
  await expect.poll(() => document.querySelector('.dg-foot')?.textContent).toContain('4.900,00\u00A0€')
  await userEvent.fill(page.getByLabelText('Filtrar Nombre'), 'nadie')
  await userEvent.click(page.getByRole('button', { name: 'Quitar filtros' }).last())
  await expect.element(page.getByRole('status')).toHaveTextContent('Filas: 5.000')
})

test('the head box selects the whole filtered set, also beyond the view, and the bulk actions get every row', async () => {
  const selections: RowId[][] = []
  await draw(
    <MemberGrid
      rows={members(5000)}
      selection="multi"
      onSelect={(ids) => selections.push(ids)}
      bulkActions={(rows) => <output>{rows.length} filas</output>}
    />,
  )
  await userEvent.selectOptions(page.getByLabelText('Filtrar Tipo'), 'Externo')
  await expect.element(page.getByRole('status')).toHaveTextContent('Filas: 2.500 de 5.000')
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  await expect.element(page.getByText('2500 filas')).toBeVisible()
  expect(selections.at(-1)?.slice(0, 2)).toEqual([2, 4])
  await userEvent.selectOptions(page.getByLabelText('Filtrar Tipo'), 'Socio')
  await expect.element(page.getByText('2.500 filas, 2.500 fuera del filtro')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Quitarlos' }))
  await expect.element(page.getByRole('region', { name: /Con lo elegido/ })).not.toBeInTheDocument()
})

test('a row that cannot be selected has no box, and no way of selecting takes it', async () => {
  const selections: RowId[][] = []
  const isActive = ({ activo }: { activo: number }) => activo === 1
  await draw(<MemberGrid rows={members(9)} selection="multi" selectable={isActive} onSelect={(ids) => selections.push(ids)} />)
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  expect(page.getByLabelText('Seleccionar fila').elements()).toHaveLength(6)
  await userEvent.click(page.getByText('Socio 0001'))
  await userEvent.keyboard(' ')
  expect(selections).toEqual([])
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  expect(selections.at(-1)).toEqual([2, 3, 5, 6, 8, 9])
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  await userEvent.click(page.getByText('Socio 0001'))
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selections.at(-1)).toEqual([2, 3, 5, 6, 8, 9])
})

test('Ctrl+Enter on a row is left to the screen, Enter opens it', async () => {
  const opened: number[] = []
  const left: boolean[] = []
  const listen = (event: KeyboardEvent) => event.key === 'Enter' && left.push(!event.defaultPrevented)
  window.addEventListener('keydown', listen)
  await draw(<MemberGrid rows={members(3)} onOpen={(row) => opened.push(row.id)} status="sin huecos" />)
  await userEvent.click(page.getByRole('gridcell', { name: 'Externo' }).first())
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Enter}')
  window.removeEventListener('keydown', listen)
  expect([opened, left]).toEqual([[2], [true, false]])
  await expect.element(page.getByRole('status')).toHaveTextContent('Filas: 3 · sin huecos')
})

test('Ctrl+A selects the page, a second one all that the filter finds and never less, Esc none; the sentence names each, the toolbar stays', async () => {
  const selections: RowId[][] = []
  await draw(
    <MemberGrid
      rows={members(90)}
      pageSize={20}
      selection="multi"
      toolbar={<input aria-label="Buscar" />}
      countText={(n) => `${n} socios`}
      onSelect={(ids) => selections.push(ids)}
      bulkActions={(rows) => <output>{rows.length} a tocar</output>}
    />,
  )
  await userEvent.click(page.getByText('Socio 0001'))
  await userEvent.keyboard(' ')
  await userEvent.selectOptions(page.getByLabelText('Filtrar Tipo'), 'Externo')
  await expect.element(page.getByText('1 socios, 1 fuera del filtro')).toBeVisible()
  await userEvent.click(page.getByText('Socio 0004'))
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(page.getByText('21 socios, 1 fuera del filtro')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Quitarlo' }))
  await expect.element(page.getByText('20 socios', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Elegir todo lo del filtro: 45' })).toBeVisible()
  await userEvent.click(page.getByText('Socio 0004'))
  for (const _each of [1, 2]) {
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByText('45 socios: todo lo del filtro')).toBeVisible()
  }
  await expect.element(page.getByText('45 a tocar')).toBeVisible()
  await expect.element(page.getByLabelText('Buscar')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(selections.at(-1)).toEqual([])
})

test('shift takes the range, by mouse and with Space', async () => {
  const selections: RowId[][] = []
  await draw(<MemberGrid rows={members(50)} selection="multi" onSelect={(ids) => selections.push(ids)} />)
  const boxes = page.getByLabelText('Seleccionar fila')
  await userEvent.click(boxes.nth(1))
  await userEvent.click(boxes.nth(4), { modifiers: ['Shift'] } as never)
  expect(selections.at(-1)).toEqual([2, 3, 4, 5])
  await userEvent.click(page.getByText('Socio 0007'))
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(selections.at(-1)).toEqual([2, 3, 4, 5, 7, 8, 9])
})

test('groups show their size and sums, and open all at once', async () => {
  await draw(<MemberGrid rows={members(100)} />)
  await userEvent.click(page.getByRole('button', { name: 'Agrupar por' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tipo' }))
  await userEvent.keyboard('{Escape}')
  const group = page.getByRole('button', { name: 'Tipo: Socio 50' })
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
  expect(group.element().closest('[role=row]')?.textContent).toContain('1.200,00\u00A0€')
  await userEvent.click(page.getByRole('button', { name: 'Expandir todo' }))
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  await userEvent.click(group)
  await expect.element(page.getByText('Socio 0001')).not.toBeInTheDocument()
  await expect.element(page.getByText('Socio 0002')).toBeVisible()
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('the chooser hides and orders columns by keyboard, and the layout is saved and loaded with them (R-454)', async () => {
  const saves: [SavedLayout, boolean][] = []
  const layouts = {
    load: async () => null,
    save: async (layout: SavedLayout, forAll: boolean) => void saves.push([layout, forAll]),
    remove: async () => {},
    mayShare: false,
  }
  await draw(<MemberGrid rows={members(10)} layouts={layouts} />)
  await userEvent.click(page.getByRole('button', { name: 'Columnas' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Fecha' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tipo' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tipo' }))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Escape}')
  await expect.poll(headings).toEqual(['Nombre', 'Precio', 'Tipo', 'Activo'])
  await userEvent.click(page.getByRole('button', { name: 'Disposición' }))
  expect(page.getByRole('button', { name: 'Guardar para todos' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Guardar para mí' }))
  await expect.poll(() => toasts.get()).toMatchObject([{ tone: 'good', text: 'Disposición guardada.' }])
  const [layout] = saves[0] ?? []
  expect(layout).toMatchObject({ v: 1, hidden: ['fecha'], order: ['nombre', 'precio', 'fecha', 'tipo', 'activo'] })
  await draw(<MemberGrid rows={members(10)} layouts={{ ...layouts, load: async () => layout ?? null }} />)
  await expect.poll(headings).toEqual(['Nombre', 'Precio', 'Tipo', 'Activo'])
})

test('a heading dragged onto another takes its place', async () => {
  await draw(<MemberGrid rows={members(10)} />)
  await userEvent.dragAndDrop(page.getByRole('columnheader', { name: 'Activo' }), page.getByRole('columnheader', { name: 'Precio' }))
  await expect.poll(headings).toEqual(['Nombre', 'Activo', 'Precio', 'Fecha', 'Tipo'])
})

test('detail rows open under their row', async () => {
  await draw(<MemberGrid rows={members(30)} detail={(row) => <p>Líneas de {row.nombre}</p>} />)
  await userEvent.click(page.getByRole('button', { name: 'Ver detalle' }).nth(1))
  await expect.element(page.getByText('Líneas de Socio 0002')).toBeVisible()
  await userEvent.click(page.getByText('Socio 0004'))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('Líneas de Socio 0004')).toBeVisible()
})

test('loading shows skeleton rows, an error offers to try again, no data offers the one action', async () => {
  await draw(<MemberGrid rows={undefined} />)
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  let retries = 0
  await draw(<MemberGrid rows={undefined} error="El servidor no responde" onRetry={() => (retries += 1)} />)
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
  expect(retries).toBe(1)
  await draw(<MemberGrid rows={[]} empty={{ title: 'No hay socios', action: <button type="button">Nuevo socio</button> }} />)
  await expect.element(page.getByRole('button', { name: 'Nuevo socio' })).toBeVisible()
})

test('what is filtered before the saved layout has come stays when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const layouts = { mayShare: false, load: () => promise, save: async () => {}, remove: async () => {} }
  await draw(<MemberGrid rows={members(20)} layouts={layouts} />)
  const filter = page.getByLabelText('Filtrar Nombre')
  await userEvent.fill(filter, '0007')
  resolve(null)
  await expect.element(page.getByText('Socio 0007')).toBeVisible()
  await expect.element(page.getByText('Socio 0001')).not.toBeInTheDocument()
  await expect.element(filter).toHaveValue('0007')
})

test('pages hold the chosen number of rows (R-027, A-24)', async () => {
  await draw(<MemberGrid rows={members(45)} pageSize={20} />)
  await userEvent.click(page.getByRole('button', { name: 'Página siguiente' }))
  await expect.element(page.getByText('Socio 0021')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Por página'), 'Todas')
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  expect(page.getByRole('button', { name: 'Página siguiente' }).elements()).toEqual([])
})

for (const scheme of ['light', 'dark']) {
  test(`axe finds nothing on a full grid, ${scheme}`, async () => {
    await draw(
      <MemberGrid
        rows={members(200)}
        selection="multi"
        selected={[2, 3]}
        detail={(row) => <p>Líneas de {row.nombre}</p>}
        rowTone={(row) => (row.id === 4 ? 'warn' : row.id === 5 ? 'late' : row.id === 6 ? 'muted' : undefined)}
        rowActions={(row) => <button type="button">{row.id}</button>}
        save={async () => {}}
      />,
    )
    document.documentElement.dataset.mantineColorScheme = scheme
    await userEvent.click(page.getByRole('button', { name: 'Ver detalle' }).first())
    await userEvent.fill(page.getByLabelText('Filtrar Nombre'), 'Socio')
    await userEvent.click(page.getByText('Socio 0002'))
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
