import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/page.tsx'
import { useGuardedLeaving, useLeaveGuard } from '../forms/leave-guard.ts'
import { hashHistory } from '../screen/history.ts'
import { go, goBack, usePath } from '../screen/navigation.ts'

function Dirty() {
  useGuardedLeaving()
  useLeaveGuard(true)
  return <output aria-label="aquí">{usePath()}</output>
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Product with one dirty form on every screen, opened at /a with /b after it. */
async function open() {
  window.location.hash = '#/a'
  const history = hashHistory()
  stops.push(history.destroy)
  const root = createRootRoute({ component: Dirty })
  const any = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({ routeTree: root.addChildren([any]), history })
  await draw(<RouterProvider router={router} />)
  await shows('/a')
}
const here = page.getByRole('status', { name: 'aquí' })
const shows = (path: string) => expect.element(here).toHaveTextContent(path)
const stay = () => userEvent.click(page.getByRole('button', { name: 'Cancelar' }))
const leave = () => userEvent.click(page.getByRole('button', { name: 'Descartar' }))

test('an address typed over unsaved changes is put back when one stays, as often as it is tried', async () => {
  await open()
  for (const typed of ['#/b', '#/c']) {
    window.location.hash = typed
    await stay()
    await expect.poll(() => window.location.hash).toBe('#/a')
    await shows('/a')
  }
})

test('an address typed over unsaved changes opens when they are given up, and the way back asks again', async () => {
  await open()
  window.location.hash = '#/b'
  await leave()
  await shows('/b')
  goBack()
  await stay()
  await expect.poll(() => window.location.hash).toBe('#/b')
  goBack()
  await leave()
  await shows('/a')
  expect(window.location.hash).toBe('#/a')
})

test('a screen asked for by the product does not open while one stays', async () => {
  await open()
  go('/d')
  await stay()
  await shows('/a')
  expect(window.location.hash).toBe('#/a')
})
