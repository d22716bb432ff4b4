import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { addressOf } from '../testing/address.ts'
import { club } from '../testing/club.ts'
import { startCommand } from '../testing/command.ts'
import { scratchFolder } from '../testing/scratch-folder.ts'

const desk = await club()
const { folder, discard } = scratchFolder('club')
afterAll(discard)
const address = addressOf(desk.connection)

/** Runs `npm run club -- …` on the database of the test. */
const command = (...args: string[]) => startCommand(['club', ...args], { DATA_DIR: folder, DATABASE_URL: address }).over
await desk.pool.query(`update platform.club set hosts = '{prova.test}'`)
const zoneOf = async (slug: string) => {
  const client = new pg.Client(desk.connection)
  await client.connect()
  const { rows } = await client.query<{ zona: string }>('select zona from platform.club where slug = $1', [slug])
  await client.end()
  return rows[0]?.zona
}

it('a club is created in its time zone, which may be changed while it has no booking', async () => {
  const create = ['create', 'palmas', '--name', 'Club Las Palmas', '--admin', 'ana@club.test', '--zone']
  expect(await command(...create, 'Marte')).toEqual({ code: 1, said: expect.stringContaining('--zone is Marte, which is no time zone') })
  expect(await command(...create, 'Atlantic/Canary')).toEqual({ code: 0, said: expect.stringContaining('is ready') })
  expect(await zoneOf('palmas')).toBe('Atlantic/Canary')
  expect(await command('zone', 'palmas', 'Europe/Lisbon')).toEqual({ code: 0, said: expect.stringContaining('Europe/Lisbon') })
  expect(await zoneOf('palmas')).toBe('Europe/Lisbon')
  expect(await command('zone', 'nadie', 'Europe/Lisbon')).toEqual({ code: 1, said: expect.stringContaining("There is no club 'nadie'") })
  await desk.pool.query(`insert into club_palmas.recurso (id_mst_recurso, desc_recurso, id_mst_tiporecurso) values (1, 'P', 1)`)
  await desk.pool.query(
    `insert into club_palmas.reserva (fecha, hora_ini, duracion, id_mst_recurso, id_mst_tiporeserva, fecha_creacion, fecha_modificacion)
     values ('2026-11-20', 600, 60, 1, 1, now(), now())`,
  )
  expect(await command('zone', 'palmas', 'Europe/Madrid')).toEqual({ code: 1, said: expect.stringContaining('has bookings already') })
  expect(await zoneOf('palmas')).toBe('Europe/Lisbon')
})

it('the address that is printed for a new club answers there and sets the first password once', async () => {
  const { said } = await command('create', 'vall', '--name', 'Pàdel Vall', '--admin', 'marta@club.test')
  const { 1: address, 2: token } = /(http:\/\/vall\.localhost:\d+)\/admin#\/login\/reset\/([\w-]+)$/.exec(said)!
  expect(address).toMatch(/^http:\/\/vall\.localhost:\d+$/)
  // a running server serves it at once
  await expect.poll(() => desk.product.clubs.forHost('vall.localhost')?.slug).toBe('vall')
  const headers = { host: 'vall.localhost' }
  const reset = (password: string) => desk.anonymous.http({ method: 'POST', url: '/api/account/reset', headers, body: { token, password } })
  expect((await reset('una-frase-para-entrar')).status).toBe(200)
  expect((await reset('otra-frase-para-entrar')).status).not.toBe(200)
  const signIn = { usuario: 'marta@club.test', password: 'una-frase-para-entrar' }
  expect((await desk.anonymous.http({ method: 'POST', url: '/api/account/login', headers, body: signIn })).status).toBe(200)
})
