import type { YearSpan } from '@app/contract/values/month-day'
import type { WeekHours } from '@app/contract/values/week-slots'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, violations } from '../../testing/page.tsx'
import { WeekGrid } from './week-grid.tsx'
import type { WeekSlot } from './week-grid-model.ts'
import { YearStrip } from './year-strip.tsx'
import type { YearRange } from './year-strip-model.ts'

let week: readonly WeekSlot[] = []
let days: readonly YearRange[] = []

function Week({ first }: { first: readonly WeekSlot[] }) {
  const [slots, setSlots] = useState(first)
  const [selected, setSelected] = useState<string | null>(null)
  useEffect(() => {
    week = slots
  }, [slots])
  return (
    <div style={{ width: 900 }}>
      <WeekGrid
        label="Semana"
        slots={slots}
        selected={selected}
        onSelect={setSelected}
        onCreate={(hours: WeekHours) => setSlots([...slots, { id: String(slots.length + 1), ...hours }])}
        onChange={(id, hours) => setSlots(slots.map((slot) => (slot.id === id ? { ...slot, ...hours } : slot)))}
        onDelete={(id) => setSlots(slots.filter((slot) => slot.id !== id))}
      />
    </div>
  )
}
function Year({ first }: { first: readonly YearRange[] }) {
  const [ranges, setRanges] = useState(first)
  useEffect(() => {
    days = ranges
  }, [ranges])
  return (
    <div style={{ width: 1200 }}>
      <YearStrip
        label="Año"
        ranges={ranges}
        marks={[{ at: 1225, label: 'Navidad' }]}
        onCreate={(span: YearSpan) => setRanges([...ranges, { id: String(ranges.length + 1), ...span }])}
        onChange={(id, span) => setRanges(ranges.map((range) => (range.id === id ? { ...range, ...span } : range)))}
        onDelete={(id) => setRanges(ranges.filter((range) => range.id !== id))}
      />
    </div>
  )
}

/** Mouse drag between two points of the window, in a few steps. */
async function drag(from: readonly [number, number], to: readonly [number, number]) {
  const element = document.elementFromPoint(...from)!
  const at = (type: string, [clientX, clientY]: readonly [number, number], target: Element) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, button: 0, pointerType: 'mouse' }),
    )
  const picture = element.closest('[role=grid]')!
  picture.setPointerCapture = () => {}
  at('pointerdown', from, element)
  at('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], picture)
  at('pointermove', to, picture)
  await new Promise(requestAnimationFrame)
  at('pointerup', to, picture)
  await new Promise(requestAnimationFrame)
}
const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
const laneAt = (day: number, minute: number): [number, number] => {
  const { left, top, width, height } = box(`.wg-day:nth-of-type(${day + 1}) .wg-lane`)
  return [left + width / 2, top + (height * minute) / 1440 + 1]
}
const hoursOf = () => week.map(({ dias, hora_ini, hora_fin }) => [dias, hora_ini, hora_fin])
const spansOf = () => days.map(({ ini, fin }) => [ini, fin])

test('a drag over the week makes a slot on the days and quarters it passes, an edge makes it longer, Delete takes it away', async () => {
  await draw(<Week first={[]} />)
  await expect.element(page.getByRole('grid', { name: 'Semana' })).toBeVisible()
  await drag(laneAt(1, 540), laneAt(3, 720))
  await expect.poll(hoursOf).toEqual([[7, 540, 735]])
  const { left, bottom } = box('.wg-block')
  await drag([left + 20, bottom - 3], laneAt(1, 840))
  await expect.poll(hoursOf).toEqual([[7, 540, 840]])
  await drag(laneAt(2, 600), laneAt(2, 630))
  await expect.poll(hoursOf).toEqual([[7, 570, 870]])
  expect(await violations()).toEqual([])
  const grid = document.querySelector<HTMLElement>('.wg')!
  grid.focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(hoursOf).toEqual([])
})

test('the keyboard draws and stretches a slot of the week, past midnight too (A-17)', async () => {
  await draw(<Week first={[]} />)
  await expect.element(page.getByRole('grid', { name: 'Semana' })).toBeVisible()
  document.querySelector<HTMLElement>('.wg')!.focus()
  await userEvent.keyboard('{End}{Enter}{ArrowRight}{Enter}')
  await expect.poll(hoursOf).toEqual([[3, 1425, 1439]])
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.poll(hoursOf).toEqual([[3, 1425, 30]])
  await expect.element(page.getByRole('gridcell', { name: 'lu, ma, 23:45–00:30 (+1)' }).first()).toBeInTheDocument()
})

test('slots that share a minute are marked', async () => {
  await draw(
    <Week
      first={[
        { id: 'a', dias: 1, hora_ini: 540, hora_fin: 720 },
        { id: 'b', dias: 127, hora_ini: 660, hora_fin: 780 },
      ]}
    />,
  )
  await expect.element(page.getByRole('gridcell', { name: /se solapa/ }).first()).toBeInTheDocument()
})

test('a drag over the year makes a range, its edge moves, the keyboard does the same', async () => {
  await draw(<Year first={[]} />)
  await expect.element(page.getByRole('grid', { name: 'Año, cada año' })).toBeVisible()
  const dayAt = (month: number, day: number): [number, number] => {
    const { left, top, width } = box(`.ys-month:nth-child(${month}) .ys-days`)
    return [left + (width * (day - 0.5)) / 31, top + 10]
  }
  await drag(dayAt(6, 15), dayAt(9, 15))
  await expect.poll(spansOf).toEqual([[615, 915]])
  const [, y] = dayAt(9, 15)
  await drag([box('.ys-month:nth-child(9) .ys-edge.end').left + 2, y], dayAt(8, 31))
  await expect.poll(spansOf).toEqual([[615, 831]])
  expect(await violations()).toEqual([])
  document.querySelector<HTMLElement>('.ys')!.focus()
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}{ArrowRight}{Enter}')
  await expect.poll(spansOf).toEqual([
    [615, 831],
    [201, 202],
  ])
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}')
  await expect.poll(spansOf).toEqual([[615, 831]])
})
