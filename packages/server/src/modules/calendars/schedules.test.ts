import { createCalendar, getCalendar, listCalendars, removeCalendar, updateCalendar } from '@app/contract/calendars/calendars'
import { scheduleEffect } from '@app/contract/calendars/effect'
import { changeSchedule, generateSchedule, getSchedule, removeSchedule } from '@app/contract/calendars/schedules'
import { updateCourt } from '@app/contract/courts/court-file'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const slot = (hora_ini: number, hora_fin: number, dias = 127) => ({ dias, hora_ini, hora_fin, duracion: 60 })
const newCalendar = async (name = 'Pistas') => (await desk.call(createCalendar, { desc_calendario: name })).id_mst_calendario
const generate = (id: number, sent: object) =>
  desk.call(generateSchedule, { id, tipoHorario: 1, tipoHorario2_diasMeses: [], ...sent } as never)
const schedules = async (id: number) => (await desk.call(getCalendar, { id })).horarios
const post = <Body = Record<string, unknown>>(url: string, body: object) => desk.http<Body>({ method: 'POST', url, body })

describe('a calendar', () => {
  it('is active when it is made, whatever is sent, and needs a name (R-061)', async () => {
    expect(await desk.call(createCalendar, { desc_calendario: 'Piscina', activo: false })).toMatchObject({ activo: true })
    expect((await desk.http({ method: 'GET', url: '/api/calendario/create' })).body).toMatchObject({ activo: 1, desc_calendario: null })
    await expect(desk.call(createCalendar, { desc_calendario: ' ' })).rejects.toMatchObject({
      fields: { desc_calendario: [expect.any(String)] },
    })
  })
  it('is renamed and switched off by its generic call', async () => {
    const id = await newCalendar('Vieja')
    const { status, body } = await desk.http({ method: 'PUT', url: `/api/calendario/${id}`, body: { desc_calendario: 'Nueva', activo: 0 } })
    expect([status, body]).toEqual([200, expect.objectContaining({ desc_calendario: 'Nueva', activo: 0 })])
  })
  it('stays active while active courts use it, and the answer names them with links (A-131)', async () => {
    const { id_mst_calendario: id } = await desk.call(createCalendar, { desc_calendario: 'Con pistas' })
    const court = await desk.db
      .insertInto('recurso')
      .values({ desc_recurso: 'Pista 7', id_mst_tiporecurso: 1, id_mst_calendario: id })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
    await expect(desk.call(updateCalendar, { id, activo: false })).rejects.toMatchObject({
      status: 409,
      code: 'calendario.con_pistas',
      msg: expect.stringContaining('Pista 7'),
      body: { in_use: { uses: [{ rows: [{ text: 'Pista 7', route: `/tipo_recursos/1/detail/${court.id_mst_recurso}/edit` }] }] } },
    })
    await desk.call(updateCourt, { id: court.id_mst_recurso, activo: false })
    expect(await desk.call(updateCalendar, { id, activo: false })).toMatchObject({ activo: false })
    await expect(desk.call(updateCourt, { id: court.id_mst_recurso, activo: true })).rejects.toMatchObject({
      status: 422,
      fields: { id_mst_calendario: [expect.any(String)] },
    })
  })
  it('is renamed whatever uses it: only who switches it off is asked about its courts (A-131)', async () => {
    const id = await newCalendar('Verano')
    await desk.db.insertInto('recurso').values({ desc_recurso: 'Pista 8', id_mst_tiporecurso: 1, id_mst_calendario: id }).execute()
    expect(await desk.call(updateCalendar, { id, desc_calendario: 'Estiu' })).toMatchObject({ desc_calendario: 'Estiu', activo: true })
    // a migrated calendar with active courts while it is inactive
    await desk.db.updateTable('calendario').set({ activo: false }).where('id_mst_calendario', '=', id).execute()
    expect(await desk.call(updateCalendar, { id, desc_calendario: 'Agost' })).toMatchObject({ desc_calendario: 'Agost', activo: false })
    expect(await desk.call(updateCalendar, { id, activo: true })).toMatchObject({ activo: true })
  })
  it('goes with its schedules; while courts use it, it stays and the answer names them (R-071)', async () => {
    const id = await newCalendar('Con pistas')
    await generate(id, {})
    await generate(id, { tipoHorario: 2, tipoHorario2_diasMeses: [{ diames_ini: 1224, diames_fin: 1224 }] })
    const { id_mst_recurso } = await desk.db
      .insertInto('recurso')
      .values({ desc_recurso: 'Central', id_mst_tiporecurso: 1, id_mst_calendario: id })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
    const refused = await desk.http({ method: 'DELETE', url: `/api/calendario/${id}` })
    expect([refused.status, refused.body.code]).toEqual([409, 'msg.in_use'])
    expect(refused.body.msg).toContain('Central')
    expect(refused.body.in_use).toMatchObject({ uses: [{ count: 1, rows: [{ text: 'Central' }] }] })
    expect(await schedules(id)).toHaveLength(2)
    await desk.db.updateTable('recurso').set({ id_mst_calendario: null }).where('id_mst_recurso', '=', id_mst_recurso).execute()
    expect(await desk.call(removeCalendar, { id })).toEqual({})
    await expect(desk.call(removeCalendar, { id })).rejects.toMatchObject({ status: 404 })
    expect(await desk.db.selectFrom('horario').selectAll().where('id_mst_calendario', '=', id).execute()).toEqual([])
  })
  it('is listed with its courts and schedules', async () => {
    const all = await desk.call(listCalendars)
    expect(all.length).toBeGreaterThan(0)
    expect(all.every(({ recursos, horarios }) => Array.isArray(recursos) && Array.isArray(horarios))).toBe(true)
  })
})

describe('a schedule', () => {
  it('is the whole day in hours when nobody says otherwise, and closed when it has no slots (R-065)', async () => {
    const id = await newCalendar()
    await post(`/api/calendario/${id}/generar`, { tipoHorario: 1 })
    await post(`/api/calendario/${id}/generar`, { tipoHorario: 3, rang: ['24/12/2026', '25/12/2026'], horaris: [] })
    expect(
      (await schedules(id)).map(({ horas }) => horas.map(({ hora_ini, hora_fin, duracion, dias }) => [hora_ini, hora_fin, duracion, dias])),
    ).toEqual([[[0, 1439, 60, 127]], []])
  })
  it('comes and goes with every name of the save call, in all three types, and answers with its message (R-062, R-064, R-070, A-02)', async () => {
    const id = await newCalendar()
    const two = {
      tipoHorario: 2,
      tipoHorario2_diasMeses: [{ diames_ini: 615, diames_fin: 915 }, '0004-12-24'],
      horaris: [slot(540, 1320, 31), slot(600, 840, 96)],
    }
    const sent = { ...two, rang: null, id_mst_horarios: 0, _token: 'x' }
    const { status, body } = await post<{ msg: string; data: { id_mst_horarios: number; msg: string } }>(
      `/api/calendario/${id}/generar`,
      sent,
    )
    expect([status, body.msg, body.data.msg]).toEqual([200, ...Array(2).fill('Guardado')])
    const { id_mst_horarios } = body.data
    expect(await desk.call(getSchedule, { id, idHorario: id_mst_horarios })).toMatchObject({
      tipo_horario: 2,
      fecha_ini: null,
      tipoHorario2_diasMeses: [
        { diames_ini: 615, diames_fin: 915 },
        { diames_ini: 1224, diames_fin: 1224 },
      ],
      horas: [{ dias: 31 }, { dias: 96 }],
    })
    const rang = { fecha_ini: '2026-12-24', fecha_fin: '2026-12-31' }
    await desk.call(changeSchedule, { id, id_mst_horarios, tipoHorario: 3, tipoHorario2_diasMeses: [], rang, horaris: [slot(1200, 120)] })
    expect(await schedules(id)).toEqual([
      expect.objectContaining({
        id_mst_horarios,
        tipo_horario: 3,
        ...rang,
        tipoHorario2_diasMeses: [],
        horas: [expect.objectContaining({ hora_ini: 1200, hora_fin: 120 })],
      }),
    ])
    expect(await desk.call(removeSchedule, { id: id_mst_horarios })).toEqual({})
    await expect(desk.call(getSchedule, { id, idHorario: id_mst_horarios })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(removeSchedule, { id: id_mst_horarios })).rejects.toMatchObject({ status: 404 })
  })
  it('for the whole year is there once (R-063)', async () => {
    const id = await newCalendar()
    await generate(id, {})
    const refused = { status: 409, code: 'calendario.tipo1_repetido', fields: { tipoHorario: [expect.any(String)] } }
    await expect(generate(id, {})).rejects.toMatchObject(refused)
    const { id_mst_horarios } = (await generate(id, {
      tipoHorario: 2,
      tipoHorario2_diasMeses: [{ diames_ini: 801, diames_fin: 801 }],
    })) as { id_mst_horarios: number }
    await expect(desk.call(changeSchedule, { id, id_mst_horarios, tipoHorario: 1, tipoHorario2_diasMeses: [] })).rejects.toMatchObject(
      refused,
    )
    expect((await schedules(id)).map(({ tipo_horario }) => tipo_horario)).toEqual([1, 2])
  })
  it('is changed and deleted alone: the others of its calendar stay as they are', async () => {
    const id = await newCalendar()
    const on = async (day: string) =>
      ((await generate(id, { tipoHorario: 3, rang: [day, day], horaris: [slot(600, 900)] })) as { id_mst_horarios: number }).id_mst_horarios
    const [first, second, third] = [await on('2026-12-01'), await on('2026-12-02'), await on('2026-12-03')]
    const before = await schedules(id)
    await desk.call(changeSchedule, {
      ...{ id, id_mst_horarios: second, tipoHorario: 3, tipoHorario2_diasMeses: [] },
      ...{ rang: { fecha_ini: '2026-12-08', fecha_fin: '2026-12-09' }, horaris: [slot(700, 800)] },
    })
    const others = (all: typeof before) => all.filter((one) => one.id_mst_horarios !== second)
    expect(others(await schedules(id))).toEqual(others(before))
    await desk.call(removeSchedule, { id: second })
    expect((await schedules(id)).map((one) => one.id_mst_horarios)).toEqual([first, third])
    expect(await schedules(id)).toEqual(others(before))
  })
  it('of another calendar is not there', async () => {
    const [id, other] = [await newCalendar(), await newCalendar()]
    const { id_mst_horarios } = (await generate(id, {})) as { id_mst_horarios: number }
    await expect(desk.call(getSchedule, { id: other, idHorario: id_mst_horarios })).rejects.toMatchObject({ status: 404 })
    await expect(
      desk.call(changeSchedule, {
        id: other,
        id_mst_horarios,
        tipoHorario: 2,
        tipoHorario2_diasMeses: [{ diames_ini: 101, diames_fin: 101 }],
      }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(generate(999_999, {})).rejects.toMatchObject({ status: 404 })
  })
  it.each([
    ['slots that overlap', { horaris: [slot(540, 840), slot(800, 1320)] }, 'horaris.1.hora_ini', 'se solapan'],
    ['an end before the start', { horaris: [slot(1200, 900)] }, 'horaris.0.hora_fin', 'antes de empezar'],
    ['00:00 to 00:00', { horaris: [slot(0, 0)] }, 'horaris.0.hora_fin', '24:00'],
    ['the same hour twice', { horaris: [slot(600, 600)] }, 'horaris.0.hora_fin', 'misma hora'],
    ['no weekday', { horaris: [slot(600, 700, 0)] }, 'horaris.0.dias', 'día de la semana'],
    ['a time that is none', { horaris: [{ dias: 1, hora_ini: '25:00', hora_fin: 600 }] }, 'horaris.0.hora_ini', 'hora válida'],
    ['dates the wrong way', { tipoHorario: 3, rang: { fecha_ini: '2026-12-24', fecha_fin: '2026-12-01' } }, 'rang.fecha_fin', 'anterior'],
    ['no dates', { tipoHorario: 3 }, 'rang', 'Falta'],
    ['no days of the year', { tipoHorario: 2 }, 'tipoHorario2_diasMeses', 'al menos'],
    [
      'ranges that overlap',
      {
        tipoHorario: 2,
        tipoHorario2_diasMeses: [
          { ini: '15/06', fin: '15/09' },
          { ini: '01/09', fin: '30/09' },
        ],
      },
      'tipoHorario2_diasMeses.1',
      'se solapan',
    ],
    [
      'more than a year between dates (R-069)',
      { tipoHorario: 2, tipoHorario2_diasMeses: [{ ini: '2026-01-01', fin: '2027-06-01' }] },
      'tipoHorario2_diasMeses.0',
      '366',
    ],
    ['a day that no year has', { tipoHorario: 2, tipoHorario2_diasMeses: ['31/02'] }, 'tipoHorario2_diasMeses.0', 'fecha válida'],
    ['a type 4 (R-062)', { tipoHorario: 4 }, 'tipoHorario', 'Elige'],
  ])('is refused with %s: its own message at its field, nothing saved', async (_what, sent, field, words) => {
    const id = await newCalendar()
    const { status, body } = await post(`/api/calendario/${id}/generar`, { tipoHorario: 1, ...sent })
    expect([status, Object.keys(body).filter((name) => !['msg', 'code', 'status', 'data'].includes(name))]).toEqual([422, [field]])
    expect(String((body as Record<string, string[]>)[field])).toContain(words)
    expect(await schedules(id)).toEqual([])
  })
})

describe('the effect of a schedule that is not saved yet', async () => {
  const id = await newCalendar('Efecto')
  await generate(id, { horaris: [slot(480, 1320)] })
  const { id_mst_recurso } = await desk.db
    .insertInto('recurso')
    .values({ desc_recurso: 'Pista 9', id_mst_tiporecurso: 1, id_mst_calendario: id })
    .returning('id_mst_recurso')
    .executeTakeFirstOrThrow()
  const now = new Date('2026-11-20T10:00:00Z')
  await desk.db
    .insertInto('reserva')
    .values(
      [
        { fecha: '2026-11-19', hora_ini: 480 },
        { fecha: '2026-11-28', hora_ini: 480 },
        { fecha: '2026-11-28', hora_ini: 600 },
        { fecha: '2026-11-29', hora_ini: 1290 },
        { fecha: '2026-11-29', hora_ini: 1380 },
      ].map((at) => ({ ...at, duracion: 60, id_mst_recurso, nombre: 'Prova', fecha_creacion: now, fecha_modificacion: now })),
    )
    .execute()
  const sent = {
    id,
    tipoHorario: 2 as const,
    tipoHorario2_diasMeses: [{ diames_ini: 1101, diames_fin: 1130 }],
    day: '2026-11-28',
    id_mst_recurso,
  }

  it('is told as now and then, with the bookings that would lie outside from today on; those outside already do not count', async () => {
    const effect = await desk.call(scheduleEffect, { ...sent, horaris: [slot(540, 1380)] })
    expect(effect).toMatchObject({
      antes: { festivo: null, tipo_horario: 1, abierto: [{ from: 480, to: 1320 }] },
      despues: { festivo: null, tipo_horario: 2, abierto: [{ from: 540, to: 1380 }] },
      reservas_fuera: 1,
      reservas: [{ fecha: '2026-11-28', hora_ini: 480, hora_fin: 540, desc_recurso: 'Pista 9' }],
    })
    expect(await schedules(id)).toHaveLength(1)
  })
  it('names the holiday that closes the day, and leaves a court of another calendar as it is', async () => {
    await desk.db.insertInto('festivo').values({ mes: 11, dia_mes: 30, desc_festivo: 'Sant Andreu' }).execute()
    const closed = await desk.call(scheduleEffect, { ...sent, horaris: [slot(540, 1380)], day: '2026-11-30' })
    expect([closed.antes, closed.despues]).toEqual([
      { festivo: 'Sant Andreu', tipo_horario: null, abierto: [] },
      { festivo: 'Sant Andreu', tipo_horario: null, abierto: [] },
    ])
    const { id_mst_recurso: free } = await desk.db
      .insertInto('recurso')
      .values({ desc_recurso: 'Sala', id_mst_tiporecurso: 1 })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
    const other = await desk.call(scheduleEffect, { ...sent, horaris: [slot(540, 1380)], id_mst_recurso: free })
    expect(other.antes).toEqual(other.despues)
    // bookings on courts of another calendar are not listed
    const elsewhere = {
      id_mst_recurso: free,
      fecha: '2026-11-28',
      hora_ini: 480,
      duracion: 60,
      fecha_creacion: now,
      fecha_modificacion: now,
    }
    await desk.db.insertInto('reserva').values(elsewhere).execute()
    expect(await desk.call(scheduleEffect, { ...sent, horaris: [slot(540, 1380)] })).toMatchObject({ reservas_fuera: 1 })
  })
  it('is told of the calendar itself where no court is named, and not of a court that is not there', async () => {
    const effect = await desk.call(scheduleEffect, { ...sent, id_mst_recurso: null, horaris: [slot(540, 1380)] })
    expect([effect.antes.tipo_horario, effect.despues.tipo_horario, effect.reservas_fuera]).toEqual([1, 2, 1])
    await expect(desk.call(scheduleEffect, { ...sent, id_mst_recurso: 999_999, horaris: [] })).rejects.toMatchObject({
      status: 422,
      fields: { id_mst_recurso: [expect.any(String)] },
    })
  })
  it('names twenty bookings at most, today’s first, and counts all of them', async () => {
    const at = (fecha: string, hora_ini: number) => ({ fecha, hora_ini, duracion: 30, id_mst_recurso })
    const dated = { fecha_creacion: now, fecha_modificacion: now }
    const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
    const placed = days.flatMap((day) => [at(day, 720), at(day, 780)])
    const made = await desk.db
      .insertInto('reserva')
      .values([...placed, ...Array.from({ length: 15 }, (_, n) => at('2026-11-25', 480 + 30 * n))].map((one) => ({ ...one, ...dated })))
      .returning('id_reg_reserva')
      .execute()
    const effect = await desk.call(scheduleEffect, { ...sent, horaris: [] })
    expect([effect.reservas_fuera, effect.reservas.length]).toEqual([6 + 15 + 2, 20])
    expect(effect.reservas[0]).toMatchObject({ fecha: '2026-11-20', hora_ini: 720, hora_fin: 750 })
    const ids = made.map((one) => one.id_reg_reserva)
    await desk.db.deleteFrom('reserva').where('id_reg_reserva', 'in', ids).execute()
  })
  it('of a changed schedule counts it once, and is refused as its saving would be', async () => {
    const [first] = await schedules(id)
    const effect = await desk.call(scheduleEffect, {
      ...sent,
      tipoHorario: 1,
      tipoHorario2_diasMeses: [],
      id_mst_horarios: first!.id_mst_horarios,
      horaris: [],
    })
    expect(effect).toMatchObject({ despues: { tipo_horario: 1, abierto: [] }, reservas_fuera: 2 })
    await expect(desk.call(scheduleEffect, { ...sent, horaris: [slot(0, 0)] })).rejects.toMatchObject({ status: 422 })
  })
})

it('whoever has no right to calendars neither reads nor changes them (A-138)', async () => {
  const id = await newCalendar()
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(getCalendar, { id })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(generateSchedule, { id, tipoHorario: 1, tipoHorario2_diasMeses: [] })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(removeCalendar, { id })).rejects.toMatchObject({ status: 403 })
})
