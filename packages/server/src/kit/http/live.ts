import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Club } from '../database/clubs.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import { headersFor } from './security-headers.ts'
import { requireSession } from './session.ts'

interface News {
  readonly club: string
  /** Names of resources; null stands for all of them. */
  readonly changes: readonly string[] | null
  readonly origin: string | null
}
type Listener = (news: News) => void
/** Club of a listener, and the position from which it wants to know the news; null from now on. */
interface Since {
  readonly club: string
  readonly position: string | null
}

/** Notifies every desk of the resources that a commit wrote: directly in this process, by NOTIFY on other servers of the installation. */
export interface Live {
  publish(club: Club, changes: readonly string[], origin: string | null): void
  /** Position after the news so far: sent with every answer, and back by the page that opens its stream after it has read. */
  position(): string
  /** First repeats the news since a position, or all resources if they are not known any more; `missed` is called when news of other servers may have been lost. */
  listen(listener: Listener, missed: () => void, since: Since | null): () => void
  /** Number of open streams, and other listeners. */
  streams(): number
  close(): Promise<void>
}

/** Payload of one NOTIFY between servers. */
interface Letter {
  readonly server: string
  readonly all: readonly News[]
}
/** Maximum of commits in one NOTIFY: the longest payload is 8,000 bytes, and the names of their resources stay far below. */
const newsInLetter = 20
/** Maximum of news kept for other servers while the database is away; they read everything again when it is back. */
const mostWaiting = 1000
/** Maximum of news that are remembered for pages about to open their stream. */
const mostRemembered = 1000
/** Milliseconds between two tries to reach the database again. */
const reconnectAfter = 500

/** Channel of changes to the table of clubs: a club made, moved, or with other host names. */
export const clubsChannel = 'tribuna_clubs'
const newsChannel = 'tribuna_live'

/**
 * Maintains one connection that listens and notifies, created by `newClient`; a broken one is reopened until `close`. `clubsChanged` is called
 * when the table of clubs changed, or may have, or with the short name of a club whose move is at its end.
 */
export async function openLive(newClient: () => pg.Client, clubsChanged: (held: string) => void = () => {}): Promise<Live> {
  const self = randomUUID()
  const listeners = new Map<Listener, () => void>()
  const waiting: News[] = []
  const recent: News[] = []
  let count = 0
  /** The news since a position; null if it is of another server, or too old. */
  const newsSince = (position: string): readonly News[] | null => {
    const [server, number] = position.split('/')
    const missing = count - Number(number)
    return server === self && missing >= 0 && missing <= recent.length ? recent.slice(recent.length - missing) : null
  }
  const deliver = (news: News) => {
    count += 1
    recent.push(news)
    if (recent.length > mostRemembered) recent.shift()
    for (const listener of listeners.keys()) listener(news)
  }
  /** One query at a time; news that arrive meanwhile are sent with the next one. */
  let sending: Promise<unknown> = Promise.resolve()
  const send = async () => {
    const all = connection.client() ? waiting.splice(0, newsInLetter) : []
    if (all.length === 0) return
    const letter: Letter = { server: self, all }
    await connection
      .client()
      ?.query('select pg_notify($1, $2)', [newsChannel, JSON.stringify(letter)])
      .catch(() => waiting.unshift(...all))
  }
  const connection = await keepListening(newClient, {
    received: (channel, payload) => {
      if (channel === clubsChannel) return clubsChanged(payload)
      const { server, all } = JSON.parse(payload) as Letter
      if (server !== self) for (const news of all) deliver(news)
    },
    back: () => {
      clubsChanged('')
      for (const missed of listeners.values()) missed()
      sending = sending.then(send)
    },
  })
  return {
    publish: (club, changes, origin) => {
      const news = { club: club.slug, changes, origin }
      deliver(news)
      waiting.push(news)
      if (waiting.length > mostWaiting) waiting.shift()
      sending = sending.then(send)
    },
    position: () => `${self}/${count}`,
    listen: (listener, missed, since) => {
      if (since !== null && since.position !== null)
        for (const news of newsSince(since.position) ?? [{ club: since.club, changes: null, origin: null }]) listener(news)
      listeners.set(listener, missed)
      return () => listeners.delete(listener)
    },
    // one listener is the worker of this process
    streams: () => listeners.size - 1,
    close: async () => {
      await sending
      await connection.close()
    },
  }
}

interface Listening {
  readonly received: (channel: string, payload: string) => void
  /** Called when a lost connection is re-established. */
  readonly back: () => void
}

/** A connection that listens to both channels, opened again whenever it is lost; `client` is null meanwhile. */
async function keepListening(newClient: () => pg.Client, { received, back }: Listening) {
  let current: pg.Client | null = null
  let closed = false
  let again: NodeJS.Timeout | undefined
  let connecting: Promise<void> = Promise.resolve()
  const open = async () => {
    const opened = newClient()
    // before it is connected: a server that shuts down may send its notice together with its welcome
    opened.on('error', () => {})
    opened.on('end', () => {
      if (current === opened) lost()
    })
    opened.on('notification', ({ channel, payload }) => received(channel, payload ?? ''))
    try {
      await opened.connect()
      for (const channel of [newsChannel, clubsChannel]) await opened.query(`listen ${channel}`)
    } catch (error) {
      void opened.end().catch(() => {})
      throw error
    }
    current = opened
  }
  const lost = () => {
    current = null
    if (closed) return
    clearTimeout(again)
    again = setTimeout(() => {
      connecting = open().then(back, lost)
    }, reconnectAfter).unref()
  }
  await open()
  return {
    client: () => current,
    close: async () => {
      closed = true
      clearTimeout(again)
      await connecting
      await current?.end()
    },
  }
}

/** A comment now and then keeps proxies from closing a silent stream; a session that has run out is noticed then. */
const heartbeat = 25_000
/** Maximum of live streams per session. */
const mostStreams = 10
/** Maximum of unread bytes of a listener; beyond it the stream ends, and a live browser reconnects. */
const mostUnread = 1_000_000

/**
 * GET /api/live?since: server-sent events with the names of changed resources, for signed-in users; first those since the
 * position that came with the page's first answer. A stream ends with its session and with the server.
 */
export function serveLive(
  app: FastifyInstance,
  live: Live,
  platform: Pick<Platform, 'clubFor' | 'sessionUser' | 'isSessionOpen' | 'decidesAccess' | 'now'>,
) {
  const streams = new Map<string, Set<ServerResponse>>()
  app.addHook('preClose', async () => {
    for (const stream of [...streams.values()].flatMap((all) => [...all])) stream.end()
  })
  app.get<{ Querystring: { since?: string } }>('/api/live', async (request, reply) => {
    const position = request.query.since ?? null
    const { club, who, token } = await requireSession(request, platform)
    const key = `${club.slug} ${who.session}`
    const mine = streams.get(key) ?? new Set()
    if (mine.size >= mostStreams) refuse('msg.too_many_windows', {}, { max: mostStreams })
    reply.hijack()
    const stream = reply.raw
    streams.set(key, mine.add(stream))
    stream.writeHead(200, {
      ...headersFor(request),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const say = (text: string) => (stream.writableLength > mostUnread ? stream.destroy() : stream.write(text))
    say(': ready\n\n')
    /** Sends a text unless the session has ended; if the database is away and the session cannot be checked, the stream stays open. */
    const sendWhileOpen = async (text: string) => {
      const open = await platform.isSessionOpen(club, token, platform.now()).catch(() => true)
      if (open) say(text)
      else stream.end()
    }
    const stop = live.listen(
      ({ club: slug, changes, origin }) => {
        if (slug !== club.slug) return
        const text = `data: ${JSON.stringify({ changes, origin })}\n\n`
        if (changes === null || changes.some((name) => platform.decidesAccess.includes(name))) void sendWhileOpen(text)
        else say(text)
      },
      // the browser opens a new stream, and reads everything again
      () => stream.end(),
      { club: club.slug, position },
    )
    const beat = setInterval(() => void sendWhileOpen(': still here\n\n'), heartbeat)
    stream.on('close', () => {
      clearInterval(beat)
      stop()
      mine.delete(stream)
      if (mine.size === 0) streams.delete(key)
    })
  })
}
