import { type Day, startOfMonth } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'

type Context = Pick<Call<unknown>, 'tx' | 'today'>

/**
 * Lock of the closed months until the end of the transaction: shared by acts on lines of past months, exclusive for
 * closing one. It comes after all rows, and who holds it exclusively waits for no row.
 */
export const lockPeriods = (tx: Tx, how: 'shared' | 'exclusive') =>
  (how === 'shared'
    ? sql`select pg_advisory_xact_lock_shared(hashtextextended('periodo_cerrado', 0))`
    : sql`select pg_advisory_xact_lock(hashtextextended('periodo_cerrado', 0))`
  ).execute(tx)

/** Refuses days of closed months. Days of the current month, which cannot be closed, cost nothing. */
export async function requireOpenDays({ tx, today }: Context, days: readonly (Day | null)[]) {
  const months = [...new Set(days.flatMap((day) => (day === null ? [] : [startOfMonth(day)])))].filter((mes) => mes < startOfMonth(today))
  if (months.length === 0) return
  await lockPeriods(tx, 'shared')
  const closed = await tx.selectFrom('periodo_cerrado').select('mes').where('mes', 'in', months).orderBy('mes').executeTakeFirst()
  if (closed) refuse('periodo.cerrado', {}, { mes: `${closed.mes.slice(5, 7)}/${closed.mes.slice(0, 4)}` })
}

/** A line with its day and its booking. */
export interface DatedLine {
  readonly id_reg_factura: number
  readonly id_reg_reserva: number | null
  readonly fecha_creacion: Day
}

/** The same for lines: of the day of their booking, `played` if it has changed since, otherwise of their own. */
export async function requireOpenLines(call: Context, lines: readonly DatedLine[], played?: Day) {
  const old = lines.filter((line) => line.fecha_creacion < startOfMonth(call.today))
  const bookings = old.flatMap((line) => line.id_reg_reserva ?? [])
  const days =
    bookings.length === 0 || played !== undefined
      ? new Map<number, Day>()
      : new Map(
          (await call.tx.selectFrom('reserva').select(['id_reg_reserva', 'fecha']).where('id_reg_reserva', 'in', bookings).execute()).map(
            (one) => [one.id_reg_reserva, one.fecha],
          ),
        )
  await requireOpenDays(
    call,
    old.map((line) => {
      const day = line.id_reg_reserva === null ? null : (played ?? days.get(line.id_reg_reserva))
      return day ?? line.fecha_creacion
    }),
  )
}
