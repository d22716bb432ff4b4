import { inLanguage } from '@app/contract/kit/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { useMemo } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { handleKey, useCommands } from '../../../kit/screen/commands.ts'
import { setScreens } from '../../../kit/screen/screens.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { Palette } from './palette.tsx'
import { useGoCommands } from './use-go-commands.ts'

function Screen({ ran }: { ran: string[] }) {
  useCommands(
    useMemo(
      () => [
        { id: 'new', text: 'Nueva reserva', keys: 'n', run: () => ran.push('new') },
        { id: 'go:/tarifas', text: 'Tarifas', group: 'Economía', keys: 'g t', run: () => ran.push('tarifas') },
        { id: 'go:/parametros', text: 'Parámetros', group: 'Configuración', run: () => ran.push('parametros') },
      ],
      [ran],
    ),
  )
  return <input aria-label="texto" />
}

test('the palette finds without accents, and Enter runs what the arrows chose', async () => {
  const ran: string[] = []
  let closed = 0
  await draw(
    <>
      <Screen ran={ran} />
      <Palette onClose={() => closed++} />
    </>,
    inLanguage(shellTexts, 'es'),
  )
  const input = page.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(3)
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(ran).toEqual(['tarifas'])
  await userEvent.keyboard('PARAM{Enter}')
  expect(ran).toEqual(['tarifas', 'parametros'])
  expect(closed).toBe(2)
})

test('the palette forgives a slip of the finger, and takes words in any order', async () => {
  const ran: string[] = []
  await draw(
    <>
      <Screen ran={ran} />
      <Palette onClose={() => {}} />
    </>,
    inLanguage(shellTexts, 'es'),
  )
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('tarfias{Enter}')
  await userEvent.fill(page.getByRole('combobox'), 'reserva nueva')
  await userEvent.keyboard('{Enter}')
  expect(ran).toEqual(['tarifas', 'new'])
})

test('letters run commands, g waits for the next letter, and neither disturbs typing', async () => {
  const ran: string[] = []
  await draw(<Screen ran={ran} />)
  window.addEventListener('keydown', handleKey)
  await expect.element(page.getByLabelText('texto')).toBeVisible()
  await userEvent.keyboard('ngt')
  expect(ran).toEqual(['new', 'tarifas'])
  await userEvent.click(page.getByLabelText('texto'))
  await userEvent.keyboard('ngt')
  expect(ran).toEqual(['new', 'tarifas'])
  await expect.element(page.getByLabelText('texto')).toHaveValue('ngt')
  window.removeEventListener('keydown', handleKey)
})

function Shell() {
  useGoCommands()
  return null
}

test('the palette knows a screen by the words of its task, and the languages; a telephone asks for no booking', async () => {
  const asked = serve((call) => (call.includes('reserva') ? { status: 404, body: { msg: '' } } : { body: [] }))
  const menus = [{ code: 'bookings-cancelled', ruta: '/reservas/anuladas', id: 1, lugar: 'sidebar', grupo: 'bookings' }]
  const info = { menus, locales: ['es-ES', 'eu-ES'], locale: 'es-ES', deportes: [], cajas: [] }
  setSession({ account: { is_staff: true, is_admin: true, rights: [], settings: {} }, info, parameters: {} } as never)
  const notShown = () => Promise.reject(new Error('not shown'))
  setScreens([
    { path: '/reservas/anuladas', code: 'bookings-cancelled', load: notShown },
    { path: '/socios/{id}/edit', code: 'member-edit', load: notShown },
  ])
  onTestFinished(() => {
    setSession(null)
    setScreens([])
  })
  await draw(
    <>
      <Shell />
      <Palette onClose={() => {}} />
    </>,
    inLanguage(shellTexts, 'es'),
  )
  const input = page.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  const found = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent)
  await userEvent.fill(input, 'idioma')
  await expect.poll(() => found().join()).toContain('Euskara')
  await userEvent.fill(input, 'cancelar reserva')
  await expect.poll(found).toHaveLength(1)
  await userEvent.fill(input, '1234')
  await expect.poll(() => asked.some(({ call }) => call.includes('1234') && call.includes('reserva'))).toBe(true)
  await userEvent.fill(input, '772860249')
  await expect.poll(() => asked.some(({ call }) => call.includes('socio') && call.includes('772860249'))).toBe(true)
  expect(asked.filter(({ call }) => call.includes('reserva') && call.includes('772860249'))).toEqual([])
})
