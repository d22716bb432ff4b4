import type { SentOf } from '@app/contract/kit/action'
import type { saveNotice } from '@app/contract/notifications/notices'
import * as declared from '@app/contract/notifications/recipients'
import { describe, expect, it } from 'vitest'
import { ownMailServer } from '../../testing/mail-server.ts'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()
const { db, member, draft } = desk
const { received } = await ownMailServer()

const anna = await member('Anna', {
  nivel: 3,
  sx: 'F',
  fecha_nac: '1990-11-20',
  full_iban: 'ES9121000418450200051332',
  observaciones: 'Debe',
})
const berta = await member('Berta', { nivel: 5, sx: 'F', fecha_nac: '2008-11-21', idioma: 'ca-ES', id_mst_tiposocio: 3 })
const carles = await member('Carles', { nivel: 1, sx: 'M', fecha_nac: '1990-11-21', activo: false })
const all = [anna, berta, carles]

type Saved = Partial<SentOf<typeof saveNotice>>
/** First names found by a letter: the list, whose number is the count's. */
async function found(saved: Saved, further: Partial<SentOf<typeof declared.recipients>> = {}) {
  const id = await draft(saved)
  const rows = await desk.call(declared.recipients, { id, ...further })
  const sums = await desk.call(declared.recipientCount, { id, ...further })
  expect([sums.encontrados, sums.elegidos]).toEqual([rows.length, rows.filter((one) => one.elegido).length])
  return rows.filter((one) => all.includes(one.id_mst_socios)).map((one) => one.nombre)
}
const narrowed = (filtro: object) => found({ filtro: filtro as never })
const idOf = (row: object) => Object.values(row)[0] as number
const insert = async (table: string, values: object) =>
  idOf(
    await db
      .insertInto(table as 'etiqueta')
      .values(values as never)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

describe('the narrowing of recipients', () => {
  it('keeps to active members, others, or all (R-427)', async () => {
    expect(await narrowed({})).toEqual(['Anna', 'Berta'])
    expect(await narrowed({ estado: 'inactivos' })).toEqual(['Carles'])
    expect(await narrowed({ estado: 'todos' })).toEqual(['Anna', 'Berta', 'Carles'])
  })
  it('keeps to types, levels, sex and language; a member without a language has the club’s (R-427)', async () => {
    expect(await narrowed({ tipos: [3] })).toEqual(['Berta'])
    expect(await narrowed({ tipos: [2, 3] })).toEqual(['Anna', 'Berta'])
    expect(await narrowed({ nivel_min: 4 })).toEqual(['Berta'])
    expect(await narrowed({ nivel_max: 3 })).toEqual(['Anna'])
    expect(await narrowed({ nivel_min: 3, nivel_max: 5 })).toEqual(['Anna', 'Berta'])
    expect(await narrowed({ estado: 'todos', sx: 'M' })).toEqual(['Carles'])
    expect(await narrowed({ idioma: 'ca-ES' })).toEqual(['Berta'])
    expect(await narrowed({ idioma: 'es-ES' })).toEqual(['Anna'])
  })
  it('counts an age from the birthday on (R-427)', async () => {
    // today Anna is 36, Carles 35 for one more day, Berta 17
    expect(await narrowed({ estado: 'todos', edad_min: 36 })).toEqual(['Anna'])
    expect(await narrowed({ estado: 'todos', edad_max: 35 })).toEqual(['Berta', 'Carles'])
    expect(await narrowed({ estado: 'todos', edad_min: 18, edad_max: 35 })).toEqual(['Carles'])
  })
  it('keeps to labels, any of several (R-427)', async () => {
    const [red, blue] = [await insert('etiqueta', { desc_etiqueta: 'Roja' }), await insert('etiqueta', { desc_etiqueta: 'Azul' })]
    await db.insertInto('socios_etiqueta').values({ id_mst_socios: anna, id_mst_etiqueta: red }).execute()
    await db.insertInto('socios_etiqueta').values({ id_mst_socios: berta, id_mst_etiqueta: blue }).execute()
    expect(await narrowed({ etiquetas: [red] })).toEqual(['Anna'])
    expect(await narrowed({ etiquetas: [red, blue] })).toEqual(['Anna', 'Berta'])
    const [row] = await desk.call(declared.recipients, { id: await draft({ filtro: { etiquetas: [red] } as never }) })
    expect(row).toMatchObject({ etiquetas_usuario: 'Roja' })
  })
  it('keeps to sports played in the last year, today and 365 days ago included (R-427)', async () => {
    const court = await insert('recurso', { desc_recurso: 'Pádel 1', id_mst_tiporecurso: 1 })
    const play = async (who: number, fecha: string) => {
      const at = { id_mst_recurso: court, hora_ini: 600, duracion: 60, fecha, fecha_creacion: desk.now(), fecha_modificacion: desk.now() }
      const id_reg_reserva = await insert('reserva', at)
      await db.insertInto('reserva_socio').values({ id_reg_reserva, id_mst_socios: who, orden: 0 }).execute()
      return id_reg_reserva
    }
    const booking = await play(anna, '2025-11-19')
    const on = (fecha: string) => db.updateTable('reserva').set({ fecha }).where('id_reg_reserva', '=', booking).execute()
    expect(await narrowed({ deportes: [1] })).toEqual([])
    for (const day of ['2025-11-20', '2026-11-20']) {
      await on(day)
      expect(await narrowed({ deportes: [1] })).toEqual(['Anna'])
    }
    expect(await narrowed({ deportes: [2] })).toEqual([])
    await on('2026-11-21')
    expect(await narrowed({ deportes: [1] })).toEqual([])
    await on('2026-11-20')
    const { desc_tiporecurso } = await db
      .selectFrom('tipo_recurso')
      .select('desc_tiporecurso')
      .where('id_mst_tiporecurso', '=', 1)
      .executeTakeFirstOrThrow()
    const rows = await desk.call(declared.recipients, { id: await draft() })
    expect(rows.find((one) => one.id_mst_socios === anna)!.instalaciones_usuario).toBe(desc_tiporecurso)
  })
  it('goes with filters of the list that are not saved: words, type, sex, level (A-66)', async () => {
    expect(await found({}, { buscar: 'BERTA@' })).toEqual(['Berta'])
    expect(await found({}, { buscar: '%' })).toEqual([])
    expect(await found({}, { id_mst_tiposocio: 3 })).toEqual(['Berta'])
    expect(await found({}, { sx: 'F', nivel: 3 })).toEqual(['Anna'])
  })
})

describe('the exclusive filter of recipients', () => {
  const fee = (desc_cuota: string) => insert('cuotas', { desc_cuota, id_mst_tipoingreso: 2 })
  const hold = (id_mst_socios: number, id_cuota: number, more: object = {}) =>
    insert('socios_cuotas', {
      ...{ id_mst_socios, id_cuota, fecha_inicio_cuota: '2026-11-01', date_create: '2026-11-01', ancla: '2026-11-01' },
      ...more,
    })
  it('by fee reaches its members whose fee has not ended (R-427)', async () => {
    const id_mst_cuotas = await fee('Adulto')
    await hold(anna, id_mst_cuotas, { fecha_fin_cuota: '2026-11-20' })
    await hold(berta, id_mst_cuotas, { fecha_fin_cuota: '2026-11-19' })
    await hold(carles, id_mst_cuotas)
    await hold(carles, await fee('Otra'))
    expect(await found({ id_mst_cuotas })).toEqual(['Anna'])
    expect(await found({ id_mst_cuotas, filtro: { estado: 'todos' } as never })).toEqual(['Anna', 'Carles'])
  })
  it('by course or group of courses reaches its students, those who wait only if asked (R-427)', async () => {
    const id_cuota = await fee('Escuela')
    const id_mst_curso_grupo = await insert('curso_grupo', { desc: 'Escuela' })
    const course = (desc_curso: string) => insert('cursos', { desc_curso, id_mst_curso_grupo, id_mst_cuotas: id_cuota })
    const [first, second] = [await course('Iniciación'), await course('Avanzado')]
    await hold(anna, id_cuota, { id_mst_curso: first, clases_desde: '2026-11-01' })
    await hold(anna, id_cuota, { id_mst_curso: second, clases_desde: '2026-11-01' })
    await hold(berta, id_cuota, { id_mst_curso: second, espera: true })
    expect(await found({ id_mst_curso: first })).toEqual(['Anna'])
    expect(await found({ id_mst_curso: second })).toEqual(['Anna'])
    expect(await found({ id_mst_curso: second, filtro: { espera: true } as never })).toEqual(['Anna', 'Berta'])
    const id = await draft({ id_mst_curso_grupo })
    expect((await desk.call(declared.recipients, { id })).map(({ nombre, grupo }) => [nombre, grupo?.split(', ').toSorted()])).toEqual([
      ['Anna', ['Avanzado', 'Iniciación']],
    ])
    expect(await desk.call(declared.recipientCount, { id })).toMatchObject({ encontrados: 1, correos: 1 })
  })
  it('by championship or its group reaches teams and enrolled members, each once (R-427, A-175)', async () => {
    const dates = { fecha_ini: '2026-11-01', fecha_fin: '2026-12-31' }
    const id_reg_campeonatos = await insert('campeonato', { desc_campeonato: 'Liga', id_mst_tiporecurso: 1, ...dates })
    const group = (desc_campeonatos_grupo: string) => insert('campeonato_grupo', { id_reg_campeonatos, desc_campeonatos_grupo })
    const [first, second] = [await group('A'), await group('B')]
    await insert('equipo', {
      id_reg_campeonatos_grupo: first,
      desc_equipo: 'Uno',
      id_mst_socios: anna,
      id_mst_socios_pareja: carles,
    })
    const enrolled = { id_reg_campeonatos_grupo: second, fecha: '2026-11-01' }
    await insert('campeonato_inscrito', { ...enrolled, id_mst_socios: anna })
    await insert('campeonato_inscrito', { ...enrolled, id_mst_socios: berta })
    expect(await found({ id_reg_campeonatos })).toEqual(['Anna', 'Berta'])
    expect(await found({ id_reg_campeonatos_grupo: first })).toEqual(['Anna'])
    expect(await found({ id_reg_campeonatos, id_reg_campeonatos_grupo: second })).toEqual(['Anna', 'Berta'])
    expect(await found({ id_reg_campeonatos_grupo: first, filtro: { estado: 'todos' } as never })).toEqual(['Anna', 'Carles'])
  })
  it('by group of an activity reaches enrolled people with the values of its columns; no member besides (R-427, A-175)', async () => {
    const id_reg_actividades = await insert('actividad', { desc_actividad: 'Campus', fecha_ini: '2026-11-01', fecha_fin: '2026-12-31' })
    const columnas = JSON.stringify([{ nombre: 'Talla', tipo: 'text' }])
    const gid = await insert('actividad_grupo', { id_reg_actividades, desc_actividades_grupo: 'Semana 1', columnas })
    const enrol = (more: object) => insert('actividad_inscrito', { id_reg_actividades_grupo: gid, fecha: '2026-11-01', ...more })
    const own = await enrol({ id_mst_socios: anna, valores: JSON.stringify({ Talla: 'M' }) })
    const stranger = await enrol({ nombre: 'Zoe Vila', email: 'zoe@example.test', telefono: '+34600112233' })
    const silent = await enrol({ nombre: 'Ximo Vila' })
    const id = await draft({ id_reg_actividades_grupo: gid, excluidos: [own] })
    const rows = await desk.call(declared.enrolledRecipients, { id, gid })
    expect(rows.map((one) => [one.id_reg_actividades_inscritos, one.valores, one.elegido, one.correo, one.motivo])).toEqual([
      [own, { Talla: 'M' }, false, 'anna@club.test', null],
      [silent, {}, true, null, 'sin_correo'],
      [stranger, {}, true, 'zoe@example.test', null],
    ])
    expect(await desk.call(declared.recipientCount, { id })).toMatchObject({ encontrados: 3, elegidos: 2, correos: 1, reciben: 1 })
    expect(await desk.call(declared.recipients, { id })).toEqual([])
    await expect(desk.call(declared.enrolledRecipients, { id, gid: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the saved query', () => {
  it('is what was saved, and the list follows the members of now (A-66)', async () => {
    const id = await draft({ filtro: { nivel_min: 6 } as never, excluidos: [berta] })
    expect(await desk.call(declared.noticeQuery, { id })).toMatchObject({
      ...{ id_mst_cuotas: null, id_mst_curso: null, id_reg_campeonatos: null, id_reg_actividades_grupo: null },
      ...{ filtro: { estado: 'activos', nivel_min: 6, nivel_max: null }, id_usuario_envio: null, excluidos: [berta] },
    })
    expect(await desk.call(declared.recipients, { id })).toEqual([])
    await db.updateTable('socio').set({ nivel: 7 }).where('id_mst_socios', '=', berta).execute()
    expect(await desk.call(declared.recipients, { id })).toMatchObject([{ id_mst_socios: berta, elegido: false, por_correo: false }])
    await db.updateTable('socio').set({ nivel: 5 }).where('id_mst_socios', '=', berta).execute()
  })
  it('loses people chosen one by one when its filter takes enrolments in place of members, or the other way (R-427)', async () => {
    const id_reg_actividades = await insert('actividad', { desc_actividad: 'Torneo', fecha_ini: '2026-11-01', fecha_fin: '2026-12-31' })
    const group = await insert('actividad_grupo', { id_reg_actividades, desc_actividades_grupo: 'Único' })
    const id = await draft({ id_usuario_envio: [anna], excluidos: [berta] })
    await desk.save(id, { id_reg_actividades_grupo: group })
    expect(await desk.call(declared.noticeQuery, { id })).toMatchObject({ id_usuario_envio: null, excluidos: [] })
    await desk.save(id, { id_usuario_envio: [1], excluidos: [2] })
    await desk.save(id, { id_reg_actividades_grupo: null })
    expect(await desk.call(declared.noticeQuery, { id })).toMatchObject({ id_usuario_envio: null, excluidos: [] })
    await desk.save(id, { id_reg_actividades_grupo: group, id_usuario_envio: [3] })
    expect(await desk.call(declared.noticeQuery, { id })).toMatchObject({ id_usuario_envio: [3], excluidos: [] })
  })
})

describe('people of a letter', () => {
  it('of one address get one letter together, or one each, as the letter says (0118)', async () => {
    const [jan, ona] = [await member('Jan', { email: 'casa@club.test' }), await member('Ona', { email: 'CASA@club.test' })]
    const id = await draft({ id_usuario_envio: [jan, ona] })
    expect(await desk.call(declared.recipientCount, { id })).toMatchObject({ correos: 1, reciben: 2, compartidos: 1 })
    expect((await desk.call(declared.recipients, { id })).map((one) => one.juntos)).toEqual([1, 1])
    await desk.save(id, { por_familia: false })
    expect(await desk.call(declared.recipientCount, { id })).toMatchObject({ correos: 2, reciben: 2, compartidos: 0 })
    expect((await desk.call(declared.recipients, { id })).map((one) => one.juntos)).toEqual([0, 0])
  })
  it('who get none are told with the reason: no address, no consent, notices off, unsubscribed, a stopped address (R-420)', async () => {
    const people = {
      sin_correo: await member('Sin', { email: null }),
      sin_avisos: await member('Apagado', { notificar: false }),
      sin_permiso: await member('Negado'),
      baja: await member('Borrado'),
      no_existe: await member('Rebotado'),
    }
    await insert('consentimiento', {
      ...{ id_mst_socios: people.sin_permiso, finalidad: 'comunicaciones', otorgado: false, prueba: 'x', fecha: desk.now() },
    })
    const stop = (email: string, motivo: string) => insert('direccion_parada', { email, motivo, activa: true, fecha: desk.now() })
    await stop('borrado@club.test', 'baja')
    await stop('rebotado@club.test', 'no_existe')
    const id = await draft({ id_usuario_envio: Object.values(people) })
    const rows = new Map((await desk.call(declared.recipients, { id })).map((one) => [one.id_mst_socios, one]))
    for (const [motivo, who] of Object.entries(people)) expect(rows.get(who)).toMatchObject({ motivo, por_correo: false, elegido: true })
    const { no_reciben, correos, elegidos } = await desk.call(declared.recipientCount, { id })
    expect([correos, elegidos, no_reciben.length, no_reciben.every((one) => one.personas === 1)]).toEqual([0, 5, 5, true])
  })
  it('never are the guest, reserved members, and one that is gone (A-163)', async () => {
    const gone = await member('Ido')
    const hidden = await member('Oculto', { reservado: true })
    const id = await draft({ id_usuario_envio: [3, anna, gone, hidden] })
    await db.deleteFrom('socio').where('id_mst_socios', '=', gone).execute()
    expect((await desk.call(declared.recipients, { id })).map((one) => one.nombre)).toEqual(['Anna'])
  })
})

describe('a look at the letter of one recipient', () => {
  it('has the recipient’s values, and a sample of it goes to the writer only', async () => {
    await db.updateTable('socio').set({ email: 'desk@club.test' }).where('id_mst_socios', '=', desk.id).execute()
    const id = await draft({ id_usuario_envio: [anna, berta] })
    expect(await desk.call(declared.noticePreview, { id, destinatario: berta })).toMatchObject({
      ...{ destinatario: berta, nombre: 'Berta Puig 2', correo: 'berta@club.test', idioma: 'ca', idioma_texto: 'es' },
      subject: 'Hola, Berta',
    })
    expect(await desk.call(declared.noticePreview, { id })).toMatchObject({ destinatario: anna })
    const before = received.length
    await desk.sample(id, berta)
    expect(received.slice(before).map(({ to, message }) => [to, /^Subject: (.*)$/im.exec(message)?.[1]])).toEqual([
      ['desk@club.test', 'Hola, Berta'],
    ])
  })
  it('is refused for somebody else, like a sample (R-420)', async () => {
    const id = await draft({ id_usuario_envio: [anna] })
    for (const other of [berta, 999_999]) {
      await expect(desk.call(declared.noticePreview, { id, destinatario: other })).rejects.toMatchObject({ status: 404 })
      await expect(desk.sample(id, other)).rejects.toMatchObject({ status: 404, code: 'notificacion.destinatario_ajeno' })
    }
  })
})

describe('rights', () => {
  it('to messages are needed, and members’ accounts and remarks need the right to members besides (A-188)', async () => {
    const id = await draft({ id_usuario_envio: [anna] })
    const clerk = await desk.as({ rights: ['members'] })
    for (const call of [declared.recipients, declared.recipientCount, declared.noticeQuery, declared.noticePreview])
      await expect(clerk.call(call, { id })).rejects.toMatchObject({ status: 403 })
    const writer = await desk.as({ rights: ['messages'] })
    const [row] = await writer.call(declared.recipients, { id })
    expect(row).toMatchObject({ observaciones: null, full_iban: expect.not.stringContaining('0418450200') })
    for (const call of [declared.recipientCount, declared.noticeQuery, declared.noticePreview])
      expect(JSON.stringify(await writer.call(call, { id }))).not.toMatch(/0418450200|Debe/)
    const both = await desk.as({ rights: ['messages', 'members'] })
    expect((await both.call(declared.recipients, { id }))[0]).toMatchObject({
      observaciones: 'Debe',
      full_iban: 'ES9121000418450200051332',
    })
  })
  it('do not find an unknown letter', async () => {
    for (const call of [declared.recipients, declared.recipientCount, declared.noticeQuery, declared.noticePreview])
      await expect(desk.call(call, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})
