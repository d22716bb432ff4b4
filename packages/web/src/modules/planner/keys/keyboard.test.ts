import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBoard, sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import type { InHand } from '../drag/free-range.ts'
import { type Cursor, planKey, settle } from './keyboard.ts'

const courts = [sampleCourt(10), sampleCourt(20), sampleCourt(30, { mayResize: false })]
const board = sampleBoard(courts, [
  sampleBooking(1, 10, 600, 660),
  sampleBooking(2, 10, 660, 720),
  sampleBooking(3, 20, 600, 660),
  sampleBooking(4, 20, 630, 690, { overlapping: true }),
  sampleBooking(5, 30, 600, 660, { locked: 'es de un curso' }),
])
const press = (keys: string) => {
  const parts = keys.split('+')
  const has = (name: string) => parts.includes(name)
  return { key: parts.at(-1) ?? '', altKey: has('Alt'), shiftKey: has('Shift'), ctrlKey: has('Ctrl'), metaKey: false }
}
const key = (cursor: Cursor, keys: string, readOnly = false) => planKey({ board, cursor, readOnly }, press(keys))
const free: Cursor = { court: 0, minute: 540, booking: null }
const on = (booking: number, court = 0, minute = 600): Cursor => ({ court, minute, booking })

test('arrows walk free cells by the step of the court', () => {
  expect(key(free, 'ArrowDown')).toEqual({ type: 'go', cursor: { court: 0, minute: 555, booking: null } })
  expect(key(free, 'ArrowRight')).toEqual({ type: 'go', cursor: { court: 1, minute: 540, booking: null } })
})

test('a booking is one stop: down leaves it at its end, up before its start', () => {
  expect(key(on(1), 'ArrowDown')).toEqual({ type: 'go', cursor: on(2, 0, 660) })
  expect(key(on(1, 0, 645), 'ArrowUp')).toEqual({ type: 'go', cursor: { court: 0, minute: 585, booking: null } })
})

test('sideways goes through the lanes of overlapping bookings before the next court', () => {
  expect(key(on(3, 1, 645), 'ArrowRight')).toEqual({ type: 'go', cursor: on(4, 1, 645) })
  expect(key(on(4, 1, 645), 'ArrowRight')).toEqual({ type: 'go', cursor: on(5, 2, 645) })
  expect(key(on(5, 2, 645), 'ArrowLeft')).toEqual({ type: 'go', cursor: on(4, 1, 645) })
})

test('Home and End go to the first and last hour, with Ctrl to the first and last court, Page keys two hours', () => {
  expect(key(free, 'Home')).toMatchObject({ cursor: { minute: 480 } })
  expect(key(free, 'End')).toMatchObject({ cursor: { minute: 1305 } })
  expect(key(free, 'Ctrl+End')).toMatchObject({ cursor: { court: 2, minute: 540 } })
  expect(key(free, 'PageDown')).toMatchObject({ cursor: { court: 0, minute: 660, booking: 2 } })
})

test('Enter opens a booking and books a free cell with the normal length (R-219)', () => {
  expect(key(on(1), 'Enter')).toEqual({ type: 'open', id: 1 })
  expect(key({ ...free, minute: 480 }, 'Enter')).toEqual({ type: 'create', court: 10, from: 480, to: 540 })
  expect(key({ ...free, minute: 450 }, 'Enter')).toEqual({ type: 'refuse', refused: 'closed', id: null })
})

test('Alt and arrows move a booking to the nearest place that is free, over what is in the way', () => {
  expect(key(on(1), 'Alt+ArrowDown')).toMatchObject({ type: 'move', id: 1, target: { court: 0, from: 720, to: 780 } })
  expect(key(on(1), 'Alt+ArrowUp')).toMatchObject({ type: 'move', target: { from: 585 } })
  expect(key(on(1), 'Alt+ArrowRight')).toEqual({ type: 'refuse', refused: 'busy', id: 1 })
})

test('Shift and arrows change the end until something is in the way', () => {
  expect(key(on(2), 'Shift+ArrowDown')).toMatchObject({ type: 'resize', id: 2, target: { from: 660, to: 735 } })
  expect(key(on(1), 'Shift+ArrowDown')).toEqual({ type: 'refuse', refused: 'busy', id: 1 })
})

test('locked bookings, fixed lengths and the setting against moving refuse with their reason (R-195, R-220)', () => {
  expect(key(on(5, 2), 'Alt+ArrowDown')).toEqual({ type: 'refuse', refused: 'locked', id: 5 })
  expect(key(on(5, 2), 'Shift+ArrowDown')).toEqual({ type: 'refuse', refused: 'locked', id: 5 })
  expect(key(on(1), 'Alt+ArrowDown', true)).toEqual({ type: 'refuse', refused: 'readOnly', id: 1 })
})

test('one key each charges, moves, duplicates, prints, removes or parks the booking it stands on, and nothing on a free hour', () => {
  const acts = { F8: 'charge', m: 'move', 'Ctrl+d': 'duplicate', 'Ctrl+p': 'print', Delete: 'delete', F6: 'park' }
  for (const [keys, act] of Object.entries(acts)) {
    expect([keys, key(on(1), keys)]).toEqual([keys, { type: 'act', id: 1, act }])
    expect([keys, key(free, keys)]).toEqual([keys, null])
  }
  expect(key(on(1), 'd')).toBeNull()
  const making = sampleBoard(courts, [sampleBooking(0, 10, 600, 660, { isDraft: true })])
  expect(planKey({ board: making, cursor: on(0), readOnly: false }, press('F8'))).toBeNull()
})

test('other keys are left to the screen', () => {
  expect([key(on(1), 'Ctrl+ArrowRight'), key(free, 'Ctrl+ArrowLeft')]).toEqual([null, null])
  expect([key(free, 'n'), key(free, 't'), key(free, 'Tab'), key(free, 'Escape')]).toEqual([null, null, null, null])
})

test('the cursor follows its booking to another court and falls back to its cell when the booking is gone', () => {
  const moved = sampleBoard(courts, [sampleBooking(1, 20, 900, 960)])
  expect(settle(moved, on(1))).toEqual({ court: 1, minute: 900, booking: 1 })
  expect(settle(moved, on(2, 0, 700))).toEqual({ court: 0, minute: 700, booking: null })
})

test('no walk leaves the board, and the cursor always names the booking it stands on', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Ctrl+End', 'PageUp', 'PageDown')
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 60 }), (walk) => {
      let cursor = free
      for (const one of walk) {
        const intent = key(cursor, one)
        if (intent?.type === 'go') cursor = intent.cursor
        expect(cursor.court >= 0 && cursor.court < 3 && cursor.minute >= 420 && cursor.minute < 1440).toBe(true)
        expect(settle(board, cursor)).toEqual(cursor)
      }
    }),
  )
})

test('a full stop goes to the next hour that is free on any court, and stays where there is none', () => {
  expect(key(on(1), '.')).toEqual({ type: 'go', cursor: { court: 2, minute: 660, booking: null } })
  expect(key(free, '.')).toEqual({ type: 'go', cursor: { court: 2, minute: 660, booking: null } })
  const full = sampleBoard([sampleCourt(1)], [sampleBooking(1, 1, 480, 1320)])
  const cursor = { court: 0, minute: 600, booking: 1 }
  expect(planKey({ board: full, cursor, readOnly: false }, press('.'))).toEqual({ type: 'go', cursor })
})

test('with something in hand a full stop and Enter keep to its length, and its own hour is not in its way', () => {
  const court = sampleCourt(1, { closes: 840 })
  const day = sampleBoard([court], [sampleBooking(1, 1, 600, 660), sampleBooking(2, 1, 735, 780)])
  const at = (minute: number, booking: number | null = null) => ({ court: 0, minute, booking })
  const pressed = (cursor: Cursor, keys: string, held: InHand) => planKey({ board: day, cursor, readOnly: false, held }, press(keys))
  expect(pressed(at(600, 1), '.', { minutes: 75 })).toEqual({ type: 'go', cursor: at(660) })
  expect(pressed(at(600, 1), '.', { minutes: 90 })).toEqual({ type: 'go', cursor: at(600, 1) })
  expect(pressed(at(690), 'Enter', { minutes: 45 })).toEqual({ type: 'create', court: 1, from: 690, to: 735 })
  expect(pressed(at(690), 'Enter', { minutes: 60 })).toEqual({ type: 'refuse', refused: 'busy', id: null })
  expect(pressed(at(690), 'Enter', { minutes: 60, booking: 2 })).toEqual({ type: 'create', court: 1, from: 690, to: 750 })
})
