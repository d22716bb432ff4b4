import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Club } from './clubs.ts'
import { readSessionCookie } from './cookie.ts'
import { refuse } from './fail.ts'
import type { Platform } from './serve.ts'

interface News {
  readonly club: string
  readonly changes: readonly string[]
  readonly origin: string | null
}
type Listener = (news: News) => void

/** Tells every desk which resources a commit wrote: in this process at once, to other servers of the installation by NOTIFY. */
export interface Live {
  publish(club: Club, changes: readonly string[], origin: string | null): void
  listen(listener: Listener): () => void
  close(): Promise<void>
}

/** What goes from one server to the others in one NOTIFY. */
interface Letter {
  readonly server: string
  readonly all: readonly News[]
}
/** The longest payload that NOTIFY takes is 8,000 bytes; the names of the resources of so many commits stay far below. */
const newsInLetter = 20

export async function openLive(connect: () => Promise<pg.Client>): Promise<Live> {
  const self = randomUUID()
  const listeners = new Set<Listener>()
  const client = await connect()
  const tell = (news: News) => {
    for (const listener of listeners) listener(news)
  }
  client.on('notification', ({ payload }) => {
    const { server, all } = JSON.parse(payload ?? '{}') as Letter
    if (server !== self) for (const news of all) tell(news)
  })
  client.on('error', () => {})
  await client.query('listen tribuna_live')
  /** One connection, one query at a time; what comes up meanwhile goes with the next one. */
  let sending: Promise<unknown> = Promise.resolve()
  const waiting: News[] = []
  const send = async () => {
    const all = waiting.splice(0, newsInLetter)
    if (all.length === 0) return
    const letter: Letter = { server: self, all }
    await client.query('select pg_notify($1, $2)', ['tribuna_live', JSON.stringify(letter)]).catch(() => {})
  }
  return {
    publish: (club, changes, origin) => {
      const news = { club: club.slug, changes, origin }
      tell(news)
      waiting.push(news)
      sending = sending.then(send)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await sending
      await client.end()
    },
  }
}

/** A comment now and then keeps proxies from closing a silent stream. */
const heartbeat = 25_000

/** GET /api/live: server-sent events with the names of what changed, to whoever is signed in. */
export function serveLive(app: FastifyInstance, live: Live, platform: Pick<Platform, 'clubFor' | 'whoIs' | 'now'>) {
  app.get('/api/live', async (request, reply) => {
    const club = platform.clubFor(request.host) ?? refuse('msg.unknown_club')
    const token = readSessionCookie(request.headers.cookie, request.protocol === 'https')
    const who = token ? await platform.whoIs(club, token, platform.now()) : null
    if (!who) refuse('msg.not_signed_in')
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    stream.write(': ready\n\n')
    const stop = live.listen(({ club: slug, changes, origin }) => {
      if (slug === club.slug) stream.write(`data: ${JSON.stringify({ changes, origin })}\n\n`)
    })
    const beat = setInterval(() => stream.write(': still here\n\n'), heartbeat)
    request.raw.on('close', () => {
      clearInterval(beat)
      stop()
    })
  })
}
