import { memberSummary } from '@app/contract/member-summary/summary'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { clubTime, lastInstantOf } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { pendingOf } from '../invoices/public.ts'
import { creditsLeft } from '../ledger/public.ts'
import { inSports, type Sports, sportsReadBy } from '../member-permissions/public.ts'
import { keepsItsMoney } from '../passes/public.ts'
import { registeredAs } from '../registry/public.ts'
import { bookingsOf } from './bookings.ts'
import { requireFile } from './require-file.ts'

const shown = 5

interface Asked {
  readonly id: number
  readonly sports: Sports | null
}
interface Moment {
  readonly today: Day
  readonly minute: number
}
const isOver = ({ today, minute }: Moment) => sql<boolean>`(r.fecha, r.hora_ini + r.duracion) <= (${today}::date, ${minute})`

/** Bookings that have not ended yet, the next first; those that have, the last first. */
function around(tx: Tx, { id, sports }: Asked, now: Moment) {
  const coming = bookingsOf(tx, id, sports)
    .where('r.fecha', '>=', now.today)
    .where(sql<boolean>`not ${isOver(now)}`)
  const over = bookingsOf(tx, id, sports).where('r.fecha', '<=', now.today).where(isOver(now))
  return {
    coming: coming.orderBy('r.fecha').orderBy('r.hora_ini').orderBy('r.id_reg_reserva').limit(shown).execute(),
    over: over.orderBy('r.fecha', 'desc').orderBy('r.hora_ini', 'desc').orderBy('r.id_reg_reserva', 'desc').limit(shown).execute(),
  }
}

/** Numbers of the bookings to come, the notes and the documents of a member. */
const countsOf = (tx: Tx, { id, sports }: Asked, now: Moment) =>
  tx
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('reserva_socio as p')
        .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
        .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
        .select(fn.countAll<number>().as('n'))
        .where('p.id_mst_socios', '=', id)
        .where(inSports('c.id_mst_tiporecurso', sports))
        .where('r.fecha', '>=', now.today)
        .where(sql<boolean>`not ${isOver(now)}`)
        .as('num_reservas'),
      selectFrom('notas_socio').select(fn.countAll<number>().as('n')).where('id_mst_socios', '=', id).as('num_notas'),
      selectFrom('socios_documentos').select(fn.countAll<number>().as('n')).where('id_mst_socios', '=', id).as('num_documentos'),
    ])
    .executeTakeFirstOrThrow()

/** The holder of a member, and the member's dependants. */
const familyOf = (tx: Tx, id: number, holder: number | null) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', fullName('s').as('nombre_completo')])
    .select(sql<boolean>`s.id_mst_socios is not distinct from ${holder}::bigint`.as('es_titular'))
    .where((eb) => eb.or([eb('s.id_mst_socios_titular', '=', id), eb('s.id_mst_socios', '=', holder)]))
    .orderBy('es_titular', 'desc')
    .orderBy(sql`s.orden_alfabetico`)
    .orderBy('s.id_mst_socios')
    .limit(50)
    .execute()

const passesInForce = (tx: Tx, id: number, now: Date) =>
  tx
    .selectFrom('abono as a')
    .select(({ fn }) => [fn.countAll<number>().as('abonos'), fn.min('vence').as('vence')])
    .where(keepsItsMoney)
    .where('id_mst_socios', '=', id)
    .where('fecha_baja', 'is', null)
    .where('activo', '=', true)
    .where((eb) => eb.or([eb('vence', 'is', null), eb('vence', '>', now)]))
    .executeTakeFirstOrThrow()

export const get = handle(memberSummary, async ({ tx, user, input: { id }, now, today, minute, club }) => {
  const { id_mst_socios_titular: holder, nif } = await requireFile(tx, id)
  const asked = { id, sports: await sportsReadBy(tx, user) }
  const { coming, over } = around(tx, asked, { today, minute })
  const [pending, creditos, passes, proximas, ultimas, familia, resident, counted] = await together(
    pendingOf(tx, [id], { today, minute }),
    creditsLeft(tx, id, now),
    passesInForce(tx, id, now),
    coming,
    over,
    familyOf(tx, id, holder),
    registeredAs(tx, nif),
    countsOf(tx, asked, { today, minute }),
  )
  const { abonos, vence } = passes
  const abono_hasta = vence && clubTime(lastInstantOf(vence), club.zone).today
  const padron = { empadronado: resident !== undefined, empadronado_en: resident?.poblacion ?? null }
  const counts = {
    num_reservas: counted.num_reservas ?? 0,
    num_notas: counted.num_notas ?? 0,
    num_documentos: counted.num_documentos ?? 0,
  }
  return { debe: pending.get(id) ?? 0, creditos, abonos, abono_hasta, ...counts, ...padron, proximas, ultimas, familia }
})
