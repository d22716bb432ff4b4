import { join } from 'node:path'
import { allRefusals, textFound } from '@app/contract'
import { fill, languages } from '@app/contract/kit/texts'
import { mandateScanPath } from '@app/contract/mandates/mandate-papers'
import { product } from '@app/contract/product'
import type { FastifyServerOptions } from 'fastify'
import pg from 'pg'
import type { Configuration } from './kit/configuration.ts'
import { type Club, type Clubs, openClubs, tablesOf } from './kit/database/clubs.ts'
import { type Connection, onLiveConnection, type Tx } from './kit/database/database.ts'
import { outboxJob } from './kit/database/tables.ts'
import type { Files } from './kit/files/files.ts'
import { fileRemoval } from './kit/files/stored-files.ts'
import { createApp, type Timeouts } from './kit/http/app.ts'
import { openLive } from './kit/http/live.ts'
import { type Platform } from './kit/http/platform.ts'
import { namesOf, type Route } from './kit/http/serve.ts'
import { inThisClub } from './kit/install.ts'
import { openMetrics } from './kit/metrics.ts'
import { sealColumns } from './kit/secrets/seal-columns.ts'
import type { Keyring } from './kit/secrets/sealed.ts'
import { followed } from './kit/servers/places.ts'
import { startHousekeeping } from './kit/work/housekeeping.ts'
import { installationLocks } from './kit/work/installation-lock.ts'
import { startOutbox } from './kit/work/outbox.ts'
import { type CommitListener, inJob } from './kit/work/work.ts'
import { isParameterOn } from './modules/club/public.ts'
import { frameOrigins } from './modules/frames/public.ts'
import { decidesAccess, isSessionOpen, sessionUser, settingsGuard } from './modules/identity/public.ts'
import { watchMailbox } from './modules/mail/public.ts'
import { mandateScan } from './modules/mandates/public.ts'
import { documentFile } from './modules/member-documents/public.ts'
import { linkedFile } from './modules/notifications/public.ts'
import { recordOpening } from './modules/personal-data/public.ts'
import { newsletterFile } from './modules/shell/public.ts'
import { catalogue, closings, guards, jobs, restrictions, routes, tidies } from './registry.ts'

export interface Parts {
  readonly pool: pg.Pool
  readonly connection: Connection
  readonly now: () => Date
  /** Other calls than the product's, for tests of the kit. */
  readonly routes?: readonly Route[]
  readonly secrets: Keyring
  readonly files: Files
  readonly strict?: boolean
  readonly logger?: FastifyServerOptions['logger']
  readonly webDir?: string
  readonly memberDir?: string
  readonly trustProxy?: Configuration['trustProxy']
  readonly openDocs?: boolean
  readonly timeouts?: Timeouts
  /** Opens GET /metrics to its holder; there is none without. */
  readonly metricsToken?: string | undefined
  /** Short name of the central club; without one each club sees only itself. */
  readonly centralClub?: string | undefined
  /** Mailbox of bounces; without one none are read. */
  readonly bounceMailbox?: Configuration['bounceMailbox']
}

/** Notifications of a commit are not durable data: they wait for no disk write. */
const unhurried = '-c synchronous_commit=off'

/** A read outside of any transaction, repeated when its connection was lost or the club has moved. */
const sure = <T>(club: Club, read: () => Promise<T>) => followed(club, () => onLiveConnection(read))

/** A text in a language, in Spanish for one that the product does not have. */
const say: Platform['say'] = (key, language, values) =>
  fill(textFound(key, languages.find((one) => one === language) ?? 'es') ?? key, values)

/** Parts of the platform that the modules declare. */
const declared = { refusals: allRefusals, catalogue, guards, restrictions, closings, say }

/** Jobs of all modules and of the kit, and the work at the end of each. */
const work = { jobs: [...jobs, fileRemoval], closings }

/** Assembles the product over an open database: clubs, calls, live stream, worker. The server does not listen yet. */
export async function assemble(parts: Parts) {
  const clubs = await openClubs(parts.pool, parts.secrets, parts.files, parts.centralClub)
  const newListener = () => new pg.Client({ ...parts.connection, application_name: 'tribuna live', options: unhurried })
  const live = await openLive(newListener, (held) => followMoves(clubs, held, (err) => log('the clubs could not be read again', { err })))
  const log = (message: string, details: Readonly<Record<string, unknown>>) => app.log.warn(details, message)
  const platform: Platform = {
    now: parts.now,
    clubFor: (host) => clubs.forHost(host),
    clubs: () => clubs.all(),
    warn: log,
    sessionUser: (club, token, now) => sure(club, () => sessionUser(tablesOf(club), token, { club, now, isSeen: !club.held() })),
    isSessionOpen: (club, token, now) => sure(club, () => isSessionOpen(tablesOf(club), token, { club, now })),
    decidesAccess,
    isOn: isParameterOn,
    ...declared,
    published: (club, resources, origin) => live.publish(club, resources, origin),
    livePosition: () => live.position(),
    guard: settingsGuard,
    opened: (club, opening) => inThisClub(club, (tx) => recordOpening(tx, opening)),
    strict: parts.strict ?? false,
  }
  const metrics = parts.metricsToken ? await openMetrics({ token: parts.metricsToken, prefix: product.slug }) : undefined
  const app = await createApp({
    platform,
    routes: parts.routes ?? routes,
    live,
    files: [
      { path: '/api/socio/documentos/fichero', right: 'members', read: documentFile },
      { path: mandateScanPath, right: 'members', read: mandateScan },
    ],
    linked: { path: '/adjunto', read: linkedFile },
    spool: parts.files.spool,
    pdfs: { path: '/api/actualizaciones', read: newsletterFile },
    frames: (host) => framesAt(clubs.forHost(host)),
    product: { title: product.name, version: product.version },
    ready: async () => {
      await parts.pool.query('select 1')
    },
    ...chosen(parts),
    ...(metrics && { metrics }),
  })
  // only now: later messages use the server's log
  const warn = (message: string) => app.log.warn(message)
  await sealPlainSecrets(clubs.all(), warn)
  const wrote: CommitListener = (club, tables) => {
    const changes = namesOf([...tables], platform)
    if (changes.length > 0) live.publish(club, changes, null)
  }
  const among = { clubs: () => clubs.all(), now: parts.now }
  const outbox = startOutbox({ ...among, ...work, wrote, log })
  const mailbox = watchBounces(parts, { clubs: among.clubs, wrote, log })
  live.listen(nudgedBy(outbox), outbox.lookAtAll, null)
  metrics?.watch({ ...among, pools: clubs.pools, busy: outbox.busy, streams: live.streams })
  const housekeeping = startHousekeeping({ ...among, tidies, spool: parts.files.spool, tidied: outbox.nudge, log: warn })
  return {
    app,
    clubs,
    outbox,
    mailbox,
    stop: async () => {
      await app.close()
      await mailbox.stop()
      await housekeeping.stop()
      await outbox.stop()
      await live.close()
      await clubs.close()
    },
  }
}

/** Origins of a club's frames; none while its database does not answer, so that the page opens. */
const framesAt = async (club: Club | null): Promise<readonly string[]> =>
  club ? inThisClub(club, (tx) => frameOrigins(tx, club)).catch(() => []) : []

/** The options of the server that the parts choose. */
const chosen = ({ webDir, memberDir, logger, trustProxy = false, openDocs = false, timeouts }: Parts) => ({
  ...(webDir && { webDir }),
  ...(memberDir && { memberDir }),
  ...(logger !== undefined && { logger }),
  trustProxy,
  openDocs,
  ...(timeouts && { timeouts }),
})

/** Reads the clubs again, or keeps the writes of one waiting until then. */
function followMoves(clubs: Clubs, held: string, unreadable: (err: unknown) => void) {
  if (held === '') clubs.reload().catch(unreadable)
  else clubs.hold(held)
}

/** Wakes the outbox at commits that left work, of this server and of others. */
const nudgedBy =
  (outbox: ReturnType<typeof startOutbox>) =>
  ({ club, changes }: { club: string; changes: readonly string[] | null }) => {
    if (changes?.includes(outboxJob.name)) outbox.nudge(club)
  }

interface Afterwards {
  readonly clubs: () => readonly Club[]
  readonly wrote: CommitListener
  readonly log: (message: string, details: Record<string, unknown>) => void
}
/** Watches the mailbox of bounces; each is recorded in a transaction of its club, like a job's. */
const watchBounces = ({ bounceMailbox, connection, now }: Parts, { clubs, wrote, log }: Afterwards) =>
  watchMailbox({
    mailbox: bounceMailbox,
    inClub: async (slug, task) => {
      const club = clubs().find((one) => one.slug === slug)
      if (!club) return
      const steps = { begin: async () => {}, work: (tx: Tx) => task(tx, club), end: undefined }
      await inJob(club, { kind: 'mail.bounce', id: 0, payload: {}, now: now() }, steps, { wrote, closings })
    },
    lock: installationLocks(connection),
    now,
    log,
  })

/** Seals plain text stored by an older version before the first request; a club whose server is away is sealed at the next start. */
async function sealPlainSecrets(clubs: readonly Club[], warn: (message: string) => void) {
  for (const club of clubs) {
    const { unreadable } = await sealColumns(club, catalogue.resources).catch((error: Error) => {
      warn(`${club.slug}: secrets could not be looked at: ${error.message}`)
      return { unreadable: 0 }
    })
    if (unreadable > 0) warn(`${club.slug}: ${unreadable} secrets cannot be read with the keys that are here`)
  }
}
export const builtWeb = join(import.meta.dirname, '../../web/dist')
export const builtMemberPage = join(import.meta.dirname, '../../web/dist-member')
