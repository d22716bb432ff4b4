import { callsOf } from '@app/contract/kit/generic-calls'
import { label } from '@app/contract/labels/label'
import { addNote, removeNote } from '@app/contract/member-documents/member-note'
import { dryRunImport } from '@app/contract/members/import-check'
import { saveImport } from '@app/contract/members/import-save'
import { listImports, undoImport } from '@app/contract/members/import-undo'
import { readImport } from '@app/contract/members/import-upload'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { searchMembers } from '@app/contract/members/search'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { uploadList } from '../../testing/upload-list.ts'

const desk = await club()

const upload = (text: string, filename?: string, who: Pick<typeof desk, 'http'> = desk) => uploadList(who, text, filename)
async function read(text: string) {
  const { status, body } = await upload(text)
  expect(status).toBe(200)
  const { token, columnas } = body
  return { token, mapping: columnas.map(({ campo }) => campo ?? '') }
}
const header = 'Nº socio;Nombre;Apellidos;DNI;Correo electrónico;Móvil;F. nacimiento;Localidad;Observaciones'
const messy = [
  header,
  '901;Laia;García López;12345678Z;laia@example.org;600 11 22 33;05/03/1990;Vic;',
  '902;Pol;García López;;laia@example.org;+34 600112234;6-4-2012;Vic;hermano',
  ';"Núria ";"de la Fuente; Puig";87654321X;;600.112.235;1985-07-01;;"Línea 1\nLínea 2"',
  '904;Marc;Roca;12345678A;marc@@example;abc;31/02/1990;;',
  '',
  '901;Repetida;Número;;;600112236;;;',
].join('\r\n')

test('a messy list is read, its columns are guessed, and nothing is written yet', async () => {
  const { status, body } = await upload(messy)
  expect(status).toBe(200)
  const { filas, columnas } = body
  expect([filas, columnas.map(({ campo }) => campo)]).toEqual([
    5,
    ['numsocio', 'nombre', 'apellidos', 'nif', 'email', 'telefono', 'fecha_nac', 'poblacion', 'observaciones'],
  ])
  expect(columnas[2]!.muestras).toContain('de la Fuente; Puig')
  expect(await desk.call(searchMembers, { text: 'fuente' })).toEqual([])
})

test('the dry run names what is wrong row by row and who is there twice', async () => {
  const { resumen, filas } = await desk.call(dryRunImport, await read(messy))
  expect(resumen).toMatchObject({ rows: 5, ready: 3, withErrors: 2, duplicates: 0 })
  const wrong = filas.find((row) => row.state === 'error')!
  expect([wrong.line, wrong.findings.map(({ field }) => field).toSorted()]).toEqual([5, ['email', 'fecha_nac', 'nif', 'telefono']])
  expect(filas.find((row) => row.line === 7 || row.line === 8)?.findings).toMatchObject([{ field: 'numsocio', severity: 'error' }])
  expect(await desk.call(listImports)).toEqual([])
})

test('values that cannot be read may be left out: their row goes in without them, what is wrong with it is told all the same', async () => {
  const { resumen, filas } = await desk.call(dryRunImport, { ...(await read(messy)), dejar_ilegibles: true })
  expect(resumen).toMatchObject({ rows: 5, ready: 4, withErrors: 1 })
  const { state, findings, member } = filas.find((row) => row.line === 5)!
  expect([state, findings.map(({ severity }) => severity)]).toEqual(['ready', ['warning', 'warning', 'warning', 'warning']])
  expect(member).toMatchObject({ numsocio: '904', nombre: 'Marc', apellidos: 'Roca' })
})

test('importing writes the good rows at once, numbers who has none, and can be undone whole', async () => {
  const file = await read(messy)
  const done = await desk.call(saveImport, file)
  expect(done).toMatchObject({ creados: 3, actualizados: 0, omitidos: 2 })
  const [fuente] = await desk.call(searchMembers, { text: 'fuente' })
  expect(fuente).toMatchObject({ numsocio: 905, telefono: '+34600112235' })
  const foreign = desk.db
    .selectFrom('socio')
    .select('nombre')
    .where('extranjero', '=', true)
    .where('id_reg_importacion', '=', done.id_reg_importacion)
  expect(await foreign.execute()).toEqual([])
  expect((await desk.call(searchMembers, { text: 'laia@example.org' })).length).toBe(2)
  await expect(desk.call(saveImport, file)).rejects.toMatchObject({ code: 'importacion.lectura_caducada' })
  await desk.call(undoImport, { id: done.id_reg_importacion })
  expect(await desk.call(searchMembers, { text: 'fuente' })).toEqual([])
  await expect(desk.call(undoImport, { id: done.id_reg_importacion })).rejects.toMatchObject({ code: 'importacion.ya_deshecha' })
  expect(await desk.call(listImports)).toMatchObject([
    { nombre_fichero: 'socios.csv', filas: 5, creados: 3, autor: expect.any(String), undone_at: expect.any(Date) },
  ])
})

test('rows that the desk takes out stay out; that somebody opened the file of one who came keeps no import from being undone', async () => {
  const done = await desk.call(saveImport, { ...(await read(messy)), excluir: [2, 3] })
  expect(done).toMatchObject({ creados: 1, omitidos: 4 })
  const { id_mst_socios: id } = await desk.db
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('id_reg_importacion', '=', done.id_reg_importacion)
    .executeTakeFirstOrThrow()
  await desk.call(getMember, { id })
  await desk.call(undoImport, { id: done.id_reg_importacion })
})

test('members that are there already are left as they are, or get what they lack, and undoing takes exactly that back', async () => {
  const there = await desk.call(createMember, {
    nombre: 'Rosa',
    apellidos: 'Vidal',
    nif: '11111111H',
    poblacion: 'Olot',
    telefono: '600000001',
  })
  const list = 'Nombre;Apellidos;DNI;Correo;Localidad;Teléfono\nRosa;Vidal;11111111H;rosa@example.org;Girona;600000002'
  await expect(desk.call(saveImport, await read(list))).rejects.toMatchObject({ status: 422, code: 'importacion.sin_filas' })
  const done = await desk.call(saveImport, { ...(await read(list)), duplicados: 'rellenar' })
  expect(done).toMatchObject({ creados: 0, actualizados: 1, omitidos: 0 })
  const row = () => desk.db.selectFrom('socio').selectAll().where('id_mst_socios', '=', there.id_mst_socios).executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ email: 'rosa@example.org', poblacion: 'Olot', telefono: there.telefono })
  await desk.call(undoImport, { id: done.id_reg_importacion })
  expect(await row()).toMatchObject({ email: null, poblacion: 'Olot', telefono: there.telefono })
})

test('members that are there already get what the list says where it differs, and undoing puts back what was there', async () => {
  const there = await desk.call(createMember, {
    nombre: 'Lluc',
    apellidos: 'Serra',
    nif: '33333333P',
    poblacion: 'Olot',
    telefono: '600000021',
  })
  const list = 'Nombre;Apellidos;DNI;Correo;Localidad;Teléfono\nLluc;Serra Puig;33333333P;lluc@example.org;Girona;600000021'
  const done = await desk.call(saveImport, { ...(await read(list)), duplicados: 'actualizar' })
  expect(done).toMatchObject({ creados: 0, actualizados: 1, omitidos: 0 })
  const row = () => desk.db.selectFrom('socio').selectAll().where('id_mst_socios', '=', there.id_mst_socios).executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ apellidos: 'Serra Puig', email: 'lluc@example.org', poblacion: 'Girona', nif: '33333333P' })
  await desk.call(updateMember, { id: there.id_mst_socios, poblacion: 'Vic' })
  await desk.call(undoImport, { id: done.id_reg_importacion })
  expect(await row()).toMatchObject({ apellidos: 'Serra', email: null, poblacion: 'Vic', telefono: there.telefono })
})

test('a list replaces nothing by which one of the staff signs in (A-123)', async () => {
  const clerk = await desk.as({ rights: ['cash'] })
  await desk.db
    .updateTable('socio')
    .set({ nif: '44444444A', email: 'clerk@club.test', poblacion: 'Olot' })
    .where('id_mst_socios', '=', clerk.id)
    .execute()
  const list = 'Nombre;Apellidos;DNI;Correo;Localidad;Teléfono\nPrueba;cash;44444444A;otro@example.org;Girona;600000022'
  expect(await desk.call(saveImport, { ...(await read(list)), duplicados: 'actualizar' })).toMatchObject({ actualizados: 1 })
  const row = await desk.db
    .selectFrom('socio')
    .select(['email', 'poblacion'])
    .where('id_mst_socios', '=', clerk.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ email: 'clerk@club.test', poblacion: 'Girona' })
})

test('a number that the list gives to a member already there is not given to a new one too (R-288)', async () => {
  const there = await desk.call(createMember, { nombre: 'Joan', apellidos: 'Mas', nif: '22222222J', telefono: '600000009' })
  await desk.db.updateTable('socio').set({ numsocio: null }).where('id_mst_socios', '=', there.id_mst_socios).execute()
  const next =
    (
      await desk.db
        .selectFrom('socio')
        .select(({ fn }) => fn.max('numsocio').as('last'))
        .executeTakeFirstOrThrow()
    ).last! + 1
  const list = `Nº socio;Nombre;Apellidos;DNI;Teléfono\n;Nova;Primera;;600000010\n${next};Joan;Mas;22222222J;600000009`
  expect(await desk.call(saveImport, { ...(await read(list)), duplicados: 'rellenar' })).toMatchObject({ creados: 1, actualizados: 1 })
  expect(await desk.call(searchMembers, { text: 'joan mas' })).toMatchObject([{ numsocio: next }])
  expect(await desk.call(searchMembers, { text: 'nova primera' })).toMatchObject([{ numsocio: next + 1 }])
})

test('a list says of whom it knows it what sex somebody is; of the others nothing is known', async () => {
  const done = await desk.call(saveImport, await read('Nombre;Apellidos;Sexo\nAda;Vila;Mujer\nGil;Vila;Hombre\nPau;Vila;'))
  const came = desk.db.selectFrom('socio').select(['nombre', 'sx']).where('id_reg_importacion', '=', done.id_reg_importacion)
  expect(await came.orderBy('nombre').execute()).toEqual([
    { nombre: 'Ada', sx: 'F' },
    { nombre: 'Gil', sx: 'M' },
    { nombre: 'Pau', sx: '-' },
  ])
  await desk.call(undoImport, { id: done.id_reg_importacion })
})

test('an import with a member in use is not undone, and the refusal says who', async () => {
  const done = await desk.call(saveImport, await read(messy))
  const [laia] = await desk.call(searchMembers, { text: '901' })
  await desk.call(createMember, { nombre: 'Filla', apellidos: 'García', telefono: '600000003', id_mst_socios_titular: laia!.id_mst_socios })
  await expect(desk.call(undoImport, { id: done.id_reg_importacion })).rejects.toMatchObject({
    status: 409,
    code: 'importacion.en_uso',
    msg: 'No se puede deshacer: ya se usa 1 de sus socios (Laia García López).',
  })
  expect((await desk.call(searchMembers, { text: 'fuente' })).length).toBe(1)
})

test('no file, a file that is no list, a mapping of other columns and another person’s file are refused', async () => {
  await expect(desk.call(readImport)).rejects.toMatchObject({ status: 422, code: 'importacion.sin_fichero' })
  const { status, body } = await upload('PK\u0003\u0004 broken', 'socios.xlsx')
  expect([status, body.code]).toEqual([422, 'importacion.fichero_ilegible'])
  const file = await read(messy)
  await expect(desk.call(dryRunImport, { ...file, mapping: ['nombre'] })).rejects.toMatchObject({
    code: 'importacion.columnas_distintas',
  })
  const other = await desk.as({ rights: ['members'] })
  await expect(other.call(saveImport, file)).rejects.toMatchObject({ code: 'importacion.lectura_caducada' })
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(dryRunImport, file)).rejects.toMatchObject({ status: 403 })
})

test('a list that was read yesterday has to be read again', async () => {
  const file = await read(messy)
  await desk.db
    .updateTable('importacion_lectura')
    .set({ fecha: new Date('2026-11-19T09:59:59Z') })
    .where('token', '=', file.token)
    .execute()
  await expect(desk.call(dryRunImport, file)).rejects.toMatchObject({ code: 'importacion.lectura_caducada' })
})

test('a list fills in nothing that staff sign in with, nor that they have left: a clerk takes nobody over and locks nobody out (A-123)', async () => {
  const there = await desk.call(createMember, { nombre: 'Berta', apellidos: 'Pons', telefono: '600000077' })
  await desk.db.updateTable('socio').set({ poblacion: null }).where('id_mst_socios', '=', there.id_mst_socios).execute()
  await desk.db.insertInto('cuenta').values({ id_mst_socios: there.id_mst_socios, is_admin: true, is_staff: true }).execute()
  const list = `Nº socio;Nombre;Apellidos;DNI;Correo;Fecha baja;Localidad;Teléfono\n${there.numsocio};Berta;Pons;23456789D;ladron@example.org;01/02/2020;Vic;600000077`
  const done = await desk.call(saveImport, { ...(await read(list)), duplicados: 'rellenar' })
  expect(done).toMatchObject({ actualizados: 1 })
  const row = await desk.db.selectFrom('socio').selectAll().where('id_mst_socios', '=', there.id_mst_socios).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: null, nif: null, fecha_baja: null, poblacion: 'Vic' })
})

test('of a family with one address in a list only the first comes in with web access, and the dry run says so (A-137)', async () => {
  const list = await read('Nombre;Apellidos;Correo electrónico\nEva;Mas Pi;casa.mas@example.org\nJan;Mas Pi;casa.mas@example.org')
  const { filas } = await desk.call(dryRunImport, list)
  expect(filas.find((row) => row.line === 3)).toMatchObject({ state: 'ready', findings: [{ key: 'import.email_shared_closed' }] })
  await desk.call(saveImport, list)
  const rows = await desk.db
    .selectFrom('socio')
    .select(['nombre', 'acceso_web'])
    .where('email', '=', 'casa.mas@example.org')
    .orderBy('nombre')
    .execute()
  expect(rows).toEqual([
    { nombre: 'Eva', acceso_web: true },
    { nombre: 'Jan', acceso_web: false },
  ])
})

test('an address fills no second member who lacks one (A-137)', async () => {
  const nifs = ['00000003A', '00000004G']
  for (const nif of nifs) await desk.call(createMember, { nombre: 'Uno', apellidos: nif, nif })
  const list = await read(
    ['Nombre;Apellidos;DNI;Correo electrónico', ...nifs.map((nif) => `Uno;${nif};${nif};dos.veces@example.org`)].join('\n'),
  )
  expect(await desk.call(saveImport, { ...list, duplicados: 'rellenar' })).toMatchObject({ actualizados: 1 })
})

test('whoever lacks an address is not given one that a member has already (A-137)', async () => {
  const [own, nif] = ['suya@example.org', '00000005M']
  await desk.call(createMember, { nombre: 'Dueña', apellidos: 'Primera', email: own })
  const lacking = await desk.call(createMember, { nombre: 'Dos', apellidos: nif, nif })
  await desk.db.updateTable('socio').set({ poblacion: null }).where('id_mst_socios', '=', lacking.id_mst_socios).execute()
  const list = await read(`Nombre;Apellidos;DNI;Correo electrónico;Localidad\nDos;${nif};${nif};${own};Vic`)
  expect(await desk.call(saveImport, { ...list, duplicados: 'rellenar' })).toMatchObject({ actualizados: 1 })
  const row = await desk.db.selectFrom('socio').selectAll().where('id_mst_socios', '=', lacking.id_mst_socios).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: null, poblacion: 'Vic' })
})

test('the dry run shows every row with something to say first, whatever it is, then the first twenty good ones', async () => {
  await desk.call(createMember, { nombre: 'Marta', apellidos: 'Doble', nif: '22222222J' })
  const good = Array.from({ length: 22 }, (_, at) => `Bona${at};Fila;;+34611000${String(at).padStart(3, '0')}`)
  const list = ['Nombre;Apellidos;DNI;Teléfono', ...good, 'Marta;Doble;22222222J;', 'Error;Fila;12345678A;'].join('\n')
  const { resumen, filas } = await desk.call(dryRunImport, await read(list))
  expect(resumen).toMatchObject({ rows: 24, ready: 22, withErrors: 1, duplicates: 1 })
  expect(filas.map(({ line, state }) => [line, state])).toEqual([
    [24, 'duplicate'],
    [25, 'error'],
    ...good.slice(0, 20).map((_, at) => [at + 2, 'ready']),
  ])
})

test('a large import is undone by a run, once; one with a member in use loses none of them, and a member used meanwhile stays (0172)', async () => {
  const { id_reg_importacion: id } = await desk.db
    .insertInto('importacion')
    .values({ fecha: desk.now(), nombre_fichero: 'grande.csv', filas: 350, creados: 350, actualizados: 0, omitidos: 0 })
    .returning('id_reg_importacion')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 350 }, (_, n) => ({ nombre: `N${n}`, apellidos: 'Lote', id_mst_tiposocio: 2, id_reg_importacion: id }))
  const made = await desk.db.insertInto('socio').values(rows).returning('id_mst_socios').execute()
  const left = async () => (await desk.db.selectFrom('socio').select('id_mst_socios').where('id_reg_importacion', '=', id).execute()).length
  await desk.db
    .updateTable('socio')
    .set({ id_mst_socios_titular: made[349]!.id_mst_socios })
    .where('id_mst_socios', '=', made[0]!.id_mst_socios)
    .execute()
  const { id_reg_notas_socio } = await desk.call(addNote, { id_mst_socios: made[200]!.id_mst_socios, desc_nota: 'Ya viene' })
  await expect(desk.call(undoImport, { id })).rejects.toMatchObject({ code: 'importacion.en_uso' })
  expect(await left()).toBe(350)
  await desk.call(removeNote, { id: id_reg_notas_socio })
  const both = await Promise.allSettled([desk.call(undoImport, { id }), desk.call(undoImport, { id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await desk.call(addNote, { id_mst_socios: made[349]!.id_mst_socios, desc_nota: 'Ya viene' })
  await desk.product.outbox.drained()
  expect([await left(), desk.deadlocks()]).toEqual([1, 0])
  expect((await desk.call(listImports)).find((one) => one.id_reg_importacion === id)).toMatchObject({ quedan: 1 })
  await expect(desk.call(undoImport, { id })).rejects.toMatchObject({ code: 'importacion.ya_deshecha' })
})

test('a move-in brings level, card, labels, holder of a family, active and consents, and undoing takes them back (E5, E6)', async () => {
  await desk.call(callsOf(label).create, { desc_etiqueta: 'Infantil' })
  const list = [
    'Nombre;Apellidos;Teléfono;Nivel;Tarjeta;Etiquetas;Titular;Activo;Acepta comunicaciones;Derechos de imagen;Fecha baja',
    'Mudanza;Uno;600100201;4;CARD-0001;infantil;;si;sí;no;',
    'Mudanza;Dos;600100202;3,0;CARD-0002;Infantil;"Uno, Mudanza";no;;;',
    'Mudanza;Tres;600100203;9;CARD-0001;Nadie;Nadie;quizá;;;',
    'Mudanza;Cuatro;600100204;;;;;;;;2020-01-01',
  ].join('\n')
  const source = await read(list)
  expect(source.mapping.slice(3)).toEqual([
    'nivel',
    'codigo_tarjeta_acceso',
    'etiquetas',
    'titular',
    'activo',
    'consentimiento_comunicaciones',
    'consentimiento_imagen',
    'fecha_baja',
  ])
  const { filas, resumen } = await desk.call(dryRunImport, source)
  expect(resumen).toMatchObject({ ready: 3, withErrors: 1 })
  expect(
    filas
      .find((row) => row.line === 4)!
      .findings.map(({ key }) => key)
      .toSorted(),
  ).toEqual(['import.card_taken', 'import.holder_unknown', 'import.label_unknown', 'import.level_invalid', 'import.yes_no'])
  const { id_reg_importacion: id } = await desk.call(saveImport, source)
  const rows = await desk.db
    .selectFrom('socio')
    .select(['id_mst_socios', 'apellidos', 'nivel', 'codigo_tarjeta_acceso', 'activo', 'acceso_web', 'id_mst_socios_titular'])
    .where('id_reg_importacion', '=', id)
    .orderBy('id_mst_socios')
    .execute()
  const [one, two, four] = rows
  expect(rows).toMatchObject([
    { apellidos: 'Uno', nivel: 4, codigo_tarjeta_acceso: 'CARD-0001', activo: true, id_mst_socios_titular: null },
    { apellidos: 'Dos', nivel: 3, codigo_tarjeta_acceso: 'CARD-0002', activo: false, id_mst_socios_titular: one!.id_mst_socios },
    { apellidos: 'Cuatro', activo: false, acceso_web: false },
  ])
  expect(four).toBeTruthy()
  expect(await desk.db.selectFrom('socios_etiqueta').select('id_mst_socios').execute()).toEqual(
    [one, two].map((row) => ({ id_mst_socios: row!.id_mst_socios })),
  )
  expect(await desk.db.selectFrom('consentimiento').select(['finalidad', 'otorgado', 'prueba']).execute()).toEqual([
    { finalidad: 'comunicaciones', otorgado: true, prueba: 'socios.csv' },
    { finalidad: 'imagen', otorgado: false, prueba: 'socios.csv' },
  ])
  await desk.call(undoImport, { id })
  expect(await desk.db.selectFrom('consentimiento').select('finalidad').execute()).toEqual([])
})

test('a quote that does not close is an error of its row, and the rows below are read (E5)', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => `Comilla;N${n};6002${String(10_000 + n).slice(1)}00;${n === 2 ? '"sin cerrar' : 'ok'}`)
  const { resumen, filas } = await desk.call(dryRunImport, await read(['Nombre;Apellidos;Teléfono;Observaciones', ...rows].join('\n')))
  expect(resumen).toMatchObject({ rows: 40, ready: 39, withErrors: 1 })
  expect(filas[0]).toMatchObject({ line: 4, findings: [{ field: 'observaciones', key: 'import.stray_quote' }] })
})

test('the import refuses what the form refuses, and mends what a spreadsheet or a wrong encoding did (E6, E14, E15)', async () => {
  const list = [
    'Nombre;Apellidos;Teléfono;CP;Fecha alta;Fecha baja;Dirección',
    'Letra;Uno;600100301;8001,00;;;',
    'JosÃ©;MuÃ±oz;600100302;28013;;;',
    'Letra;Tres;600100303;99999;;;',
    'Letra;Cuatro;600100304;;2024-05-01;2020-01-01;',
    'Letra;Cinco;600100305;;;;"C/ Mayor\n3"',
    'Let\uFFFDra;Seis;600100306;;;;',
  ].join('\n')
  const { filas } = await desk.call(dryRunImport, await read(list))
  const of = (apellidos: string) => filas.find((row) => row.member.apellidos === apellidos)!
  expect([of('Uno').member.codigo_postal, of('Uno').state]).toEqual(['08001', 'ready'])
  expect([of('Muñoz').member.nombre, of('Muñoz').findings.map(({ key }) => key)]).toEqual([
    'José',
    ['import.encoding_repaired', 'import.encoding_repaired'],
  ])
  for (const [name, key] of [
    ['Tres', 'import.postal_code'],
    ['Cuatro', 'import.leave_before_join'],
    ['Cinco', 'import.form_refuses'],
    ['Seis', 'import.encoding_broken'],
  ] as const)
    expect([name, of(name).state, of(name).findings.map((one) => one.key)]).toEqual([name, 'error', [key]])
})

test('an American column of birthdays is recognised (C15)', async () => {
  const { mapping } = await read('Name;Surname;Birthday\nAnn;Lee;12/31/1985\nBob;Roy;01/13/1990')
  expect(mapping[2]).toBe('fecha_nac')
})
