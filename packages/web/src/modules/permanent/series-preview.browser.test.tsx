import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { permanentTexts } from '@app/contract/permanent/texts'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handleKey } from '../../kit/screen/commands.ts'
import { draw, violations } from '../../testing/page.tsx'
import { SeriesPreview } from './series-preview.tsx'
import type { Decisions, PlanLine, SeriesPlan } from './use-decisions.ts'

const es = { ...inLanguage(permanentTexts, 'es'), ...inLanguage(bookingsTexts, 'es') }
const cell = (resultado: PlanLine['resultado'], more = {}) => ({
  ...{
    id_mst_recurso: 1,
    resultado,
    id_reg_reserva: null,
    pista: 1,
    importe: 0,
    precio: 0,
    choques: [],
    solapa: false,
    libres: [],
    motivo: null,
  },
  ...more,
})
const line = (fecha: string, resultado: PlanLine['resultado'], more = {}, own = {}): PlanLine => ({
  ...{ fecha, resultado, hora_ini: 1200, duracion: 90, antes: null, pagado: 0 },
  ...{ marcable: resultado === 'new' || resultado === 'clash', marcada: resultado === 'new' || resultado === 'clash' },
  celdas: [cell(resultado, own)],
  ...more,
})
const plan: SeriesPlan = {
  fechas: [
    line('2026-11-24', 'clash', {}, { choques: [7], solapa: true, libres: [2] }),
    line('2026-11-26', 'new'),
    line('2026-12-01', 'new'),
    line('2026-12-08', 'closed', {}, { motivo: 'Inmaculada' }),
    line('2026-12-10', 'paid', { antes: 1200, pagado: 9600 }, { id_reg_reserva: 3 }),
  ],
  choques: [
    {
      ...{ id_reg_reserva: 7, nombre: 'Rosa Agirre', fecha: '2026-11-24', hora_ini: 1230, hora_fin: 1320, id_mst_recurso: 1 },
      ...{
        desc_recurso: 'Pista 1',
        id_mst_reservasfijas: null,
        es_bloqueig: false,
        total: 2700,
        pagado: 0,
        pago: 'unpaid',
        cobrada: false,
      },
    },
  ],
  recursos: [
    { id_mst_recurso: 1, desc_recurso: 'Pista 1', id_mst_tiporecurso: 1, choques: 1 },
    { id_mst_recurso: 2, desc_recurso: 'Pista 2', id_mst_tiporecurso: 1, choques: 0 },
  ],
  hasta: '2027-12-25',
  vista: 'a',
}

/** Preview, and the calls it made. */
async function shown(given: Partial<Parameters<typeof SeriesPreview>[0]> = {}) {
  const applied: Decisions['sent'][] = []
  let backs = 0
  await draw(
    <SeriesPreview
      plan={plan}
      verb="create"
      first="elsewhere"
      isBusy={false}
      message={null}
      onApply={(sent) => applied.push(sent)}
      onBack={() => {
        backs += 1
      }}
      {...given}
    />,
    es,
  )
  return { applied, backs: () => backs }
}
beforeEach(() => window.addEventListener('keydown', handleKey))
afterEach(() => window.removeEventListener('keydown', handleKey))
const row = (day: string) => document.getElementById(`sv-${day}`)!

test('the preview says per date what happens, counts on its button, and leaves paid and closed dates unticked (screens-bookings §4)', async () => {
  await shown()
  await expect.element(page.getByRole('button', { name: 'Crear 3 reservas' })).toBeEnabled()
  expect(row('2026-11-24').textContent).toContain('Pista 1: Rosa Agirre, 20:30–22:00')
  expect(row('2026-12-08').textContent).toContain('Inmaculada')
  expect(row('2026-12-10').textContent).toMatch(/Cobrados 96,00\s€\. No se toca\./)
  for (const day of ['2026-12-08', '2026-12-10']) expect(row(day).querySelector('input')).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Jueves, 26 de noviembre de 2026' }))
  await expect.element(page.getByRole('button', { name: 'Crear 2 reservas' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Noviembre de 2026' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Noviembre de 2026' }))
  await expect.element(page.getByRole('button', { name: 'Crear 1 reserva', exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('chips filter, the choice of one clash and of all is sent with the ticks and the mark of the list; the keyboard does it alone', async () => {
  const { applied, backs } = await shown()
  await userEvent.click(page.getByRole('button', { name: /^Choca/ }))
  await expect.poll(() => document.querySelectorAll('.sv-row').length).toBe(1)
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Qué hacer/ }), 'both')
  await userEvent.click(page.getByRole('button', { name: /^Todas/ }))
  row('2026-11-24').querySelector('input')!.focus()
  await userEvent.keyboard('{ArrowDown} {ArrowDown}')
  expect(document.activeElement).toBe(row('2026-12-01').querySelector('input'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(applied).toEqual([
    {
      resolver: 'elsewhere',
      fechas: [{ fecha: '2026-11-26', marcada: false }],
      choques: [{ fecha: '2026-11-24', id_mst_recurso: 1, hacer: 'both', pista: null }],
      vista: 'a',
    },
  ])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Chocan: a todas' }), 'skip')
  await expect.element(page.getByText('1 reserva nueva · 2 se saltan')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(backs()).toBe(1)
})

test('a booking that money was taken for offers no deletion, and nothing to do disables the button', async () => {
  const paid = { ...plan, fechas: [plan.fechas[0]!], choques: [{ ...plan.choques[0]!, pagado: 2700, cobrada: true }] }
  await shown({ plan: paid, first: 'skip' })
  await expect.element(page.getByRole('option', { name: 'Eliminar la otra y avisar' }).last()).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Crear 0 reservas' })).toBeDisabled()
})

test('another permanent booking in the way is said in red with how many dates it takes (R-261); what goes whole has no ticks', async () => {
  const fixed = { ...plan, choques: [{ ...plan.choques[0]!, id_mst_reservasfijas: 5, nombre: 'Peña Cardedeu' }] }
  await shown({ plan: fixed, isFixed: true })
  const said = () => document.querySelector('.sv-alert')?.textContent
  await expect.poll(said).toBe('Coincide con una reserva fija.Peña Cardedeu: 1 fecha')
  expect(document.querySelectorAll('.sv input:not(:disabled)').length).toBe(0)
})

test('digits answer a clash, Shift with a digit all of them, and what may not be is not done', async () => {
  const { applied } = await shown()
  await expect.element(page.getByRole('button', { name: 'Crear 3 reservas' })).toBeEnabled()
  row('2026-11-24').querySelector('input')!.focus()
  await userEvent.keyboard('2')
  await expect.element(page.getByRole('combobox', { name: /^Qué hacer/ })).toHaveValue('skip')
  await userEvent.keyboard('3')
  await expect.element(page.getByRole('combobox', { name: /^Qué hacer/ })).toHaveValue('both')
  await userEvent.keyboard('{Shift>}2{/Shift}')
  await expect.element(page.getByRole('combobox', { name: 'Chocan: a todas' })).toHaveValue('skip')
  await userEvent.keyboard('1')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(applied.at(-1)).toMatchObject({ resolver: 'skip', choques: [{ fecha: '2026-11-24', hacer: 'elsewhere', pista: null }] })
})

test('a paid date opens in the planner, to be moved by hand (screens-bookings §4)', async () => {
  await shown()
  await expect.element(page.getByText('Mover a mano').first()).toBeVisible()
  const link = row('2026-12-10').querySelector('a')!
  expect(link.textContent).toBe('Mover a mano')
  expect(link.getAttribute('href')).toBe('#/reservas/1?date=10122026')
})

/** Preview while another desk changes its list: one date is taken meanwhile. */
function Meanwhile() {
  const [now, setNow] = useState(plan)
  const taken = plan.fechas.map((one) =>
    one.fecha === '2026-11-26' ? line('2026-11-26', 'clash', {}, { choques: [7], solapa: true }) : one,
  )
  return (
    <>
      <button type="button" onClick={() => setNow({ ...plan, fechas: taken, vista: 'b' })}>
        Otro puesto
      </button>
      <SeriesPreview plan={now} verb="create" first="skip" isBusy={false} message={null} onApply={() => {}} onBack={() => {}} />
    </>
  )
}

test('another desk changed the list: the changed line is marked and the button is off until it was seen', async () => {
  await draw(<Meanwhile />, es)
  await expect.element(page.getByRole('button', { name: /^Crear 2/ })).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Otro puesto' }))
  await expect.poll(() => document.querySelectorAll('.sv-row.changed').length).toBe(1)
  expect(row('2026-11-26').textContent).toContain('ha cambiado')
  await expect.element(page.getByRole('button', { name: /^Crear 1/ })).toBeDisabled()
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Visto' }))
  await expect.element(page.getByRole('button', { name: /^Crear 1/ })).toBeEnabled()
  expect(document.querySelectorAll('.sv-row.changed').length).toBe(0)
})

test('the sums of dates and of all of them follow the ticks: what is made at its price, what is paid as it is', async () => {
  const priced: SeriesPlan = {
    ...plan,
    fechas: [
      line('2026-11-26', 'new', {}, { precio: 2400 }),
      line('2026-12-01', 'new', {}, { precio: 3150 }),
      line('2026-12-10', 'paid', { antes: 1200, pagado: 9600 }, { id_reg_reserva: 3, importe: 9600 }),
      line('2026-11-10', 'past', { antes: 1200, pagado: 500 }, { id_reg_reserva: 4, importe: 500 }),
    ],
  }
  await shown({ plan: priced })
  await expect.element(page.getByRole('button', { name: 'Crear 2 reservas' })).toBeEnabled()
  const sums = () => [...document.querySelectorAll('.sv-sum')].map((one) => one.textContent?.replaceAll('\u00A0', ' '))
  const money = () => document.querySelector('.sv-money')?.textContent?.replaceAll('\u00A0', ' ')
  expect(sums()).toEqual(['24,00 €', '31,50 €', '96,00 €'])
  expect(money()).toBe('Importe total: 151,50 € · cobrados 96,00 €')
  await userEvent.click(page.getByRole('checkbox', { name: /1 de diciembre/ }))
  expect(sums()).toEqual(['24,00 €', '0,00 €', '96,00 €'])
  expect(money()).toContain('120,00 €')
})

test('a paid booking in the way names what is given back first, and leads to its panel', async () => {
  const [clash] = plan.choques
  await shown({ plan: { ...plan, choques: [{ ...clash!, cobrada: true, pagado: 2700, pago: 'paid' }] } })
  const link = page.getByRole('link', { name: /^Devolver antes 27,00\s€: Rosa Agirre$/ })
  await expect.element(link).toHaveAttribute('href', '#/reservas/1/7?date=24112026')
  expect(await violations()).toEqual([])
})
