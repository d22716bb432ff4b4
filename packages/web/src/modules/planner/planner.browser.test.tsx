import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import type { CDPSession } from '@vitest/browser-playwright'
import axe from 'axe-core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { startTexts } from '../../kit/texts/i18n.ts'
import { eventually } from '../../testing/eventually.ts'
import { finger } from '../../testing/finger.ts'
import { sampleBooking, sampleCourt } from '../../testing/planner-cases.ts'
import { LaneWidthSwitch, laneWidth } from './day/lane-width.tsx'
import { Planner } from './planner.tsx'
import type { Highlight, PlannerBooking } from './planner-model.ts'

const es = inLanguage(plannerTexts, 'es')

const courts = [sampleCourt(1), sampleCourt(2), sampleCourt(3)]
const forty = Array.from({ length: 40 }, (_, n) => sampleCourt(n + 1))
const start = [
  sampleBooking(1, 1, 600, 660, { title: 'Pau Soler' }),
  sampleBooking(2, 2, 600, 660, { title: 'Marta Puig', payment: 'part' }),
  sampleBooking(3, 3, 600, 690, { title: 'Curso', locked: 'es de un curso', blocked: true, payment: 'none', colour: '#000' }),
  sampleBooking(4, 3, 720, 780, { title: 'Ane Etxeberria', payment: 'unpaid', pending: true, colour: '#ffee00', colourByPayment: true }),
]

let root: Root
let answer: () => Promise<void>
const asked = vi.fn<(what: string, ...rest: number[]) => void>()

interface Shown {
  readOnly?: boolean
  now?: number
  selected?: number
  highlight?: Highlight
  /** Forty courts instead of three. */
  many?: boolean
}

function Club({ readOnly = false, now = 555, selected, highlight, many = false }: Shown) {
  const [bookings, setBookings] = useState<readonly PlannerBooking[]>(start)
  const set = async (id: number, values: Partial<PlannerBooking>) => {
    await answer()
    setBookings((old) => old.map((one) => (one.id === id ? { ...one, to: one.to - one.from + (values.from ?? 0), ...values } : one)))
  }
  return (
    <Planner
      day="2026-11-20"
      courts={many ? forty : courts}
      bookings={bookings}
      from={480}
      to={1320}
      now={now}
      readOnly={readOnly}
      selected={selected ?? null}
      highlight={highlight ?? null}
      onCreate={(court, from, to) => asked('create', court, from, to)}
      onOpen={(id) => asked('open', id)}
      onMove={(id, { court, from }) => {
        asked('move', id, court, from)
        return set(id, { court, from })
      }}
      onResize={(id, { from, to }) => {
        asked('resize', id, from, to)
        return set(id, { from, to })
      }}
      onCopy={({ id }, { court, from }) => asked('copy', id, court, from)}
    />
  )
}

const show = async (how: Shown = {}) => {
  root.render(<Club {...how} />)
  await eventually(() => expect(document.querySelectorAll('[data-booking]')).toHaveLength(4))
}
const card = (id: number) => document.querySelector<HTMLElement>(`[data-booking="${id}"]`)!
const said = () => document.querySelector('[role="status"]')?.textContent
const lanes = () => document.querySelector('.pl-lanes')!.getBoundingClientRect()

/** Window position of a court (from 0) at a minute. */
const point = (court: number, minute: number) => {
  const box = lanes()
  return { x: box.left + (box.width / 3) * (court + 0.5), y: box.top + ((minute - 480) / 15) * 18 }
}

/** Real mouse: synthetic events cannot capture the pointer. */
async function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: { x: number; y: number }, modifiers = 0) {
  const frame = window.frameElement?.getBoundingClientRect()
  const zoom = frame ? frame.width / window.innerWidth : 1
  const held = type === 'mouseMoved' ? {} : { clickCount: 1 }
  const place = { x: at.x * zoom + (frame?.left ?? 0), y: at.y * zoom + (frame?.top ?? 0) }
  await (cdp() as CDPSession).send('Input.dispatchMouseEvent', {
    type,
    ...place,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    modifiers,
    ...held,
  })
}
async function drag(from: { x: number; y: number }, to: { x: number; y: number }, modifiers = 0) {
  await mouse('mousePressed', from, modifiers)
  await mouse('mouseMoved', { x: from.x + (to.x - from.x) / 2, y: from.y + (to.y - from.y) / 2 }, modifiers)
  await mouse('mouseMoved', to, modifiers)
}

beforeAll(() => startTexts('es-ES', es))
beforeEach(() => {
  answer = () => Promise.resolve()
  asked.mockClear()
  document.body.innerHTML = '<main style="position:fixed;inset:0;font-family:sans-serif"></main>'
  root = createRoot(document.querySelector('main')!)
})
afterEach(() => root.unmount())

test('a drag over free time asks for that range and shows its time and length meanwhile', async () => {
  await show()
  await drag(point(0, 725), point(0, 815))
  await eventually(() => expect(document.querySelector('.pl-label')?.textContent).toBe('12:00–13:45 · 1 h 45 min'))
  await mouse('mouseReleased', point(0, 815))
  await eventually(() => expect(asked.mock.calls).toEqual([['create', 1, 720, 825]]))
})

/** Ctrl modifier of the browser's protocol. */
const ctrl = 2

test('a drag with Ctrl held copies the booking, which stays where it is; on its own hour it finds itself in the way', async () => {
  await show()
  await drag(point(0, 630), point(1, 750), ctrl)
  await eventually(() => expect(document.querySelector('.pl-label')?.textContent).toBe('Copia · Pista 2 · 12:00–13:00'))
  expect(card(1).classList.contains('pl-source')).toBe(false)
  await mouse('mouseReleased', point(1, 750), ctrl)
  await eventually(() => expect(asked.mock.calls).toEqual([['copy', 1, 2, 720]]))
  await drag(point(0, 630), point(0, 660), ctrl)
  await mouse('mouseReleased', point(0, 660), ctrl)
  await eventually(() => expect(said()).toContain(es['planner.refused.busy']))
  expect(asked.mock.calls).toHaveLength(1)
})

test('i shows all about the booking that has the keyboard at once, as long as it is held', async () => {
  await show()
  card(2).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await eventually(() => expect(document.querySelector('.pl-tip')?.textContent).toContain('Pau Soler'))
  await userEvent.keyboard('{ArrowRight}')
  await eventually(() => expect(document.activeElement).toBe(card(2)))
  await userEvent.keyboard('{i>}')
  expect(document.querySelector('.pl-tip')?.textContent).toContain('Marta Puig')
  await userEvent.keyboard('{/i}')
  await eventually(() => expect(document.querySelector('.pl-tip')).toBeNull())
})

test('by finger a chosen card is made longer by its drawn knob only, and its words stand above the hand (R-195)', async () => {
  await show({ selected: 1 })
  const box = card(1).getBoundingClientRect()
  const knob = { x: box.left + box.width / 2, y: box.bottom - 20 }
  await finger('touchStart', knob)
  await eventually(() => expect(document.querySelector('.pl-ghost')).not.toBeNull())
  await finger('touchMove', { x: knob.x, y: knob.y + 36 })
  await eventually(() => expect(document.querySelector('.pl-label')?.textContent).toBe('10:00–11:30 · 1 h 30 min'))
  expect(document.querySelector('.pl-label')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top)
  await finger('touchEnd')
  await eventually(() => expect(asked.mock.calls).toEqual([['resize', 1, 600, 690]]))
})

test.each([
  ['the name of a card that is not chosen', {}, (box: DOMRect) => ({ x: box.left + 20, y: box.top + 10 })],
  ['the middle of its edge', {}, (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.bottom - 10 })],
  ['the name of a chosen card', { selected: 1 }, (box: DOMRect) => ({ x: box.left + 20, y: box.top + 10 })],
  [
    'the edge of a chosen card beside its knob',
    { selected: 1 },
    (box: DOMRect) => ({ x: box.left + box.width / 2 + 30, y: box.bottom - 8 }),
  ],
])('by finger, %s moves it', async (_what, how, at) => {
  await show(how)
  const from = at(card(1).getBoundingClientRect())
  await finger('touchStart', from)
  await eventually(() => expect(document.querySelector('.pl-ghost')).not.toBeNull())
  await finger('touchMove', { x: from.x, y: from.y + 144 })
  await eventually(() => expect(document.querySelector('.pl-label')?.textContent).toContain('12:00'))
  await finger('touchEnd')
  await eventually(() => expect(asked.mock.calls).toEqual([['move', 1, 1, 720]]))
})

test('where all of many courts stand in the window a card has its surname upright and a head its number, both are heard whole, and + widens them', async () => {
  onTestFinished(() => laneWidth.set('names'))
  root.render(
    <>
      <LaneWidthSwitch courts={40} />
      <Club many />
    </>,
  )
  await eventually(() => expect(document.querySelectorAll('[data-booking]')).toHaveLength(4))
  expect(card(2).querySelector('.pl-name')?.textContent).toBe('Marta Puig')
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
  await press('Todas (40)')
  await eventually(() => expect(card(2).querySelector('.pl-name')?.textContent).toBe('Puig'))
  expect(getComputedStyle(card(2).querySelector('.pl-name')!).writingMode).toBe('vertical-rl')
  await expect.element(page.getByRole('button', { name: /^Pista 2, Marta Puig, 10:00–11:00/ })).toBeInTheDocument()
  const head = document.querySelector('[data-court="40"]')!
  expect([...head.querySelectorAll('.pl-head-name span')].map((one) => one.textContent)).toEqual(['40', 'Pista 40'])
  const before = card(2).getBoundingClientRect().width
  await press(es['planner.width_more'])
  await eventually(() => expect(card(2).getBoundingClientRect().width).toBeGreaterThan(before))
  await press(es['planner.width_names'])
  await eventually(() => expect(card(2).querySelector('.pl-name')?.textContent).toBe('Marta Puig'))
})

test('a drag over free time marks no words, the hours least of all', async () => {
  await show()
  await drag(point(0, 725), { x: lanes().left - 20, y: point(0, 960).y })
  await eventually(() => expect(document.querySelector('.pl-label')).not.toBeNull())
  expect(String(getSelection())).toBe('')
  await mouse('mouseReleased', point(0, 960))
})

test.each([60, 1400])('now is not drawn while the day is over or has not begun: minute %i', async (now) => {
  await show({ now })
  expect(document.querySelector('.pl-clock')).toBeNull()
  const line = getComputedStyle(document.querySelector('.pl-court')!, '::after').content
  expect(line).toBe('none')
  expect(document.querySelector('.pl-hours')?.textContent).toMatch(/^08:00/)
})

test('the edges of a booking say by the pointer that they can be pulled', async () => {
  await show()
  for (const edge of ['::before', '::after'] as const) expect(getComputedStyle(card(1), edge).cursor).toBe('ns-resize')
  expect(getComputedStyle(card(3), '::after').cursor).not.toBe('ns-resize')
})

test('the booking whose panel is open, such as one that is being made, has no card beside it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await show({ selected: 1 })
  const tipAfterHovering = (id: number) => {
    const pointer = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })
    document.querySelector('.pl-scroll')?.dispatchEvent(pointer('pointerleave'))
    card(id).dispatchEvent(pointer('pointerover'))
    flushSync(() => void vi.advanceTimersByTime(1000))
    return document.querySelector('.pl-tip b')?.textContent
  }
  // the first hover loads the tip, which comes a few frames later
  while (tipAfterHovering(2) === undefined) await new Promise(requestAnimationFrame)
  expect(tipAfterHovering(2)).toBe('Marta Puig')
  expect(tipAfterHovering(1)).toBeUndefined()
})

test('what is not looked for fades and stays where it is, at work like the rest', async () => {
  await show({ highlight: { ids: new Set([2]), isRinged: true } })
  expect([1, 2, 3, 4].map((id) => getComputedStyle(card(id)).opacity)).toEqual(['0.36', '1', '0.36', '0.36'])
  expect(getComputedStyle(card(2)).outlineStyle).toBe('solid')
  await userEvent.click(card(1))
  expect(asked.mock.calls).toEqual([['open', 1]])
})

test('a click on free time asks for the normal length and a click on a booking opens it (R-219)', async () => {
  await show()
  await mouse('mousePressed', point(1, 725))
  await mouse('mouseReleased', point(1, 725))
  await eventually(() => expect(asked.mock.calls).toEqual([['create', 2, 720, 780]]))
  await userEvent.click(card(2))
  expect(asked.mock.calls[1]).toEqual(['open', 2])
})

test('a booking moves to another court and hour by mouse and does not open', async () => {
  await show()
  await drag(point(0, 630), point(1, 750))
  await mouse('mouseReleased', point(1, 750))
  await eventually(() => expect(asked.mock.calls).toEqual([['move', 1, 2, 720]]))
  await eventually(() => expect(said()).toBe('Pau Soler: Pista 2, 12:00 a 13:00'))
  await expect.element(page.getByRole('button', { name: 'Pista 2, Pau Soler, 12:00–13:00, Alquiler, Pagada', exact: true })).toBeVisible()
})

test('the lower edge of a booking changes its length', async () => {
  await show()
  await drag(point(0, 659), point(0, 689))
  await mouse('mouseReleased', point(0, 689))
  await eventually(() => expect(asked.mock.calls).toEqual([['resize', 1, 600, 690]]))
})

test('a drop on another booking is refused without asking, with a red outline and the reason (R-195)', async () => {
  await show()
  await drag(point(0, 630), point(1, 645))
  await eventually(() => expect(document.querySelector('.pl-ghost.pl-refused')).not.toBeNull())
  await mouse('mouseReleased', point(1, 645))
  await eventually(() => expect(said()).toBe('No se puede mover: la pista está ocupada a esa hora'))
  await eventually(() => expect(document.querySelector('.pl-ghost')).toBeNull())
  expect(asked).not.toHaveBeenCalled()
})

test('a move the server refuses flies back and says the reason of the server (R-195)', async () => {
  answer = () => Promise.reject(new Error('el socio ya juega a esa hora'))
  await show()
  const home = card(1).getBoundingClientRect().top
  await drag(point(0, 630), point(0, 750))
  await mouse('mouseReleased', point(0, 750))
  await eventually(() => expect(said()).toBe('No se puede mover: el socio ya juega a esa hora'))
  await eventually(() => expect(document.querySelector('.pl-ghost')).toBeNull())
  expect(card(1).getBoundingClientRect().top).toBe(home)
})

test('Escape gives a drag up', async () => {
  await show()
  await drag(point(0, 630), point(0, 750))
  await eventually(() => expect(document.querySelector('.pl-ghost')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  await mouse('mouseReleased', point(0, 750))
  await eventually(() => expect(document.querySelector('.pl-ghost')).toBeNull())
  expect(asked).not.toHaveBeenCalled()
})

test('a locked booking does not move and says why', async () => {
  await show()
  await drag(point(2, 640), point(2, 900))
  await mouse('mouseReleased', point(2, 900))
  await eventually(() => expect(said()).toBe('No se puede mover: es de un curso'))
  expect(asked).not.toHaveBeenCalled()
})

test('with moving switched off a drag does nothing and a click still opens (R-195)', async () => {
  await show({ readOnly: true })
  await drag(point(0, 630), point(0, 750))
  await mouse('mouseReleased', point(0, 750))
  await userEvent.click(card(1))
  expect(asked.mock.calls).toEqual([['open', 1]])
})

test('keys walk the cells, book, move and resize, and the focus stays on the booking', async () => {
  await show()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pista 1, 09:15, libre')
  await userEvent.keyboard('{Home}{Enter}')
  expect(asked.mock.calls).toEqual([['create', 1, 480, 540]])
  await userEvent.keyboard('{PageDown}')
  expect(document.activeElement).toBe(card(1))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await eventually(() => expect(said()).toBe('Pau Soler: Pista 1, 10:15 a 11:15'))
  expect(document.activeElement).toBe(card(1))
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await eventually(() => expect(said()).toBe('Pau Soler: Pista 1, 10:15 a 11:30'))
  expect(document.activeElement).toBe(card(1))
  expect(asked.mock.calls.slice(1)).toEqual([
    ['move', 1, 1, 615],
    ['resize', 1, 615, 690],
  ])
})

test('a booking moved to another court by key keeps the focus there', async () => {
  await show()
  card(4).focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await eventually(() => expect(said()).toBe('Ane Etxeberria: Pista 2, 12:00 a 13:00'))
  expect(document.activeElement).toBe(card(4))
})

test.each(['light', 'dark'])('the %s palette has no accessibility violation, black and yellow included', async (scheme) => {
  document.documentElement.dataset.mantineColorScheme = scheme
  await show()
  const { violations } = await axe.run(document.querySelector('main')!)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
