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

const json = { 'content-type': 'application/json' }

/** A club with members, in a database of its own, and the product on it as a process that is killed and started again. */
async function killedClub() {
  const { connection, stop } = await startEmbedded({ dataDir: newFolder() })
  const { token, csrf } = await prepareClub(connection)
  const { user, password, database, host } = connection
  const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
  const pool = openPool(connection, 1)
  const ids = await inClub(openDatabase(pool), schemaOf('prova'), async (tx) => {
    const rows = Array.from({ length: members }, (_, at) => ({ nombre: 'Nil', apellidos: `Pou${at}`, id_mst_tiposocio: 2 }))
    return (await tx.insertInto('socio').values(rows).returning('id_mst_socios').execute()).map((row) => row.id_mst_socios)
  })
  let port = await freePort()
  const start = () => startProduct(port, newFolder(), { DATABASE_URL: url })
  let product = await start()
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    product.kill(signal)
    await once(product, 'exit')
  }
  const done = async () =>
    Number((await pool.query<{ hechos: number }>('select coalesce(sum(hechos), 0) as hechos from club_prova.proceso')).rows[0]!.hechos)
  const atWork = async () => (await pool.query("select 1 from club_prova.proceso where estado = 'en_curso'")).rows.length
  return {
    pool,
    ids,
    ask: async <T>(path: string, body?: unknown) => {
      const headers = { ...json, cookie: `session=${token}`, 'x-csrf-token': csrf }
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...sent })
      return [answer.status, (await answer.json()) as T] as const
    },
    /** Kills the product after each hundred rows of its runs, until so many rows are done. */
    untilDone: async (from: number, rows: number) => {
      for (let at = 1; at <= kills; at += 1) {
        while ((await done()) < from + 100 * at) await pause(5)
        await kill('SIGKILL')
        expect(await done()).toBeLessThan(from + rows)
        // a minute later
        await pool.query('update club_prova.outbox set run_at = now() where lease is not null and done_at is null')
        port = await freePort()
        product = await start()
      }
      // the last slice may be an empty one, after which another run may begin
      while ((await done()) < from + rows || (await atWork()) > 0) await pause(20)
    },
    end: async () => {
      await kill('SIGTERM')
      expect(await findViolations(openDatabase(pool), schemaOf('prova'), checks)).toEqual([])
      await pool.end()
      await stop()
    },
  }
}

it('a run of top-ups whose servers are killed in the middle goes on, and each member is topped up once (0172)', async () => {
  const { pool, ids, ask, untilDone, end } = await killedClub()
  const { id_mst_monedero_virtual_precios } = await inClub(openDatabase(pool), schemaOf('prova'), (tx) =>
    tx
      .insertInto('monedero_virtual_precios')
      .values({ precio: 5000, credito: 6000, desc: 'Cincuenta', dias_caducidad: 0 })
      .returning('id_mst_monedero_virtual_precios')
      .executeTakeFirstOrThrow(),
  )
  const begun = await ask('/api/socio/actos', { seleccion: { ids }, acto: 'topup', id_mst_monedero_virtual_precios })
  expect(begun).toEqual([200, expect.objectContaining({ hechos: members })])
  await untilDone(0, members)
  const { rows } = await pool.query('select count(*)::int as lines, count(distinct id_mst_socios)::int as members from club_prova.factura')
  expect(rows).toEqual([{ lines: members, members }])
  await end()
}, 300_000)

it('a run of fees whose servers are killed raises each period once, and so taken back it shows the same preview again (A-186)', async () => {
  const { pool, ids, ask, untilDone, end } = await killedClub()
  await inClub(openDatabase(pool), schemaOf('prova'), async (tx) => {
    const { id_mst_cuotas: id_cuota } = await tx
      .insertInto('cuotas')
      .values({ desc_cuota: 'Adulto', precio: 4500, id_mst_tipoingreso: 2 })
      .returning('id_mst_cuotas')
      .executeTakeFirstOrThrow()
    const day = '2026-11-01'
    const held = { id_cuota, fecha_inicio_cuota: day, fecha_proxima: day, date_create: day, ancla: day }
    await tx
      .insertInto('socios_cuotas')
      .values(ids.map((id_mst_socios, at) => ({ ...held, id_mst_socios, prc_descuento: (at % 7) * 500 })))
      .execute()
  })
  interface Shown {
    readonly huella: string
    readonly total: { readonly lineas: number; readonly importe: number }
  }
  const seen = async () => (await ask<Shown>('/api/cuotas/proceso/vista?hasta=2026-11-20'))[1]
  const { huella, total } = await seen()
  const [, { id_reg_cuota_proceso: id }] = await ask<{ id_reg_cuota_proceso: number }>('/api/cuotas/proceso', {
    hasta: '2026-11-20',
    huella,
  })
  await untilDone(0, members)
  const made = await pool.query(
    'select count(*)::int as lines, count(distinct id_mst_socios)::int as members, sum(precio)::float / 100 as sum from club_prova.factura',
  )
  expect(made.rows).toEqual([{ lines: members, members, sum: total.importe }])
  const [, back] = await ask<Shown>(`/api/cuotas/proceso/${id}/retirar/vista`)
  await ask(`/api/cuotas/proceso/${id}/retirar`, { huella: back.huella, motivo: 'Precio equivocado' })
  await untilDone(members, members)
  expect((await pool.query('select id_reg_factura from club_prova.factura')).rows).toEqual([])
  expect((await seen()).huella).toBe(huella)
  await end()
}, 300_000)
