import { Select } from '@mantine/core'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, violations } from '../../testing/page.tsx'
import { handleKey, useCommands, useKeys } from '../screen/commands.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { choose, confirmDelete, showMessage } from './dialogs.ts'
import { toast } from './toasts.ts'

test('a delete names the thing, the way out has the focus and Enter changes nothing (R-040)', async () => {
  await draw(null)
  const answer = confirmDelete('Pista 3')
  await expect.element(page.getByRole('dialog', { name: '¿Eliminar Pista 3?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(await answer).toBe(false)
})

test('the dangerous button says yes, and Escape backs out', async () => {
  await draw(null)
  const first = confirmDelete('Pista 3')
  await userEvent.click(page.getByRole('button', { name: 'Eliminar' }))
  expect(await first).toBe(true)
  const second = choose('¿Qué hacer?', [
    { id: 'keep', text: 'Conservar' },
    { id: 'replace', text: 'Sustituir' },
  ])
  await expect.element(page.getByRole('button', { name: 'Sustituir' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await second).toBeNull()
})

test('Ctrl+Enter takes the only choice of a question, and none of several', async () => {
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
  await draw(null)
  const first = confirmDelete('Pista 3')
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await first).toBe(true)
  const second = choose('¿Qué hacer?', [
    { id: 'keep', text: 'Conservar' },
    { id: 'replace', text: 'Sustituir' },
  ])
  await expect.element(page.getByRole('button', { name: 'Sustituir' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}')
  expect(await second).toBeNull()
})

test('Ctrl+Enter runs the act once from a closed list of choices, and the list stays closed', async () => {
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
  let runs = 0
  await draw(
    <DialogFrame title="Añadir socios" size={400} onClose={() => undefined} onConfirm={() => (runs += 1)}>
      <Select data-autofocus label="Primera cuota" data={['Entera', 'Por días']} defaultValue="Entera" />
    </DialogFrame>,
  )
  const list = page.getByRole('combobox', { name: 'Primera cuota' })
  await expect.element(list).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(runs).toBe(1)
  await expect.element(list).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(list).toHaveAttribute('aria-expanded', 'true')
  expect(runs).toBe(1)
})

test('a dialog holds every key: those of the screen below do nothing until it is gone, those of its own content work', async () => {
  const pressed: string[] = []
  const list = [{ id: 'charge', text: 'Cobrar', keys: 'F8', run: () => pressed.push('charge below') }]
  function Below() {
    useCommands(list)
    useKeys({ 'mod+s': () => pressed.push('save below') })
    return null
  }
  function Inside() {
    useKeys({ 'mod+s': () => pressed.push('save inside') })
    return <p>Dentro</p>
  }
  /** Presses Ctrl+S, which the browser must not see, and F8; returns what they did. */
  const press = () => {
    const events = (
      [
        ['s', true],
        ['F8', false],
      ] as const
    ).map(([key, ctrlKey]) => new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
    for (const event of events) document.activeElement?.dispatchEvent(event)
    return [...pressed.splice(0), events[0]!.defaultPrevented]
  }
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
  await draw(<Below />)
  // keys are registered after the first picture
  await expect.poll(press).toEqual(['save below', 'charge below', true])
  const answer = confirmDelete('Pista 3')
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  expect(press()).toEqual([true])
  await userEvent.keyboard('{Enter}')
  expect(await answer).toBe(false)
  expect(press()).toEqual(['save below', 'charge below', true])
  await draw(
    <>
      <Below />
      <DialogFrame title="Añadir dinero" size={400} onClose={() => {}}>
        <Inside />
      </DialogFrame>
    </>,
  )
  await expect.poll(press).toEqual(['save inside', true])
})

test('one question waits for another', async () => {
  await draw(null)
  const first = showMessage('Primero')
  const second = showMessage('Segundo')
  await expect.element(page.getByRole('dialog', { name: 'Primero' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cerrar' }))
  await first
  await expect.element(page.getByRole('dialog', { name: 'Segundo' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cerrar' }))
  await second
})

test('the same words twice are two questions, each with its answer', async () => {
  await draw(null)
  const both = [showMessage('Lo mismo'), showMessage('Lo mismo')]
  for (const one of both) {
    await userEvent.click(page.getByRole('button', { name: 'Cerrar' }))
    await one
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a notice can be undone from and an error is read out at once', async () => {
  await draw(null)
  let undone = 0
  toast.good('Reserva movida', { action: { text: 'Deshacer', run: () => undone++ } })
  toast.bad('No se ha podido')
  await expect.element(page.getByRole('alert')).toHaveTextContent('No se ha podido')
  await userEvent.click(page.getByRole('button', { name: 'Deshacer' }))
  expect(undone).toBe(1)
  await expect.element(page.getByText('Reserva movida')).not.toBeInTheDocument()
})

test('a static dialog stays on a click outside of it, and closes with Escape (R-161)', async () => {
  const closed: string[] = []
  const frame = (isStatic: boolean) => (
    <DialogFrame title="Factura" size={300} isStatic={isStatic} onClose={() => closed.push(`${isStatic}`)} />
  )
  const outside = () => document.querySelector<HTMLElement>('.mantine-Modal-overlay')!
  await draw(frame(true))
  await expect.element(page.getByRole('dialog', { name: 'Factura' })).toBeVisible()
  await userEvent.click(outside(), { position: { x: 4, y: 4 } })
  expect(closed).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual(['true'])
  await draw(frame(false))
  await expect.element(page.getByRole('dialog', { name: 'Factura' })).toBeVisible()
  await userEvent.click(outside(), { position: { x: 4, y: 4 } })
  expect(closed).toEqual(['true', 'false'])
})
