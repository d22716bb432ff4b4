import { helpTexts } from '@app/contract/help/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useCommands } from '../../kit/screen/commands.ts'
import { setScreens } from '../../kit/screen/screens.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { addressOf, HelpPanel } from './help-panel.tsx'
import { helpShown } from './help-shown.ts'

const task = { titulo: '', como: '', ruta: '', tecla: '', control: '' }
const help = {
  que: 'Los niveles de juego. Cada socio tiene uno.',
  tareas: [
    { ...task, titulo: 'Añadir un nivel', como: 'Escribe su nombre.', tecla: 'n' },
    { ...task, titulo: 'Ordenarlos', como: 'Arrastra.', control: 'Guardar el orden' },
    { ...task, titulo: 'Ver los socios', como: 'En su lista.', ruta: '/socios' },
  ],
  palabras: [{ palabra: 'Nivel', significado: 'de 1 a 7' }],
}

const pressed: string[] = []
function Levels() {
  useCommands(useMemo(() => [{ id: 'levels.new', text: 'Nivel nuevo', keys: 'n', run: () => pressed.push('n') }], []))
  return (
    <>
      <button type="button">Guardar el orden</button>
      <HelpPanel />
    </>
  )
}

test('the help of a screen begins its tasks: by its key, by ringing the control; it lists its keys and words, and Esc closes it', async () => {
  setScreens([{ path: '/niveles', code: 'levels', load: () => Promise.reject(new Error('not shown')) }])
  onTestFinished(() => setScreens([]))
  const asked = serve(() => ({ body: help }))
  helpShown.set(true)
  const root = createRootRoute()
  const only = createRoute({ getParentRoute: () => root, path: '/niveles', component: Levels })
  const history = createMemoryHistory({ initialEntries: ['/niveles'] })
  const router = createRouter({ routeTree: root.addChildren([only]), history })
  await draw(<RouterProvider router={router as never} />, { ...inLanguage(helpTexts, 'es'), 'menu.levels': 'Niveles', 'ui.key.n': 'N' })
  await expect.element(page.getByRole('complementary', { name: 'Ayuda: Niveles' })).toBeVisible()
  await expect.element(page.getByText(help.que)).toBeVisible()
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/ayuda/levels'])
  await userEvent.click(page.getByRole('button', { name: 'Ir: Añadir un nivel' }))
  expect(pressed).toEqual(['n'])
  await userEvent.click(page.getByRole('button', { name: 'Enséñame: Ordenarlos' }))
  await expect.element(page.getByRole('button', { name: 'Guardar el orden' })).toHaveFocus()
  expect(document.querySelector('.help-ring')?.textContent).toBe('Guardar el orden')
  await expect.element(page.getByText('Nivel nuevo')).toBeVisible()
  await expect.element(page.getByText('de 1 a 7')).toBeVisible()
  expect(await violations()).toEqual([])
  page
    .getByRole('complementary')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(helpShown.get()).toBe(false)
})

test('an address of a task takes the names of its route from the address of the screen', () => {
  expect(addressOf('/socios', '/niveles', '/niveles')).toBe('/socios')
  expect(addressOf('/reservas/{id}/permanent/new', '/reservas/{id}/permanent', '/reservas/3/permanent')).toBe('/reservas/3/permanent/new')
  expect(addressOf('/reservas/{id}/permanent/new', '/niveles', '/niveles')).toBeNull()
})
