import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../testing/eventually.ts'
import { draw } from '../../../testing/page.tsx'
import { sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import { Planner } from '../planner.tsx'
import { pendingAction } from './pending-action.ts'

const desk = {
  'desk.charge': 'Cobrar',
  'desk.move': 'Mover',
  'desk.duplicate': 'Duplicar',
  'desk.print': 'Tique',
  'desk.delete': 'Eliminar',
}
const texts = { ...inLanguage(plannerTexts, 'es'), ...desk }
const open = vi.fn<(id: number) => void>()
const court = vi.fn<(id: number, act: string) => void>()
const nowhere = () => Promise.resolve()

const show = (withCourts = true) =>
  draw(
    <div style={{ position: 'fixed', inset: 0 }}>
      <Planner
        day="2026-11-20"
        courts={[sampleCourt(1), sampleCourt(2)]}
        bookings={[
          sampleBooking(1, 1, 600, 660, { title: 'Pau Soler', due: true }),
          sampleBooking(2, 2, 600, 660, { title: 'Marta Puig' }),
        ]}
        from={480}
        to={1320}
        now={600}
        onCreate={nowhere}
        onOpen={open}
        onMove={nowhere}
        onCopy={() => {}}
        onResize={nowhere}
        {...(withCourts && { onCourt: court })}
      />
    </div>,
    texts,
  )
const card = (name: string) => page.getByRole('button', { name: new RegExp(name) })
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((one) => one.querySelector('.mantine-Menu-itemLabel')?.textContent)

beforeEach(() => {
  pendingAction.set(null)
  open.mockClear()
  court.mockClear()
})

test('a right click on a booking says what can be done with it; what is paid cannot be charged', async () => {
  await show()
  await userEvent.click(card('Pau Soler'), { button: 'right' })
  await eventually(() => expect(items()).toEqual(['Abrir', 'Cobrar', 'Mover', 'Aparcar', 'Duplicar', 'Tique', 'Eliminar']))
  await userEvent.click(page.getByRole('menuitem', { name: /Duplicar/ }))
  expect([pendingAction.get(), open.mock.calls]).toEqual([{ id: 1, act: 'duplicate' }, [[1]]])
  await userEvent.click(card('Marta Puig'), { button: 'right' })
  await eventually(() => expect(items()).toEqual(['Abrir', 'Mover', 'Aparcar', 'Duplicar', 'Tique', 'Eliminar']))
})

test('a key of the menu does the same to the booking that has the keyboard, and opening it asks for nothing', async () => {
  await show()
  await expect.element(card('Pau Soler')).toBeVisible()
  card('Pau Soler').element().focus()
  await userEvent.keyboard('{F8}')
  expect([pendingAction.get(), open.mock.calls]).toEqual([{ id: 1, act: 'charge' }, [[1]]])
  await userEvent.keyboard('{Enter}')
  expect([pendingAction.get(), open.mock.calls]).toEqual([null, [[1], [1]]])
})

test('the head of a court and a right click on its free hours offer what can be done with the court', async () => {
  await show()
  await userEvent.click(page.getByText('Pista 2', { exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Reservar en el primer hueco' }))
  expect(court.mock.calls).toEqual([[2, 'new']])
  const lanes = document.querySelector('.pl-lanes')!
  await userEvent.click(lanes, { button: 'right', position: { x: 40, y: 400 } })
  await userEvent.click(page.getByRole('menuitem', { name: 'Ver su semana' }))
  expect(court.mock.calls.at(-1)).toEqual([1, 'week'])
})

test('where the lanes are days their heads offer nothing', async () => {
  await show(false)
  await userEvent.click(page.getByText('Pista 2', { exact: true }))
  expect(document.querySelector('[role=menu]')).toBeNull()
})
