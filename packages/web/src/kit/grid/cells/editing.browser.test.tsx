import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, MemberGrid, members } from '../../../testing/grid.tsx'

const element = (row: number, key: string) => document.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] [data-column="${key}"]`)
const shown = (row: number, key: string) => expect.poll(() => element(row, key)?.textContent)
const choose = async (row: number, key: string) => {
  await expect.poll(() => element(row, key)).not.toBeNull()
  await userEvent.click(element(row, key) as HTMLElement)
}

test('typing replaces a cell, Enter saves it and goes down, and the value stays', async () => {
  const saved: unknown[] = []
  await draw(<MemberGrid rows={members(20)} save={async (row, key, value) => void saved.push([row.id, key, value])} />)
  await choose(3, 'nombre')
  await userEvent.keyboard('Pau{Enter}')
  await shown(3, 'nombre').toBe('Pau')
  await userEvent.keyboard('{F2}Ane{Enter}')
  await shown(4, 'nombre').toBe('Ane')
  expect(saved).toEqual([
    [3, 'nombre', 'Pau'],
    [4, 'nombre', 'Ane'],
  ])
})

test('a refused edit shows the new value until the answer, then goes back and says why', async () => {
  const answer = Promise.withResolvers<void>()
  await draw(<MemberGrid rows={members(20)} save={() => answer.promise} />)
  await choose(2, 'precio')
  await userEvent.keyboard('12,5{Enter}')
  await shown(2, 'precio').toBe('12,50\u00A0€')
  answer.reject(new Error('la remesa está cerrada'))
  await shown(2, 'precio').toBe('1,00\u00A0€')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Precio no se ha cambiado: la remesa está cerrada')
})

test('a locked cell tells its reason and opens no editor', async () => {
  await draw(<MemberGrid rows={members(20)} save={async () => {}} />)
  await choose(1, 'precio')
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Socio de baja')
  expect(document.querySelector('.dg-editor')).toBeNull()
})

test('what cannot be read keeps the editor open, Escape gives up and nothing is saved', async () => {
  const saved: unknown[] = []
  await draw(<MemberGrid rows={members(20)} save={async (row) => void saved.push(row.id)} />)
  await choose(1, 'fecha')
  await userEvent.keyboard('31/02/2026{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Fecha', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await shown(1, 'fecha').toBe('01/01/2026')
  expect(saved).toEqual([])
  expect(document.activeElement?.getAttribute('role')).toBe('grid')
})

test('Tab saves and goes on to the next cell that takes edits', async () => {
  const saved: unknown[] = []
  await draw(<MemberGrid rows={members(20)} save={async (row, key, value) => void saved.push([row.id, key, value])} />)
  await choose(2, 'nombre')
  await userEvent.keyboard('{F2}Ane{Tab}7{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Fecha', exact: true })).toHaveFocus()
  expect(saved).toEqual([
    [2, 'nombre', 'Ane'],
    [2, 'precio', 700],
  ])
})

test('the edited row keeps its editor and its draft while it is scrolled out of view', async () => {
  await draw(<MemberGrid rows={members(5000)} save={async () => {}} />)
  await choose(2, 'nombre')
  await userEvent.keyboard('Mar')
  const grid = page.getByRole('grid').element()
  grid.scrollTop = 80_000
  await expect.element(page.getByText('Socio 2860')).toBeInTheDocument()
  await userEvent.keyboard('ta{Enter}')
  grid.scrollTop = 0
  await shown(2, 'nombre').toBe('Marta')
})

test('Space switches a flag that takes edits, as the number it is', async () => {
  const saved: unknown[] = []
  await draw(<MemberGrid rows={members(20)} save={async (row, key, value) => void saved.push([row.id, key, value])} />)
  await choose(1, 'activo')
  await userEvent.keyboard(' ')
  await expect.poll(() => element(1, 'activo')?.querySelector('[aria-label=Sí]')).not.toBeNull()
  expect(saved).toEqual([[1, 'activo', 1]])
})
