import { getCalendar } from '@app/contract/calendars/calendars'
import { listHolidays, saveHolidays } from '@app/contract/calendars/holidays'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { holidayNames, holidayOn, openingOn } from './public.ts'

const desk = await club()
const { tx } = desk
const { id_mst_calendario } = await desk.db
  .insertInto('calendario')
  .values({ desc_calendario: 'Pistes' })
  .returning('id_mst_calendario')
  .executeTakeFirstOrThrow()
const schedule = async (tipo_horario: 1 | 2 | 3, hora_ini: number, hora_fin: number, more: object = {}) => {
  const { id_mst_horarios } = await desk.db
    .insertInto('horario')
    .values({ id_mst_calendario, tipo_horario, ...more })
    .returning('id_mst_horarios')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('horario_hora').values({ id_mst_horarios, hora_ini, hora_fin, duracion: 90 }).execute()
  return id_mst_horarios
}
await schedule(1, 540, 1320)
const summer = await schedule(2, 480, 1439)
await desk.db.insertInto('horario_diames').values({ id_mst_horarios: summer, diames_ini: 615, diames_fin: 915 }).execute()
await schedule(3, 600, 120, { fecha_ini: '2026-07-01', fecha_fin: '2026-07-02' })
await desk.db
  .insertInto('recurso')
  .values([
    { id_mst_recurso: 1, desc_recurso: 'Pista 1', id_mst_tiporecurso: 1, id_mst_calendario },
    { id_mst_recurso: 2, desc_recurso: 'Sala', id_mst_tiporecurso: 1 },
  ])
  .execute()
const courts = [
  { id_mst_recurso: 1, id_mst_calendario },
  { id_mst_recurso: 2, id_mst_calendario: null },
]
const hours = async (day: string) => (await openingOn(tx, day, courts)).get(1)!.map(({ from, to }) => [from, to])

test('each court opens by the schedule of its calendar that is in force; without a calendar all day (A-31, R-065)', async () => {
  expect(await hours('2026-11-20')).toEqual([[540, 1320]])
  expect(await hours('2026-08-01')).toEqual([[480, 1440]])
  expect(await hours('2026-07-01')).toEqual([[600, 1560]])
  expect(await hours('2026-07-03')).toEqual([
    [0, 120],
    [480, 1440],
  ])
  expect((await openingOn(tx, '2026-11-20', courts)).get(2)).toEqual([{ from: 0, to: 1440, duracion: 60 }])
  expect((await openingOn(tx, '2026-11-20', [])).size).toBe(0)
})

test('a calendar comes with its schedules, their hours and their ranges (spec 1 §7)', async () => {
  const { horarios, ...calendar } = await desk.call(getCalendar, { id: id_mst_calendario })
  expect(calendar).toMatchObject({ desc_calendario: 'Pistes', activo: true })
  expect(horarios.map((one) => one.tipo_horario)).toEqual([1, 2, 3])
  expect(horarios[1]).toMatchObject({
    tipoHorario2_diasMeses: [{ diames_ini: 615, diames_fin: 915 }],
    horas: [{ hora_ini: 480, hora_fin: 1439, duracion: 90, dias: 127 }],
  })
  await expect(desk.call(getCalendar, { id: 999 })).rejects.toMatchObject({ status: 404 })
})

test('a calendar has one schedule of type 1 (R-063)', async () => {
  await expect(schedule(1, 0, 1440)).rejects.toThrow('horario_tipo1_unico')
})

test('recurring holidays carry year 0004, dated ones their own, and both close; saving them answers with its message (R-066, A-16, A-02)', async () => {
  const { status, body } = await desk.http({
    method: 'POST',
    url: '/api/calendario/festivos/save',
    body: {
      festivosDiasMeses: ['0004-12-25', '01/01/0004', '0004-02-29'].map((day) => ({ day, desc_festivo: `Festa ${day}` })),
      festivosDias: [{ day: '20/11/2026', desc_festivo: 'Festa major' }],
    },
  })
  const done = 'Guardado'
  expect([status, body]).toEqual([200, { status: 'ok', msg: done, data: { msg: done } }])
  expect((await desk.call(listHolidays)).map(({ day, desc_festivo }) => [day, desc_festivo])).toEqual([
    ['0004-01-01', 'Festa 01/01/0004'],
    ['0004-02-29', 'Festa 0004-02-29'],
    ['0004-12-25', 'Festa 0004-12-25'],
    ['2026-11-20', 'Festa major'],
  ])
  expect([await hours('2026-11-20'), await hours('2030-12-25'), await hours('2027-11-20')]).toEqual([[], [], [[540, 1320]]])
})

test('a holiday gives its name to its own day, of every year or of one, and to no other', async () => {
  const nameOf = await holidayNames(tx)
  expect([nameOf('2026-12-25'), nameOf('2031-12-25'), nameOf('2026-12-24'), nameOf('2026-11-25')]).toEqual([
    ...['Festa 0004-12-25', 'Festa 0004-12-25'],
    ...[null, null],
  ])
  expect([await holidayOn(tx, '2026-11-20'), await holidayOn(tx, '2027-11-20')]).toEqual(['Festa major', null])
})

test('saving replaces the holidays; a day that does not exist, a bare day and an empty name are refused and nothing changes (R-068, A-69)', async () => {
  const save = (body: object) => desk.http({ method: 'POST', url: '/api/calendario/festivos/save', body })
  expect((await save({ festivosDiasMeses: [{ day: '0004-02-31', desc_festivo: 'X' }], festivosDias: [] })).status).toBe(422)
  for (const nameless of ['2026-12-08', { day: '2026-12-08', desc_festivo: '' }, { day: '2026-12-08' }]) {
    const { status, body } = await save({ festivosDiasMeses: [], festivosDias: [nameless] })
    expect([status, body['festivosDias.0.desc_festivo']]).toEqual([422, ['Falta este dato.']])
  }
  expect((await save({ festivosDiasMeses: ['0004-12-25'], festivosDias: [] })).status).toBe(422)
  expect(await desk.call(listHolidays)).toHaveLength(4)
  await desk.call(saveHolidays, {
    festivosDiasMeses: [],
    festivosDias: [
      { day: '2026-12-08', desc_festivo: 'Immaculada' },
      { day: '2026-12-08', desc_festivo: 'Immaculada' },
    ],
  })
  expect((await desk.call(listHolidays)).map(({ day }) => day)).toEqual(['2026-12-08'])
})

test('two desks that save holidays at once take turns', async () => {
  const days = ['2027-01-06', '2027-04-02', '2027-05-01', '2027-06-24']
  const saved = await Promise.all(
    days.map((day) =>
      desk.http({
        method: 'POST',
        url: '/api/calendario/festivos/save',
        body: { festivosDiasMeses: [{ day: '0004-12-25', desc_festivo: 'Nadal' }], festivosDias: [{ day, desc_festivo: 'Festa' }] },
      }),
    ),
  )
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await desk.call(listHolidays)).toHaveLength(2)
})

test('whoever has courts chooses a calendar, whoever has the right reads and changes them (A-138)', async () => {
  const clerk = await desk.as({ rights: ['courts'] })
  expect((await clerk.http({ method: 'GET', url: '/api/calendario/dropdown' })).body).toMatchObject([
    { id: id_mst_calendario, text: 'Pistes' },
  ])
  await expect(clerk.call(listHolidays)).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(saveHolidays, { festivosDiasMeses: [], festivosDias: [] })).rejects.toMatchObject({ status: 403 })
})
