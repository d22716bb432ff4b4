import { queries, refresh } from './queries.ts'
import { livePosition, windowId } from './session.ts'
import { store } from './store.ts'

/** True if the browser has no network, or the stream has been down long enough to show it. */
export const offline = store(false)

/** Milliseconds: a short break of the stream is not shown as offline. */
const patience = 1500
const firstRetry = 300
const lastRetry = 5000

interface News {
  changes: string[] | null
  origin: string | null
}

/** Follows GET /api/live: writes of other desks are refetched here. While the stream is down everything is refetched every `refreshMinutes`. Returns the function that stops it. */
export function startLive(refreshMinutes: () => number): () => void {
  let source: EventSource | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let missed = false
  let wait = firstRetry

  const goDown = () => {
    missed = true
    offline.set(true)
    polling ??= setInterval(() => void refresh(), refreshMinutes() * 60_000)
  }
  const onOpen = () => {
    clearTimeout(silence)
    clearInterval(polling)
    silence = polling = undefined
    wait = firstRetry
    offline.set(false)
    if (missed) void refresh()
    missed = false
  }
  const onError = () => {
    missed = true
    silence ??= setTimeout(goDown, patience)
    source?.close()
    clearTimeout(again)
    again = setTimeout(connect, wait)
    wait = Math.min(wait * 2, lastRetry)
  }
  function connect() {
    clearTimeout(again)
    source?.close()
    const since = livePosition()
    source = new EventSource(missed || !since ? '/api/live' : `/api/live?since=${encodeURIComponent(since)}`)
    source.onopen = onOpen
    source.onerror = onError
    source.onmessage = ({ data }) => {
      const { changes, origin } = JSON.parse(String(data)) as News
      if (origin !== windowId) void refresh(changes ?? undefined)
    }
  }
  connect()
  if (!navigator.onLine) goDown()
  window.addEventListener('offline', goDown)
  window.addEventListener('online', connect)
  return () => {
    window.removeEventListener('offline', goDown)
    window.removeEventListener('online', connect)
    source?.close()
    clearTimeout(silence)
    clearTimeout(again)
    clearInterval(polling)
    offline.set(false)
    queries.clear()
  }
}
