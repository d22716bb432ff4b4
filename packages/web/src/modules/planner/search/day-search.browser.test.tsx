import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handleKey } from '../../../kit/screen/commands.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve } from '../../../testing/page.tsx'
import { dayFilter, noFilter } from '../day/day-filter.ts'
import { SearchBox } from './search-box.tsx'

const texts = inLanguage(plannerTexts, 'es')
const point = vi.fn<(id: number | null) => void>()
const open = vi.fn<(id: number) => void>()
const goDay = vi.fn<(day: string) => void>()

function Search({ found }: { found: readonly number[] }) {
  const { text } = dayFilter.use()
  const hits = text.trim() === '' ? null : found
  return (
    <div className="plt">
      <SearchBox sport={1} day="2026-11-20" hits={hits} onPoint={point} onOpen={open} onDay={goDay} />
      <div className="pl-scroll" style={{ height: 40, overflow: 'auto' }}>
        <div style={{ height: 400 }}>
          <button type="button">Pau Soler</button>
        </div>
      </div>
    </div>
  )
}
const show = (found: readonly number[]) => draw(<Search found={found} />, texts)
const count = () => document.querySelector('.pls-count')?.textContent
const field = () => page.getByRole('textbox', { name: 'Buscar en el día' })

// the search code is preloaded: its loading time is not under test
beforeAll(() => import('./day-search.tsx'))
beforeEach(() => {
  dayFilter.set(noFilter)
  for (const spy of [point, open, goDay]) spy.mockClear()
})

test('arrows walk what was found and Enter opens it', async () => {
  await show([7, 3, 9])
  await userEvent.fill(field(), 'rovira')
  await eventually(() => expect(count()).toBe('3'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await eventually(() => expect(count()).toBe('2 de 3'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(point.mock.calls.flat().filter((id) => id !== null)).toEqual([7, 3, 9, 7, 9])
  expect(open.mock.calls).toEqual([[9]])
})

test('keys pressed before the search has come are not lost', async () => {
  dayFilter.set({ ...noFilter, text: 'rovira' })
  await show([7, 3, 9])
  await expect.element(field()).toBeVisible()
  const input = document.querySelector('input')!
  input.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await eventually(() => expect(open.mock.calls).toEqual([[3]]))
  expect(count()).toBe('2 de 3')
})

test('Escape ends the search: the planner and the keyboard are where they were', async () => {
  addEventListener('keydown', handleKey, { once: true })
  await show([7])
  await expect.element(field()).toBeVisible()
  const scroller = document.querySelector('.pl-scroll')!
  const before = document.querySelector<HTMLElement>('.pl-scroll button')!
  scroller.scrollTop = 5
  before.focus({ preventScroll: true })
  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('xy')
  scroller.scrollTop = 120
  await userEvent.keyboard('{Escape}')
  expect([dayFilter.get().text, scroller.scrollTop, document.activeElement === before]).toEqual(['', 5, true])
})

test('where the day has nothing, it says what the next seven days have and leads there', async () => {
  const asked = serve(() => ({
    body: {
      id_mst_tiporecurso: 1,
      start: '2026-11-21',
      end: '2026-11-27',
      recursos: [],
      reservas: [
        { ...booking, id_reg_reserva: 1, fecha: '2026-11-22', nombre: 'Otra cosa' },
        { ...booking, id_reg_reserva: 2, fecha: '2026-11-24', nombre: 'Torneo Nadal' },
        { ...booking, id_reg_reserva: 3, fecha: '2026-11-25', nombre: 'Torneo Nadal' },
      ],
    },
  }))
  await show([])
  await userEvent.fill(field(), 'nadal')
  await expect.element(page.getByText(/2 en los próximos 7 días/)).toBeVisible()
  expect(asked[0]?.call).toContain('start=2026-11-21')
  await page.getByRole('button', { name: 'Ver' }).click()
  expect(goDay.mock.calls).toEqual([['2026-11-24']])
})

const booking = {
  id_mst_recurso: 1,
  hora_ini: 600,
  duracion: 60,
  hora_fin: 660,
  id_mst_socios: null,
  id_mst_tiporeserva: 1,
  num_faltan: 0,
  nivel: 0,
  nivel_max: 7,
  sx: '-',
  solapada: 0,
  pendiente_confirmar: 0,
  estado_reserva_fija: 0,
  ocupado: 1,
  reserva_relacionada: null,
  id_mst_reservasfijas: null,
  observaciones: null,
  comentarios: null,
  version: 1,
  desc_tiporeserva: 'Partido',
  color: '#3b6ef5',
  color_segun_pago: 0,
  socios: [],
  total: 12,
  pagado: 0,
  pago: 'unpaid',
  bloqueo: null,
}

test('Esc leaves the field, also when nothing had the focus before: the next letter is a key of the planner', async () => {
  await show([7])
  await expect.element(field()).toBeVisible()
  document.querySelector('input')!.focus()
  await userEvent.keyboard('rovira')
  await eventually(() => expect(count()).toBe('1'))
  await userEvent.keyboard('{Escape}')
  await eventually(() => expect(dayFilter.get().text).toBe(''))
  await expect.element(field()).not.toHaveFocus()
  await userEvent.keyboard('l')
  expect(dayFilter.get().text).toBe('')
})
