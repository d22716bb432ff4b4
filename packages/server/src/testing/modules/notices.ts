import { ownMailServer } from '../mail-server.ts'
import { innermostParts, readMime } from '../mime.ts'
import type { deskClub } from './bookings.ts'

/** The innermost parts of a letter as it was sent. */
const partsOf = (message: string) => innermostParts(readMime(Buffer.from(message)))

type Entry = Readonly<Record<string, string>>
/** The calendar of a letter: its method, and its events, each as name → value, parameters apart. */
export interface Calendar {
  readonly method: string
  readonly asShown: boolean
  readonly events: readonly Entry[]
}
function calendarOf(message: string): Calendar | null {
  const parts = partsOf(message)
  const part = parts.find(({ type }) => type.startsWith('text/calendar'))
  if (!part) return null
  const lines = part.text.replaceAll('\r\n ', '').split('\r\n')
  const valueOf = (line: string) => line.slice(line.indexOf(':') + 1)
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const name = /^[A-Z-]+/.exec(line)?.[0]
    const event = events.at(-1)
    if (name && event) event[name] = valueOf(line)
  }
  const method = valueOf(lines.find((line) => line.startsWith('METHOD:')) ?? '')
  // the part that mail programs show names the method of its calendar
  const asShown = part.type.includes(`method=${method}`) && !part.type.includes('name=')
  return { method, asShown, events }
}

/** Letters of a club to its players, as its mail server gets them; members have addresses, and the clock goes on. */
export async function letterBox<D extends Awaited<ReturnType<typeof deskClub>>>(desk: D) {
  const { received } = await ownMailServer()
  const names = ['anna', 'berta', 'carles']
  for (const [at, id] of desk.members.entries())
    await desk.db
      .updateTable('socio')
      .set({ email: `${names[at]}@example.com` })
      .where('id_mst_socios', '=', id)
      .execute()
  let at = desk.now().getTime()
  const pass = (seconds: number) => {
    at += seconds * 1000
    desk.at(new Date(at).toISOString())
  }
  const set = async (cod_param: string, valor: string) => {
    await desk.db
      .insertInto('param')
      .values({ cod_param, valor, activo: true })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor }))
      .execute()
  }
  /** Letters since the last look, once everything due is done, by address. */
  const letters = async () => {
    await desk.product.outbox.drained()
    const kept = await desk.db.selectFrom('correo').selectAll().orderBy('para').orderBy('id_reg_correo').execute()
    await desk.db.deleteFrom('correo').execute()
    const sent = received.splice(0)
    return kept.map(({ para, asunto, texto, html, message_id }) => {
      const message = sent.find((one) => `<${one.id}>` === message_id)?.message ?? ''
      // what is kept of a letter with a secret is blank
      const sent_html = partsOf(message).find(({ type }) => type.startsWith('text/html'))?.text ?? ''
      return { para, asunto, texto, html, sent_html, calendar: calendarOf(message) }
    })
  }
  /** Letters about what was done until now, a minute later. */
  const told = async () => {
    pass(61)
    return letters()
  }
  return { set, pass, told, letters }
}
