import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/page.tsx'
import './booking-card.css'
import { sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import type { Highlight } from '../planner-model.ts'
import { DayList } from './day-list.tsx'

const open = vi.fn<(id: number) => void>()
const create = vi.fn<(court: number, from: number, to: number) => void>()
const next = vi.fn<() => void>()
const courts = [sampleCourt(1), sampleCourt(2)]
const bookings = [
  sampleBooking(1, 1, 600, 660, { title: 'Pau Soler', subtitle: 'Ane, Jon', amount: '12,00 €', due: true, payment: 'unpaid' }),
  sampleBooking(2, 2, 1200, 1320, { title: 'Marta Puig' }),
]
interface Shown {
  now?: number | null
  isPast?: boolean
  highlight?: Highlight | null
  rows?: typeof bookings
}
const show = ({ now = 990, isPast = false, highlight = null, rows = bookings }: Shown = {}) =>
  draw(
    <div className="ps" style={{ height: 500 }}>
      <DayList
        courts={courts}
        bookings={rows}
        hours={{ from: 480, to: 1320 }}
        now={now}
        isPast={isPast}
        isLoading={false}
        highlight={highlight}
        onOpen={open}
        onCreate={create}
        onNew={next}
      />
    </div>,
    inLanguage(plannerTexts, 'es'),
  )
const free = () =>
  page
    .getByRole('button', { name: /libre/ })
    .elements()
    .map((one) => one.textContent)

beforeEach(async () => {
  await page.viewport(390, 844)
  for (const spy of [open, create, next]) spy.mockClear()
})

test('a phone lists the day by the hour: a booking opens, free time books the usual length on its first court (R-190, R-219)', async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: /Pau Soler/ }))
  expect(open.mock.calls).toEqual([[1]])
  expect(free()).toEqual(['16:30–22:00libre en Pista 1', '16:30–20:00libre en Pista 2'])
  await userEvent.click(page.getByRole('button', { name: /libre en Pista 2/ }))
  expect(create.mock.calls).toEqual([[2, 990, 1050]])
  await userEvent.click(page.getByRole('button', { name: 'desk.new_booking' }))
  expect(next).toHaveBeenCalledOnce()
})

test('now stands before what is on, and the past offers nothing', async () => {
  await show({ now: 1210 })
  await expect.element(page.getByText('ahora')).toBeVisible()
  const after = document.querySelector('.pdl-now')!.nextElementSibling
  expect(after?.textContent).toBe('20:00')
  await show({ now: null, isPast: true })
  await expect.element(page.getByRole('button', { name: /Pau Soler/ })).toBeVisible()
  expect([free(), document.querySelector('.pdl-now')]).toEqual([[], null])
})

test('what is looked for stands out and the rest fades, nothing is hidden; an empty day says so', async () => {
  await show({ highlight: { ids: new Set([2]), isRinged: false } })
  await expect.element(page.getByRole('button', { name: /Marta Puig/ })).toBeVisible()
  expect([...document.querySelectorAll<HTMLElement>('.pl-dimmed')].map((one) => one.dataset.booking)).toEqual(['1'])
  await show({ isPast: true, rows: [] })
  await expect.element(page.getByText('Sin reservas ni huecos libres.')).toBeVisible()
})

test('the button for a new booking lies over the rows, however many there are', async () => {
  const rows = Array.from({ length: 14 }, (_, index) => sampleBooking(index + 1, 1, 480 + index * 60, 540 + index * 60))
  await page.viewport(390, 500)
  await show({ rows, now: null })
  const button = page.getByRole('button', { name: 'desk.new_booking' })
  await expect.element(button).toBeVisible()
  const { left, top, width, height } = button.element().getBoundingClientRect()
  const corners = [
    [0.3, 0.3],
    [0.7, 0.7],
  ] as const
  const met = corners.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height)?.closest('button')?.className)
  expect(met).toEqual(['pdl-new', 'pdl-new'])
})
