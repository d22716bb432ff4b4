import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'

const desk = await club()
await saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: 0 })
const password = 'una-frase-larga'
let count = 0
const someone = async () => {
  const email = `t${(count += 1)}@club.test`
  await newAccount(desk, { email })
  return email
}

describe('failures', () => {
  it('are remembered for a day from the first of them to its last instant, then they begin anew (A-04)', async () => {
    const email = await someone()
    const fail = async (instant: string) => {
      desk.at(instant)
      const { status, body } = await browser(desk, '198.51.100.21').signIn(email, 'no es esta')
      return [status, body.segundos]
    }
    for (let n = 0; n < 5; n += 1) expect(await fail('2026-11-20T10:00:00Z')).toEqual([401, undefined])
    // a day later to the second they count, and the next one waits a minute
    expect(await fail('2026-11-21T10:00:00Z')).toEqual([401, undefined])
    expect(await fail('2026-11-21T10:00:00Z')).toEqual([429, 60])
    // the pause ends after its time
    expect(await fail('2026-11-21T10:00:59Z')).toEqual([429, 1])
    for (let n = 0; n < 5; n += 1) expect(await fail('2026-11-21T10:01:00Z')).toEqual([401, undefined])
    expect(await fail('2026-11-21T10:01:00Z')).toEqual([429, 30])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('make somebody wait for a quarter of an hour at most (A-04)', async () => {
    const email = await someone()
    const waits = []
    let at = Date.parse('2026-11-20T10:00:00Z')
    for (let n = 0; n < 13; n += 1) {
      desk.at(new Date(at).toISOString())
      await browser(desk, '198.51.100.22').signIn(email, 'no es esta')
      const { body } = await browser(desk, '198.51.100.22').signIn(email, 'no es esta')
      if (n < 3) continue
      waits.push(body.segundos)
      at += 1000 * Number(body.segundos ?? 0)
    }
    expect(waits.filter((wait) => wait !== undefined).slice(0, 8)).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('of an address are not those who got in from there, and a right password is no clean slate for its guesses (A-04)', async () => {
    const address = '192.0.2.71'
    const guess = async () => (await browser(desk, address).signIn(`nadie${(count += 1)}@club.test`, 'x')).status
    for (let n = 0; n < 16; n += 1) expect(await guess()).toBe(401)
    for (let n = 0; n < 3; n += 1) expect((await browser(desk, address).signIn(await someone(), password)).status).toBe(200)
    for (let n = 16; n < 20; n += 1) expect(await guess()).toBe(401)
    expect(await guess()).toBe(429)
  })
  it('of an IPv6 network count together, whichever of its addresses they come from', async () => {
    const guess = async (address: string) => (await browser(desk, address).signIn(`nadie${(count += 1)}@club.test`, 'x')).status
    for (let n = 0; n < 20; n += 1) expect(await guess(`2001:db8:1:2::${n + 1}`)).toBe(401)
    expect([await guess('2001:db8:1:2:ffff::1'), await guess('2001:db8:1:3::1')]).toEqual([429, 401])
  })
  it('that nobody asks about any more are gone two days later', async () => {
    const kept = async () => (await desk.db.selectFrom('intento_acceso').select('clave').execute()).map(({ clave }) => clave)
    desk.at('2026-11-24T10:00:00Z')
    await browser(desk, '192.0.2.99').signIn('ultimo@club.test', 'x')
    for (let n = 0; n < 5; n += 1) await browser(desk, '192.0.2.99').signIn('ultimo@club.test', 'x')
    expect((await kept()).filter((clave) => clave.includes('nadie'))).toEqual([])
    expect((await kept()).some((clave) => clave.includes('ultimo'))).toBe(true)
    desk.at('2026-11-20T10:00:00Z')
  })
})
