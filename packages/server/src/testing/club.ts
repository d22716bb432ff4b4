import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Action, methodOf, type OutputOf, pathOf, type SentOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import type { Right } from '@app/contract/kit/permissions'
import type { RefusalCode } from '@app/contract/kit/product'
import { readAnswer, writeObject } from '@app/contract/kit/shapes'
import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { assemble } from '../assemble.ts'
import { renewVersion } from '../kit/database/cached.ts'
import { type ClubDb, openDatabase, openPool, type Tx } from '../kit/database/database.ts'
import { openDeskPool } from '../kit/database/desk-role.ts'
import { TableRecorder } from '../kit/database/table-recorder.ts'
import { type Files, openFiles } from '../kit/files/files.ts'
import type { Route } from '../kit/http/serve.ts'
import { keyBytes, keyring } from '../kit/secrets/sealed.ts'
import { openSession } from '../modules/identity/public.ts'

export interface TestRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}
export interface TestAnswer<Body = Record<string, unknown>> {
  readonly status: number
  /** The body expected by the test, with the fields of any refusal. */
  readonly body: Body & { msg?: string; code?: RefusalCode }
  readonly headers: Record<string, unknown>
}
/** Error of a refused call in a test. */
export interface Refused {
  readonly status: number
  readonly code: RefusalCode
  readonly msg: string
  readonly fields: Record<string, string[]>
  readonly body: Record<string, unknown>
}

interface Surroundings {
  readonly product: Awaited<ReturnType<typeof assemble>>
  readonly db: ClubDb
}

/** Password of every administrator of a test, as stored: hashing it anew would cost each file its time. */
const adminPassword = 'una-frase-larga'
const adminHash = '$argon2id$v=19$m=19456,t=2,p=1$FNRbuADjY9ErkInbH4VeVg$zhvSeS4Nk9yXpUgacVMYL32woO7vVz8W0/ZAx0MKlOA'

/** Milliseconds between two looks of a test's outbox, beside those when the clock is set: a test that counts on due work standing still fails where it is written. */
const lookEvery = 250

/** The keys of every test's product. */
export const testSecrets = keyring(() => [Buffer.alloc(keyBytes, 7)])

/**
 * A separate club for one test file: a database made from the migrated template, the server in process, a clock to set;
 * `routes` in place of the product's calls, `files` in place of a folder's; the club `prova` may be the central one; `webDir` is a folder of a built web.
 */
export async function club({
  connections = 20,
  routes,
  files: ownFiles,
  centralClub,
  webDir,
}: {
  connections?: number
  routes?: readonly Route[]
  files?: Files
  centralClub?: string
  webDir?: string
} = {}) {
  const filesDir = join(tmpdir(), `tribuna-files-${randomUUID()}`)
  const files = ownFiles ?? openFiles({ filesDir })
  const connection = inject('database')
  const database = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${database} template template_club`)
  await admin.end()
  const pool = openPool({ ...connection, database }, connections)
  let now = new Date('2026-11-20T10:00:00Z')
  // the same restrictions as calls have in the product
  const handlers = await openDeskPool({ ...connection, database }, pool, connections)
  const deadlocks = deadlocksOn(handlers)
  const parts = {
    pool: handlers,
    connection: { ...connection, database },
    now: () => now,
    secrets: testSecrets,
    files,
    strict: true,
    centralClub,
    ...(webDir && { webDir }),
  }
  const product = await assemble({ ...parts, ...(routes && { routes }) })
  const looks = setInterval(product.outbox.lookAtAll, lookEvery)
  afterAll(async () => {
    clearInterval(looks)
    await product.stop()
    await handlers.end()
    await pool.end()
    await rm(filesDir, { recursive: true, force: true })
  })
  const theClub = product.clubs.all()[0]!
  const plain = openDatabase(pool).withSchema(theClub.schema)
  const db = plain.withPlugin(new RenewingVersion(plain as Tx)) as ClubDb

  const surroundings: Surroundings = { product, db }

  /** A session that began long ago, so that a test may also turn the clock back. */
  const requireSession = async (id_mst_socios: number) => {
    const session = await openSession(db as never, { id_mst_socios, ip: '127.0.0.1', agent: 'test', now })
    const created_at = new Date('2000-01-01T00:00:00Z')
    await db.updateTable('sesion').set({ created_at }).where('id_mst_socios', '=', id_mst_socios).execute()
    return session
  }

  const newStaff = async ({ rights = [], is_admin = false }: { rights?: readonly Right[]; is_admin?: boolean }) => {
    const { id_mst_socios } = await db
      .insertInto('socio')
      .values({ nombre: 'Prueba', apellidos: rights.join(' ') || 'Sin derechos', id_mst_tiposocio: 2 } as never)
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('cuenta')
      .values({ id_mst_socios, is_admin, is_staff: true, ...(is_admin && { password_hash: adminHash }) } as never)
      .execute()
    for (const menu of rights)
      await db
        .insertInto('socios_menus')
        .values({ id_mst_socios, menu } as never)
        .execute()
    return id_mst_socios
  }
  const administrator = await newStaff({ is_admin: true })
  return {
    ...deskOf(surroundings, administrator, await requireSession(administrator)),
    /** A new staff member with these rights only. */
    as: async (who: { rights?: readonly Right[]; is_admin?: boolean }) => {
      const id = await newStaff(who)
      return deskOf(surroundings, id, await requireSession(id))
    },
    /** A member that is there, with an account; a player's is made if there is none. */
    signedIn: async (id: number) => {
      await db
        .insertInto('cuenta')
        .values({ id_mst_socios: id } as never)
        .onConflict((one) => one.doNothing())
        .execute()
      return deskOf(surroundings, id, await requireSession(id))
    },
    anonymous: deskOf(surroundings, 0, null),
    /** Sets the clock of the server. */
    at: (instant: string) => {
      now = new Date(instant)
      product.outbox.lookAtAll()
    },
    now: () => now,
    /** Number of deadlocks that PostgreSQL had to break so far; the product repeats such a call, so that the client does not notice. */
    deadlocks,
    product,
    files,
    /** The folder of its files, which is made when it receives one. */
    filesDir,
    pool,
    connection: { ...connection, database },
  }
}
export type Desk = Awaited<ReturnType<typeof club>>

/** A test writes around the kit, whose memory of the configuration has to be invalidated. */
class RenewingVersion implements KyselyPlugin {
  readonly #tx: Tx
  readonly #recorder = new TableRecorder()
  constructor(tx: Tx) {
    this.#tx = tx
  }
  transformQuery(args: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return this.#recorder.transformQuery(args)
  }
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    await renewVersion(this.#tx, this.#recorder)
    return result
  }
}

/** Counts the deadlocks reported by PostgreSQL on the connections of a pool. */
function deadlocksOn(pool: pg.Pool) {
  let count = 0
  pool.on('connect', (client) => {
    const { connection } = client as pg.PoolClient & { connection: NodeJS.EventEmitter }
    connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === '40P01') count += 1
    })
  })
  return () => count
}

/** A user at a desk of the product: signed in, or anonymous. */
function deskOf({ product, db }: Surroundings, id: number, session: { token: string; csrf: string } | null) {
  const http = async <Body = Record<string, unknown>>({ method, url, headers = {}, body }: TestRequest): Promise<TestAnswer<Body>> => {
    const answer = await product.app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost', ...(session && { cookie: `session=${session.token}`, 'x-csrf-token': session.csrf }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: parsed(answer.body), headers: answer.headers }
  }
  const call = async <A extends Action>(
    action: A,
    input: SentOf<A> = {} as SentOf<A>,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<A>> => {
    const { status, body } = await http({ ...confirmed(addressed(action, input as Record<string, unknown>), action), headers })
    if (status === 200) return readAnswer(action.output, answerStyle(action.answer).unwrap(body)) as OutputOf<A>
    const { msg = '', code = 'msg.unexpected', ...rest } = body
    const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => Array.isArray(value))) as Record<string, string[]>
    throw Object.assign(new Error(`${status} ${code} ${msg} ${JSON.stringify(fields)}`), {
      status,
      code,
      msg,
      fields,
      body,
    } satisfies Refused)
  }
  return { id, http, call, db, tx: db as Tx, csrf: session?.csrf ?? '', token: session?.token ?? '' }
}

/** The body of an answer, in the type expected by its test. */
function parsed<Body>(text: string): Body {
  try {
    return (text === '' ? {} : JSON.parse(text)) as Body
  } catch {
    return { text } as Body
  }
}

/** The request with the administrator's password if its action may change guarded settings: those of the company and the parameters. */
const confirmed = (request: TestRequest, { permission, changes }: Action): TestRequest =>
  permission === 'params' && changes && request.method !== 'GET'
    ? { ...request, body: { ...(request.body as object), _password: adminPassword } }
    : request

/** The request of an action: path filled, the rest in the query or the body, all in wire form. */
function addressed(action: Action, input: Record<string, unknown>): TestRequest {
  const wire = writeObject(action.input, input)
  const method = methodOf(action.endpoint)
  const inPath = new Set<string>()
  const path = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    inPath.add(name)
    return encodeURIComponent(String(wire[name]))
  })
  const rest = Object.fromEntries(Object.entries(wire).filter(([name]) => !inPath.has(name)))
  if (method !== 'GET') return { method, url: path, body: rest }
  const sent = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined)
  const query = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, String(value)]))
  return { method, url: query.size > 0 ? `${path}?${query.toString()}` : path }
}
