import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { systemClock } from '../kit/clock.ts'
import { schemaOf } from '../kit/database/clubs.ts'
import { type Connection, openDatabase, openPool } from '../kit/database/database.ts'
import { createClub, inClub } from '../kit/install.ts'
import { findViolations } from '../kit/verify.ts'
import { openSession } from '../modules/identity/public.ts'
import { prepareAll } from '../prepare.ts'
import { checks, seeds } from '../registry.ts'

/** A temporary folder, deleted after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tribuna-kill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A club with an administrator's session and a register, in a database that the product then runs on. */
export async function prepareClub(connection: Connection) {
  const pool = openPool(connection, 2)
  await prepareAll(pool)
  await createClub(pool, { slug: 'prova', nombre: 'Club de prova' }, seeds)
  const prepared = await inClub(openDatabase(pool), schemaOf('prova'), async (tx) => {
    const { id_mst_socios } = await tx
      .insertInto('socio')
      .values({ nombre: 'Ana', apellidos: 'Prova' })
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
    await tx.insertInto('cuenta').values({ id_mst_socios, is_admin: true, is_staff: true }).execute()
    const { id_mst_caja } = await tx.insertInto('caja').values({ desc_caja: 'Prova' }).returning('id_mst_caja').executeTakeFirstOrThrow()
    return { id_mst_caja, ...(await openSession(tx, { id_mst_socios, ip: null, agent: null, now: systemClock() })) }
  })
  await pool.end()
  return prepared
}
/** A register and the session of an administrator for writing into it. */
export type PreparedClub = Awaited<ReturnType<typeof prepareClub>>

/** The product as a separate process; returns once it is ready. */
export async function startProduct(port: number, dataDir: string, more: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: '0', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout!.on('data', (piece: Buffer) => (output += piece.toString()))
  child.stderr!.on('data', (piece: Buffer) => (output += piece.toString()))
  child.once('exit', (code) => {
    if (code) console.error(output)
  })
  const ready = (async () => {
    while (!output.includes('is ready')) await once(child.stdout!, 'data')
  })()
  await Promise.race([ready, once(child, 'exit').then(() => Promise.reject(new Error(`the product stopped: ${output}`)))])
  return child
}

/** The pid of the postmaster, as its own file names it. */
export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

const call = (port: number, { token, csrf }: PreparedClub, path: string, more: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    ...more,
    headers: { 'content-type': 'application/json', cookie: `session=${token}`, 'x-csrf-token': csrf, ...more.headers },
  })

/**
 * Four desks that write as fast as they can, each write under a new key; after 503 it is repeated with the same key.
 * They end when the server is gone.
 */
export function openDesks(port: number, prepared: PreparedClub, round: number) {
  const acknowledged: string[] = []
  const waiting: { count: number; reached: () => void }[] = []
  const wrong: number[] = []
  const send = (desc_caja: string) =>
    call(port, prepared, '/api/caja/anadir_dinero', {
      method: 'POST',
      headers: { 'idempotency-key': desc_caja },
      body: JSON.stringify({ id_mst_caja: prepared.id_mst_caja, amount: 1, desc_caja }),
    }).catch(() => null)
  let closed = false
  const write = async (writer: number) => {
    for (let n = 0; !closed; n += 1) {
      const desc_caja = `ronda ${round} mesa ${writer} nota ${n}`
      let answer = await send(desc_caja)
      while (answer?.status === 503) answer = await send(desc_caja)
      if (!answer) return
      if (answer.status !== 200) wrong.push(answer.status)
      else acknowledged.push(desc_caja)
      for (const { count, reached } of waiting) if (acknowledged.length >= count) reached()
    }
  }
  const ended = Promise.all([0, 1, 2, 3].map(write))
  return {
    acknowledged,
    wrong,
    ended,
    close: () => {
      closed = true
    },
    /** Waits until n more writes were acknowledged, or the server is gone. */
    more: (count: number) =>
      Promise.race([ended, new Promise<void>((reached) => waiting.push({ count: acknowledged.length + count, reached }))]),
  }
}

/** Kills a backend that is at work for a desk, as a machine that runs out of memory does. */
export async function killBackend(pool: pg.Pool) {
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and query like '%caja_movimiento%' and pid <> pg_backend_pid() limit 1`,
    )
    if (rows[0]) return process.kill(rows[0].pid, 'SIGKILL')
  }
}

/** Acknowledged writes that are missing, duplicate ones, and every broken invariant. */
export async function lostOrBroken(connection: Connection, acknowledged: readonly string[]) {
  const pool = openPool(connection, 2)
  const { rows } = await pool.query<{ desc_caja: string }>('select desc_caja from club_prova.caja_movimiento')
  const kept = rows.map((row) => row.desc_caja)
  const known = new Set(kept)
  const violations = await findViolations(openDatabase(pool), schemaOf('prova'), checks)
  await pool.end()
  return { lost: acknowledged.filter((text) => !known.has(text)), twice: kept.length - known.size, violations }
}
/** Expected result of `lostOrBroken`. */
export const nothing = { lost: [], twice: 0, violations: [] }

/** Stops the product while a browser is open and desks write; how it ended. */
export async function stopUnderLoad(product: ChildProcess, port: number, prepared: PreparedClub) {
  const stream = await call(port, prepared, '/api/live')
  const exited = once(product, 'exit') as Promise<[number | null, string | null]>
  const began = performance.now()
  product.kill('SIGTERM')
  const [code] = await exited
  await stream.body?.cancel().catch(() => {})
  return { code, seconds: (performance.now() - began) / 1000 }
}
