import { activity, activityEnrolment, activityGroup, championshipEnrolment } from '@app/contract/activities/activity'
import { parameter } from '@app/contract/club/parameter'
import type { BillingSection } from '@app/contract/enrolment-billing/billing-page'
import * as declared from '@app/contract/enrolment-billing/enrolments-of-month'
import { championship, championshipGroup } from '@app/contract/matches/championship'
import { member } from '@app/contract/members/member'
import type { Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Call, PreparationCall } from '../../kit/http/serve.ts'
import { handle } from '../../kit/http/serve.ts'
import type { Installation } from '../../kit/installation.ts'
import { type Days, shownPerson } from '../activities/public.ts'
import { bills, clubAt, hostOf, isCentral, requireSection } from './billed-clubs.ts'
import { requireHash } from './hash.ts'
import { daysOf } from './period.ts'

const inActivities = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom('actividad_inscrito as i')
    .innerJoin('actividad_grupo as g', 'g.id_reg_actividades_grupo', 'i.id_reg_actividades_grupo')
    .innerJoin('actividad as a', 'a.id_reg_actividades', 'g.id_reg_actividades')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios')
    .select(['i.id_reg_actividades_inscritos as id_inscrito', 'a.desc_actividad as titulo', 'g.desc_actividades_grupo as grupo'])
    .select(['i.fecha', 'i.precio', 'i.fecha_facturacion', shownPerson[1]])
    .where('i.fecha', '>=', from)
    .where('i.fecha', '<=', to)
    .orderBy('i.fecha')
    .orderBy('nombre_completo')
    .orderBy('i.id_reg_actividades_inscritos')
    .execute()

const inChampionships = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom('campeonato_inscrito as i')
    .innerJoin('campeonato_grupo as g', 'g.id_reg_campeonatos_grupo', 'i.id_reg_campeonatos_grupo')
    .innerJoin('campeonato as c', 'c.id_reg_campeonatos', 'g.id_reg_campeonatos')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios')
    .select(['i.id_reg_campeonatos_inscritos as id_inscrito', 'c.desc_campeonato as titulo', 'g.desc_campeonatos_grupo as grupo'])
    .select(['i.fecha', 'i.precio', 'i.fecha_facturacion', shownPerson[1]])
    .where('i.fecha', '>=', from)
    .where('i.fecha', '<=', to)
    .orderBy('i.fecha')
    .orderBy('nombre_completo')
    .orderBy('i.id_reg_campeonatos_inscritos')
    .execute()

const found = { actividades: inActivities, campeonatos: inChampionships }

interface Asked {
  readonly section: BillingSection
  readonly days: Days
  readonly withNames: boolean
}
/** Enrolments of a club; `today` is its own day. */
async function rowsOf(tx: Tx, club: ClubFacts & { readonly today: Day }, { section, days, withNames }: Asked) {
  const rows = await found[section](tx, days)
  return rows.map((row) => ({
    ...{ url_club: hostOf(club), club: club.nombre, ...row },
    ...{ nombre_completo: withNames ? row.nombre_completo : null, marcado_hoy: row.fecha_facturacion === club.today },
  }))
}

/** Enrolments of clubs, one after another; clubs without the section, or without an answer, have none. */
async function rowsOfClubs({ clubs, readEach }: Installation, now: Date, asked: Asked, only = clubs) {
  const each = await readEach(only, async (tx, club) =>
    (await bills(tx, asked.section)) ? rowsOf(tx, { ...club, today: clubTime(now, club.zone).today }, asked) : [],
  )
  return each.flatMap((rows) => rows ?? [])
}

interface Period {
  readonly month: number
  readonly year: number
}
type Reading = Period & { readonly url_club: string | null }

/** Rows of the central view; null at a club, which reads its own. */
async function centralRows(call: PreparationCall<Reading>, section: BillingSection) {
  const { installation, now, input } = call
  if (!isCentral(call)) return null
  const asked = { section, days: daysOf(input), withNames: input.url_club !== null }
  return rowsOfClubs(installation, now, asked, input.url_club === null ? undefined : [clubAt(installation.clubs, input.url_club)])
}

const sources = {
  actividades: [activityEnrolment, activityGroup, activity, member, parameter],
  campeonatos: [championshipEnrolment, championshipGroup, championship, member, parameter],
}

/** Rows of the club itself. Refuses another club, and a section that it does not bill. */
async function ownRows({ tx, club, today, input }: Call<Reading>, section: BillingSection) {
  if (input.url_club !== null) clubAt([club], input.url_club)
  await requireSection(tx, section)
  return rowsOf(tx, { ...club, today }, { section, days: daysOf(input), withNames: true })
}

export const activities = handle(declared.activityEnrolmentsOfMonth, {
  prepare: (call) => centralRows(call, 'actividades'),
  run: async (call) => {
    call.reads(...sources.actividades)
    return call.prepared ?? ownRows(call, 'actividades')
  },
})

export const championships = handle(declared.championshipEnrolmentsOfMonth, {
  prepare: (call) => centralRows(call, 'campeonatos'),
  run: async (call) => {
    call.reads(...sources.campeonatos)
    return call.prepared ?? ownRows(call, 'campeonatos')
  },
})

type ByHash = Period & { readonly hash: string }

/** Rows of all clubs for the holder of the token. */
const hashedRows = ({ club, installation, now, input }: PreparationCall<ByHash, never>, section: BillingSection) => {
  requireHash(club, input)
  return rowsOfClubs(installation, now, { section, days: daysOf(input), withNames: false })
}

export const activitiesByHash = handle(declared.activityEnrolmentsByHash, {
  prepare: (call) => hashedRows(call as never, 'actividades'),
  run: async ({ prepared }) => prepared,
})

export const championshipsByHash = handle(declared.championshipEnrolmentsByHash, {
  prepare: (call) => hashedRows(call as never, 'campeonatos'),
  run: async ({ prepared }) => prepared,
})
