import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/page.tsx'
import { noticeTimes, toast, toasts } from './toasts.ts'

afterEach(() => {
  vi.useRealTimers()
  toasts.set(() => [])
})
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const said = () => toasts.get().map((one) => one.text)

test('notices go after 5 s, success and errors after 3 s, and after 10 s where something can be taken back (R-024, R-025, R-026, R-392)', async () => {
  await draw(null)
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toast.info('Aviso')
  toast.good('Guardado')
  toast.bad('No se ha guardado')
  toast.good('Movida', { action: { text: 'Deshacer', run: () => {} } })
  // waiting for an element would let the fake clock advance
  await drawn()
  vi.advanceTimersByTime(2999)
  expect(said()).toEqual(['Aviso', 'Guardado', 'No se ha guardado', 'Movida'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual(['Aviso', 'Movida'])
  vi.advanceTimersByTime(2000)
  expect(said()).toEqual(['Movida'])
  vi.advanceTimersByTime(4999)
  expect(said()).toEqual(['Movida'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
  expect(Object.values(noticeTimes)).toEqual([3000, 5000, 10_000])
})

test('a notice that is pointed at stays until it is left', async () => {
  await draw(null)
  toast.good('Guardado')
  const notice = page.getByText('Guardado')
  await expect.element(notice).toBeVisible()
  await userEvent.hover(notice)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.advanceTimersByTime(60_000)
  expect(said()).toEqual(['Guardado'])
  await userEvent.unhover(notice)
  vi.advanceTimersByTime(3000)
  expect(said()).toEqual([])
})

test('a notice that comes up under a resting pointer, as after the undo of another, goes by itself', async () => {
  await draw(null)
  toast.good('Deshecho')
  const notice = page.getByText('Deshecho')
  await expect.element(notice).toBeVisible()
  // browsers report the pointer over a new element without a movement
  for (const type of ['pointerover', 'pointerenter', 'pointermove'])
    notice.element().dispatchEvent(new PointerEvent(type, { bubbles: true, movementX: 0, movementY: 0 }))
  await expect.element(notice, { timeout: 6000 }).not.toBeInTheDocument()
})
