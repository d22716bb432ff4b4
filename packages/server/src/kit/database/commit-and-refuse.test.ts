import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { nothing } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import { beforeEach, describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { handle } from '../http/serve.ts'
import { commitAndRefuse } from './commit-and-refuse.ts'

const counted = action({
  endpoint: 'POST /api/prueba/contado',
  permission: 'members',
  changes: [supplier],
  input: { nombre: field.text(60) },
  output: nothing,
})
const desk = await club({
  routes: [
    handle(counted, async ({ tx, input: { nombre }, now, request: { ip }, user: { id_mst_socios } }) => {
      await tx
        .insertInto('proveedor')
        .values({ nombre } as never)
        .execute()
      return commitAndRefuse(tx, { now, ip, accion: counted.endpoint, id_mst_socios, code: 'account.wrong_code' })
    }),
  ],
})
const post = (nombre: string, headers: Record<string, string> = {}) =>
  desk.http({ method: 'POST', url: '/api/prueba/contado', body: { nombre }, headers })
const written = async () => (await desk.db.selectFrom('proveedor').select('nombre').execute()).map(({ nombre }) => nombre)
beforeEach(async () => {
  await desk.db.deleteFrom('proveedor').execute()
})

describe('a refusal that is kept', () => {
  it('commits what was written before it, with an audit entry that says why', async () => {
    expect(await post('uno')).toMatchObject({ status: 401, body: { code: 'account.wrong_code' } })
    expect(await written()).toEqual(['uno'])
    const entry = await desk.db.selectFrom('auditoria').selectAll().orderBy('id_reg_auditoria', 'desc').executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ accion: counted.endpoint, id_mst_socios: desk.id, datos: { code: 'account.wrong_code' } })
  })
  it('frees its Idempotency-Key and no other, so that the call is decided anew', async () => {
    const other = { clave: 'otra', id_mst_socios: 0, accion: 'POST /api/otra', huella: '', respuesta: null, fecha: desk.now() }
    await desk.db.insertInto('idempotencia').values(other).execute()
    const headers = { 'idempotency-key': 'contada' }
    for (const name of ['uno', 'dos']) expect((await post(name, headers)).body.code).toBe('account.wrong_code')
    expect(await written()).toEqual(['uno', 'dos'])
    expect(await desk.db.selectFrom('idempotencia').select('clave').execute()).toEqual([{ clave: 'otra' }])
  })
  it('is decided once for each of two calls that come at once with one key', async () => {
    const headers = { 'idempotency-key': 'a la vez' }
    const answers = await Promise.all([post('uno', headers), post('uno', headers)])
    expect(answers.map(({ body }) => body.code)).toEqual(['account.wrong_code', 'account.wrong_code'])
    expect(await written()).toEqual(['uno', 'uno'])
  })
})
