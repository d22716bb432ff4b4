import { type Action, type InputOf, methodOf, type OutputOf, type PermissionOf, pathOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import { givingRight, may } from '@app/contract/kit/permissions'
import type { Say } from '@app/contract/kit/product'
import { readObject } from '@app/contract/kit/shapes'
import { withoutReadOnly } from '@app/contract/kit/shown-fields'
import { streamsFiles } from '@app/contract/kit/upload'
import type { Day } from '@app/contract/values/day'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clubTime } from '../clock.ts'
import type { Catalogue } from '../database/catalogue.ts'
import type { ClubFacts } from '../database/clubs.ts'
import { orCommitted } from '../database/commit-and-refuse.ts'
import type { Tx } from '../database/database.ts'
import { requireDeclaredChanges, requireRecordedReads } from '../database/declared-tables.ts'
import { explainReference } from '../database/in-use.ts'
import { requireKnownRows } from '../database/known-rows.ts'
import { TableRecorder } from '../database/table-recorder.ts'
import { outboxJob } from '../database/tables.ts'
import { together } from '../database/together.ts'
import { inTransaction } from '../database/transaction.ts'
import { isKept } from '../files/kept-answer.ts'
import { inThisClub } from '../install.ts'
import { type Installation, installationOf } from '../installation.ts'
import { JsonText } from '../json-rows.ts'
import { followed } from '../servers/places.ts'
import { insertJob, type Later } from '../work/jobs.ts'
import { type AuditNote, type Note, writeAudit } from './audit.ts'
import { bodyMax } from './body.ts'
import { readBefore, refuseChanged } from './changed-meanwhile.ts'
import { deviceCookie, sessionCookie } from './cookie.ts'
import { byDeclaredNames } from './form-names.ts'
import { answerKey, savedBefore, savedOrNew } from './idempotency.ts'
import { wantsPage } from './page.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import { requireAllowedRows } from './restrictions.ts'
import { refuseForgery } from './same-site.ts'
import type { LeadsTo } from './security-headers.ts'
import { type Caller, callerOf, resolveSession } from './session.ts'
import { takeTurn } from './turns.ts'
import type { User } from './user.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Club, user and session of an admitted request. */
    admitted: Awaited<ReturnType<typeof admit>> | null
  }
}

export type { Caller } from './session.ts'
export interface ReplyContext {
  readonly setCookie: (token: string) => void
  /** Ends the session of this browser: its cookie and its cached answers go. */
  readonly clearCookie: () => void
  /** Sets the token that identifies the browser at its next sign-in. */
  readonly setDevice: (token: string) => void
  /** Address for the browser that sent a form; programs receive the output. */
  readonly goTo: (path: string) => void
  /** The page that is answered holds one script, and may send its form to another site. */
  readonly leadsTo: (elsewhere: LeadsTo) => void
  /** The browser may cache the answer and revalidates it by this ETag; other answers are never cached. */
  readonly revalidateBy: (mark: string) => void
}
/** User of a call: signed in, unless the call is open to anyone. A permission that lost its literal type counts as open. */
export type UserFor<A> = 'anyone' extends PermissionOf<A> ? User | null : User
/** Context of a handler. It has no database, only `tx`, which is its club's already. */
export interface Call<I, U extends User | null = User> {
  readonly tx: Tx
  readonly input: I
  /** The signed-in user; null in a call open to anyone, without session. */
  readonly user: U
  readonly now: Date
  readonly today: Day
  /** The minute of the club's day. */
  readonly minute: number
  readonly club: ClubFacts
  readonly request: Caller
  readonly reply: ReplyContext
  /** Translates a text into the language of this request. */
  readonly say: Say
  /** The product's resources and screens, for listing the uses of a row. */
  readonly catalogue: Catalogue
  /** Names further sources of the answer that `tx` did not read: the user, from the session. */
  readonly reads: (...resources: readonly { readonly name: string }[]) => void
  readonly note: Note
  /** Confirms a change of guarded settings, by their text keys; called before the handler writes anything. */
  readonly guarded: (settings: readonly string[]) => Promise<void>
  /** Confirms the call with the user's password (`_password`); called before the handler writes anything. */
  readonly confirmed: () => Promise<void>
  /** Schedules work after the commit: a job in the outbox, written in this transaction. */
  readonly later: Later
}
/** Context of work in the name of a user: of a call, or of a slice of a long run. */
export type WorkCall = Pick<Call<unknown>, 'tx' | 'user' | 'now' | 'today' | 'minute' | 'club' | 'say' | 'note' | 'later'>
export type Handler<I, U extends User | null, O> = (call: Call<I, U>) => Promise<O>
/** Context of work before the transaction: nothing that needs a connection, and nothing that writes an answer. */
export type PreparationCall<I, U extends User | null = User> = Omit<
  Call<I, U>,
  'tx' | 'reply' | 'reads' | 'note' | 'guarded' | 'confirmed' | 'later'
> & {
  /** A short transaction of its own, for work in slices that must not hold rows until the end. */
  readonly inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** The other clubs, for an answer made of more than one. */
  readonly installation: Installation
}
/** `prepare` does slow work and may refuse; `run` is the transaction, and alone is repeated when PostgreSQL requires a retry. */
export interface Steps<I, U extends User | null, R, O> {
  readonly prepare: (call: PreparationCall<I, U>) => Promise<R>
  readonly run: (call: Call<I, U> & { readonly prepared: R }) => Promise<O>
}
export interface Route {
  readonly action: Action
  readonly steps: {
    readonly prepare?: (call: PreparationCall<never, never>) => Promise<unknown>
    readonly run: (call: Call<never, never> & { readonly prepared: never }) => Promise<unknown>
  }
}
/** A call with its handler, or with two steps if part of its work is slow: slow work never holds a connection (decision 0026). */
export function handle<A extends Action>(action: A, handler: Handler<InputOf<A>, UserFor<A>, OutputOf<A>>): Route
export function handle<A extends Action, R>(action: A, steps: Steps<InputOf<A>, UserFor<A>, R, OutputOf<A>>): Route
export function handle(action: Action, work: Handler<never, never, unknown> | Route['steps']): Route {
  return { action, steps: typeof work === 'function' ? { run: work } : work }
}

/** '/api/caja/{id}' → '/api/caja/:id(^\\d+$)': names in a path match integers unless their field is text. */
const integerKinds = new Set(['ref', 'integer', 'id', 'minute', 'level', 'choice', 'weekdays'])
export const routePath = (action: Action, path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const kind = action.input[name]?.kind
    if (!kind) throw new Error(`${action.endpoint}: the path names ${name}, the input does not`)
    return integerKinds.has(kind) ? `:${name}(^\\d+$)` : `:${name}`
  })

/** Every method and path that reaches an action: its spellings, un-prefixed paths under /api too, GETs that write also as POST. */
export function addressesOf(action: Action): { method: string; path: string }[] {
  const addresses = [action.endpoint, ...(action.also ?? [])].flatMap((endpoint) => {
    const method = methodOf(endpoint)
    const path = pathOf(endpoint)
    const paths = path.startsWith('/api/') ? [path] : [path, `/api${path}`]
    const methods = method === 'GET' && action.changes ? ['GET', 'POST'] : [method]
    return paths.flatMap((one) => methods.map((how) => ({ method: how as string, path: one })))
  })
  return [...new Map(addresses.map((address) => [`${address.method} ${address.path}`, address])).values()]
}

export function mount(app: FastifyInstance, routes: readonly Route[], platform: Platform) {
  app.decorateRequest('admitted', null)
  const byEndpoint: Routes = new Map(routes.map((route) => [route.action.endpoint, route]))
  for (const route of routes) {
    for (const { method, path } of addressesOf(route.action)) {
      app.route({
        method,
        url: routePath(route.action, path),
        ...limitsOf(route.action),
        // a GET that writes has no HEAD
        exposeHeadRoute: method === 'GET' && !route.action.changes,
        // before the body is read: no memory is spent on refused requests
        onRequest: async (request) => {
          request.admitted = await admit(route.action, platform, request)
        },
        handler: (request, reply) => answer(route, { platform, routes: byEndpoint }, request, reply),
      })
    }
  }
}

/** The limit of bodies that are read whole, and of those whose files are streamed. */
function limitsOf(action: Action) {
  const whole = action.permission === 'anyone' ? bodyMax.anyone : bodyMax.signedIn
  const answer = action.answer ?? 'plain'
  const streams = streamsFiles(action)
  const limit = action.bodyMax ?? whole
  return { bodyLimit: streams ? whole : limit, config: { answer, streamed: streams ? limit : undefined } }
}

/** Admits a request: finds club and user, and refuses with 401 and 403 before the body is read. */
async function admit(action: Action, platform: Platform, request: FastifyRequest) {
  const { club, now, token, user } = await resolveSession(request, platform)
  const caller = callerOf(request, token)
  request.language = user?.lang ?? caller.language ?? club.language
  if (!may(user, action.permission)) refuse(user ? 'msg.not_allowed' : 'msg.not_signed_in')
  if (action.gives && !may(user, givingRight)) refuse('msg.giving_needs_cash')
  const say: Say = (key, values) => platform.say(key, request.language, values)
  return { user, now, club, say, catalogue: platform.catalogue, request: caller, ...clubTime(now, club.zone) }
}

type Routes = ReadonlyMap<string, Route>
interface App {
  platform: Platform
  routes: Routes
}
type Admitted = Awaited<ReturnType<typeof admit>>

async function answer(route: Route, app: App, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await answerInTurn(route, app, request, reply)
  } finally {
    await request.spooling?.discard()
  }
}

async function answerInTurn(route: Route, app: App, request: FastifyRequest, reply: FastifyReply) {
  const { club, user } = request.admitted!
  if (!route.action.heavy) return answerNow(route, app, request, reply)
  const endTurn = await takeTurn(`${club.slug} ${user?.id_mst_socios ?? request.ip}`)
  return answerNow(route, app, request, reply).finally(endTurn)
}

async function answerNow(route: Route, app: App, request: FastifyRequest, reply: FastifyReply) {
  const { action } = route
  const admitted = request.admitted!
  const { club, user } = admitted
  const { platform } = app
  // before anything is read: what is written from here on is news to the page
  reply.header('live', platform.livePosition())
  if (action.changes) refuseForgery(request, user)
  const input = readInput(action, request)
  const before = readBefore(action, request.body)
  const key = answerKey(action, request, user)
  const { prepare } = route.steps
  const done = prepare && key && (await followed(club, () => savedBefore(club, key)))
  if (typeof done === 'string') return send(request, reply, done)
  // routes of any input are in one list: only `handle`, which created this one, knew that this input is the one its
  // `prepare` takes
  const ownTransaction = <T>(slice: (tx: Tx) => Promise<T>) => inThisClub(club, slice)
  const preparation = () => {
    const installation = installationOf({ platform, action, request, input, namesOf, admitted })
    return { ...admitted, input, inTransaction: ownTransaction, installation } as unknown as PreparationCall<never, never>
  }
  const prepared = await prepare?.(preparation())
  const recorder = new TableRecorder()
  const sideEffects: SideEffects = { notes: [], reads: new Set(), next: null, written: new Set() }
  const work = workOf(route, app, { admitted, input, before, prepared, recorder, sideEffects, request, reply })
  const attempt = { changes: action.changes !== undefined, recorder, reset: () => sideEffects.notes.splice(0) }
  const sendReads = () => {
    if (!action.changes) reply.header('reads', namesOf([...recorder.read], platform, sideEffects.reads).join(','))
  }
  const outcome = await inTransaction(club, attempt, (tx) =>
    savedOrNew(tx, { secrets: club.secrets, now: admitted.now }, key, () => orCommitted(work(tx))),
  )
    .finally(sendReads)
    .catch((error) => explainReference(error, { ...admitted, guards: platform.guards }))
  if (platform.strict) requireDeclaredChanges(action, sideEffects.written, platform.catalogue)
  const written = namesOf([...recorder.written], platform)
  if (written.length > 0) platform.published(club, written, originOf(request))
  if (typeof outcome !== 'string') throw outcome
  const member = action.opens && (input as Record<string, unknown>)[action.opens]
  if (typeof member === 'number' && user) await platform.opened(club, { member, by: user.id_mst_socios, now: admitted.now })
  if (sideEffects.next !== null && wantsPage(request)) return reply.header('cache-control', 'no-store').redirect(sideEffects.next, 303)
  return send(request, reply, outcome, typeOf(action))
}

/** Side effects of a handler besides its answer: `written` are its own tables, without those of closings. */
interface SideEffects {
  notes: AuditNote[]
  reads: Set<string>
  next: string | null
  written: ReadonlySet<string>
}
interface Work {
  admitted: Admitted
  input: unknown
  before: ReturnType<typeof readBefore>
  prepared: unknown
  recorder: TableRecorder
  sideEffects: SideEffects
  request: FastifyRequest
  reply: FastifyReply
}
/** Transaction of one call: checks the values it changes from, runs its handler, writes its audit entry. Returns the text of the answer. */
function workOf(
  { action, steps }: Route,
  { platform, routes }: App,
  { admitted, input, before, prepared, recorder, sideEffects, request, reply }: Work,
) {
  const { club, user, now } = admitted
  const { secure, ip } = admitted.request
  const call = {
    ...admitted,
    prepared,
    reply: {
      setCookie: (token: string) => sessionCookie(reply, secure, token),
      clearCookie: () => {
        sessionCookie(reply, secure, null)
        // the storage has settings of this desk too: the page itself clears the user's part
        reply.header('clear-site-data', '"cache"')
      },
      setDevice: (token: string) => deviceCookie(reply, secure, token),
      goTo: (path: string) => {
        sideEffects.next = path
      },
      leadsTo: (elsewhere: LeadsTo) => {
        request.leadsTo = elsewhere
      },
      revalidateBy: (mark: string) => reply.headers({ etag: `"${mark}"`, 'cache-control': 'private, no-cache' }),
    },
    reads: (...resources: readonly { readonly name: string }[]) => {
      for (const { name } of resources) sideEffects.reads.add(name)
    },
    note: (table: string, was: unknown, is: unknown) => sideEffects.notes.push({ table, before: was, after: is }),
  }
  return async (tx: Tx) => {
    const later: Later = (kind, payload, when) => insertJob(tx, kind, payload, { now: when?.now ?? now, urgency: when?.urgency })
    const password = passwordIn(request.body)
    const confirmed = () => platform.guard.confirmUser({ ...call, user: user!, tx, later }, password)
    let checkGuarded = async () => {}
    const guarded = async (settings: readonly string[]) => {
      if (settings.length === 0) return
      checkGuarded = await platform.guard.confirm({ ...call, user: user!, tx, later }, { settings, password })
    }
    const run = async (one: Route['steps'], callInput: unknown) =>
      one.run({ ...call, input: callInput, tx, later, guarded, confirmed } as never)
    const readAgain = async (read: Action, callInput: unknown) => wireOf(read, await run(routes.get(read.endpoint)!.steps, callInput))
    for (const parametro of action.parametros ?? [])
      if (!(await platform.isOn(tx, parametro))) refuse('msg.switched_off', {}, { parametro })
    if (before) await refuseChanged({ tx, schema: club.schema, action, input, before, readAgain })
    // rows of the own page are the member's own, whatever staff may see of others
    if (action.permission !== 'member') await requireAllowedRows(platform.restrictions, action, { tx, user, input })
    const [, output] = await together(requireKnownRows(tx, action, { catalogue: platform.catalogue, input }), run(steps, input))
    await checkGuarded()
    sideEffects.written = new Set(recorder.written)
    for (const closing of platform.closings) await closing({ ...call, tx }, sideEffects.notes)
    if (platform.strict) await requireRecordedReads(tx, action, recorder)
    const body = answerStyle(action.answer).wrap(wireOf(action, output), admitted.say('Operacio_realitzada_correctament'))
    if (action.changes)
      await writeAudit(tx, {
        action,
        input: input as Record<string, unknown>,
        user,
        now,
        request,
        ip,
        tables: recorder.written,
        notes: sideEffects.notes,
      })
    if (body instanceof JsonText) return body.text
    return typeOf(action) === 'application/json' ? JSON.stringify(body) : String(body)
  }
}

/** The content type of an answer: JSON, unless its style is a text of another type. */
export const typeOf = ({ answer: style }: Action) =>
  style === 'page' ? 'text/html' : style === 'calendar' ? 'text/calendar' : 'application/json'

const wireOf = ({ output: field }: Action, output: unknown) => (field.write && !(output instanceof JsonText) ? field.write(output) : output)

/**
 * The resources of these tables, and others, in order: the sources of an answer, or the writes of a commit. Of the
 * kit's own tables only the outbox is named: screens show it, and other servers have to look at it.
 */
export const namesOf = (tables: readonly string[], { catalogue }: Pick<Platform, 'catalogue'>, others: Iterable<string> = []): string[] =>
  [
    ...new Set([
      ...tables.flatMap((table) => catalogue.byTable.get(table)?.name ?? (table === outboxJob.table ? outboxJob.name : [])),
      ...others,
    ]),
  ].toSorted((a, b) => (a < b ? -1 : 1))

function send(request: FastifyRequest, reply: FastifyReply, body: string, type = 'application/json') {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (isKept(request, reply.getHeader('etag'))) return reply.code(304).send()
  // as bytes: a response takes three times as long to write a text of 250 kB
  return reply.type(`${type}; charset=utf-8`).send(Buffer.from(body))
}

/** Password that confirms a call; null if none was sent. */
const passwordIn = (body: unknown): string | null => {
  const sent = (body as { _password?: unknown } | undefined)?._password
  return typeof sent === 'string' && sent !== '' && sent.length <= 200 ? sent : null
}

const originOf = (request: FastifyRequest) => (request.headers['x-window'] as string | undefined)?.slice(0, 60) ?? null

/** Path, query and body as one object, wire → code; every unreadable field is named. */
function readInput(action: Action, request: FastifyRequest): unknown {
  const body = request.body as Record<string, unknown> | unknown[] | undefined
  const named = Array.isArray(body) ? { items: body } : body
  if (named !== undefined && (typeof named !== 'object' || named === null)) refuse('msg.invalid_input', { '': 'invalid.object' })
  const sent = { ...(request.query as object), ...named, ...(request.params as object) }
  const reading = readObject(action.input, withoutReadOnly(action, byDeclaredNames(action.input, sent)))
  return 'value' in reading ? reading.value : refuse('msg.invalid_input', reading.issues)
}
