import type { Language } from '@app/contract/kit/texts'
import * as declared from '@app/contract/notifications/unsubscribe'
import { formatDay } from '@app/contract/values/day'
import { escaped } from '../../kit/http/html.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { clubPayee, hiddenFields, linkFrame, pageLanguage, sayer, unsubscribeAddress } from '../mail/public.ts'
import { recordConsent } from '../personal-data/public.ts'

type AnyonesCall = Call<unknown, User | null>

/** People of the letter of a link, by its secret. */
const peopleOfLink = ({ tx }: AnyonesCall, token: string) =>
  tx
    .selectFrom('notificacion_destino')
    .select(['id_mst_socios', 'nombre', 'email', 'idioma'])
    .where('huella', '=', hashToken(token))
    .orderBy('id_reg_notificaciones_destinos')
    .execute()
type LinkPerson = Awaited<ReturnType<typeof peopleOfLink>>[number]

/** Language of the page, and the club's company. */
async function viewOf(call: AnyonesCall, people: readonly LinkPerson[], chosen: Language | null) {
  const payee = await clubPayee(call)
  return { lang: chosen ?? people[0]?.idioma ?? pageLanguage(call, null), payee, csrf: call.user?.csrf ?? null }
}

/** Page of the link: both answers, or the one that was given. */
async function pageOf(
  call: AnyonesCall,
  people: readonly LinkPerson[],
  { chosen, given }: { chosen: Language | null; given: 'baja' | 'alta' | null },
) {
  const { lang, payee, csrf } = await viewOf(call, people, chosen)
  const say = sayer(lang)
  const title = say('baja.titulo', { club: call.club.nombre })
  const frame = (body: string) => linkFrame({ lang, payee }, { title, body, foot: 'baja.pie' })
  if (people.length === 0) return frame(`<section role="status"><h1>${escaped(say('baja.desconocida'))}</h1></section>`)
  const names = new Intl.ListFormat(lang).format(people.map((one) => one.nombre))
  const done = given && `<p class="note good" role="status">${escaped(say(given === 'baja' ? 'baja.hecho_no' : 'baja.hecho_si'))}</p>`
  const head = `<section><h1>${escaped(title)}</h1><p>${escaped(say('baja.para', { nombre: names }))}</p>${done || ''}<p class="soft">${escaped(say('baja.pregunta'))}</p></section>`
  const sent = hiddenFields({ lang, ...(csrf !== null && { _token: csrf }) })
  const button = (answer: 'baja' | 'alta', look: string) =>
    `<button name="respuesta" value="${answer}"${look}>${escaped(say(answer === 'baja' ? 'baja.no' : 'baja.si'))}</button>`
  return frame(`${head}<form method="post">${sent}${button('baja', given === null ? ' class="main"' : '')}${button('alta', '')}</form>`)
}

export const page = handle(declared.unsubscribePage, async (call) =>
  pageOf(call, await peopleOfLink(call, call.input.token), { chosen: call.input.lang, given: null }),
)

/** Records the answer for each member of the letter; people who are no members are known by their address. */
export const answer = handle(declared.answerUnsubscribe, async (call) => {
  const { tx, input, now, today, club, say } = call
  const people = await peopleOfLink(call, input.token)
  const given = input.respuesta ?? (input['List-Unsubscribe'] === 'One-Click' ? 'baja' : null)
  if (given === null) return pageOf(call, people, { chosen: input.lang, given })
  const prueba = say('baja.prueba', { fecha: formatDay(today), club: club.nombre })
  for (const { id_mst_socios, email } of people) {
    if (id_mst_socios !== null)
      await recordConsent(tx, { id_mst_socios, finalidad: 'comunicaciones', otorgado: given === 'alta', prueba, now, by: null })
    // an address that somebody else unsubscribed wants letters again, too
    if (email !== null && (id_mst_socios === null || given === 'alta'))
      await unsubscribeAddress(tx, { email, activa: given === 'baja', now })
  }
  return pageOf(call, people, { chosen: input.lang, given })
})
