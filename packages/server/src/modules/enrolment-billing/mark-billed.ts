import type { BillingSection } from '@app/contract/enrolment-billing/billing-page'
import * as declared from '@app/contract/enrolment-billing/mark-billed'
import type { Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle, type PreparationCall } from '../../kit/http/serve.ts'
import { type Days, type Prices, rebillActivities, rebillChampionships } from '../activities/public.ts'
import { clubAt, isCentral, requireSection } from './billed-clubs.ts'
import { daysOf } from './period.ts'

interface OfMonth {
  readonly url_club: string
  readonly month: number | null
  readonly year: number | null
}
interface ToMark extends OfMonth {
  readonly inscritos: number | null
  readonly importe: number | null
}

const summed = (prices: Prices) => ({ inscritos: prices.length, importe: prices.reduce((sum, { precio }) => sum + precio, 0) })

/** The asked month, the current one by default. */
const monthOf = ({ month, year }: OfMonth, today: Day): Days =>
  daysOf({ month: month ?? Number(today.slice(5, 7)), year: year ?? Number(today.slice(0, 4)) })

/** Refuses sums other than those that the user was shown, and none at all. */
function requireShown(done: ReturnType<typeof summed>, { inscritos, importe }: ToMark) {
  if (done.inscritos === 0) refuse('facturacion.nada_pendiente')
  if ((inscritos ?? done.inscritos) !== done.inscritos || (importe ?? done.importe) !== done.importe) refuse('facturacion.ha_cambiado')
}

const rebill = { actividades: rebillActivities, campeonatos: rebillChampionships }

type Work<I> = (tx: Tx, today: Day, input: I) => Promise<ReturnType<typeof summed>>

const marking =
  (section: BillingSection): Work<ToMark> =>
  async (tx, today, input) => {
    await requireSection(tx, section)
    const done = summed(await rebill[section](tx, monthOf(input, today), { before: null, after: today }))
    requireShown(done, input)
    return done
  }
const unmarking =
  (section: BillingSection): Work<OfMonth> =>
  async (tx, today, input) => {
    await requireSection(tx, section)
    const done = summed(await rebill[section](tx, monthOf(input, today), { before: today, after: null }))
    return done.inscritos > 0 ? done : refuse('facturacion.nada_que_quitar')
  }

/** The club of the call: any for administrators at the central host, the own one otherwise. */
const clubOf = (call: PreparationCall<OfMonth>): ClubFacts =>
  clubAt(isCentral(call) ? call.installation.clubs : [call.club], call.input.url_club)

/** Works in the named club: in a transaction of its own if it is another one, otherwise in that of the call. */
const inNamedClub = <I extends OfMonth>(work: Work<I>) => ({
  prepare: async (call: PreparationCall<I>) => {
    const { club, installation, now, input } = call
    const named = clubOf(call)
    if (named.slug === club.slug) return null
    return installation.write(named, (tx) => work(tx, clubTime(now, named.zone).today, input))
  },
  run: async ({ tx, today, input, prepared }: Call<I> & { prepared: ReturnType<typeof summed> | null }) =>
    prepared ?? work(tx, today, input),
})

export const activities = handle(declared.markActivitiesBilled, inNamedClub(marking('actividades')))
export const championships = handle(declared.markChampionshipsBilled, inNamedClub(marking('campeonatos')))
export const unmarkActivities = handle(declared.unmarkActivitiesBilled, inNamedClub(unmarking('actividades')))
export const unmarkChampionships = handle(declared.unmarkChampionshipsBilled, inNamedClub(unmarking('campeonatos')))
