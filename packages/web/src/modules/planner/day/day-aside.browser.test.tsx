import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/page.tsx'
import '../planner-screen.css'
import { sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import type { DayAsideProps } from './day-aside.tsx'
import { SparseDayAside } from './sparse-day-aside.tsx'

const open = vi.fn<(id: number) => void>()
const create = vi.fn<(court: number, from: number, to: number) => void>()
const bookings = [
  sampleBooking(1, 1, 600, 660, { title: 'Pau Soler' }),
  sampleBooking(2, 1, 960, 1020, { title: 'Marta Puig', payment: 'unpaid' }),
  sampleBooking(3, 2, 1200, 1320, { title: 'Ane Lasa', pending: true, payment: 'part' }),
]
const money = [
  { id_reg_reserva: 2, total: 1200, pagado: 0 },
  { id_reg_reserva: 3, total: 1000, pagado: 400 },
] as DayAsideProps['rows']

const show = (courts: number, shown: Partial<DayAsideProps> = {}, width = 1000) => {
  const aside = {
    sport: 'Squash',
    courts: Array.from({ length: courts }, (_, index) => sampleCourt(index + 1)),
    bookings,
    rows: money,
    hours: { from: 480, to: 1320 },
    now: 990,
    isPast: false,
    isLoading: false,
    highlight: null,
    onOpen: open,
    onCreate: create,
    ...shown,
  }
  return draw(
    <div className="ps-body" style={{ width, height: 500 }}>
      <SparseDayAside aside={aside}>
        <p>pistas</p>
      </SparseDayAside>
    </div>,
    inLanguage(plannerTexts, 'es'),
  )
}
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.replace('\u00a0', ' ')))
const free = () => [...document.querySelectorAll('.pda-gap')].map((one) => one.textContent)

beforeEach(async () => {
  await page.viewport(1440, 900)
  for (const spy of [open, create]) spy.mockClear()
})

test('beside a few courts stand what comes with what of it is owed, and the free time, which books (R-190)', async () => {
  await show(2)
  await expect.element(page.getByText('2 de 3 · 18,00 € por cobrar')).toBeVisible()
  expect(rows()).toEqual([
    ['16:00', 'Pista 1', 'Marta Puigjugando', '12,00 €'],
    ['20:00', 'Pista 2', 'Ane LasaPor confirmar', '6,00 €'],
  ])
  expect(free()).toEqual(['16:30–20:00Pista 2', '17:00–22:00Pista 1'])
  await userEvent.click(page.getByRole('button', { name: /Pista 2, Ane Lasa/ }))
  expect(open.mock.calls).toEqual([[3]])
  await userEvent.click(page.getByRole('button', { name: /^16:30–20:00/ }))
  expect(create.mock.calls).toEqual([[2, 990, 1050]])
})

test('a day to come lists all of its bookings, one that is over no free time', async () => {
  await show(2, { now: null })
  await expect.element(page.getByRole('heading', { name: /^Reservas de Squash/ })).toBeVisible()
  expect(rows().map(([hour]) => hour)).toEqual(['10:00', '16:00', '20:00'])
  await show(2, { now: null, isPast: true })
  await expect.poll(free).toEqual([])
})

test('many courts, and few in too little room, have nothing beside them', async () => {
  await show(4)
  await expect.element(page.getByText('pistas')).toBeVisible()
  expect(document.querySelector('.pda')).toBeNull()
  await show(2, {}, 500)
  await expect.poll(() => document.querySelector('.pda')?.checkVisibility()).toBe(false)
})
