import { methodOf, pathOf } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import { may } from '@app/contract/kit/permissions'
import { readAnswer } from '@app/contract/kit/shapes'
import { memberType } from '@app/contract/members/member-type'
import { supplier } from '@app/contract/suppliers/supplier'
import { createSupplier, updateSupplier } from '@app/contract/suppliers/suppliers'
import { describe, expect, it } from 'vitest'
import { routes } from '../../registry.ts'
import { club } from '../../testing/club.ts'

const desk = await club()
const made = async (nombre: string) => (await desk.call(createSupplier, { nombre, poblacion: 'Reus' })).id_mst_proveedor
const save = (id: number, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  desk.http({ method: 'PUT', url: `/api/proveedor/${id}`, body, headers })
const stored = (id: number) => desk.call(callsOf(supplier).get, { id })

describe('a change that says what it was made from', () => {
  it('is refused when another desk has changed the same, naming the field, and writes nothing', async () => {
    const id = await made('Uno')
    await desk.call(updateSupplier, { id, nombre: 'Dos' })
    const { status, body } = await save(id, { nombre: 'Tres', _read: { nombre: 'Uno' } })
    expect([status, body.code]).toEqual([409, 'msg.changed_meanwhile'])
    expect(body.nombre).toEqual([expect.stringContaining('mientras tanto')])
    expect((await stored(id)).nombre).toBe('Dos')
  })
  it('is taken when another desk has changed something else', async () => {
    const id = await made('Uno')
    await desk.call(updateSupplier, { id, poblacion: 'Valls' })
    expect((await save(id, { nombre: 'Dos', _read: { nombre: 'Uno' } })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ nombre: 'Dos', poblacion: 'Valls' })
  })
  it('wins once when eight desks make it at the same moment', async () => {
    const id = await made('Uno')
    const names = Array.from({ length: 8 }, (_, index) => `Mesa ${index}`)
    const answers = await Promise.all(names.map((nombre) => save(id, { nombre, _read: { nombre: 'Uno' } })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, ...Array<number>(7).fill(409)])
    expect(names[answers.findIndex(({ status }) => status === 200)]).toBe((await stored(id)).nombre)
  })
  it('is answered as before when it is asked again with its key, though what it was made from is gone by then', async () => {
    const id = await made('Uno')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const change = { nombre: 'Dos', _read: { nombre: 'Uno' } }
    const first = await save(id, change, headers)
    expect([first.status, await save(id, change, headers)]).toMatchObject([200, { status: 200, body: first.body }])
  })
  it('is refused as the read is: what is gone cannot be changed', async () => {
    expect((await save(999_999, { nombre: 'Dos', _read: { nombre: 'Uno' } })).status).toBe(404)
  })
  it('is refused when it says so in another form or of what the call does not read', async () => {
    const id = await made('Uno')
    expect(await save(id, { nombre: 'Dos', _read: 'Uno' })).toMatchObject({ status: 422, body: { _read: [expect.any(String)] } })
    expect(await save(id, { nombre: 'Dos', _read: { otra: 1 } })).toMatchObject({
      status: 422,
      body: { '_read.otra': [expect.any(String)] },
    })
  })
  it('is asked of nobody: a caller who does not say what he read overwrites', async () => {
    const id = await made('Uno')
    await desk.call(updateSupplier, { id, nombre: 'Dos' })
    expect((await save(id, { nombre: 'Tres' })).status).toBe(200)
  })
  it('says of a map only the names that it changes (R-442)', async () => {
    const set = (body: Record<string, unknown>) => desk.http({ method: 'POST', url: '/api/param/param_tribuna/save', body })
    await set({ parametros: { DIAS_VISTA: '9', HORAS_ULTIMA_HORA: '5' } })
    const change = { parametros: { DIAS_VISTA: '12' } }
    expect(await set({ ...change, _read: { parametros: { DIAS_VISTA: '8' } } })).toMatchObject({
      status: 409,
      body: { parametros: [expect.any(String)] },
    })
    expect((await set({ ...change, _read: { parametros: { DIAS_VISTA: '9' } } })).status).toBe(200)
  })
  it('works for the generic calls of a resource too', async () => {
    const { id_mst_tiposocio: id } = await desk.call(callsOf(memberType).create, { desc: 'Uno' })
    await desk.call(callsOf(memberType).update, { id, desc: 'Dos' })
    const { status } = await desk.http({ method: 'PUT', url: `/api/tipo_socio/${id}`, body: { desc: 'Tres', _read: { desc: 'Uno' } } })
    expect(status).toBe(409)
  })
})

const edits = routes.flatMap(({ action }) => (action.edits ?? []).map(({ read, as }) => ({ action, read, as })))

describe('what a change may be made from', () => {
  it('is a read that is answered, that whoever changes may make, and that has no slow part', () => {
    const steps = new Map(routes.map((route) => [route.action.endpoint, route.steps]))
    for (const { action, read } of edits) {
      expect([action.endpoint, steps.get(read.endpoint)?.prepare, read.changes]).toEqual([action.endpoint, undefined, undefined])
      expect(steps.has(read.endpoint)).toBe(true)
      for (const right of [action.permission].flat())
        expect([action.endpoint, may({ is_staff: true, is_admin: right === 'admin', rights: [right] }, read.permission)]).toEqual([
          action.endpoint,
          true,
        ])
    }
  })
  it('comes back from a client as it was answered', async () => {
    const checked: string[] = []
    for (const { read, as } of edits) {
      const url = pathOf(read.endpoint)
        .replaceAll(/\{lang\}/g, 'es')
        .replaceAll(/\{\w+\}/g, '1')
      const { status, body } = await desk.http({ method: methodOf(read.endpoint), url })
      if (status !== 200) continue
      const { output } = read
      const { write = (same: unknown) => same } = output
      expect(JSON.parse(JSON.stringify(write(readAnswer(output, body))))).toEqual(body)
      checked.push(`${read.endpoint} ${as ?? ''}`)
    }
    expect(checked.length).toBeGreaterThan(12)
  })
})
