import { describe, expect, it } from 'vitest'
import { planWeekKey, type WeekView } from './week-grid-keys.ts'
import { blocksOf, dragged, hoursBetween, resized, shifted, type WeekSlot } from './week-grid-model.ts'
import { planYearKey, type YearView } from './year-strip-keys.ts'
import { draggedDays, monthLength, piecesIn, step, stepMonth, withEdge } from './year-strip-model.ts'

const press = (keys: string) => {
  const parts = keys.split('+')
  const has = (name: string) => parts.includes(name)
  return { key: parts.at(-1)!, shiftKey: has('Shift'), altKey: has('Alt'), ctrlKey: has('Ctrl'), metaKey: false }
}
const morning: WeekSlot = { id: 'a', dias: 3, hora_ini: 540, hora_fin: 720 }
const week = (more: Partial<WeekView> = {}): WeekView => ({
  cursor: { at: { day: 1, minute: 540 }, anchor: null },
  blocks: blocksOf([morning]),
  axis: 'down',
  from: 0,
  to: 1440,
  step: 15,
  mayCreate: true,
  mayChange: true,
  selected: undefined,
  ...more,
})

describe('the keyboard on a week', () => {
  it('takes a slot as one stop and free time by steps', () => {
    expect(planWeekKey(week(), press('ArrowDown'))).toMatchObject({ cursor: { at: { day: 1, minute: 720 } } })
    expect(planWeekKey(week(), press('ArrowUp'))).toMatchObject({ cursor: { at: { day: 1, minute: 525 } } })
    expect(planWeekKey(week({ axis: 'across' }), press('ArrowDown'))).toMatchObject({ cursor: { at: { day: 2, minute: 540 } } })
  })
  it('moves edges with Shift and Alt, the whole with Ctrl, and deletes what it is on or what is chosen', () => {
    expect(planWeekKey(week(), press('Shift+ArrowDown'))).toMatchObject({ hours: { hora_fin: 735 } })
    expect(planWeekKey(week(), press('Alt+ArrowDown'))).toMatchObject({ hours: { hora_ini: 555 } })
    expect(planWeekKey(week(), press('Ctrl+ArrowUp'))).toMatchObject({ hours: { hora_ini: 525, hora_fin: 705 } })
    expect(planWeekKey(week(), press('Delete'))).toEqual({ type: 'delete', slot: morning })
    const free = { at: { day: 5, minute: 0 }, anchor: null }
    expect(planWeekKey(week({ cursor: free }), press('Delete'))).toBeNull()
    expect(planWeekKey(week({ cursor: free, selected: morning }), press('Delete'))).toEqual({ type: 'delete', slot: morning })
  })
  it('changes nothing that is only shown', () => {
    const shown = week({ mayCreate: false, mayChange: false })
    expect(planWeekKey(shown, press('Delete'))).toBeNull()
    expect(planWeekKey(week({ ...shown, cursor: { at: { day: 7, minute: 0 }, anchor: null } }), press('Enter'))).toBeNull()
  })
})

describe('hours that are drawn', () => {
  it('take the steps and days from one place to the other, either way round', () => {
    const hours = { dias: 6, hora_ini: 600, hora_fin: 675 }
    expect(hoursBetween({ day: 2, minute: 604 }, { day: 3, minute: 660 }, 15)).toEqual(hours)
    expect(hoursBetween({ day: 3, minute: 660 }, { day: 2, minute: 604 }, 15)).toEqual(hours)
    expect(hoursBetween({ day: 1, minute: 1430 }, { day: 1, minute: 1440 }, 15)).toMatchObject({ hora_ini: 1425, hora_fin: 1439 })
  })
  it('are never empty, never longer than a day, and stay inside their day when they are moved', () => {
    expect(resized(morning, 'end', -600, 15)).toMatchObject({ hora_ini: 540, hora_fin: 555 })
    expect(resized(morning, 'start', 600, 15)).toMatchObject({ hora_ini: 705, hora_fin: 720 })
    expect(resized(morning, 'end', 9999, 15)).toMatchObject({ hora_ini: 540, hora_fin: 525 })
    expect(shifted(morning, 9999)).toMatchObject({ hora_ini: 1260, hora_fin: 1439 })
    expect(shifted({ dias: 1, hora_ini: 1320, hora_fin: 60 }, 30)).toMatchObject({ hora_ini: 1350, hora_fin: 90 })
  })
  it('follow the edge that is held, also of what came over midnight', () => {
    const night: WeekSlot = { id: 'n', dias: 1, hora_ini: 1320, hora_fin: 60 }
    const from = { day: 2, minute: 60 }
    expect(dragged({ mode: 'end', slot: night, part: 'tail', from }, { day: 2, minute: 118 }, 15)).toMatchObject({ hora_fin: 120 })
    expect(dragged({ mode: 'end', slot: night, part: 'head', from }, { day: 1, minute: 1395 }, 15)).toMatchObject({ hora_fin: 1395 })
  })
})

const year = (more: Partial<YearView> = {}): YearView => ({
  cursor: { at: 615, anchor: null },
  ranges: [{ id: 'summer', ini: 615, fin: 915 }],
  year: null,
  selected: null,
  mayCreate: true,
  mayChange: true,
  mayDelete: true,
  ...more,
})

describe('the year', () => {
  it('is walked by days and months, 29 February only where it is', () => {
    expect([step(228, 1, null), step(228, 1, 2026), step(301, -1, 2026), step(1231, 1, null)]).toEqual([229, 301, 228, 1231])
    expect([stepMonth(131, 1, null), stepMonth(131, 1, 2026), stepMonth(1215, 1, null)]).toEqual([229, 228, 1215])
    expect([monthLength(2, 2028), monthLength(2, 2026), monthLength(2, null)]).toEqual([29, 28, 29])
  })
  it('marks, chooses, stretches and deletes by keys', () => {
    expect(planYearKey(year({ cursor: { at: 101, anchor: null } }), press('Enter'))).toEqual({
      type: 'go',
      cursor: { at: 101, anchor: 101 },
    })
    expect(planYearKey(year({ cursor: { at: 107, anchor: 101 } }), press('Enter'))).toEqual({
      type: 'create',
      span: { ini: 101, fin: 107 },
    })
    expect(planYearKey(year(), press('Enter'))).toEqual({ type: 'select', id: 'summer' })
    expect(planYearKey(year(), press('Shift+ArrowRight'))).toMatchObject({ span: { ini: 615, fin: 916 } })
    expect(planYearKey(year(), press('Alt+ArrowUp'))).toMatchObject({ span: { ini: 515, fin: 915 } })
    expect(planYearKey(year({ cursor: { at: 101, anchor: null }, selected: 'summer' }), press('Delete'))).toEqual({
      type: 'delete',
      id: 'summer',
    })
  })
  it('keeps a range inside the year, or over New Year, as it was', () => {
    expect(withEdge({ ini: 615, fin: 915 }, 'start', 1001)).toEqual({ ini: 915, fin: 915 })
    expect(withEdge({ ini: 1201, fin: 131 }, 'end', 1215)).toEqual({ ini: 1201, fin: 1130 })
    expect(withEdge({ ini: 1201, fin: 131 }, 'start', 110)).toEqual({ ini: 201, fin: 131 })
    const winter = { id: 'w', ini: 1201, fin: 131 }
    expect(draggedDays({ mode: 'end', range: winter, from: 131 }, 215)).toEqual({ ini: 1201, fin: 215 })
    expect([1, 6, 12].map((month) => piecesIn(month, [winter]).map(({ from, to, isStart, isEnd }) => [from, to, isStart, isEnd]))).toEqual([
      [[1, 31, false, true]],
      [],
      [[1, 31, true, false]],
    ])
  })
})
