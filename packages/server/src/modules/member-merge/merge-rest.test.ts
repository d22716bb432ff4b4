import { memberAccessSettings, saveMemberAccess } from '@app/contract/access/member-access'
import { memberDocuments } from '@app/contract/member-documents/member-document'
import { hasHistory, mergeFields, mergeMembers, mergePreview, moveHistory, undoMerge } from '@app/contract/member-merge/merge'
import { member } from '@app/contract/members/member'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { removeMember } from '@app/contract/members/remove-member'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { smallFile } from '../../kit/files/files.ts'
import { insertFile } from '../../kit/files/stored-files.ts'
import { catalogue } from '../../registry.ts'
import { doorClub } from '../../testing/modules/access.ts'

const desk = await doorClub()
const { db } = desk
const { schema } = desk.product.clubs.all()[0]!
const person = async (nombre: string, more: Record<string, unknown> = {}) =>
  (await desk.call(createMember, { nombre, apellidos: 'Doble', telefono: '600111222', ...more })).id_mst_socios
const doors = (id: number) => desk.call(memberAccessSettings, { id })
const document = async (id_mst_socios: number, nombre_fichero: string, text: string) =>
  db
    .insertInto('socios_documentos')
    .values({
      ...{ id_mst_socios, nombre_fichero, descripcion: text },
      id_reg_archivo: await insertFile(desk.tx, smallFile(Buffer.from(text), 'application/pdf')),
      ...{ id_mst_socios_creacion: desk.id, fecha_creacion: desk.now() },
    })
    .execute()
const files = async (id_mst_socios: number) =>
  (await desk.call(memberDocuments, { id_mst_socios })).map((one) => `${one.nombre_fichero} ${one.descripcion}`).toSorted()

/** Every row of every table, apart from what only grows. */
async function everything() {
  const growing = [
    'auditoria',
    'configuracion_version',
    'apertura_ficha',
    'outbox',
    'idempotencia',
    'sesion',
    'socio_union',
    'socio_union_fila',
    'peticion_domotica',
    'acceso',
    'intento_acceso',
  ]
  const { rows } = await sql<{
    t: string
  }>`select table_name as t from information_schema.tables where table_schema = ${schema} and table_type = 'BASE TABLE'`.execute(db)
  const found: Record<string, unknown> = {}
  for (const { t } of rows.filter((row) => !growing.includes(row.t)))
    found[t] = (await sql<{ r: string }>`select x::text as r from ${sql.id(schema, t)} as x order by 1`.execute(db)).rows.map(({ r }) => r)
  return found
}

it('what the ended record has and the remaining one lacks goes over: code, doors, hours, permissions, documents, family; undo is exact (A-163)', async () => {
  const holder = await person('Titular')
  const [stays, ends] = [await person('Queda'), await person('Acaba', { id_mst_socios_titular: holder, fecha_nac: '1990-01-01' })]
  await desk.call(saveMemberAccess, { id: ends, todos: true, codigo: 'MRG001', recursos: [desk.padel, desk.other] })
  await desk.call(saveMemberAccess, { id: stays, todos: false, codigo: null, recursos: [desk.padel] })
  await db
    .insertInto('socios_horas_partidos_temporada')
    .values([2, 3].map((dia) => ({ id_mst_socios: ends, id_mst_recurso: desk.padel, dia })) as never)
    .execute()
  await db.insertInto('socios_tiporecurso_visible').values({ id_mst_socios: ends, id_mst_tiporecurso: 1 }).execute()
  await db.insertInto('socios_tipoingreso').values({ id_mst_socios: ends, id_mst_tipoingreso: 1 }).execute()
  await document(stays, 'ficha.pdf', 'mía')
  await document(ends, 'Ficha.pdf', 'suya')
  const before = await everything()
  const shown = await desk.call(mergePreview, { id: stays, otro: ends })
  expect(shown.resto.filter(({ va }) => va).map(({ parte }) => parte)).toEqual(['titular', 'todos', 'codigo', 'documentos'])
  expect(shown.codigos).toEqual({ destino: null, origen: 'MRG001' })
  const { id_reg_socio_union } = await desk.call(mergeMembers, { id: stays, otro: ends, del_otro: [] })
  expect(await doors(stays)).toMatchObject({ todos: true, codigo: 'MRG001', recursos: [desk.padel, desk.other] })
  expect(await desk.ask('MRG001')).toMatchObject({ permitido: true, nombre: 'Queda' })
  expect(await files(stays)).toEqual(['Ficha (2).pdf suya', 'ficha.pdf mía'])
  expect(await desk.call(getMember, { id: stays })).toMatchObject({ id_mst_socios_titular: holder })
  for (const table of ['socios_tiporecurso_visible', 'socios_tipoingreso', 'socios_horas_partidos_temporada'] as const)
    expect(new Set((await db.selectFrom(table).select('id_mst_socios').execute()).map((row) => row.id_mst_socios))).toEqual(
      new Set([stays]),
    )
  await desk.call(undoMerge, { id: id_reg_socio_union })
  expect(await everything()).toEqual(before)
})

it('the code of a record whose rows the remaining one lacks goes as it is, and comes back (A-163)', async () => {
  const [stays, ends] = [await person('Sin'), await person('Con')]
  await desk.call(saveMemberAccess, { id: ends, todos: false, codigo: 'MRG002', recursos: [] })
  const before = await everything()
  const { id_reg_socio_union } = await desk.call(mergeMembers, { id: stays, otro: ends, del_otro: [] })
  expect(await doors(stays)).toMatchObject({ codigo: 'MRG002' })
  await desk.call(undoMerge, { id: id_reg_socio_union })
  expect(await everything()).toEqual(before)
})

it('where both have a code the desk chooses, and the preview names what ends (A-163)', async () => {
  const [stays, ends] = [await person('Uno'), await person('Dos')]
  await desk.call(saveMemberAccess, { id: stays, todos: false, codigo: 'MRG010', recursos: [] })
  await desk.call(saveMemberAccess, { id: ends, todos: false, codigo: 'MRG020', recursos: [] })
  await db
    .insertInto('notificaciones_tramos')
    .values([stays, ends].map((id_mst_socios) => ({ id_mst_socios, tipodia: 1, start: 600, finish: 700 })) as never)
    .execute()
  const shown = await desk.call(mergePreview, { id: stays, otro: ends })
  expect(shown.codigos).toEqual({ destino: 'MRG010', origen: 'MRG020' })
  expect(shown.resto).toEqual([{ parte: 'notificaciones_tramos', registros: 1, va: false, detalle: null }])
  const before = await everything()
  const { id_reg_socio_union } = await desk.call(mergeMembers, { id: stays, otro: ends, del_otro: [], codigo_del_otro: true })
  expect(await doors(stays)).toMatchObject({ codigo: 'MRG020' })
  expect(await desk.ask('MRG010')).toMatchObject({ motivo: 'acceso.codigo_desconocido' })
  await desk.call(undoMerge, { id: id_reg_socio_union })
  expect(await everything()).toEqual(before)
  await desk.call(mergeMembers, { id: stays, otro: ends, del_otro: [] })
  expect(await doors(stays)).toMatchObject({ codigo: 'MRG010' })
})

it('permissions do not reach staff by a merge, and the preview says that they end (A-163)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  const ends = await person('Permisos')
  await db.insertInto('socios_tipoingreso').values({ id_mst_socios: ends, id_mst_tipoingreso: 1 }).execute()
  expect((await desk.call(mergePreview, { id: clerk.id, otro: ends })).resto).toMatchObject([{ parte: 'socios_tipoingreso', va: false }])
  await desk.call(mergeMembers, { id: clerk.id, otro: ends, del_otro: [] })
  expect(await db.selectFrom('socios_tipoingreso').select('id_mst_socios').where('id_mst_socios', '=', clerk.id).execute()).toEqual([])
})

it('a penalty of the other record is proposed; being active is named', async () => {
  const [stays, ends] = [await person('Libre'), await person('Castigada')]
  await db.updateTable('socio').set({ fecha_ini_acceso_web: '2027-01-01' }).where('id_mst_socios', '=', ends).execute()
  await desk.call(updateMember, { id: stays, activo: false })
  const shown = await desk.call(mergePreview, { id: stays, otro: ends })
  expect(shown.propuesta).toContain('fecha_ini_acceso_web')
  expect(shown.resto).toMatchObject([{ parte: 'activo', va: false }])
})

it('a transfer of the history leaves the doors of both, and what is deleted with a member does not count as history (A-11)', async () => {
  const [from, to] = [await person('Origen'), await person('Destino')]
  await desk.call(saveMemberAccess, { id: from, todos: false, codigo: 'MRG030', recursos: [desk.padel] })
  await document(from, 'a.pdf', 'a')
  await document(to, 'A.pdf', 'b')
  await desk.bookNow({ id_mst_socios: from, socios: [from], hora_ini: 1200 })
  expect((await desk.call(hasHistory, { id: from })).tiene_historico).toBe(true)
  await desk.call(moveHistory, { id: from, dest: to })
  expect(await doors(from)).toMatchObject({ codigo: 'MRG030', recursos: [desk.padel] })
  expect(await desk.call(hasHistory, { id: from })).toEqual({ tiene_historico: false, registros: 0 })
  await desk.call(removeMember, { id: from })
})

it('every field and every table about a member goes, is chosen, or is named as ending: none is dropped without a word (A-163)', () => {
  const author = /_(creacion|autor|baja|confirmador)$/
  // sessions and own payment links end with the account; the others are records of acts, of merges, of official invoices and of who has a file open, not data of the person
  const silent = [
    'sesion',
    'token_unico',
    'dispositivo_conocido',
    'enlace_propio',
    'socios_menus',
    'ficha_abierta',
    'importacion_cambio',
    'socio_acto_cambio',
  ]
  const records = [
    'socio_union',
    'socio_distinto',
    'caja_movimiento',
    'importacion_lectura',
    'importacion',
    'facturaoficial',
    'facturaoficial_anulacion',
  ]
  const dropped = catalogue.memberColumns.filter(
    ({ how, ends, column, table }) => how === 'stays' && !ends && !author.test(column) && ![...silent, ...records].includes(table),
  )
  expect(dropped).toEqual([])
  const own = ['id_mst_socios', 'reservado', 'aceptado', 'provincia_select', 'id_reg_importacion', 'fecha_baja']
  const handled = [...own, ...mergeFields, 'activo', 'acceso_web', 'id_mst_socios_titular', 'id_mst_socios_tutor'] as string[]
  expect(Object.keys(member.fields).filter((name) => !handled.includes(name))).toEqual([])
})
