import { feeDesk } from '@app/contract/fees/fee'
import { may } from '@app/contract/kit/permissions'
import { addDays, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { isOneOf, planByValues, type Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { type Held } from '../holdings.ts'
import { countPlaces, courseOf, forNewcomers, waitingFor } from './course-places.ts'
import { mailPlace, readersOf } from './place-letters.ts'

type Reading = Pick<WorkCall, 'tx' | 'now' | 'today'>

interface Terms {
  readonly idcurso: number
  readonly descuento: number
  readonly descuento_acum: number
  readonly socios: readonly { readonly [name in OwnTerm]: number | null }[]
}
type OwnTerm = 'descuento' | 'descuento_acum' | 'precio_especial' | 'importe_primera_mensualidad'
const ownTerms = ['descuento', 'descuento_acum', 'precio_especial', 'importe_primera_mensualidad'] as const

/** True if the user sees and changes prices of fees. */
export const seesPrices = (user: WorkCall['user']) => may(user, feeDesk)

/** Refuses staff with the right to bookings alone a fee without a course, and other prices than the fee's. */
export function requireEnrolling(user: WorkCall['user'], { idcurso, descuento, descuento_acum, socios }: Terms) {
  if (seesPrices(user)) return
  const hasPrice = descuento > 0 || descuento_acum > 0 || socios.some((one) => ownTerms.some((name) => one[name] !== null))
  if (idcurso === 0 || hasPrice) refuse('cuota.solo_curso')
}

/** Places of a course as a preview says them: without a lock. */
export interface Seats {
  readonly limite: number | null
  readonly activos: number
  /** Places for those to be added; null without a limit. */
  readonly libres: number | null
  /** Names of members with an open offer, and of those that wait. */
  readonly ofrecidas: string[]
  readonly esperan: string[]
  /** Classes from a day on. */
  readonly clases: number
}
const noSeats: Seats = { limite: null, activos: 0, libres: null, ofrecidas: [], esperan: [], clases: 0 }

/** Places of a course from a day on, for those to be added; with `over` also those that are offered or due to others. */
export async function seatsOf(
  call: Reading,
  curso: number | null,
  { from, classesFrom, over }: { readonly from: Day; readonly classesFrom: Day; readonly over: boolean },
): Promise<Seats> {
  if (curso === null) return noSeats
  const { tx, today } = call
  const course = await courseOf(tx, curso)
  const places = await countPlaces(call, course, from)
  const waiting = await waitingFor(tx, curso, today)
    .select(['h.id_reg_socios_cuotas as id', fullName('s').as('nombre')])
    .execute()
  const offered = new Set(places.ofrecidas.map((one) => one.id_reg_socios_cuotas))
  const { clases } = await tx
    .selectFrom('reserva')
    .select(sql<number>`count(distinct (fecha, hora_ini))`.as('clases'))
    .where('id_mst_curso', '=', curso)
    .where('fecha', '>=', classesFrom)
    .executeTakeFirstOrThrow()
  return {
    limite: course.limite_alumnos === 0 ? null : course.limite_alumnos,
    ...{ activos: places.activos, libres: forNewcomers(places, over), clases: Number(clases) },
    ofrecidas: waiting.filter(({ id }) => offered.has(id)).map((one) => one.nombre),
    esperan: waiting.map((one) => one.nombre),
  }
}

/** Days ahead in which other bookings at the hours of the classes are looked for. */
const aheadDays = 60

/** Members with another booking at the hours of a class, with the name of it, by member. */
export async function sameHours(tx: Tx, curso: number | null, { ids, from }: { readonly ids: readonly number[]; readonly from: Day }) {
  if (curso === null) return new Map<number, string>()
  // a course has two classes, or hundreds
  await planByValues(tx)
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('reserva as other', (join) =>
      join
        .onRef('other.fecha', '=', 'r.fecha')
        .on(sql<boolean>`other.hora_ini < r.hora_ini + r.duracion and r.hora_ini < other.hora_ini + other.duracion`)
        .on(sql<boolean>`other.id_mst_curso is distinct from r.id_mst_curso`),
    )
    .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'other.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'other.id_mst_recurso')
    .select(['p.id_mst_socios', sql<string>`coalesce(other.nombre, c.desc_recurso)`.as('nombre')])
    .where('r.id_mst_curso', '=', curso)
    .where('r.fecha', '>=', from)
    .where('r.fecha', '<', addDays(from, aheadDays))
    .where(isOneOf('p.id_mst_socios', ids))
    .orderBy('other.fecha', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.id_mst_socios, row.nombre]))
}

/** Letters to members that were added: to those that are in, and others to those that wait, with their place on the list. */
export async function mailEnrolled(call: Pick<WorkCall, 'tx' | 'now' | 'today' | 'club'>, curso: number, made: readonly Held[]) {
  const ids = made.map((row) => row.id_reg_socios_cuotas)
  const readers = new Map((await readersOf(call.tx, ids)).map((one) => [one.id_reg_socios_cuotas, one]))
  const list = await waitingFor(call.tx, curso, call.today).select('h.id_reg_socios_cuotas as id').execute()
  for (const { id_reg_socios_cuotas: id, espera, fecha_inicio_cuota: fecha } of made) {
    const reader = readers.get(id)
    if (reader)
      await mailPlace(call, espera ? 'curso_espera' : 'oferta_aceptada', reader, {
        fecha,
        puesto: list.findIndex((one) => one.id === id) + 1,
      })
  }
}
