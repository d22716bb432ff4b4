import { inLanguage } from '@app/contract/kit/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handleKey, useCommands } from '../../../kit/screen/commands.ts'
import { draw, violations } from '../../../testing/page.tsx'
import { Palette } from './palette.tsx'

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
