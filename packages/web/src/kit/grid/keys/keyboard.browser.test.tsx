import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, MemberGrid, members } from '../../../testing/grid.tsx'
import { handleKey as handleScreenKey } from '../../screen/commands.ts'

const grid = page.getByRole('grid', { name: 'Socios' })
const activeText = () => document.getElementById(grid.element().getAttribute('aria-activedescendant') ?? '')?.textContent
const focusGrid = async () => {
  await expect.element(page.getByText('Socio 0001')).toBeVisible()
  await userEvent.tab()
  while (document.activeElement !== grid.element()) await userEvent.tab()
}

test('the arrows, PageDown and Ctrl+End move the active cell and the focus stays on the grid (W-7)', async () => {
  await draw(<MemberGrid rows={members(5000)} />)
  await focusGrid()
  expect(activeText()).toBe('Socio 0001')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await expect.poll(activeText).toBe('2,00\u00A0€')
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}')
  await expect.poll(activeText).toBe('Socio 5000')
  await userEvent.keyboard('{PageUp}{Control>}{Home}{/Control}')
  await expect.poll(activeText).toBe('Socio 0001')
  expect(document.activeElement).toBe(grid.element())
})

test('the wheel takes the active row out of view and an arrow brings it back', async () => {
  await draw(<MemberGrid rows={members(5000)} />)
  await focusGrid()
  grid.element().scrollTop = 60_000
  await expect.element(page.getByText('Socio 2140')).toBeInTheDocument()
  expect(grid.element().getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(activeText).toBe('Socio 0002')
})

test('from the first row the up arrow goes to the filter and on to the heading, where Enter sorts and Shift+arrows resize', async () => {
  await draw(<MemberGrid rows={members(100)} />)
  await focusGrid()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByLabelText('Filtrar Nombre')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(activeText()).toBe('Nombre')
  await userEvent.keyboard('{Enter}{Enter}')
  const heading = page.getByRole('columnheader', { name: 'Nombre' })
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  await expect.element(page.getByText('Socio 0100')).toBeVisible()
  const before = heading.element().getBoundingClientRect().width
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.poll(() => heading.element().getBoundingClientRect().width).toBe(before + 20)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(activeText).toBe('Socio 0100')
})

test('Enter opens a row where the cell takes no edits, and a read-only grid opens on double click', async () => {
  const opened: number[] = []
  await draw(<MemberGrid rows={members(10)} onOpen={(row) => opened.push(row.id)} />)
  await focusGrid()
  await userEvent.keyboard('{End}{ArrowDown}{Enter}')
  expect(opened).toEqual([2])
  await userEvent.dblClick(page.getByRole('gridcell', { name: 'Externo' }).nth(1))
  expect(opened).toEqual([2, 4])
})

test('j and k move by rows where letters type nothing, F3 goes to the first filter, and Delete proposes the chosen rows or the active one', async () => {
  window.addEventListener('keydown', handleScreenKey)
  onTestFinished(() => window.removeEventListener('keydown', handleScreenKey))
  const deleted: number[][] = []
  await draw(<MemberGrid rows={members(10)} selection="multi" onDelete={(rows) => deleted.push(rows.map((row) => row.id))} />)
  await focusGrid()
  await userEvent.keyboard('jjk')
  await expect.poll(activeText).toBe('Socio 0002')
  await userEvent.keyboard('{Delete}')
  await userEvent.keyboard(' j ')
  await userEvent.keyboard('j{Delete}')
  expect(deleted).toEqual([[2], [2, 3]])
  await userEvent.keyboard('{F3}')
  await expect.element(page.getByLabelText('Filtrar Nombre')).toHaveFocus()
})

test('a letter types into an editable cell', async () => {
  await draw(<MemberGrid rows={members(10)} save={async () => {}} />)
  await focusGrid()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('j')
})

test('the right arrow from the last cell reaches the buttons of the row, the left arrow goes back', async () => {
  await draw(<MemberGrid rows={members(10)} rowActions={(row) => <button type="button">Abrir {row.id}</button>} />)
  await focusGrid()
  await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Abrir 2' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(grid.element())
})
