import { expect, test } from 'vitest'
import { sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import { dayHtml } from './print-day.ts'

const courts = Array.from({ length: 10 }, (_, index) => sampleCourt(index + 1))
const bookings = [
  sampleBooking(1, 1, 600, 660, { title: 'Pau <Soler>', subtitle: 'Marta & Joan', amount: '12,00 €', payment: 'unpaid' }),
  sampleBooking(2, 1, 630, 690, { title: 'Ane', overlapping: true }),
  sampleBooking(3, 10, 480, 540, { title: 'Curso', blocked: true, payment: 'none' }),
]
const day = { club: 'Club & Co', day: '2026-11-20', courts, bookings, from: 480, to: 1320, hasMoney: false } as const
const times = (text: string, part: string) => text.split(part).length - 1

test('a day is printed on sheets of eight courts, each booking once, with how it is paid by shape', () => {
  const html = dayHtml(day)
  expect([times(html, '<section'), times(html, '<h2'), times(html, 'class="card')]).toEqual([2, 10, 3])
  const [first, second] = html.split('<section').slice(1)
  expect([first?.includes('Ane'), first?.includes('Curso'), second?.includes('Curso')]).toEqual([true, false, true])
  expect([times(html, '○'), times(html, '●'), times(html, '◌')]).toEqual([1, 1, 1])
  expect(html).toContain('10:00–11:00')
})

test('names stand in a printed day as they are, whatever signs they have', () => {
  const html = dayHtml(day)
  for (const said of ['Pau &lt;Soler&gt;', 'Marta &amp; Joan', 'Club &amp; Co']) expect(html).toContain(said)
})

test('amounts are printed only when asked for', () => {
  expect(dayHtml(day)).not.toContain('12,00')
  expect(dayHtml({ ...day, hasMoney: true })).toContain('12,00 €')
})

test('a sheet has the whole day: a booking lies at its hour, one past the last hour ends at the edge', () => {
  const card = (from: number, to: number) =>
    /class="card" style="top:([\d.]+)mm;height:([\d.]+)mm/
      .exec(dayHtml({ ...day, bookings: [sampleBooking(1, 1, from, to)] }))
      ?.slice(1)
      .map(Number)
  expect(card(480, 1320)).toEqual([0, 172])
  expect(card(900, 1320)).toEqual([86, 86])
  expect(card(1260, 1500)).toEqual([159.71, 12.29])
})
