import { toggleWeekState, weekState } from '@app/contract/week-state/week-state'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const row = { cod_tipo: 'LIGA', cod_semana: '2026-W47', cod_grupo: 'A' }
const add = (more = {}) => desk.http({ method: 'POST', url: '/api/actSemanaEstado', body: { ...row, ...more } })

describe('a week state', () => {
  it('is added active, once per type, week and group (R-471)', async () => {
    const { status, body } = await add()
    expect([status, body.activo]).toEqual([200, 1])
    const again = await add()
    expect([again.status, again.body.code]).toEqual([409, 'semana.repetida'])
    expect((await add({ cod_grupo: 'B' })).status).toBe(200)
    expect((await add({ cod_grupo: '' })).body.cod_grupo).toEqual([expect.any(String)])
  })
  it('is activated and deactivated by its button, by a GET that needs the token, with and without /api (R-469, R-470, A-13)', async () => {
    const { body } = await add({ cod_grupo: 'C' })
    const id = body.id_act_semana_estado as number
    expect((await desk.call(toggleWeekState, { id })).activo).toBe(false)
    expect((await desk.http({ method: 'POST', url: `/api/actSemanaEstado/${id}/toggleActivo` })).body.activo).toBe(1)
    const forged = { method: 'GET', url: `/actSemanaEstado/${id}/toggleActivo`, headers: { 'x-csrf-token': '' } }
    expect((await desk.http(forged)).status).toBe(403)
    await expect(desk.call(toggleWeekState, { id: 9999 })).rejects.toMatchObject({ status: 404 })
  })
  it('belongs to whoever has the right to rankings', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    expect((await clerk.http({ method: 'GET', url: `/api/${weekState.path}` })).status).toBe(403)
  })
})
