import { makeCalendarLink } from '@app/contract/bookings/calendar-link'
import type { Desk } from '../club.ts'

/** Calendar feeds as a program reads them. */
export function calendarFeeds(desk: Pick<Desk, 'call' | 'anonymous'>) {
  /** A feed read without a session: its events, each as name → value. */
  const read = async (path: string) => {
    const { status, body, headers } = await desk.anonymous.http<{ text?: string }>({ method: 'GET', url: path })
    const events = (body.text ?? '')
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) =>
        Object.fromEntries(
          event
            .split('\r\n')
            .flatMap((line) => (line.includes(':') ? [[line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]] : [])),
        ),
      )
    return { status, events, type: String(headers['content-type']) }
  }
  const linkOf = async (whose: { id_mst_recurso?: number; id_mst_socios?: number }) => (await desk.call(makeCalendarLink, whose)).path
  /** The event of a booking; undefined if the feed has none. */
  const eventOf = async (path: string, id: number) => (await read(path)).events.find((event) => event.UID?.startsWith(`reserva-${id}@`))
  return { read, linkOf, eventOf }
}
