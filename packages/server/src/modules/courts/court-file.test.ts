import { createCourt, getCourt, newCourt, removeCourt, updateCourt, updateCourtOfType } from '@app/contract/courts/court-file'
import { courtDocuments, courtPermissions, courtPrices } from '@app/contract/courts/court-rows'
import { administrators, courtsById, courtsOfType } from '@app/contract/courts/courts'
import { newPaymentSlot } from '@app/contract/courts/payment-slots'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const noRows = { recurso_tiposocio: [], recurso_tiposocio_permiso: [], recurso_documentos: [], minutos_reserva: [] }
const made = (desc_recurso: string, more: object = {}) => desk.call(createCourt, { id: 1, desc_recurso, ...noRows, ...more })
const unusedCalendar = (desc_calendario: string) =>
  desk.db.insertInto('calendario').values({ desc_calendario, activo: false }).returning('id_mst_calendario').executeTakeFirstOrThrow()
const withAccess = (valor: string) =>
  desk.db
    .insertInto('param')
    .values({ cod_param: 'ACTIVAR_ACCESO', valor, activo: true })
    .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor }))
    .execute()

describe('a new court', () => {
  it('has room for four players, asks for one, and comes after the last of its type (R-360)', async () => {
    const before = await made('Pista 8', { orden: 8 })
    expect(before).toMatchObject({ capacidad_max: 4, capacidad_min: 1 })
    const on = ['activo', 'reservar_pista', 'cambiar_inicio', 'cambiar_duracion', 'mostrar_reservas_pendientes', 'abono_segun_tiporecurso']
    const off = ['aperturaacceso', 'aviso_activo', 'mostrar_info_nivel', 'mostrar_nivel_partida_usuarios', 'activar_documentos_adjuntos']
    expect(Object.entries(before).flatMap(([name, value]) => (value === true ? [name] : []))).toEqual(expect.arrayContaining(on))
    expect(Object.entries(before).flatMap(([name, value]) => (value === false ? [name] : []))).toEqual(expect.arrayContaining(off))
    expect(await desk.call(newCourt, { id: 1 })).toMatchObject({ capacidad_max: 4, capacidad_min: 1, orden: 9, abono_segun_tiporecurso: 1 })
    const { id_mst_tiporecurso: id } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    expect(await desk.call(newCourt, { id })).toMatchObject({ orden: 1 })
    await expect(desk.call(newCourt, { id: 999 })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(createCourt, { id: 999, desc_recurso: 'X', ...noRows })).rejects.toMatchObject({ status: 404 })
  })
  it('never asks for more players than it has room for, whichever of the two is changed', async () => {
    const complaint = { capacidad_min: ['El mínimo de jugadores supera al máximo.'] }
    await expect(made('X', { capacidad_min: 5 })).rejects.toMatchObject({ status: 422, fields: complaint })
    const { id_mst_recurso: id } = await made('Dobles', { capacidad_min: 3 })
    await expect(desk.call(updateCourt, { id, capacidad_max: 2 })).rejects.toMatchObject({ fields: complaint })
    const both = await Promise.allSettled([
      desk.call(updateCourt, { id, capacidad_max: 3 }),
      desk.call(updateCourt, { id, capacidad_min: 4 }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
  it('that is not used may keep a calendar that is not used either, and may not come back with it (A-131)', async () => {
    const { id_mst_calendario } = await unusedCalendar('Cerrado')
    const { id_mst_recurso: id } = await made('En obras', { activo: false })
    await desk.call(updateCourt, { id, id_mst_calendario })
    const refused = { status: 422, fields: { id_mst_calendario: [expect.any(String)] } }
    await expect(desk.call(updateCourt, { id, activo: true })).rejects.toMatchObject(refused)
    await expect(made('Nueva', { id_mst_calendario })).rejects.toMatchObject(refused)
    await desk.call(updateCourt, { id, activo: true, id_mst_calendario: null })
  })
  it('is changed in everything else while it is in use with a calendar that is not, as one from elsewhere may be (A-131)', async () => {
    const { id_mst_calendario } = await unusedCalendar('De antes')
    const { id_mst_recurso: id } = await made('Importada')
    const refused = { status: 422, fields: { id_mst_calendario: [expect.any(String)] } }
    await expect(desk.call(updateCourt, { id, id_mst_calendario })).rejects.toMatchObject(refused)
    await desk.db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', '=', id).execute()
    expect(await desk.call(updateCourt, { id, desc_recurso: 'Central' })).toMatchObject({ desc_recurso: 'Central', id_mst_calendario })
  })
  it('that names a calendar that is not there is refused with the field', async () => {
    await expect(made('X', { id_mst_calendario: 4711 })).rejects.toMatchObject({
      status: 422,
      fields: { id_mst_calendario: ['Ya no existe: elige otro.'] },
    })
  })
})

describe('a court', () => {
  it('leaves no time after a booking when that is switched off (R-361)', async () => {
    const { id_mst_recurso: id } = await made('Con pausa', { tiempo_reserva_posterior: 15, tiempo_reserva_posterior_activo: true })
    expect(await desk.call(getCourt, { id })).toMatchObject({ tiempo_reserva_posterior: 15 })
    const body = { tiempo_reserva_posterior: 30, tiempo_reserva_posterior_activo: '0' }
    expect((await desk.http({ method: 'PUT', url: `/api/recurso/${id}`, body })).body).toMatchObject({ tiempo_reserva_posterior: 0 })
    expect(await desk.call(updateCourt, { id, tiempo_reserva_posterior: 20, tiempo_reserva_posterior_activo: true })).toMatchObject({
      tiempo_reserva_posterior: 20,
    })
  })
  it('shows its emergency code while ACTIVAR_ACCESO is 4, to whoever may change courts (R-363, A-138)', async () => {
    await withAccess('4')
    const { id_mst_recurso: id } = await made('Con puerta', { cod_emergencia: '998877' })
    const keeper = await desk.as({ rights: ['calendars'] })
    const codes = async (who: Pick<typeof desk, 'call'>) => [
      (await who.call(getCourt, { id })).cod_emergencia,
      (await who.call(courtsOfType, { id: 1 })).find((row) => row.id_mst_recurso === id)!.cod_emergencia,
      (await who.call(courtsById))[String(id)]!.cod_emergencia,
    ]
    expect(await codes(desk)).toEqual(['998877', '998877', '998877'])
    expect((await keeper.call(courtsById))[String(id)]).toMatchObject({ desc_recurso: 'Con puerta', cod_emergencia: null })
    await expect(keeper.call(getCourt, { id })).rejects.toMatchObject({ status: 403 })
    await withAccess('1')
    expect(await codes(desk)).toEqual([null, null, null])
    // a form without a code does not erase it
    await desk.call(updateCourt, { id, cod_emergencia: null, orden: 3 })
    await withAccess('4')
    expect((await desk.call(getCourt, { id })).cod_emergencia).toBe('998877')
    await withAccess('0')
  })
  it('is confirmed by an administrator (R-368)', async () => {
    const chief = await desk.as({ is_admin: true })
    expect((await desk.call(administrators)).map((row) => row.id_mst_socios)).toEqual(expect.arrayContaining([desk.id, chief.id]))
    const helper = await desk.as({ rights: ['bookings'] })
    const ids = (await desk.call(administrators)).map((row) => row.id_mst_socios)
    expect([ids.includes(desk.members[0]), ids.includes(helper.id)]).toEqual([false, false])
    const { id_mst_recurso: id } = await made('Con visto bueno', { id_mst_socios_confirmador: chief.id })
    const clerk = await desk.as({ rights: ['bookings', 'courts'] })
    for (const id_mst_socios_confirmador of [desk.members[0], clerk.id])
      await expect(desk.call(updateCourt, { id, id_mst_socios_confirmador })).rejects.toMatchObject({
        fields: { id_mst_socios_confirmador: ['Solo un administrador puede confirmar reservas.'] },
      })
    // a former administrator stays until another one is chosen
    await desk.db.updateTable('cuenta').set({ is_admin: false }).where('id_mst_socios', '=', chief.id).execute()
    expect(await desk.call(updateCourt, { id, orden: 5 })).toMatchObject({ id_mst_socios_confirmador: chief.id })
  })
  it('is saved with all its rows at once, or not at all', async () => {
    await made('Con precios', { recurso_tiposocio: [{ id_mst_tiposocio: 2, precio: 900, hora_ini: 0, hora_fin: 600 }] })
    const { id_mst_recurso: id } = await made('Completa')
    const rows = {
      recurso_tiposocio: [{ id_mst_tiposocio: 2, precio: 500, hora_ini: 480, hora_fin: 1080 }],
      recurso_tiposocio_permiso: [{ id_mst_tiposocio: 2, luz_manual: true }],
      recurso_documentos: [{ id_reg_recurso_documentos: null, descripcion: 'Certificado médico', obligatorio: true }],
    }
    await desk.call(updateCourt, { id, ...rows })
    const bad = { recurso_documentos: [{ id_reg_recurso_documentos: 4711, descripcion: 'De otra', obligatorio: false }] }
    await expect(desk.call(updateCourt, { id, desc_recurso: 'Otra', recurso_tiposocio: [], ...bad })).rejects.toMatchObject({ status: 422 })
    expect((await desk.call(getCourt, { id })).desc_recurso).toBe('Completa')
    expect(await desk.call(courtPrices, { id })).toMatchObject(rows.recurso_tiposocio)
    expect((await desk.call(courtPermissions, { id })).find((row) => row.id_mst_tiposocio === 2)).toMatchObject({ luz_manual: true })
    expect((await desk.http({ method: 'GET', url: `/api/recurso/${id}/recurso_tiposocio` })).body).toMatchObject([
      { hora_ini: '08:00', hora_fin: '18:00' },
    ])
  })
  it('asks for documents that are obligatory or not, 1 or 0, and keeps their ids (R-367)', async () => {
    const { id_mst_recurso: id } = await made('Con documentos')
    const save = (recurso_documentos: object[]) => desk.http({ method: 'PUT', url: `/api/recurso/${id}`, body: { recurso_documentos } })
    await save([
      { descripcion: 'DNI', obligatorio: 1 },
      { descripcion: 'Seguro', obligatorio: '0' },
    ])
    const [dni, insurance] = await desk.call(courtDocuments, { id })
    expect([dni, insurance]).toMatchObject([
      { descripcion: 'DNI', obligatorio: true },
      { descripcion: 'Seguro', obligatorio: false },
    ])
    await save([{ ...insurance, obligatorio: 1, id_mst_recurso: undefined }, { descripcion: 'Permiso' }])
    expect(await desk.call(courtDocuments, { id })).toMatchObject([
      { ...insurance, obligatorio: true },
      { descripcion: 'Permiso', obligatorio: false },
    ])
    expect((await save([{ descripcion: 'A', obligatorio: 2 }])).status).toBe(422)
    // a document with two names is refused
    const same = { ...insurance, id_mst_recurso: undefined }
    expect((await save([same, { ...same, descripcion: 'Otro' }])).body).toMatchObject({ recurso_documentos: [expect.any(String)] })
    expect((await save([{ descripcion: 'A' }, { descripcion: 'a' }])).body).toMatchObject({ code: 'recurso.documento_repetido' })
    const other = await made('Sin documentos')
    expect(
      (
        await desk.http({
          method: 'PUT',
          url: `/api/recurso/${other.id_mst_recurso}`,
          body: { recurso_documentos: [{ ...insurance, id_mst_recurso: undefined }] },
        })
      ).status,
    ).toBe(422)
  })
  it('is one of the type that the path names', async () => {
    const { id_mst_recurso } = await made('De tipo 1')
    expect((await desk.http({ method: 'GET', url: `/api/tipo_recurso/1/recurso/${id_mst_recurso}` })).status).toBe(200)
    expect((await desk.http({ method: 'GET', url: `/api/tipo_recurso/2/recurso/${id_mst_recurso}` })).status).toBe(404)
    await expect(desk.call(updateCourtOfType, { id: 2, id_recurso: id_mst_recurso, desc_recurso: 'X' })).rejects.toMatchObject({
      status: 404,
    })
    expect((await desk.http({ method: 'DELETE', url: `/api/tipo_recurso/1/recurso/${id_mst_recurso}` })).status).toBe(200)
  })
  it('is deleted with its own rows; with bookings it is not, and the answer names them', async () => {
    const { id_mst_recurso: id } = await made('Para borrar', {
      recurso_tiposocio: [{ id_mst_tiposocio: 2, precio: 1, hora_ini: 0, hora_fin: 60 }],
    })
    await desk.call(newPaymentSlot, { id })
    expect(await desk.call(removeCourt, { id })).toEqual({})
    await expect(desk.call(removeCourt, { id })).rejects.toMatchObject({ status: 404 })
    const booking = await desk.book({ hora_ini: 1080 })
    await expect(desk.call(removeCourt, { id: desk.padel })).rejects.toMatchObject({
      code: 'msg.in_use',
      msg: expect.stringContaining('Reservas (1): 23/11/2026 18:00'),
      body: { in_use: { uses: [{ rows: [{ route: `/reservas/1/${booking.id_reg_reserva}` }] }], hint: expect.any(String) } },
    })
    await expect(desk.call(removeCourt, { id: desk.hall })).rejects.toMatchObject({
      msg: expect.stringContaining('Pistas (2): Pabellón derecha, Pabellón izquierda'),
    })
  })
  it('is written with the right to courts only', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(updateCourt, { id: desk.padel, orden: 1 })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(removeCourt, { id: desk.padel })).rejects.toMatchObject({ status: 403 })
  })
})
