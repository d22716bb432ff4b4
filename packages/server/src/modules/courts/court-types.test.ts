import { createCourt } from '@app/contract/courts/court-file'
import { courtTypeIncome, courtTypePrices, createCourtType, removeCourtType, updateCourtType } from '@app/contract/courts/court-type-file'
import { courtTypeHours, parentCourts } from '@app/contract/courts/court-types'
import { courtPasses, courtTypePasses, saveCourtTypePasses, saveCourtTypePassesEverywhere } from '@app/contract/courts/passes'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const made = (desc_tiporecurso: string, more: object = {}) =>
  desk.call(createCourtType, { desc_tiporecurso, tiporecurso_tiposocio: [], ...more })
const courtOf = (id: number, desc_recurso: string, more: object = {}) => desk.call(createCourt, { id, desc_recurso, ...noRows, ...more })
const noRows = { recurso_tiposocio: [], recurso_tiposocio_permiso: [], recurso_documentos: [], minutos_reserva: [] }
const hour = (hora_ini: number, hora_fin: number, precio = 500, id_mst_tiposocio = 2) => ({ id_mst_tiposocio, precio, hora_ini, hora_fin })

describe('a court type', () => {
  it('is active from the start, in the menu, with start and length to be chosen, and switches nothing', async () => {
    const on = { activo: true, acceso_directo: true, cambiar_inicio: true, cambiar_duracion: true }
    expect(await made('Petanca')).toMatchObject({ ...on, domotica_estado_instalacion: false })
  })
  it('takes times that are -1 or a multiple of the club’s step, shortest to longest (R-358)', async () => {
    const type = await made('Pádel', { min_tiempo_reserva: 60, max_tiempo_reserva: 120, default_tiempo_reserva: 90 })
    expect(type).toMatchObject({ min_tiempo_reserva: 60, max_tiempo_reserva: 120, default_tiempo_reserva: 90 })
    const refusedFor = (change: object) =>
      desk.call(updateCourtType, { id: type.id_mst_tiporecurso, ...change }).then(
        () => 'taken',
        (error: { fields: Record<string, string[]> }) => error.fields,
      )
    expect(await refusedFor({ min_tiempo_reserva: 50 })).toEqual({ min_tiempo_reserva: ['Tiene que ser −1 o un múltiplo de 30 minutos.'] })
    expect(await refusedFor({ max_tiempo_reserva: 0 })).toEqual({ max_tiempo_reserva: [expect.stringContaining('30')] })
    expect(await refusedFor({ max_tiempo_reserva: 30 })).toEqual({
      max_tiempo_reserva: ['La duración máxima es menor que la mínima.'],
      default_tiempo_reserva: [expect.stringContaining('entre la mínima y la máxima')],
    })
    expect(await refusedFor({ default_tiempo_reserva: 150 })).toEqual({ default_tiempo_reserva: [expect.any(String)] })
    expect(await refusedFor({ min_tiempo_reserva: -1, max_tiempo_reserva: -1, default_tiempo_reserva: 180 })).toBe('taken')
  })
  it('keeps times that a later step no longer fits, until somebody changes them', async () => {
    const type = await made('Esquaix', { default_tiempo_reserva: 30 })
    await desk.db.insertInto('param').values({ cod_param: 'STEP_TIEMPO_RESERVA', valor: '45', activo: true }).execute()
    const { id_mst_tiporecurso: id } = type
    expect(await desk.call(updateCourtType, { id, desc_tiporecurso: 'Squash' })).toMatchObject({ default_tiempo_reserva: 30 })
    await expect(desk.call(updateCourtType, { id, min_tiempo_reserva: 30 })).rejects.toMatchObject({ status: 422 })
    await desk.db.deleteFrom('param').where('cod_param', '=', 'STEP_TIEMPO_RESERVA').execute()
  })
  it('has prices by hour whose hours are HH:mm on the wire (R-359)', async () => {
    const type = await made('Tenis', { tiporecurso_tiposocio: [hour(480, 1080), hour(1080, 1439, 800)] })
    const url = `/api/tipo_recurso/${type.id_mst_tiporecurso}/tiporecurso_tiposocio`
    expect((await desk.http({ method: 'GET', url })).body).toMatchObject([
      { id_mst_tiposocio: 2, precio: 5, hora_ini: '08:00', hora_fin: '18:00' },
      { id_mst_tiposocio: 2, precio: 8, hora_ini: '18:00', hora_fin: '23:59' },
    ])
    const rows = [{ id_mst_tiposocio: 2, precio: '4.50', hora_ini: '22:00', hora_fin: '02:00' }]
    const body = { tiporecurso_tiposocio: rows }
    expect((await desk.http({ method: 'PUT', url: `/api/tipo_recurso/${type.id_mst_tiporecurso}`, body })).status).toBe(200)
    expect(await desk.call(courtTypePrices, { id: type.id_mst_tiporecurso })).toMatchObject([
      { precio: 450, hora_ini: 1320, hora_fin: 120 },
    ])
  })
  it('has one price for an hour and a member type: the row that is too many is named, nothing is saved', async () => {
    const type = await made('Frontón', { tiporecurso_tiposocio: [hour(480, 600)] })
    const change = (rows: object[]) =>
      desk.call(updateCourtType, { id: type.id_mst_tiporecurso, desc_tiporecurso: 'X', tiporecurso_tiposocio: rows as never })
    await expect(change([hour(0, 700), hour(700, 800), hour(660, 720)])).rejects.toMatchObject({
      fields: { 'tiporecurso_tiposocio.2.hora_ini': ['Este tipo de socio ya tiene un precio en esas horas.'] },
    })
    await expect(change([hour(1320, 120), hour(60, 90)])).rejects.toMatchObject({
      fields: { 'tiporecurso_tiposocio.1.hora_ini': [expect.any(String)] },
    })
    await expect(change([hour(0, 0)])).rejects.toMatchObject({ fields: { 'tiporecurso_tiposocio.0.hora_fin': [expect.any(String)] } })
    await expect(change([{ ...hour(0, 60), id_mst_tiposocio: 987 }])).rejects.toMatchObject({
      fields: { id_mst_tiposocio: [expect.any(String)] },
    })
    await expect(change([hour(0, 60, -5)])).rejects.toMatchObject({ status: 422 })
    expect(await desk.call(courtTypePrices, { id: type.id_mst_tiporecurso })).toMatchObject([{ hora_ini: 480, hora_fin: 600 }])
    expect((await desk.http({ method: 'GET', url: `/api/tipo_recurso/${type.id_mst_tiporecurso}` })).body).toMatchObject({
      desc_tiporecurso: 'Frontón',
    })
  })
  it('may be linked to an income type as it is made, without which no tariff applies (A-116)', async () => {
    const { id_mst_tiporecurso } = await made('Vóley', { id_mst_tipoingreso: 1 })
    const links = desk.db
      .selectFrom('tipo_ingreso_tiporecurso')
      .select('id_mst_tipoingreso')
      .where('id_mst_tiporecurso', '=', id_mst_tiporecurso)
    expect(await links.execute()).toEqual([{ id_mst_tipoingreso: 1 }])
    expect(await desk.call(removeCourtType, { id: id_mst_tiporecurso })).toEqual({})
  })
  it('with courts is not deleted: the answer names them, and offers to deactivate; type 1 never is (A-89)', async () => {
    const { id_mst_tiporecurso: id } = await made('Sala')
    const room = await courtOf(id, 'Sala gran')
    await expect(desk.call(removeCourtType, { id })).rejects.toMatchObject({
      status: 409,
      code: 'msg.in_use',
      msg: expect.stringContaining('Pistas (1): Sala gran.'),
      body: {
        in_use: {
          uses: [
            { rows: [{ text: 'Sala gran', route: expect.stringContaining(`/tipo_recursos/${id}/detail/${room.id_mst_recurso}/edit`) }] },
          ],
          hint: 'Si ya no se ofrece, desactívalo.',
        },
      },
    })
    expect(await desk.call(updateCourtType, { id, activo: false })).toMatchObject({ activo: false })
    await expect(desk.call(removeCourtType, { id: 1 })).rejects.toMatchObject({ status: 409, code: 'msg.reserved' })
    await expect(desk.call(removeCourtType, { id: 98765 })).rejects.toMatchObject({ status: 404 })
  })
  it('chooses its pass types, and those of its courts too when asked', async () => {
    const { id_mst_tiporecurso: id } = await made('Piscina')
    const lane = await courtOf(id, 'Carril 1')
    const [a, b] = (
      await desk.db
        .insertInto('tipo_abono')
        .values([{ desc_tipoabonos: 'Bono 10' }, { desc_tipoabonos: 'Bono 20' }])
        .returning('id_mst_tipoabonos')
        .execute()
    ).map((row) => row.id_mst_tipoabonos) as [number, number]
    const chosen = (rows: readonly { id_mst_tipoabonos: number; seleccionado: boolean }[]) =>
      rows.flatMap((row) => (row.seleccionado ? [row.id_mst_tipoabonos] : []))
    expect(chosen(await desk.call(saveCourtTypePasses, { id, tipoabonos: [a] }))).toEqual([a])
    expect(chosen(await desk.call(courtPasses, { id: lane.id_mst_recurso }))).toEqual([])
    const body = { tipoabonos: { [a]: 0, [b]: 1 } }
    const { status } = await desk.http({ method: 'POST', url: `/api/tipo_recurso/${id}/tipoabono_save_recursos_relacionados`, body })
    expect([
      status,
      chosen(await desk.call(courtTypePasses, { id })),
      chosen(await desk.call(courtPasses, { id: lane.id_mst_recurso })),
    ]).toEqual([200, [b], [b]])
    await expect(desk.call(saveCourtTypePassesEverywhere, { id, tipoabonos: [999] })).rejects.toMatchObject({ status: 422 })
    expect(chosen(await desk.call(courtTypePasses, { id }))).toEqual([b])
    await expect(desk.call(saveCourtTypePasses, { id: 98765, tipoabonos: [] })).rejects.toMatchObject({ status: 404 })
  })
  it('says when its courts are open on a day, and which courts may be parents', async () => {
    const { id_mst_tiporecurso: id } = await made('Básquet')
    const hall = await courtOf(id, 'Pista central')
    const half = await courtOf(id, 'Media pista', { id_mst_recurso_padre: hall.id_mst_recurso })
    await courtOf(id, 'Cerrada', { activo: false })
    expect(await desk.call(courtTypeHours, { id, day: '2026-11-23' })).toMatchObject({
      day: '2026-11-23',
      hora_ini: 0,
      hora_fin: 1440,
      recursos: [{ desc_recurso: 'Pista central', horario: [{ hora_ini: 0, hora_fin: 1440 }] }, { desc_recurso: 'Media pista' }],
    })
    const offered = async (id_mst_recurso?: number) =>
      (await desk.call(parentCourts, { id, ...(id_mst_recurso && { id_mst_recurso }) })).map((row) => row.text)
    expect((await offered()).slice(0, 2)).toEqual(['Pista central', 'Media pista'])
    expect(await offered(hall.id_mst_recurso)).not.toContain('Media pista')
    expect((await offered(half.id_mst_recurso))[0]).toBe('Pista central')
    expect(await offered(half.id_mst_recurso)).toContain('Sala · Sala gran')
  })
  it('sends its lines to the income type that is chosen, and keeps the others linked (A-116)', async () => {
    const { id_mst_tiporecurso: other } = await made('Frontó')
    await desk.call(updateCourtType, { id: other, id_mst_tipoingreso: 2 })
    const { id_mst_tiporecurso: id } = await made('Vòlei')
    const chosen = async () => (await desk.call(courtTypeIncome, { id })).id_mst_tipoingreso
    const linked = async () =>
      (await desk.db.selectFrom('tipo_ingreso_tiporecurso').select('id_mst_tipoingreso').where('id_mst_tiporecurso', '=', id).execute())
        .map((link) => link.id_mst_tipoingreso)
        .toSorted((a, b) => a - b)
    expect(await chosen()).toBeNull()
    await desk.call(updateCourtType, { id, id_mst_tipoingreso: 1 })
    await desk.call(updateCourtType, { id, id_mst_tipoingreso: 3 })
    expect([await chosen(), await linked()]).toEqual([3, [1, 3]])
    await desk.call(updateCourtType, { id, id_mst_tipoingreso: 1 })
    expect([await chosen(), await linked()]).toEqual([1, [1, 3]])
    await expect(desk.call(updateCourtType, { id, id_mst_tipoingreso: null })).rejects.toMatchObject({
      fields: { id_mst_tipoingreso: ['Falta este dato.'] },
    })
    await expect(desk.call(updateCourtType, { id, id_mst_tipoingreso: 9999 })).rejects.toMatchObject({ status: 422 })
  })
  it('number 1 stays active; others may rest (A-131)', async () => {
    await expect(desk.call(updateCourtType, { id: 1, activo: false })).rejects.toMatchObject({
      status: 409,
      code: 'recurso.tipo_siempre_activo',
      fields: { activo: [expect.any(String)] },
    })
    const { id_mst_tiporecurso: id } = await made('Petanca')
    expect(await desk.call(updateCourtType, { id, activo: false })).toMatchObject({ activo: false })
  })
  it('is written with the right to courts only; the planner names it to those who book (A-138)', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(createCourtType, { desc_tiporecurso: 'No', tiporecurso_tiposocio: [] })).rejects.toMatchObject({ status: 403 })
    expect((await clerk.http({ method: 'GET', url: '/api/tipo_recurso' })).status).toBe(403)
    expect((await clerk.http({ method: 'GET', url: '/api/tipo_recurso/dropdown' })).status).toBe(200)
    await expect(desk.call(createCourtType, { desc_tiporecurso: ' ', tiporecurso_tiposocio: [] })).rejects.toMatchObject({
      fields: { desc_tiporecurso: [expect.any(String)] },
    })
  })
})
