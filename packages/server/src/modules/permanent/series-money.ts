import { paymentTypes } from '@app/contract/income-types/payment-type'
import { guestMember } from '@app/contract/members/member'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { conceptOf, studentTest } from '../bookings/public.ts'
import { insertManyLines } from '../invoices/public.ts'
import { quoteDays } from '../tariffs/public.ts'
import { hoursOf, never } from './plan-series.ts'
import type { Series } from './series-rows.ts'

/** Players of every booking, the owner first; a member has one place, guests as many as requested. */
export function placesOf({ row, people }: Series): number[] {
  return peopleOf({ row, people }).flatMap(({ id_mst_socios, cantidad }) =>
    Array.from({ length: id_mst_socios === guestMember ? cantidad : 1 }, () => id_mst_socios),
  )
}

const peopleOf = ({ row, people }: Pick<Series, 'row' | 'people'>) => {
  const owner = row.id_mst_socios
  if (owner === null) return people
  const own = people.find((one) => one.id_mst_socios === owner)
  return [own ?? { id_mst_socios: owner, cantidad: 1 }, ...people.filter((one) => one !== own)]
}

interface Booked {
  readonly id_reg_reserva: number
  readonly fecha: Day
  readonly id_mst_recurso: number
}
interface Charging {
  readonly now: Date
  readonly today: Day
  readonly zone: string
  readonly by: number | null
  readonly names: ReadonlyMap<number, string>
  /** Players with a line for a booking already, as '<booking> <member>'. */
  readonly priced: ReadonlySet<string>
}

/** Sum of the lines of a booking on a court and a day, in cents: the same prices with which saving charges them. */
export async function seriesPrices(tx: Tx, series: Series, courts: readonly number[], { now, zone }: Pick<Charging, 'now' | 'zone'>) {
  const people = peopleOf(series)
  if (people.length === 0 || courts.length === 0) return () => 0
  const asked = await askedOf(tx, series, { now, zone })
  const quoteOn = await quoteDays(tx, asked, courts)
  return (court: number, fecha: Day) => quoteOn(court, fecha).reduce((sum, quote, index) => sum + quote.cents * people[index]!.cantidad, 0)
}

/** Questions for prices of a series; students of its course pay by their fee. */
async function askedOf(tx: Tx, series: Series, { now, zone }: Pick<Charging, 'now' | 'zone'>) {
  const { row } = series
  const { hora_ini, duracion } = hoursOf(series)
  const players = peopleOf(series).map((one) => one.id_mst_socios)
  return {
    from: hora_ini,
    minutes: duracion,
    type: row.id_mst_tiporeserva,
    players,
    madeAt: now,
    zone,
    isStudent: await studentTest(tx, row.id_mst_curso, row.fecha_ini, never),
  }
}

/**
 * A line for each person of each booking: the price of that day and court, of the form's income types if it has some,
 * with their payment types. Returns the number of lines, and their sum in cents.
 */
export async function chargeSeries(tx: Tx, series: Series, bookings: readonly Booked[], { now, today, zone, by, names, priced }: Charging) {
  const people = peopleOf(series)
  if (people.length === 0 || bookings.length === 0) return { lineas: 0, total: 0 }
  const { hora_ini: from } = hoursOf(series)
  const courts = [...new Set(bookings.map((one) => one.id_mst_recurso))]
  const asked = await askedOf(tx, series, { now, zone })
  const quoteOn = await quoteDays(tx, asked, courts)
  const lines = bookings.flatMap(({ id_reg_reserva, fecha, id_mst_recurso }) => {
    const concepto = conceptOf(names.get(id_mst_recurso) ?? '', { day: fecha, from })
    return quoteOn(id_mst_recurso, fecha).flatMap((quote, index) => {
      if (priced.has(`${id_reg_reserva} ${quote.id_mst_socios}`)) return []
      const income = series.incomes.find((one) => one.id_mst_tipoingreso === quote.id_mst_tipoingreso) ?? series.incomes[0]
      return {
        id_reg_reserva,
        id_mst_socios: quote.id_mst_socios,
        concepto,
        precio: quote.cents,
        cantidad: people[index]!.cantidad,
        id_mst_tipoingreso: income?.id_mst_tipoingreso ?? quote.id_mst_tipoingreso,
        id_mst_tipopago: income?.id_mst_tipopago ?? paymentTypes.cash,
        desc_tarifa: quote.desc_tarifa,
        explicacion: quote.explanation,
      }
    })
  })
  await insertManyLines(tx, lines, { today, by })
  return { lineas: lines.length, total: lines.reduce((sum, line) => sum + line.precio * line.cantidad, 0) }
}
