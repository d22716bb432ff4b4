import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from './kit/clock.ts'
import { schemaOf } from './kit/clubs.ts'
import { openDatabase, openPool } from './kit/database.ts'
import { startEmbedded } from './kit/embedded-postgres.ts'
import { createClub, inClub } from './kit/install.ts'
import { openSession } from './kit/sessions.ts'
import { findViolations } from './kit/verify.ts'
import { prepareAll } from './prepare.ts'
import { checks, seeds } from './registry.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tribuna-kill-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A club with an administrator's session and a register, in a data folder that the product then runs on. */
async function prepareData() {
  const { connection, stop } = await startEmbedded({ dataDir })
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
  await stop()
  return prepared
}

async function startProduct(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout!.on('data', (piece: Buffer) => (said += piece.toString()))
  child.stderr!.on('data', (piece: Buffer) => (said += piece.toString()))
  const ready = (async () => {
    while (!said.includes('is ready')) await once(child.stdout!, 'data')
  })()
  await Promise.race([ready, once(child, 'exit').then(() => Promise.reject(new Error(`the product stopped: ${said}`)))])
  return child
}

/** The pid of the postmaster, as its own file names it. */
const postmaster = () => Number(readFileSync(findPidFile(), 'utf8').split('\n')[0])
const findPidFile = () => join(dataDir, 'postgres', 'data', 'postmaster.pid')

type Prepared = Awaited<ReturnType<typeof prepareData>>
/** Four desks write as fast as they can until the server is gone. `strike` is called once, while they are at it; the answer is what was acknowledged. */
async function writeUntilGone(
  port: number,
  { id_mst_caja, token, csrf }: Prepared,
  { round, strike }: { round: number; strike: () => void },
) {
  const acknowledged: string[] = []
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const desc_caja = `ronda ${round} mesa ${writer} nota ${n}`
      const answer = await fetch(`http://127.0.0.1:${port}/api/caja/anadir_dinero`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `session=${token}`, 'x-csrf-token': csrf },
        body: JSON.stringify({ id_mst_caja, amount: 1, desc_caja }),
      }).catch(() => null)
      if (answer?.ok !== true) return
      acknowledged.push(desc_caja)
      if (acknowledged.length === 12 + 3 * round) strike()
    }
  }
  await Promise.all([0, 1, 2, 3].map(write))
  return acknowledged
}

describe('a kill -9 in the middle of writes', () => {
  it('of Node, of PostgreSQL or of both loses nothing that was acknowledged, twenty times over', async () => {
    const prepared = await prepareData()
    const acknowledged: string[] = []
    for (let round = 0; round < 20; round += 1) {
      const port = await freePort()
      const product = await startProduct(port)
      const exited = once(product, 'exit')
      const strike = () => {
        if (round % 3 !== 0) process.kill(postmaster(), 'SIGKILL')
        if (round % 3 !== 1) product.kill('SIGKILL')
      }
      acknowledged.push(...(await writeUntilGone(port, prepared, { round, strike })))
      product.kill('SIGKILL')
      await exited
    }
    const { connection, stop } = await startEmbedded({ dataDir })
    const pool = openPool(connection, 2)
    const { rows } = await pool.query<{ desc_caja: string }>('select desc_caja from club_prova.caja_movimiento')
    const kept = new Set(rows.map((row) => row.desc_caja))
    const violations = await findViolations(openDatabase(pool), schemaOf('prova'), checks)
    await pool.end()
    await stop()
    expect(acknowledged.length).toBeGreaterThan(200)
    expect(acknowledged.filter((text) => !kept.has(text))).toEqual([])
    expect(violations).toEqual([])
  }, 600_000)
})
