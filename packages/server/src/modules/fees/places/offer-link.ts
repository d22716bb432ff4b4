import * as declared from '@app/contract/fees/places/offer-link'
import type { Language } from '@app/contract/kit/texts'
import { latest } from '@app/contract/values/day'
import { momentText } from '../../../kit/clock.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { hashToken } from '../../../kit/secrets/tokens.ts'
import { clubPayee, pageLanguage } from '../../mail/public.ts'
import { amountsOf } from '../amounts.ts'
import { explainedPeriods } from '../explained-periods.ts'
import { holdingsFrom } from '../holdings.ts'
import { newSchedule } from '../reschedule.ts'
import { isOpen, lockOffer, passOffer, takeOffer } from './course-offers.ts'
import { type OfferState, offerPage, type ShownOffer, unknownOfferPage } from './offer-page.ts'
import { readersOf } from './place-letters.ts'

type AnyonesCall = Call<unknown, User | null>

/** Offer of a link by its secret; null if unknown. */
const findOffer = ({ tx }: AnyonesCall, token: string) =>
  tx
    .selectFrom('curso_oferta as o')
    .innerJoin('curso_plaza as p', 'p.id_reg_curso_plaza', 'o.id_reg_curso_plaza')
    .selectAll('o')
    .select('p.desde')
    .where('o.huella', '=', hashToken(token))
    .executeTakeFirst()
type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** State for the reader: a skipped one is withdrawn, an open one that ran out has lapsed. */
function stateOf({ estado, caduca }: Offer, now: Date): OfferState {
  if (estado === 'ofrecida') return caduca > now ? 'ofrecida' : 'caducada'
  return estado === 'saltada' ? 'retirada' : estado
}

/** First fee of an offered place and the one after it, in cents, as they would be raised. */
async function amountsFrom({ tx }: AnyonesCall, id: number, from: string) {
  const row = await holdingsFrom(tx).where('h.id_reg_socios_cuotas', '=', id).executeTakeFirstOrThrow()
  const amounts = await amountsOf(tx, [row])
  const begun = { ...row, espera: false, fecha_inicio_cuota: from, fecha_fin_cuota: null }
  const [first, second] = explainedPeriods(amounts.withPlanned([begun]), { ...begun, ...newSchedule(amounts.fee(row), begun, null) }, 2)
  return { primera: first?.importe ?? null, precio: second?.importe ?? first?.importe ?? null }
}

/** The offer as its page shows it. */
async function shown(call: AnyonesCall, offer: Offer): Promise<ShownOffer> {
  const { now, today, club } = call
  const [reader] = await readersOf(call.tx, [offer.id_reg_socios_cuotas])
  const estado = stateOf(offer, now)
  const fecha = estado === 'aceptada' ? reader!.fecha_inicio_cuota : latest(today, offer.desde, reader!.fecha_inicio_cuota)
  return {
    ...{ estado, curso: reader!.desc_curso, socio: reader!.socio, fecha, hasta: momentText(offer.caduca, club.zone) },
    ...(estado === 'ofrecida' ? await amountsFrom(call, offer.id_reg_socios_cuotas, fecha) : { primera: null, precio: null }),
  }
}

/** Language of the page: the one chosen there, the reader's own, the browser's, the club's; and the club's company. */
async function viewOf(call: AnyonesCall, offer: Offer | undefined, chosen: Language | null) {
  const { tx, user } = call
  const [reader] = offer ? await readersOf(tx, [offer.id_reg_socios_cuotas]) : []
  const payee = await clubPayee(call)
  return { lang: chosen ?? pageLanguage(call, reader?.lang), payee, csrf: user?.csrf ?? null }
}

export const page = handle(declared.offerPage, async (call) => {
  const offer = await findOffer(call, call.input.token)
  const view = await viewOf(call, offer, call.input.lang)
  return offer ? offerPage(await shown(call, offer), view) : unknownOfferPage(view.lang, view.payee)
})

export const answer = handle(declared.answerOffer, async (call) => {
  const { input, now } = call
  const offer = await findOffer(call, input.token)
  const view = await viewOf(call, offer, input.lang)
  if (!offer) return unknownOfferPage(view.lang, view.payee)
  const locked = await lockOffer(call.tx, offer.id_reg_curso_oferta)
  // answered before, or too late: the page says how it ended
  if (!isOpen(locked, now)) return offerPage(await shown(call, (await findOffer(call, input.token))!), view)
  if (input.respuesta === 'aceptar') await takeOffer(call, locked, null)
  else await passOffer(call, locked, { estado: 'rechazada', by: null })
  return offerPage(await shown(call, (await findOffer(call, input.token))!), view)
})
