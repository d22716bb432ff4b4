import { cashMovement, cashRegister } from '@app/contract/cash/cash-register'
import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash } from '@app/contract/cash/move-cash'
import { pathOf } from '@app/contract/kit/action'
import { currentAccount } from '@app/contract/shell/bootstrap'
import { describe, expect, it } from 'vitest'
import { routes } from '../../registry.ts'
import { club } from '../../testing/club.ts'

const desk = await club()
const register = async () =>
  (
    await desk.db
      .insertInto('caja')
      .values({ desc_caja: `Caja ${crypto.randomUUID()}` })
      .returning('id_mst_caja')
      .executeTakeFirstOrThrow()
  ).id_mst_caja
const entry = (id_mst_caja: number) => ({ id_mst_caja, amount: 10, desc_caja: 'Cambio' })
const movementsOf = (id: number) => desk.db.selectFrom('caja_movimiento').selectAll().where('id_mst_caja', '=', id).execute()
const post = (body: unknown, headers: Record<string, string> = {}) =>
  desk.http({ method: 'POST', url: '/api/caja/anadir_dinero', body, headers })

describe('a request', () => {
  it('is answered 401 to nobody and 403 to someone without the right', async () => {
    expect((await desk.anonymous.http({ method: 'GET', url: '/api/caja/getInfo/1' })).status).toBe(401)
    const member = await desk.as({ rights: ['members'] })
    await expect(member.call(drawerInfo, { id: await register() })).rejects.toMatchObject({ status: 403, code: 'msg.not_allowed' })
  })
  it('names every field that it cannot read, in the language of the user, and writes nothing', async () => {
    const id = await register()
    const { status, body } = await post({ id_mst_caja: id, amount: '1,005', otra: 1 })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      msg: 'Hay datos que revisar.',
      code: 'msg.invalid_input',
      amount: [expect.stringContaining('12,50')],
      otra: ['Este campo no existe aquí.'],
    })
    expect(await movementsOf(id)).toEqual([])
  })
  it('takes JSON, form-encoded and multipart bodies alike (A-108)', async () => {
    const id = await register()
    expect((await post(entry(id))).status).toBe(200)
    const form = new URLSearchParams({ id_mst_caja: String(id), amount: '10,00', desc_caja: 'Cambio', _token: desk.csrf }).toString()
    expect((await post(form, { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' })).status).toBe(403)
    const parts = `--x\r\ncontent-disposition: form-data; name="id_mst_caja"\r\n\r\n${id}\r\n--x\r\ncontent-disposition: form-data; name="amount"\r\n\r\n10\r\n--x\r\ncontent-disposition: form-data; name="desc_caja"\r\n\r\nCambio\r\n--x--\r\n`
    expect((await post(parts, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(200)
    expect(await movementsOf(id)).toHaveLength(2)
  })
  it('is refused when its body is of another type, unreadable, or nested beyond any form', async () => {
    expect((await post('<a/>', { 'content-type': 'application/xml' })).status).toBe(415)
    expect((await post('{"a":', { 'content-type': 'application/json' })).status).toBe(422)
    expect((await post(`${'['.repeat(50)}${']'.repeat(50)}`, { 'content-type': 'application/json' })).status).toBe(422)
    expect((await post(`"${'x'.repeat(1_100_000)}"`, { 'content-type': 'application/json' })).status).toBe(413)
  })
  it('opens with and without a trailing slash, and under /api where the document leaves it out (A-13)', async () => {
    for (const url of ['/api/cajas/dropdown', '/api/cajas/dropdown/', '/get_cajas', '/api/get_cajas'])
      expect((await desk.http({ method: 'GET', url })).status).toBe(200)
  })
  it('matches integers only where a path has an id, and fixed words first (A-101)', async () => {
    expect((await desk.http({ method: 'GET', url: '/api/caja/getInfo/abc' })).status).toBe(404)
    expect((await desk.http({ method: 'GET', url: '/api/cajas/dropdown' })).body).toBeInstanceOf(Array)
  })
  it('finds nothing under an unknown path and says so', async () => {
    expect(await desk.http({ method: 'GET', url: '/api/nada' })).toMatchObject({ status: 404, body: { code: 'msg.not_found' } })
  })
  it('is answered in the language that the browser asks for when nobody is signed in', async () => {
    const { body } = await desk.anonymous.http({ method: 'GET', url: '/api/cajas/dropdown', headers: { 'accept-language': 'fr-FR' } })
    expect(body.msg).toBe('Connectez-vous pour continuer.')
  })
})

describe('an answer', () => {
  const readsOf = async (url: string, who = desk) => (await who.http({ method: 'GET', url })).headers.reads
  it('names the resources that it is made of, whatever the statement looks like', async () => {
    expect(await readsOf(`/api/caja/getInfo/${await register()}`)).toBe(
      'cash-movement,cash-register,income-type,invoice,ledger-account,ledger-transfer,member,parameter',
    )
    expect(await readsOf('/api/socio/buscar/ana')).toContain('member')
  })
  it('names what is known of the user beside what the call read', async () => {
    expect(String(await readsOf('/api/account/current')).split(',')).toEqual(expect.arrayContaining(['account', 'member-right']))
    expect(await readsOf('/api/admin/generalInfo')).not.toMatch(/(^|,)member(,|$)/)
  })
  it('that is a refusal names them too; a write names none', async () => {
    expect(await desk.http({ method: 'GET', url: '/api/proveedor/999999' })).toMatchObject({ status: 404, headers: { reads: 'supplier' } })
    expect((await post(entry(await register()))).headers.reads).toBeUndefined()
  })
})

describe('a write', () => {
  it('needs the token of its own session, in a header or as _token (R-042)', async () => {
    const id = await register()
    const other = await desk.as({ is_admin: true })
    expect(await post(entry(id), { 'x-csrf-token': other.csrf })).toMatchObject({ status: 403, body: { code: 'msg.bad_token' } })
    expect(await post({ ...entry(id), _token: desk.csrf }, { 'x-csrf-token': '' })).toMatchObject({ status: 403 })
    expect(await movementsOf(id)).toEqual([])
  })
  it('is refused from the page of another site, even a neighbouring club (A-124)', async () => {
    const id = await register()
    expect(await post(entry(id), { origin: 'http://other.localhost' })).toMatchObject({ status: 403, body: { code: 'msg.bad_token' } })
    for (const page of ['cross-site', 'same-site'])
      expect(await post(entry(id), { 'sec-fetch-site': page })).toMatchObject({ status: 403, body: { code: 'msg.bad_token' } })
    expect(await post(entry(id), { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 })
  })
  it('leaves one audit entry that says who did what, without secrets', async () => {
    const id = await register()
    await desk.call(addCash, { id_mst_caja: id, amount: 1000, desc_caja: 'Cambio' })
    const entries = await desk.db.selectFrom('auditoria').selectAll().orderBy('id_reg_auditoria', 'desc').limit(1).execute()
    expect(entries).toMatchObject([
      {
        accion: 'POST /api/caja/anadir_dinero',
        id_mst_socios: desk.id,
        tablas: ['libro_cuenta', 'libro_asiento', 'caja_movimiento'],
        datos: { amount: 1000, desc_caja: 'Cambio' },
      },
    ])
  })
  it('is done once for one Idempotency-Key: the same answer comes back, even to two calls at once', async () => {
    const id = await register()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = await Promise.all([post(entry(id), headers), post(entry(id), headers)])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect((await post(entry(id), headers)).body).toEqual(first.body)
    expect(await movementsOf(id)).toHaveLength(1)
  })
  it('is refused when a known Idempotency-Key comes with another body', async () => {
    const id = await register()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await post(entry(id), headers)
    expect(await post({ ...entry(id), amount: 99 }, headers)).toMatchObject({ status: 422, body: { code: 'msg.idempotency_mismatch' } })
  })
  it('does not keep the answer of a call that failed, so that it can be put right', async () => {
    const id = await register()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await post({ ...entry(id), amount: 'x' }, headers)).status).toBe(422)
    expect((await post(entry(id), headers)).status).toBe(200)
  })
  it('never happens by HEAD, which every GET has that only reads', async () => {
    const head = async (url: string) => (await desk.http({ method: 'HEAD', url })).status
    expect(await head(`/api/caja/getInfo/${await register()}`)).toBe(200)
    for (const url of ['/health', '/ready']) expect(await head(url)).toBe(200)
    const gets = routes.map(({ action }) => action).filter(({ endpoint, changes }) => endpoint.startsWith('GET ') && changes)
    expect(gets.length).toBeGreaterThan(5)
    for (const { endpoint } of gets) expect(await head(pathOf(endpoint).replaceAll(/\{\w+\}/g, '1'))).toBe(404)
  })
  it('tells no other page a secret address', async () => {
    const { headers } = await desk.anonymous.http({ method: 'GET', url: '/activar/secreto' })
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect((await desk.http({ method: 'GET', url: '/api/account/current' })).headers['referrer-policy']).toBe('same-origin')
  })
})

describe('the tables of a club', () => {
  it('are not found without the name of its schema', async () => {
    await expect(desk.product.clubs.all()[0]!.db.selectFrom('caja').selectAll().execute()).rejects.toMatchObject({ code: '42P01' })
  })
  it('keep money as cents and give it as euros', async () => {
    const id = await register()
    await desk.call(addCash, { id_mst_caja: id, amount: 1050, desc_caja: 'Cambio' })
    expect((await movementsOf(id))[0]).toMatchObject({ amount: 1050 })
    const { body } = await desk.http({ method: 'GET', url: `/api/caja/getInfo/${id}` })
    expect(JSON.stringify(body)).toContain('10.5')
  })
})

describe('the account of the session', () => {
  it('carries the token that writes need (A-04)', async () => {
    expect((await desk.http({ method: 'GET', url: '/api/account/current' })).body).toMatchObject({ _token: desk.csrf })
    expect(currentAccount.permission).not.toBe('anyone')
  })
})

describe('the declarations', () => {
  it('name an id for every table', () => {
    expect([cashRegister.id, cashMovement.id]).toEqual(['id_mst_caja', 'id_reg_caja'])
  })
})
