import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { schemaOf } from './kit/database/clubs.ts'
import { openDatabase, openPool } from './kit/database/database.ts'
import { startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { freePort } from './kit/embedded/port.ts'
import { inClub } from './kit/install.ts'
import { findViolations } from './kit/verify.ts'
import { checks } from './registry.ts'
import { newFolder, prepareClub, startProduct } from './testing/desks.ts'
import { roundsOf } from './testing/rounds.ts'

const kills = roundsOf({ test: 1, proofs: 10 })
const members = 200 * (kills + 1)

it('a run of top-ups whose servers are killed in the middle goes on, and each member is topped up once (0172)', async () => {
  const { connection, stop } = await startEmbedded({ dataDir: newFolder() })
  const { token, csrf } = await prepareClub(connection)
  const { user, password, database, host } = connection
  const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
  const pool = openPool(connection, 1)
  const { ids, price } = await inClub(openDatabase(pool), schemaOf('prova'), async (tx) => {
    const rows = Array.from({ length: members }, (_, at) => ({ nombre: 'Nil', apellidos: `Pou${at}`, id_mst_tiposocio: 2 }))
    const made = await tx.insertInto('socio').values(rows).returning('id_mst_socios').execute()
    const { id_mst_monedero_virtual_precios } = await tx
      .insertInto('monedero_virtual_precios')
      .values({ precio: 5000, credito: 6000, desc: 'Cincuenta', dias_caducidad: 0 })
      .returning('id_mst_monedero_virtual_precios')
      .executeTakeFirstOrThrow()
    return { ids: made.map((row) => row.id_mst_socios), price: id_mst_monedero_virtual_precios }
  })
  const start = async () => {
    const port = await freePort()
    return { port, product: await startProduct(port, newFolder(), { DATABASE_URL: url }) }
  }
  const done = async () =>
    Number((await pool.query<{ hechos: number }>('select coalesce(sum(hechos), 0) as hechos from club_prova.proceso')).rows[0]!.hechos)
  const first = await start()
  let { product } = first
  const answer = await fetch(`http://127.0.0.1:${first.port}/api/socio/actos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${token}`, 'x-csrf-token': csrf },
    body: JSON.stringify({ seleccion: { ids }, acto: 'topup', id_mst_monedero_virtual_precios: price }),
  })
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ hechos: members })])
  for (let kill = 1; kill <= kills; kill += 1) {
    while ((await done()) < 100 * kill) await pause(5)
    product.kill('SIGKILL')
    await once(product, 'exit')
    expect(await done()).toBeLessThan(members)
    // a minute later
    await pool.query('update club_prova.outbox set run_at = now() where lease is not null and done_at is null')
    ;({ product } = await start())
  }
  while ((await done()) < members) await pause(20)
  product.kill('SIGTERM')
  await once(product, 'exit')
  const { rows } = await pool.query('select count(*)::int as lines, count(distinct id_mst_socios)::int as members from club_prova.factura')
  expect(rows).toEqual([{ lines: members, members }])
  expect(await findViolations(openDatabase(pool), schemaOf('prova'), checks)).toEqual([])
  await pool.end()
  await stop()
}, 300_000)
