import {
  createLightCalendar,
  getLightCalendar,
  listLightCalendars,
  removeLightCalendar,
  updateLightCalendar,
} from '@app/contract/lights/light-calendars'
import { courtsForLights } from '@app/contract/lights/light-courts'
import {
  createLightSlot,
  getLightSlot,
  listLightSlots,
  removeLightSlot,
  shiftLights,
  updateLightSlot,
} from '@app/contract/lights/light-slots'
import { beforeAll, describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { courtsWithLights } from './public.ts'

const desk = await club()
const { tx } = desk
const court = async (desc_recurso: string) =>
  (
    await desk.db
      .insertInto('recurso')
      .values({ desc_recurso, id_mst_tiporecurso: 1 })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
  ).id_mst_recurso
const [one, two, three] = [await court('Pista 1'), await court('Pista 2'), await court('Pista 3')]
const newCalendar = (desc_luz_calendario: string, recursos_asociados: number[] = []) =>
  desk.call(createLightCalendar, { desc_luz_calendario, recursos_asociados })
const winter = { diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3 }
const newSlot = (id_mst_luz_calendario: number, more: object = {}) =>
  desk.call(createLightSlot, { id_mst_luz_calendario, ...winter, ...more } as never)
const hours = (hora: number, minuto: number, hastaHora: number, hastaMinuto: number) => ({
  horario: { fecha_ini: { hora, minuto }, fecha_fin: { hora: hastaHora, minuto: hastaMinuto } },
})

describe('a light calendar', () => {
  it('has a name, courts and slots, at every spelling of its path (R-436, A-12, A-13)', async () => {
    const made = await newCalendar('Exterior', [one, two])
    await newSlot(made.id)
    for (const url of ['/api/luzCalendarios/', '/api/luzCalendarios', '/api/luzcalendarios'])
      expect((await desk.http({ method: 'GET', url })).status).toBe(200)
    expect(await desk.call(getLightCalendar, { id: made.id })).toMatchObject({
      id: made.id,
      desc_luz_calendario: 'Exterior',
      recursos_luzcalendario: [one, two],
      luztramos_luzcalendario: [{ diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3 }],
    })
    expect(await desk.call(updateLightCalendar, { id: made.id, recursos_asociados: [two] })).toMatchObject({
      desc_luz_calendario: 'Exterior',
      recursos_luzcalendario: [two],
    })
    await expect(newCalendar(' ')).rejects.toMatchObject({ fields: { desc_luz_calendario: [expect.any(String)] } })
    await expect(newCalendar('X', [999_999])).rejects.toMatchObject({ status: 422, fields: { recursos_asociados: [expect.any(String)] } })
  })
  it('does not take a court that another one lights: both are named and nothing changes', async () => {
    await expect(newCalendar('Otro', [two, three])).rejects.toMatchObject({
      status: 409,
      code: 'luz.pista_de_otro',
      msg: 'Pista 2 ya está en «Exterior». Quítala allí primero.',
    })
    expect((await desk.call(listLightCalendars)).map((calendar) => calendar.desc_luz_calendario)).toEqual(['Exterior'])
  })
  it('takes courts that no other one lights, whatever others light', async () => {
    const made = await newCalendar('Interior', [three])
    expect(await desk.call(getLightCalendar, { id: made.id })).toMatchObject({ recursos_luzcalendario: [three] })
    expect(await desk.call(updateLightCalendar, { id: made.id, recursos_asociados: [three, one] })).toMatchObject({
      recursos_luzcalendario: expect.arrayContaining([one, three]),
    })
    await desk.call(updateLightCalendar, { id: made.id, recursos_asociados: [] })
    await desk.call(removeLightCalendar, { id: made.id })
  })
  it('says of every court by type which light calendar it has', async () => {
    const [exterior] = await desk.call(listLightCalendars)
    const types = await desk.call(courtsForLights, { id: exterior!.id })
    expect(types.flatMap(({ recursos }) => recursos.map((row) => [row.desc_recurso, row.desc_luz_calendario, row.seleccionado]))).toEqual([
      ['Pista 1', null, false],
      ['Pista 2', 'Exterior', true],
      ['Pista 3', null, false],
    ])
    expect((await courtsWithLights(tx)).filter((row) => row.id_mst_luz_calendario !== null).map((row) => row.id_mst_recurso)).toEqual([two])
  })
  it('is deleted with a bare ok; while it lights courts the answer is a message that names them (R-433, A-03)', async () => {
    const [exterior] = await desk.call(listLightCalendars)
    const url = `/api/luzCalendarios/${exterior!.id}`
    const refused = await desk.http({ method: 'DELETE', url })
    expect([refused.status, refused.body.code]).toEqual([409, 'msg.in_use'])
    expect(refused.body.msg).toContain('Pista 2')
    expect((await desk.call(getLightCalendar, { id: exterior!.id })).luztramos_luzcalendario).toHaveLength(1)
    await desk.call(updateLightCalendar, { id: exterior!.id, recursos_asociados: [] })
    const { status, body } = await desk.http({ method: 'DELETE', url })
    expect([status, body]).toEqual([200, 'ok'])
    await expect(desk.call(removeLightCalendar, { id: exterior!.id })).rejects.toMatchObject({ status: 404 })
    expect(await desk.call(listLightSlots)).toEqual([])
  })
})

describe('a slot', () => {
  let id = 0
  beforeAll(async () => {
    id = (await newCalendar('Tramos')).id
  })
  it('is from 18:00 to 23:59 on every day unless it is said (R-434)', async () => {
    const made = await newSlot(id)
    expect(made).toMatchObject({ hora_ini: 1080, hora_fin: 1439, dias: 127, fecha_ini: '0004-10-01 18:00', fecha_fin: '0004-03-31 23:59' })
    expect(await desk.call(getLightSlot, { id: made.id })).toEqual(made)
  })
  it('ends at midnight as 23:59, whether that is said as 00:00 or as 24:00, also where it is on all day (A-17)', async () => {
    const ends = []
    for (const more of [hours(18, 0, 0, 0), hours(18, 0, 24, 0), hours(0, 0, 24, 0), hours(23, 0, 0, 1)]) {
      const made = await newSlot(id, more)
      ends.push([made.hora_ini, made.hora_fin])
      await desk.call(removeLightSlot, { id: made.id })
    }
    expect(ends).toEqual([
      [1080, 1439],
      [1080, 1439],
      [0, 1439],
      [1380, 1],
    ])
  })
  it('takes its day and month apart or inside horario, and its weekdays (R-435)', async () => {
    const { body, status } = await desk.http({
      method: 'POST',
      url: '/api/luzTramos',
      body: {
        id_mst_luz_calendario: id,
        horario: { fecha_ini: { dia: 15, mes: 6, hora: 21, minuto: 30 }, fecha_fin: { dia: '15', mes: '9', hora: '24', minuto: '0' } },
        dias: 96,
      },
    })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ diames_ini: 615, diames_fin: 915, hora_ini: 1290, hora_fin: 1439, dias: 96 }),
    ])
    const updated = await desk.call(updateLightSlot, {
      id: body.id,
      ...winter,
      ...hours(19, 0, 1, 30),
      dias: 31,
    } as never)
    expect(updated).toMatchObject({ diames_ini: 1001, hora_ini: 1140, hora_fin: 90, dias: 31 })
    expect(await desk.call(removeLightSlot, { id: updated.id })).toEqual({})
    await expect(desk.call(removeLightSlot, { id: updated.id })).rejects.toMatchObject({ status: 404 })
  })
  it.each([
    ['31/02', { diaInicio: 31, mesInicio: 2 }, 'diaInicio', '31/02'],
    ['no start', { diaInicio: null }, 'diaInicio', 'Falta'],
    ['no weekday', { dias: 0 }, 'dias', 'día de la semana'],
    ['00:00 to 00:00', hours(0, 0, 0, 0), 'horario', 'misma hora'],
    ['an end before the start', hours(18, 0, 17, 0), 'horario', 'antes de encenderse'],
    ['25:00', hours(18, 0, 25, 0), 'horario.fecha_fin.hora', 'entre'],
    ['24:01', hours(18, 0, 24, 1), 'horario', 'hora válida'],
    ['a start at 24:00', hours(24, 0, 2, 0), 'horario', 'hora válida'],
  ])('is refused with %s: its own message, nothing saved', async (_what, more, field, words) => {
    const before = await desk.call(listLightSlots)
    const { status, body } = await desk.http<{ id: number }>({
      method: 'POST',
      url: '/api/luzTramos',
      body: { id_mst_luz_calendario: id, ...winter, ...more },
    })
    expect([status, String((body as Record<string, unknown>)[field])]).toEqual([422, expect.stringContaining(words)])
    expect(await desk.call(listLightSlots)).toEqual(before)
  })
})

describe('a shift of the slots', () => {
  let [id, slot, late] = [0, 0, 0]
  beforeAll(async () => {
    await desk.db.deleteFrom('luz_tramo').execute()
    id = (await newCalendar('Uno')).id
    slot = (await newSlot(id, hours(18, 0, 22, 0))).id
    late = (await newSlot((await newCalendar('Dos')).id, hours(19, 0, 23, 30))).id
  })
  const starts = async () => [
    (await desk.call(getLightSlot, { id: slot })).hora_ini,
    (await desk.call(getLightSlot, { id: late })).hora_ini,
  ]
  it('needs a number other than zero (R-432)', async () => {
    for (const minutes of ['0', 'x', '1.5', '-'])
      await expect(desk.call(shiftLights, { minutes })).rejects.toMatchObject({
        status: 422,
        code: 'error.number',
        fields: { minutes: [expect.any(String)] },
      })
  })
  it('moves one calendar or all of them, by GET and by POST with the token only (R-432, R-436, A-11)', async () => {
    expect(await desk.call(shiftLights, { minutes: '-15', id_mst_luz_calendario: id })).toEqual({ tramos: 1 })
    expect(await starts()).toEqual([1065, 1140])
    expect((await desk.http({ method: 'POST', url: `/api/modificar-tramos-luz/15?id_mst_luz_calendario=${id}` })).status).toBe(200)
    expect((await desk.http({ method: 'GET', url: '/api/modificar-tramos-luz/-15', headers: { 'x-csrf-token': '' } })).status).toBe(403)
    expect(await starts()).toEqual([1080, 1140])
  })
  it('that would carry a slot over midnight names it and moves none (R-432)', async () => {
    await expect(desk.call(shiftLights, { minutes: '60' })).rejects.toMatchObject({
      status: 409,
      code: 'luz.pasa_medianoche',
      msg: expect.stringContaining('01/10–31/03 19:00–23:30'),
    })
    expect(await starts()).toEqual([1080, 1140])
  })
})

it('the lights are for whoever has the right to calendars (A-138)', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(listLightCalendars)).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(createLightCalendar, { desc_luz_calendario: 'No', recursos_asociados: [] })).rejects.toMatchObject({
    status: 403,
  })
  await expect(clerk.call(shiftLights, { minutes: '5' })).rejects.toMatchObject({ status: 403 })
})
