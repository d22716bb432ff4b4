import * as declared from '@app/contract/club/parameter'
import { parameterNames, parameters } from '@app/contract/club/parameters'
import { describe, expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { club } from '../../testing/club.ts'
import { param, saveSetting, settings } from './public.ts'

const desk = await club()
const idOf = (name: keyof typeof parameters) => parameters[name].id
const rowOf = async (name: keyof typeof parameters) =>
  (await desk.call(declared.parameterList)).find(({ cod_param }) => cod_param === name)!
const read = <T>(work: Parameters<typeof inThisClub<T>>[1]) => inThisClub(desk.product.clubs.all()[0]!, work)

describe('the parameters', () => {
  it('are all listed with their standard values, kinds and descriptions before any was saved (A-63)', async () => {
    const rows = await desk.call(declared.parameterList)
    expect(rows.map(({ cod_param }) => cod_param)).toEqual(parameterNames)
    expect(rows.find(({ cod_param }) => cod_param === 'STEP_TIEMPO_RESERVA')).toEqual({
      id_sys_param: 60,
      cod_param: 'STEP_TIEMPO_RESERVA',
      desc_param: 'Minutos de un paso: las configuraciones cuentan de 1 a 8 pasos.',
      activo: true,
      valor: '30',
      tipo: 'integer',
      grupo: 'bookings',
      valor_defecto: '30',
      opciones: [],
      min: 5,
      max: 240,
      unidad: 'minutes',
      protegido: false,
    })
    expect(await desk.call(declared.parameterAll)).toEqual(rows)
    expect(await desk.call(declared.parameterRow, { id: 60 })).toEqual(rows.find(({ id_sys_param }) => id_sys_param === 60))
  })
  it('are saved by their kind and refuse what it does not allow, naming the value (A-63)', async () => {
    const save = (name: keyof typeof parameters, valor: string) => desk.call(declared.saveParameter, { id: idOf(name), valor })
    expect((await save('MAX_EMAILS_MES', '200')).valor).toBe('200')
    expect((await save('ACTIVAR_TPV', 'true')).valor).toBe('1')
    expect((await save('DEFAULT_LANGUAGE', 'eu-ES')).valor).toBe('eu-ES')
    for (const [name, valor] of [
      ['MAX_EMAILS_MES', '-1'],
      ['MAX_EMAILS_MES', 'muchos'],
      ['ACTIVAR_TPV', '2'],
      ['DEFAULT_LANGUAGE', 'de-DE'],
      ['MODO_AUTENTICACION', '3'],
      ['STEP_TIEMPO_RESERVA', '1'],
    ] as const) {
      await expect(save(name, valor)).rejects.toMatchObject({ status: 422, fields: { valor: [expect.any(String)] } })
    }
    expect((await rowOf('STEP_TIEMPO_RESERVA')).valor).toBe('30')
    await save('DEFAULT_LANGUAGE', 'es-ES')
  })
  it('take an empty value: a text is emptied, a number goes back to its standard value', async () => {
    const save = (name: keyof typeof parameters, valor: string) => desk.call(declared.saveParameter, { id: idOf(name), valor })
    await save('URL_CAMARA_WEB', 'https://camara.test')
    expect((await save('URL_CAMARA_WEB', '')).valor).toBe('')
    await save('SOCIO_DIAS_CASTIGO', '7')
    expect((await save('SOCIO_DIAS_CASTIGO', '')).valor).toBe('0')
  })
  it('cannot be created or deleted: the catalogue declares them (A-63)', async () => {
    await expect(desk.call(declared.createParameter, { cod_param: 'MIO', valor: '1' })).rejects.toMatchObject({
      status: 409,
      code: 'param.from_catalogue',
    })
    await expect(desk.call(declared.deleteParameter, { id: idOf('ACTIVAR_TPV') })).rejects.toMatchObject({ code: 'param.from_catalogue' })
    await expect(desk.call(declared.saveParameter, { id: 999, valor: '1' })).rejects.toMatchObject({ status: 404 })
  })
  it('take the club’s own description over the catalogue’s (A-122)', async () => {
    const row = await desk.call(declared.saveParameter, { id: idOf('ACTIVAR_TPV'), desc_param: 'El bar' })
    expect(row).toMatchObject({ desc_param: 'El bar', valor: '1' })
    const back = await desk.call(declared.saveParameter, { id: idOf('ACTIVAR_TPV'), desc_param: '' })
    expect(back.desc_param).toBe('Activar el punto de venta.')
  })
  it('are changed with the right to them only, and read as a dictionary by everyone signed in, but for those of devices (A-87, A-138)', async () => {
    const clerk = await desk.as({ rights: ['members'] })
    await expect(clerk.call(declared.parameterList)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(declared.saveParameter, { id: 60, valor: '15' })).rejects.toMatchObject({ status: 403 })
    await desk.call(declared.saveParameter, { id: idOf('CASHDRO_IP'), valor: '192.168.1.40' })
    expect(await clerk.call(declared.dictionary)).toMatchObject({ ACTIVAR_CAJA: '1', CASHDRO_IP: '' })
    expect(await desk.call(declared.dictionary)).toMatchObject({ ACTIVAR_CAJA: '1', CASHDRO_IP: '192.168.1.40' })
    expect((await desk.anonymous.http({ method: 'GET', url: '/api/param/dictionary' })).status).toBe(401)
  })
  it('that are addresses take no script, no other scheme, no machine of the server (A-63)', async () => {
    const save = (name: string, valor: string) => desk.call(declared.saveParameter, { id: idOf(name as never), valor })
    for (const valor of ['javascript:fetch(1)', 'data:text/html,x', '//evil.test', 'http://camara.test', 'https://localhost/'])
      for (const name of ['URL_CAMARA_WEB', 'URL_GESTOR_WEB'])
        await expect(save(name, valor)).rejects.toMatchObject({ status: 422, fields: { valor: [expect.stringContaining('https://')] } })
    for (const valor of ['127.0.0.1:5432', '169.254.169.254', 'user@evil.test', 'http://192.168.1.40'])
      await expect(save('CASHDRO_IP', valor)).rejects.toMatchObject({
        status: 422,
        fields: { valor: [expect.stringContaining('aparato')] },
      })
    for (const host of ['localhost', 'a.club.test'])
      expect(
        await desk.http({
          method: 'PUT',
          url: `/api/param/${idOf('URL_CAMARA_WEB')}`,
          headers: { host: 'a.club.test:8080' },
          body: { valor: `https://${host}/admin` },
        }),
      ).toMatchObject({ status: 422, body: { valor: [expect.stringContaining('otra máquina')] } })
    expect(await save('URL_GESTOR_WEB', 'https://web.club.test')).toMatchObject({ valor: 'https://web.club.test/', tipo: 'httpsUrl' })
    expect(await save('CASHDRO_IP', 'CashDro:8080')).toMatchObject({ valor: 'cashdro:8080', tipo: 'deviceHost' })
    await save('URL_GESTOR_WEB', '')
  })
  it('that an older version kept and that do not fit are shown where they are put right, and used nowhere', async () => {
    await desk.db
      .insertInto('param')
      .values({ cod_param: 'URL_GESTOR_WEB', valor: 'javascript:fetch(1)' })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor: 'javascript:fetch(1)', activo: true }))
      .execute()
    expect((await desk.call(declared.dictionary)).URL_GESTOR_WEB).toBe('')
    expect((await desk.http({ method: 'GET', url: '/api/admin/generalInfo' })).body.gestorWebUrl).toBe('')
    const shown = (await desk.call(declared.parameterList)).find(({ cod_param }) => cod_param === 'URL_GESTOR_WEB')
    expect(shown?.valor).toBe('javascript:fetch(1)')
    expect(await desk.call(declared.saveParameter, { id: idOf('URL_GESTOR_WEB'), activo: false })).toMatchObject({ activo: false })
    expect((await desk.call(declared.saveParameter, { id: idOf('URL_GESTOR_WEB'), activo: true, valor: '' })).valor).toBe('')
  })
  it('are empty in the dictionary while inactive, and count as off (A-63)', async () => {
    await desk.call(declared.saveParameter, { id: idOf('MAX_EMAILS_MES'), activo: false })
    await desk.call(declared.saveParameter, { id: idOf('STEP_TIEMPO_RESERVA'), activo: false })
    const words = await desk.call(declared.dictionary)
    expect([words.MAX_EMAILS_MES, words.STEP_TIEMPO_RESERVA, words.DIAS_VISTA]).toEqual(['', '', '14'])
    expect(await read((tx) => settings(tx))).toMatchObject({ MAX_EMAILS_MES: 0, STEP_TIEMPO_RESERVA: 30, DIAS_VISTA: 14 })
    await desk.call(declared.saveParameter, { id: idOf('MAX_EMAILS_MES'), activo: true })
    expect((await desk.call(declared.dictionary)).MAX_EMAILS_MES).toBe('200')
  })
  it('are read typed, and a saved change is seen at once in the same transaction (A-63)', async () => {
    const [before, after] = await read(async (tx) => {
      const first: boolean = await param(tx, 'RESERVA_COMENTARIO_USUARIO')
      await saveSetting(tx, 'RESERVA_COMENTARIO_USUARIO', { valor: 1 })
      return [first, await param(tx, 'RESERVA_COMENTARIO_USUARIO')]
    })
    expect([before, after]).toEqual([false, true])
  })
  it('that hold a value the catalogue no longer allows count as standard', async () => {
    await desk.db.updateTable('param').set({ valor: 'roto', activo: true }).where('cod_param', '=', 'STEP_TIEMPO_RESERVA').execute()
    expect(await read((tx) => param(tx, 'STEP_TIEMPO_RESERVA'))).toBe(30)
  })
})

describe('the booking parameters form', () => {
  const save = (parametros: unknown) => desk.http({ method: 'POST', url: '/api/param/param_tribuna/save', body: { parametros } })

  it('saves several by name → value and activo (R-442)', async () => {
    expect(
      (await save({ HORAS_VISTA: { valor: 48 }, DIAS_VISTA: { valor: '0' }, STEP_TIEMPO_RESERVA: { valor: 15, activo: 1 } })).body,
    ).toBe('0')
    expect(await read((tx) => settings(tx))).toMatchObject({ HORAS_VISTA: 48, DIAS_VISTA: 0, STEP_TIEMPO_RESERVA: 15 })
  })
  it('keeps the value where only activo is sent, and activo where only the value is', async () => {
    const row = async () => {
      const { valor, activo } = await rowOf('HORAS_VISTA')
      return [valor, activo]
    }
    await save({ HORAS_VISTA: { activo: 0 } })
    expect(await row()).toEqual(['48', false])
    await save({ HORAS_VISTA: { valor: 36 } })
    expect(await row()).toEqual(['36', false])
    await save({ HORAS_VISTA: { valor: 48, activo: 1 } })
  })
  it('takes one view only: hours, days or months, and saves nothing otherwise (spec 2 §2)', async () => {
    expect(await save({ MESES_VISTA: { valor: 2 } })).toMatchObject({ status: 422, body: { code: 'param.one_view_only' } })
    expect(await read((tx) => param(tx, 'MESES_VISTA'))).toBe(0)
  })
  it('takes the names of its body without anything around them, and refuses one that is not declared (A-134)', async () => {
    const bare = (body: object) => desk.http({ method: 'POST', url: '/api/param/param_tribuna/save', body })
    expect((await bare({ HORAS_VISTA: 12, GRID_TAMAÑO_PAGINA_POR_DEFECTO: { valor: 40, activo: 1 } })).status).toBe(200)
    expect([(await rowOf('HORAS_VISTA')).valor, (await rowOf('GRID_TAMAÑO_PAGINA_POR_DEFECTO')).valor]).toEqual(['12', '40'])
    const unknown = await bare({ HORAS_VISTA: 13, NO_EXISTE: 1 })
    expect([unknown.status, unknown.body.NO_EXISTE]).toEqual([422, [expect.any(String)]])
    expect((await rowOf('HORAS_VISTA')).valor).toBe('12')
    await bare({ HORAS_VISTA: 0 })
  })
  it('takes a bare value as well, and drops nothing silently (A-134)', async () => {
    expect((await save({ HORAS_VISTA: 24, DIAS_VISTA: '0' })).body).toBe('0')
    expect(await read((tx) => param(tx, 'HORAS_VISTA'))).toBe(24)
    expect(await save({ HORAS_VISTA: { value: 12 } })).toMatchObject({
      status: 422,
      body: { 'parametros.HORAS_VISTA': [expect.any(String)] },
    })
    expect(await save({ HORAS_VISTA: 'muchas' })).toMatchObject({ status: 422, body: { HORAS_VISTA: [expect.any(String)] } })
    expect(await read((tx) => param(tx, 'HORAS_VISTA'))).toBe(24)
  })
  it('refuses a name that the catalogue does not have, a list, and nothing at all', async () => {
    expect(await save({ MIO: { valor: 1 } })).toMatchObject({ status: 422, body: { MIO: [expect.any(String)] } })
    for (const odd of [[null], null, 'x', { HORAS_VISTA: null }, { HORAS_VISTA: [1] }])
      expect(await save(odd)).toMatchObject({ status: 422, body: { code: 'msg.invalid_input' } })
  })
  it("answers '1' and keeps the season mode while bookings overlap, whatever they are marked (R-443, A-162)", async () => {
    const court = await desk.db
      .insertInto('recurso')
      .values({ desc_recurso: 'P', id_mst_tiporecurso: 1 })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
    const booking = {
      fecha: '2026-11-25',
      hora_ini: 600,
      duracion: 60,
      id_mst_recurso: court.id_mst_recurso,
      fecha_creacion: desk.now(),
      fecha_modificacion: desk.now(),
      solapada: true,
    }
    const { id_reg_reserva } = await desk.db.insertInto('reserva').values(booking).returning('id_reg_reserva').executeTakeFirstOrThrow()
    const occupied = { id_reg_reserva, id_mst_recurso: court.id_mst_recurso, hora_ini: 600, duracion: 60, capa: id_reg_reserva }
    await desk.db
      .insertInto('reserva_ocupa')
      .values({ ...occupied, fecha: booking.fecha })
      .execute()
    expect((await save({ ACTIVAR_RESERVAS_TEMPORADA: { valor: 1 }, HORAS_VISTA: { valor: 24 } })).body).toBe('1')
    expect(await read((tx) => settings(tx))).toMatchObject({ ACTIVAR_RESERVAS_TEMPORADA: false, HORAS_VISTA: 24 })
    // an overlap of yesterday, or a mark without one, blocks nothing
    await desk.db.updateTable('reserva_ocupa').set({ fecha: '2026-11-19' }).execute()
    for (const valor of [1, 0]) expect((await save({ ACTIVAR_RESERVAS_TEMPORADA: { valor } })).body).toBe('0')
    await desk.db.updateTable('reserva_ocupa').set({ fecha: '2026-11-20', capa: 0 }).execute()
    expect((await save({ ACTIVAR_RESERVAS_TEMPORADA: { valor: 1 } })).body).toBe('0')
    expect(await read((tx) => param(tx, 'ACTIVAR_RESERVAS_TEMPORADA'))).toBe(true)
  })
  it('keeps the court with the extra light and its minutes, in a form of dotted names too (R-445, spec 2 §7, A-135)', async () => {
    const { id_mst_recurso } = await desk.db.selectFrom('recurso').select('id_mst_recurso').executeTakeFirstOrThrow()
    await desk.call(declared.saveExtraLight, { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 20, selectedRecurso: { id_mst_recurso } })
    expect(await desk.call(declared.extraLightInfo)).toEqual({
      MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 20,
      selectedRecurso: { id_mst_recurso, desc_recurso: 'P' },
    })
    const url = '/api/paramstribuna/luzExtraUltimaPista/save'
    const dotted = { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 25, 'selectedRecurso.id_mst_recurso': id_mst_recurso }
    expect((await desk.http({ method: 'POST', url, body: dotted })).status).toBe(200)
    expect(await desk.call(declared.extraLightInfo)).toMatchObject({
      MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 25,
      selectedRecurso: { id_mst_recurso },
    })
    await expect(
      desk.call(declared.saveExtraLight, { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 20, selectedRecurso: { id_mst_recurso: 9999 } }),
    ).rejects.toMatchObject({ status: 404 })
    // no court, no extra light
    await desk.call(declared.saveExtraLight, { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 0, selectedRecurso: null })
    expect(await desk.call(declared.extraLightInfo)).toEqual({ MINUTOS_LUZ_EXTRA_ULTIMA_PISTA: 0, selectedRecurso: null })
  })
})
