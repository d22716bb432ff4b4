import { calendarsTexts } from '@app/contract/calendars/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { CalendarCourts } from './calendar-courts.tsx'
import { HolidaysScreen } from './holidays-screen.tsx'
import { ScheduleForm } from './schedule-form.tsx'

const calendars = inLanguage(calendarsTexts, 'es')
const shell = inLanguage(shellTexts, 'es')

const texts = { ...shell, ...calendars }
const thisYear = new Date().getFullYear()
const holidays = [
  { id: 1, id_mst_festivos: 1, day: '0004-12-25', desc_festivo: 'Navidad' },
  { id: 2, id_mst_festivos: 2, day: `${thisYear}-06-24`, desc_festivo: 'San Juan' },
]
const opening = { festivo: null, tipo_horario: 1, abierto: [{ from: 540, to: 1320, duracion: 60 }] }
const server = () =>
  serve((call) => {
    if (call === 'GET /api/calendario/festivos') return { body: holidays }
    if (call.startsWith('GET /api/calendario/festivos/oficiales')) return { body: { regiones: [], festivos: [] } }
    if (call.endsWith('/efecto'))
      return { body: { day: `${thisYear}-12-01`, antes: opening, despues: { ...opening, abierto: [] }, reservas_fuera: 1, reservas: [] } }
    return { body: { data: { id_mst_horarios: 9 } } }
  })
const calendar = {
  id_mst_calendario: 4,
  desc_calendario: 'Pistas',
  activo: true,
  recursos: [{ id_mst_recurso: 1, desc_recurso: 'Pista 1', id_mst_tiporecurso: 1 }],
  horarios: [],
}

test('the holidays of this year and the next are offered; one of every year is in both (R-066, R-067)', async () => {
  server()
  await draw(<HolidaysScreen />, texts)
  await expect.element(page.getByRole('radio', { name: String(thisYear) })).toBeChecked()
  expect(page.getByRole('radio').all()).toHaveLength(2)
  await expect.element(page.getByRole('textbox', { name: 'Nombre del festivo' }).nth(1)).toHaveValue('Navidad')
  await userEvent.click(page.getByText(String(thisYear + 1)))
  await expect.element(page.getByRole('textbox', { name: 'Nombre del festivo' })).toHaveValue('Navidad')
  expect(await violations()).toEqual([])
})

test('holidays with an empty name are not sent: the field says what is missing (R-068, A-69)', async () => {
  const asked = server()
  await draw(<HolidaysScreen />, texts)
  const name = page.getByRole('textbox', { name: 'Nombre del festivo' }).first()
  await userEvent.clear(name)
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.element(page.getByText('Falta este dato.')).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await userEvent.fill(name, 'Nit de Sant Joan')
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/calendario/festivos/save')?.body)
    .toEqual({
      _read: { festivos: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2, desc_festivo: 'San Juan' })] },
      festivosDiasMeses: [{ day: '0004-12-25', desc_festivo: 'Navidad' }],
      festivosDias: [{ day: `${thisYear}-06-24`, desc_festivo: 'Nit de Sant Joan' }],
    })
})

test('a schedule shows what it changes before it is saved, and is sent with every name of the call (R-070)', async () => {
  const asked = server()
  let saved = 0
  await draw(<ScheduleForm calendar={calendar} schedule={null} onSaved={() => (saved += 1)} onCancel={() => {}} />, texts)
  await expect.element(page.getByText(/ahora 09:00–22:00, después cerrado/)).toBeVisible()
  await expect.element(page.getByText('Reservas que quedarían fuera del horario: 1')).toBeVisible()
  expect(asked.some(({ call }) => call.endsWith('/generar'))).toBe(false)
  await userEvent.fill(page.getByRole('textbox', { name: 'Hasta' }), '2030')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Generar horario' }))
  await expect.poll(() => saved).toBe(1)
  expect(asked.find(({ call }) => call === 'POST /api/calendario/4/generar')?.body).toMatchObject({
    tipoHorario: 1,
    tipoHorario2_diasMeses: [],
    rang: null,
    horaris: [{ dias: 127, hora_ini: 540, hora_fin: 1230, duracion: 60 }],
  })
})

test('slots that overlap and days that are missing are said at their place and nothing is sent', async () => {
  const asked = server()
  await draw(<ScheduleForm calendar={calendar} schedule={null} onSaved={() => {}} onCancel={() => {}} />, texts)
  await userEvent.click(page.getByRole('radio', { name: /Fechas de cada año/ }))
  await userEvent.click(page.getByRole('button', { name: 'Añadir tramo' }))
  await expect.element(page.getByText('Los tramos 09:00–22:00 y 09:00–14:00 se solapan.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Generar horario' }))
  await expect.element(page.getByText('Indica al menos un intervalo de fechas.')).toBeVisible()
  expect(asked.some(({ call }) => call.endsWith('/generar'))).toBe(false)
  expect(await violations()).toEqual([])
})

test('the first courts of a calendar are named in columns, the others on demand', async () => {
  const recursos = Array.from({ length: 60 }, (_, index) => ({
    id_mst_recurso: index + 1,
    desc_recurso: `Pista ${index + 1}`,
    id_mst_tiporecurso: 1,
  }))
  await draw(<CalendarCourts courts={recursos} />, texts)
  await expect.element(page.getByRole('heading', { name: 'Pistas con este calendario: 60' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(18)
  await userEvent.click(page.getByRole('button', { name: 'y 42 más' }))
  expect(page.getByRole('listitem').elements()).toHaveLength(60)
})
