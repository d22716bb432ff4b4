import { action } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import type { Permission } from '@app/contract/kit/permissions'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { type Call, handle } from './serve.ts'

const spec = { input: {} as Fields, output: field.json<string | null>() } as const
const open = action({ ...spec, endpoint: 'GET /api/prueba/abierta', permission: 'anyone' })
const shared = action({ ...spec, endpoint: 'GET /api/prueba/varias', permission: ['bookings', 'members'] })
const widened = action({ ...spec, endpoint: 'GET /api/prueba/cualquiera', permission: 'cash' as Permission })

const desk = await club({
  routes: [
    handle(open, async ({ user }) => user?.nombre ?? null),
    handle(shared, async ({ user }) => user.nombre),
    // @ts-expect-error a permission that may be `anyone` may come without a user
    handle(widened, async ({ user }) => user.nombre),
  ],
})
const get = async (who: Pick<typeof desk, 'http'>, url: string) => (await who.http({ method: 'GET', url })).body

describe('who calls', () => {
  it('is nobody only where the call is open to anyone', async () => {
    expect(await get(desk.anonymous, '/api/prueba/abierta')).toBeNull()
    expect(await get(desk, '/api/prueba/abierta')).toBe('Prueba Sin derechos')
    expect(await get(desk.anonymous, '/api/prueba/varias')).toMatchObject({ code: 'msg.not_signed_in' })
    expect(await get(await desk.as({ rights: ['members'] }), '/api/prueba/varias')).toBe('Prueba members')
  })
})

describe('what a call knows of its club', () => {
  it('is no way to the database beside its transaction (decision 0006)', () => {
    expectTypeOf<Call<unknown>['club']>().not.toHaveProperty('db')
    expectTypeOf<Call<unknown>['club']>().toHaveProperty('schema')
  })
})
