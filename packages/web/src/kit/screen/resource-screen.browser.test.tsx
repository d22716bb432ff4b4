import { field } from '@app/contract/kit/kinds'
import { resource } from '@app/contract/kit/resource'
import { supplier } from '@app/contract/suppliers/supplier'
import { IconCopy } from '@tabler/icons-react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { type Session, setSession } from '../reads/session.ts'
import { ResourceScreen } from './resource-screen.tsx'
import { place } from './screen-title.ts'

const surface = resource('supplier', {
  table: 'superficie',
  path: 'superficie',
  label: 'nombre',
  permission: supplier.permission,
  only: ['list', 'get', 'update', 'remove'],
  fields: { id_mst_superficie: field.id(), nombre: field.text(60) },
})
const rows = [
  { id_mst_superficie: 1, nombre: 'Tierra batida' },
  { id_mst_superficie: 2, nombre: 'Hierba' },
]
const signIn = (is_admin: boolean) =>
  setSession({
    account: { id_mst_socios: 1, is_staff: true, is_admin, rights: [] },
    info: { club: 'Club' },
    parameters: {},
  } as unknown as Session)

beforeEach(() => {
  place.set({ title: 'Superficies', above: [], isMenu: true, path: '/superficies' })
  serve((call) => ({ body: call.startsWith('GET /api/superficie') ? rows : { options: null } }))
})

test('a generic screen has buttons of its own in each row, before the one that deletes', async () => {
  signIn(true)
  const copied: string[] = []
  await draw(
    <ResourceScreen
      resource={surface}
      columns={['nombre']}
      actionsWidth={108}
      rowActions={({ nombre }) => <IconButton label={`Copiar ${nombre}`} icon={IconCopy} onClick={() => copied.push(nombre)} />}
    />,
    { 'supplier.nombre': 'Nombre' },
  )
  const buttons = page.getByRole('row', { name: /Hierba/ }).getByRole('button')
  await expect
    .poll(() => buttons.elements().map((button) => button.getAttribute('aria-label')))
    .toEqual(['Copiar Hierba', 'Eliminar Hierba'])
  await userEvent.click(page.getByRole('button', { name: 'Copiar Hierba' }))
  expect(copied).toEqual(['Hierba'])
  expect(await violations()).toEqual([])
})

test('a user who may not change the rows keeps the buttons of the module and has none that deletes', async () => {
  signIn(false)
  await draw(
    <ResourceScreen
      resource={surface}
      columns={['nombre']}
      rowActions={({ nombre }) => <IconButton label={`Copiar ${nombre}`} icon={IconCopy} onClick={() => {}} />}
    />,
    { 'supplier.nombre': 'Nombre' },
  )
  await expect.element(page.getByRole('button', { name: 'Copiar Hierba' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Eliminar Hierba' }).query()).toBeNull()
})
