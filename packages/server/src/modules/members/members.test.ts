import { checkMember, createMember, newMember, updateMember } from '@app/contract/members/member-file'
import {
  countMembers,
  getMember,
  lastMemberNumber,
  listMembers,
  memberDropdown,
  membersById,
  sexes,
} from '@app/contract/members/member-list'
import { removeMember } from '@app/contract/members/remove-member'
import { searchMembers } from '@app/contract/members/search'
import { describe, expect, it, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
await desk.db.insertInto('param').values({ id_sys_param: 30, cod_param: 'ALTAUSUARIO_TELEFONO', activo: true, valor: '0' }).execute()
const laia = { nombre: 'Laia', apellidos: 'García Núñez' }

test('a new member has the defaults of the house, the next number and today as joining day (R-287, R-288, R-311)', async () => {
  await desk.call(createMember, { ...laia, numsocio: 500 })
  const { ultimoCodigoSocio } = await desk.call(lastMemberNumber)
  const made = await desk.call(createMember, { nombre: 'Pau', apellidos: 'Vila' })
  expect(made).toMatchObject({
    numsocio: ultimoCodigoSocio + 1,
    activo: true,
    notificar: true,
    notificarApp: true,
    acceso_web: true,
    nivel: 0,
    sx: '-',
    id_mst_tiposocio: 2,
    preciohora: 0,
    permitir_subir_foto: true,
    extranjero: false,
    aceptado: true,
    es_invitado: false,
    es_externo: false,
    reservado: false,
    fecha_alta: '2026-11-20',
  })
  expect(await desk.call(newMember)).toMatchObject({
    numsocio: made.numsocio! + 1,
    activo: 1,
    sx: '-',
    id_mst_tiposocio: 2,
    fecha_alta: '2026-11-20',
  })
})

test('what is wrong with a member is told before it is saved, of what is sent only, and is refused all at once', async () => {
  const other = await desk.call(createMember, { ...laia, email: 'ocupada@club.test', numsocio: 90_501 })
  const wrong = { nif: '12345678A', email: 'Ocupada@club.test', numsocio: 90_501, codigo_tarjeta_acceso: '123' }
  const said = {
    nif: 'invalid.nif',
    email: 'socio.email_repetido',
    numsocio: 'socio.numero_repetido',
    codigo_tarjeta_acceso: 'socio.CodigoAccesoError1',
  }
  expect(await desk.call(checkMember, wrong)).toEqual(said)
  expect(await desk.call(checkMember, { nombre: 'Ona' })).toEqual({})
  expect(await desk.call(checkMember, { nif: 'ABC1234', extranjero: true })).toEqual({})
  expect(await desk.call(checkMember, { id: other.id_mst_socios, email: 'OCUPADA@club.test', numsocio: 90_501 })).toEqual({})
  const offline = await desk.call(createMember, { ...laia, email: 'ocupada@club.test', acceso_web: false })
  expect(await desk.call(checkMember, { id: offline.id_mst_socios, poblacion: 'Vic' })).toEqual({})
  expect(await desk.call(checkMember, { id: offline.id_mst_socios, acceso_web: true })).toEqual({ email: 'socio.email_repetido' })
  await expect(desk.call(checkMember, { id: 999_999, nombre: 'Ona' })).rejects.toMatchObject({ status: 404 })
  const refused = await desk.http({ method: 'POST', url: '/api/socio', body: { ...laia, ...wrong } })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body)).toEqual(expect.arrayContaining(Object.keys(said)))
})

test('the type may be sent as text and under its other name (A-91)', async () => {
  const { status, body } = await desk.http({ method: 'POST', url: '/api/socio', body: { nombre: 'Ona', apellidos: 'Puig', type: '4' } })
  expect([status, body.id_mst_tiposocio]).toEqual([200, 4])
})

test('a member has first name and surnames, which are asked for at their fields, and the standard of what else he cannot be without (R-031)', async () => {
  const { status, body } = await desk.http({ method: 'POST', url: '/api/socio', body: { nombre: '', apellidos: ' ' } })
  expect([status, 'nombre' in body, 'apellidos' in body]).toEqual([422, true, true])
  const made = await desk.call(createMember, { nombre: 'Ona', apellidos: 'Mas' })
  expect(made).toMatchObject({ nivel: 0, notificar: true, activo: true, id_mst_tiposocio: 2 })
})

test('what is mandatory, parameters say; an e-mail never with login by number or tax id (A-07, R-283, R-284, R-285)', async () => {
  await desk.db
    .insertInto('param')
    .values([
      { id_sys_param: 31, cod_param: 'ALTAUSUARIO_FECHA_NAC', activo: true, valor: '1' },
      { id_sys_param: 34, cod_param: 'ALTAUSUARIO_EMAIL', activo: true, valor: '1' },
    ])
    .execute()
  await expect(desk.call(createMember, laia)).rejects.toMatchObject({
    status: 422,
    fields: { fecha_nac: ['Falta este dato.'], email: ['Falta este dato.'] },
  })
  await desk.db.insertInto('param').values({ id_sys_param: 10, cod_param: 'MODO_AUTENTICACION', activo: true, valor: '1' }).execute()
  for (const valor of ['1', '5']) {
    await desk.db.updateTable('param').set({ valor }).where('id_sys_param', '=', 10).execute()
    const fields: unknown = await desk.call(createMember, laia).catch((refused: { fields: object }) => refused.fields)
    expect(fields).toEqual({ fecha_nac: ['Falta este dato.'] })
  }
  await desk.db.deleteFrom('param').where('id_sys_param', 'in', [10, 31, 34]).execute()
  expect(await desk.call(createMember, laia)).toMatchObject(laia)
})

test('tax id, account, phone, e-mail and access code are checked field by field (R-286, A-73)', async () => {
  const { status, body } = await desk.http({
    method: 'POST',
    url: '/api/socio',
    body: { ...laia, full_iban: 'ES00', telefono: 'abc', email: 'no', nivel: 9 },
  })
  expect(status).toBe(422)
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['full_iban', 'telefono', 'email', 'nivel']))
  await expect(desk.call(createMember, { ...laia, nif: '12345678A', codigo_tarjeta_acceso: '12345' })).rejects.toMatchObject({
    status: 422,
    fields: { nif: [expect.any(String)], codigo_tarjeta_acceso: ['El código de acceso queda vacío o tiene de 6 a 30 caracteres.'] },
  })
  expect(await desk.call(createMember, { ...laia, nif: '12.345.678-z', codigo_tarjeta_acceso: '123456' })).toMatchObject({
    nif: '12345678Z',
  })
  expect(await desk.call(createMember, { ...laia, nif: 'AB 123456', extranjero: true })).toMatchObject({ nif: 'AB123456' })
})

test.each([
  [
    'full_iban',
    { full_iban: 'ES83 5021 0036 6795 2129 6135' },
    'Los dígitos de control de la cuenta no cuadran: revisa el banco, la oficina y el número.',
  ],
  ['full_iban', { full_iban: 'ES91 2100 0418 4502 0005 1333' }, 'El IBAN no es válido: revisa sus dígitos.'],
  ['fecha_nac', { fecha_nac: '2026-11-21' }, 'La fecha de nacimiento no puede ser futura.'],
  ['codigo_tarjeta_acceso', { codigo_tarjeta_acceso: '12345' }, 'El código de acceso queda vacío o tiene de 6 a 30 caracteres.'],
  ['codigo_tarjeta_acceso', { codigo_tarjeta_acceso: '1'.repeat(31) }, 'El código de acceso queda vacío o tiene de 6 a 30 caracteres.'],
] as const)(
  'a wrong %s of a member is refused with its own message, and nothing changes: %o (R-286, A-73)',
  async (name, wrong, message) => {
    const { id_mst_socios: id } = await desk.call(createMember, laia)
    const before = await desk.call(getMember, { id })
    const { status, body } = await desk.http({ method: 'PUT', url: `/api/socio/${id}`, body: { nombre: 'Altra', ...wrong } })
    expect([status, body[name as keyof typeof body]]).toEqual([422, [message]])
    expect(await desk.call(getMember, { id })).toEqual(before)
    const made = await desk.http({ method: 'POST', url: '/api/socio', body: { ...laia, nombre: 'Mai Feta', ...wrong } })
    expect([made.status, made.body[name as keyof typeof made.body]]).toEqual([422, [message]])
    expect(await desk.db.selectFrom('socio').select('id_mst_socios').where('nombre', '=', 'Mai Feta').execute()).toEqual([])
  },
)

test('a leave date before the joining date, a future birth and an unknown type are refused', async () => {
  await expect(
    desk.call(createMember, { ...laia, fecha_alta: '2026-01-02', fecha_baja: '2026-01-01', fecha_nac: '2027-01-01' }),
  ).rejects.toMatchObject({
    fields: { fecha_baja: [expect.any(String)], fecha_nac: [expect.any(String)] },
  })
  await expect(desk.call(createMember, { ...laia, fecha_alta: '2026-01-02', fecha_baja: '2026-01-02' })).resolves.toBeDefined()
  await expect(desk.call(createMember, { ...laia, id_mst_tiposocio: 99 })).rejects.toMatchObject({
    status: 422,
    fields: { id_mst_tiposocio: [expect.any(String)] },
  })
})

test('two members by hand cannot have one e-mail or one number', async () => {
  const first = await desk.call(createMember, { ...laia, email: 'casa@example.org' })
  await expect(desk.call(createMember, { ...laia, email: 'Casa@Example.org' })).rejects.toMatchObject({
    status: 422,
    fields: { email: [expect.stringContaining('Otro socio con acceso web ya tiene este correo')] },
  })
  await expect(desk.call(createMember, { ...laia, numsocio: first.numsocio })).rejects.toMatchObject({
    fields: { numsocio: [expect.any(String)] },
  })
  expect(await desk.call(updateMember, { id: first.id_mst_socios, email: 'casa@example.org', poblacion: 'Vic' })).toMatchObject({
    poblacion: 'Vic',
  })
})

test('an update changes what is sent and nothing else', async () => {
  const made = await desk.call(createMember, { ...laia, telefono: '600111222', preciohora: 950 })
  const after = await desk.call(updateMember, { id: made.id_mst_socios, nivel: 5, telefono: null })
  expect(after).toEqual({ ...made, nivel: 5, telefono: null })
  await expect(desk.call(updateMember, { id: 999_999, nivel: 5 })).rejects.toMatchObject({ status: 404 })
  await expect(desk.call(updateMember, { id: made.id_mst_socios, id_mst_socios_titular: made.id_mst_socios })).rejects.toMatchObject({
    status: 422,
  })
})

test('a credential cannot be written through a member (A-123)', async () => {
  const { status, body } = await desk.http({ method: 'POST', url: '/api/socio', body: { ...laia, pwd: '1234', is_admin: 1 } })
  expect([status, Object.keys(body)]).toEqual([422, expect.arrayContaining(['pwd', 'is_admin'])])
})

test('the guest and the first administrator are never deleted, and the guest is not opened (A-90, R-296)', async () => {
  await expect(desk.call(removeMember, { id: 3 })).rejects.toMatchObject({ status: 409, code: 'socio.usuario_reservado' })
  await expect(desk.call(getMember, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(updateMember, { id: 3, nombre: 'Nadie' })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
})

test('a member in use is not deleted, one nobody refers to is', async () => {
  const holder = await desk.call(createMember, { nombre: 'Titular', apellidos: 'Roca' })
  const child = await desk.call(createMember, { nombre: 'Hija', apellidos: 'Roca', id_mst_socios_titular: holder.id_mst_socios })
  expect(await desk.call(getMember, { id: child.id_mst_socios })).toMatchObject({
    nombre_titular: 'Titular Roca',
    desc_tiposocio: 'Socio',
    nombre_completo: 'Hija Roca',
  })
  await expect(desk.call(removeMember, { id: holder.id_mst_socios })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
  await desk.call(removeMember, { id: child.id_mst_socios })
  await desk.call(removeMember, { id: holder.id_mst_socios })
  await expect(desk.call(getMember, { id: holder.id_mst_socios })).rejects.toMatchObject({ status: 404 })
})

test('members are found by parts of the name, number, phone, tax id and card, accents aside (R-034, A-23)', async () => {
  const made = await desk.call(createMember, {
    nombre: 'Íñigo',
    apellidos: 'Etxeberría Muñoz',
    numsocio: 7001,
    telefono: '611222333',
    nif: '87654321X',
    codigo_tarjeta_acceso: 'CARD-7001X',
    email: 'inigo@example.org',
  })
  const found = async (text: string) => (await desk.call(searchMembers, { text })).map((row) => row.id_mst_socios)
  for (const text of ['inigo', 'ETXEBERRIA', 'munoz iñi', 'et', '7001', '611 222 333', '222333', '87.654.321-x', 'card-7001x', 'inigo@']) {
    expect([text, await found(text)]).toEqual([text, expect.arrayContaining([made.id_mst_socios])])
  }
  expect((await found('7001'))[0]).toBe(made.id_mst_socios)
  expect(await found('%')).toEqual([])
  expect(await found('zzzz')).toEqual([])
  expect(await found('invitado')).toEqual([])
})

test('the best match comes first: whole words before beginnings, first names before surnames, a first surname before a second (R-034)', async () => {
  const people = [
    'Rosa|Agirre Quintanez',
    'Pere|Quintanas',
    'Quintanilla|Abad',
    'Joan|Quinta',
    'Quinta|Zabala',
    'Ona|Soloquinta',
    'Quinta|Inactiu',
  ]
  await desk.db
    .insertInto('socio')
    .values(
      people.map((one) => ({
        nombre: one.split('|')[0]!,
        apellidos: one.split('|')[1]!,
        activo: !one.includes('Inactiu'),
        id_mst_tiposocio: 2,
      })),
    )
    .execute()
  const found = async (text: string) => (await desk.call(searchMembers, { text })).map((row) => row.nombre_completo)
  expect(await found('quinta')).toEqual([
    'Quinta Zabala',
    'Joan Quinta',
    'Quintanilla Abad',
    'Pere Quintanas',
    'Rosa Agirre Quintanez',
    'Ona Soloquinta',
    'Quinta Inactiu',
  ])
  for (const text of ['quinta zab', 'zabala qui']) expect([text, (await found(text))[0]]).toEqual([text, 'Quinta Zabala'])
})

test('a slip of the finger finds who is meant when nobody has the words typed, and nobody where nothing is near', async () => {
  await desk.db.insertInto('socio').values({ nombre: 'Berta', apellidos: 'Garriguella Font', id_mst_tiposocio: 2 }).execute()
  const found = async (text: string) => (await desk.call(searchMembers, { text })).map((row) => row.nombre_completo)
  for (const text of ['garrigeulla', 'garriguela', 'bretaa garriguella'])
    expect([text, (await found(text))[0]]).toEqual([text, 'Berta Garriguella Font'])
  expect(await found('wxywxy')).toEqual([])
  expect(await found('600999')).toEqual([])
})

test('the first page has 30 rows and each further one 50, without gaps or doubles (R-034)', async () => {
  await desk.db
    .insertInto('socio')
    .values(
      Array.from({ length: 120 }, (_, n) => ({
        nombre: `Socio${n % 7}`,
        apellidos: `Paginado ${n}`,
        activo: n % 5 > 0,
        id_mst_tiposocio: 2,
      })),
    )
    .execute()
  const pages = [
    await desk.call(searchMembers, { text: 'paginado' }),
    await desk.call(searchMembers, { text: 'paginado', offset: 30 }),
    await desk.call(searchMembers, { text: 'paginado', offset: 80 }),
  ]
  expect(pages.map((page) => page.length)).toEqual([30, 50, 40])
  expect(new Set(pages.flat().map((row) => row.id_mst_socios)).size).toBe(120)
  expect(pages.flat().findIndex((row) => !row.activo)).toBe(96)
})

test('a search of staff without the members right answers what tells people apart, nothing of their files (A-138)', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  const [row] = await clerk.call(searchMembers, { text: 'inigo' })
  const secrets = { telefono: '+34600111222', aviso_admin: 'Debe la cuota', fecha_ini_acceso_web: '2027-01-01' }
  await desk.call(updateMember, { id: row!.id_mst_socios, ...secrets })
  const unseen = { telefono: null, aviso_admin: null, fecha_ini_acceso_web: null }
  const both = async (who: Pick<typeof desk, 'call'>) => [
    (await who.call(searchMembers, { text: 'inigo' }))[0],
    (await who.call(membersById, { id_mst_socios: [row!.id_mst_socios] }))[0],
  ]
  expect(await both(clerk)).toEqual([
    { ...row, ...unseen },
    { ...row, ...unseen },
  ])
  expect(await both(await desk.as({ rights: ['members'] }))).toEqual([expect.objectContaining(secrets), expect.objectContaining(secrets)])
  const manager = await desk.as({ rights: ['params'] })
  await expect(both(manager)).rejects.toMatchObject({ status: 403 })
  expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['nif']))
  expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['full_iban']))
  await expect(clerk.call(listMembers)).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(createMember, laia)).rejects.toMatchObject({ status: 403 })
})

test('members are fetched by ids in either spelling of a list', async () => {
  const [one, two] = await desk.call(searchMembers, { text: 'paginado' })
  const wanted = [one!.id_mst_socios, two!.id_mst_socios]
  expect((await desk.call(membersById, { id_mst_socios: wanted })).map((row) => row.id_mst_socios)).toEqual(wanted)
  const { body } = await desk.http({
    method: 'GET',
    url: `/api/socio/buscar_por_ids?id_mst_socios[]=${wanted[0]}&id_mst_socios[]=${wanted[1]}`,
  })
  expect(body).toHaveLength(2)
})

test('lists, counts and dropdowns leave the guest out and speak the language of whoever asks', async () => {
  const rows = await desk.call(listMembers)
  const { numsocios, activos } = await desk.call(countMembers)
  expect([rows.length, rows.some((row) => row.id_mst_socios === 3)]).toEqual([numsocios, false])
  expect((await desk.call(memberDropdown)).length).toBe(activos)
  expect(await desk.call(sexes)).toEqual([
    { id: '-', text: 'No indicado' },
    { id: 'M', text: 'Hombre' },
    { id: 'F', text: 'Mujer' },
  ])
})

test('reserved member types stay, others can be made and deleted (A-90)', async () => {
  for (const id of [2, 6, 7]) expect((await desk.http({ method: 'DELETE', url: `/api/tipo_socio/${id}` })).body.code).toBe('msg.reserved')
  const made = await desk.http({ method: 'POST', url: '/api/tipo_socio', body: { desc: 'Cadete' } })
  expect(made.body).toMatchObject({ es_titular: 0, finsemana_vista: 1, activar_pago: 1, anadir_invitado: 1 })
  expect(made.body).toMatchObject({ desc: 'Cadete', nivel: 0 })
  expect((await desk.http({ method: 'DELETE', url: `/api/tipo_socio/${Number(made.body.id_mst_tiposocio)}` })).status).toBe(200)
})

describe('what staff sign in with', () => {
  it('changes only through an administrator: a clerk cannot take one over by an e-mail address (A-123)', async () => {
    const clerk = await desk.as({ rights: ['members'] })
    await expect(clerk.call(updateMember, { id: desk.id, email: 'clerk@example.test' })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(updateMember, { id: clerk.id, numsocio: 987_654 })).rejects.toMatchObject({ status: 403 })
    await clerk.call(updateMember, { id: clerk.id, poblacion: 'Reus' })
  })
  it('is told to both addresses when an administrator changes the e-mail, and the sessions end (A-123)', async () => {
    const clerk = await desk.as({ rights: ['members'] })
    await desk.call(updateMember, { id: clerk.id, email: `antes.${clerk.id}@example.test` })
    await desk.call(updateMember, { id: clerk.id, email: `ahora.${clerk.id}@example.test` })
    expect((await clerk.http({ method: 'GET', url: '/api/account/current' })).status).toBe(401)
    await desk.product.outbox.drained()
    const letters = await desk.db.selectFrom('correo').select('para').where('para', 'like', `%.${clerk.id}@example.test`).execute()
    expect(new Set(letters.map(({ para }) => para))).toEqual(new Set([`antes.${clerk.id}@example.test`, `ahora.${clerk.id}@example.test`]))
  })
})

describe('what members sign in with is one’s own (A-137)', () => {
  const setMode = (valor: string) =>
    desk.db
      .insertInto('param')
      .values({ cod_param: 'MODO_AUTENTICACION', valor })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor }))
      .execute()

  test('a family shares an address while only one of it has web access', async () => {
    const parent = await desk.call(createMember, { ...laia, email: 'familia@example.org' })
    const child = await desk.call(createMember, { ...laia, email: 'familia@example.org', acceso_web: false })
    const opening = desk.call(updateMember, { id: child.id_mst_socios, acceso_web: true })
    await expect(opening).rejects.toMatchObject({ status: 422, fields: { email: [expect.any(String)] } })
    await desk.call(updateMember, { id: parent.id_mst_socios, acceso_web: false })
    expect(await desk.call(updateMember, { id: child.id_mst_socios, acceso_web: true })).toMatchObject({ acceso_web: true })
  })
  test('it is the tax id where members sign in with it; addresses may then be shared', async () => {
    await setMode('5')
    const nif = '00000010X'
    await desk.call(createMember, { ...laia, nif, email: 'todos@example.org' })
    const second = desk.call(createMember, { ...laia, nif, email: 'otra@example.org' })
    await expect(second).rejects.toMatchObject({ status: 422, fields: { nif: [expect.any(String)] } })
    expect(await desk.call(createMember, { ...laia, email: 'todos@example.org' })).toMatchObject({ email: 'todos@example.org' })
    await setMode('0')
  })
  test('of two desks that give one address at once, one is refused', async () => {
    const both = await Promise.allSettled([1, 2].map(() => desk.call(createMember, { ...laia, email: 'a.la.vez@example.org' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
