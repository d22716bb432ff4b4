import { type FormEvent, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { DeleteButton } from '../buttons/delete-button.tsx'
import type { GridColumn } from '../grid/column.ts'
import { type Session, setSession } from '../reads/session.ts'
import { handleKey } from './commands.ts'
import { RecordScreen } from './record-screen.tsx'
import { place } from './screen-title.ts'

interface Locker {
  readonly id: number
  readonly nombre: string
}
const columns: GridColumn<Locker>[] = [{ key: 'nombre', header: 'Nombre', kind: 'text' }]

/** Lockers as listed by a screen; `first` is the initial list. */
function Lockers({ first }: { first: Locker[] }) {
  const [rows, setRows] = useState(first)
  return (
    <RecordScreen
      name="locker"
      columns={columns}
      reading={{ error: null, refetch: () => {} }}
      rows={rows}
      rowId={({ id }) => id}
      nameOf={({ nombre }) => nombre}
      add="Nueva taquilla"
      opens
      empty={{ title: 'Aún no hay taquillas' }}
      rowActions={({ id, nombre }) => <DeleteButton name={nombre} onDelete={() => setRows(rows.filter((row) => row.id !== id))} />}
      form={(row, close) => {
        const onSubmit = (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          const nombre = String(new FormData(event.currentTarget).get('nombre'))
          setRows([...rows.filter(({ id }) => id !== row?.id), { id: row?.id ?? rows.length + 1, nombre }])
          close()
        }
        return (
          <form onSubmit={onSubmit}>
            <input name="nombre" aria-label="Nombre" defaultValue={row?.nombre} />
          </form>
        )
      }}
    />
  )
}

beforeAll(() => {
  const account = { id_mst_socios: 1, is_staff: true, is_admin: true }
  setSession({ account, info: { club: 'Club' }, parameters: {} } as Session)
  place.set({ title: 'Taquillas', above: [], isMenu: true, path: '/taquillas' })
  window.addEventListener('keydown', handleKey)
  return () => window.removeEventListener('keydown', handleKey)
})
const add = page.getByRole('button', { name: 'Nueva taquilla' })

test('the one button that adds stands in the empty list, and at the title once there is a row', async () => {
  serve(() => ({ body: { options: null } }))
  await draw(<Lockers first={[]} />)
  await expect.element(page.getByText('Aún no hay taquillas')).toBeVisible()
  await expect.poll(() => add.elements().length).toBe(1)
  await userEvent.click(add)
  const drawer = page.getByRole('dialog', { name: 'Nueva taquilla' })
  await userEvent.fill(drawer.getByRole('textbox', { name: 'Nombre' }), 'Taquilla 7')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('gridcell', { name: 'Taquilla 7' })).toBeVisible()
  await expect.poll(() => add.elements().length).toBe(1)
  expect(await violations()).toEqual([])
})

test('n opens the form of a new row, a double click that of a row under its name', async () => {
  serve(() => ({ body: { options: null } }))
  await draw(<Lockers first={[{ id: 1, nombre: 'Taquilla 1' }]} />)
  await expect.element(add).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('dialog', { name: 'Nueva taquilla' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
  await userEvent.dblClick(page.getByRole('gridcell', { name: 'Taquilla 1' }))
  await expect.element(page.getByRole('dialog', { name: 'Taquilla 1' }).getByRole('textbox')).toHaveValue('Taquilla 1')
})

test('a row goes after a question that names it, and stays when the user backs out (R-040)', async () => {
  serve(() => ({ body: { options: null } }))
  await draw(<Lockers first={[{ id: 1, nombre: 'Taquilla 1' }]} />)
  const remove = page.getByRole('button', { name: 'Eliminar Taquilla 1' })
  await userEvent.click(remove)
  await expect.element(page.getByRole('dialog', { name: '¿Eliminar Taquilla 1?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('gridcell', { name: 'Taquilla 1' })).toBeVisible()
  await userEvent.click(remove)
  await userEvent.click(page.getByRole('button', { name: 'Eliminar', exact: true }))
  await expect.element(page.getByText('Aún no hay taquillas')).toBeVisible()
})
