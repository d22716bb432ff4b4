import { difference } from '@app/contract/cash/cash-rules'
import { closeSuspects } from '@app/contract/cash/close-suspects'
import { type RegisterEntry, type Suspect, suspectsOf, type Unpaid } from '@app/contract/cash/suspects'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import { addDays, type Day, dayOf } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { movementsOf } from '../ledger/public.ts'
import { registerOf, requireRegisters } from './drawer.ts'
import { shiftOf } from './shift.ts'

const name = (alias: string) => sql<string | null>`${sql.ref(`${alias}.nombre`)} || ' ' || ${sql.ref(`${alias}.apellidos`)}`
/** Days of payments that define a habit. */
const habitDays = 90

type Shift = Awaited<ReturnType<typeof shiftOf>>

/** Payments keyed in the register and on the terminal during its shift, each command once, without reverted ones. */
function keyedIn(tx: Tx, { account, since, from, last }: Shift, zone: string) {
  const terminal = tx
    .selectFrom('libro_asiento')
    .select(['id_reg_asiento', 'fecha', 'motivo', 'id_reg_factura', 'debe', 'haber'])
    .select(sql<number>`case when debe = ${accounts.cardTerminal} then importe else -importe end`.as('importe'))
    .where((eb) => eb.or([eb('debe', '=', accounts.cardTerminal), eb('haber', '=', accounts.cardTerminal)]))
    .where('dia', '>=', from ? dayOf(from, zone) : '9999-12-31') // only for speed
    .where('fecha', last ? '>' : '>=', from ?? sql<Date>`'infinity'`)
  return tx
    .selectFrom(movementsOf(tx, account, since).unionAll(terminal).as('m'))
    .innerJoin('libro_asiento as a', 'a.id_reg_asiento', 'm.id_reg_asiento')
    .leftJoin('factura as f', 'f.id_reg_factura', 'm.id_reg_factura')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('socio as c', 'c.id_mst_socios', 'a.id_mst_socios_creacion')
    .select([
      sql<number[]>`array_agg(m.id_reg_asiento order by m.id_reg_asiento)::float8[]`.as('ids'),
      sql<Date>`min(m.fecha)`.as('fecha'),
      sql<number>`sum(m.importe)::bigint`.as('importe'),
      sql<boolean>`bool_or(${accounts.cardTerminal} in (m.debe, m.haber))`.as('datafono'),
      sql<string | null>`string_agg(distinct f.concepto, ', ')`.as('concepto'),
      sql<number | null>`min(f.id_mst_socios)`.as('socio'),
      sql<number | null>`min(f.id_reg_reserva)`.as('id_reg_reserva'),
      sql<number | null>`min(a.id_mst_socios_creacion)`.as('quien'),
      sql<string | null>`min(${name('s')})`.as('desc_socio'),
      sql<string | null>`min(${name('c')})`.as('desc_socio_creacion'),
      'm.motivo',
    ])
    .where('m.motivo', 'in', ['cobro', 'devolucion', 'entrada', 'salida'])
    .whereRef('a.devuelto', '<', 'a.importe')
    .groupBy([sql`coalesce(a.grupo, -a.id_reg_asiento)`, 'm.motivo', sql`${accounts.cardTerminal} in (m.debe, m.haber)`])
    .execute()
}
type Row = Awaited<ReturnType<typeof keyedIn>>[number]

/** Share of members' payments of the last months made by card, 0 to 1. */
async function habitsOf(tx: Tx, members: readonly number[], today: Day): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('libro_asiento as a')
    .innerJoin('factura as f', 'f.id_reg_factura', 'a.id_reg_factura')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select(['f.id_mst_socios', sql<number>`avg((c.id_mst_tipopago = ${paymentTypes.cardTerminal})::int)::float8`.as('byCard')])
    .where('f.id_mst_socios', 'in', members)
    .where('a.dia', '>=', addDays(today, -habitDays))
    .where('a.dia', '<', today)
    .where('c.id_mst_tipopago', 'in', [paymentTypes.cash, paymentTypes.cardTerminal])
    .groupBy('f.id_mst_socios')
    .execute()
  return new Map(rows.map((row) => [row.id_mst_socios!, row.byCard]))
}

/** Today's bookings that have begun and are unpaid, with their debt. */
async function unpaidToday(tx: Tx, today: Day, minute: number) {
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.nombre', 'c.id_mst_tiporecurso', 'c.desc_recurso'])
    .select(sql<number>`sum(f.precio * f.cantidad - f.pagado)::bigint`.as('importe'))
    .where('r.fecha', '=', today)
    .where('r.hora_ini', '<=', minute)
    .where('f.fecha_pago', 'is', null) // only for speed
    .groupBy(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.nombre', 'c.id_mst_tiporecurso', 'c.desc_recurso'])
    .execute()
  return new Map(rows.map((row) => [row.id_reg_reserva, row]))
}

type DueBooking = Awaited<ReturnType<typeof unpaidToday>> extends ReadonlyMap<number, infer B> ? B : never

/** A suspect without an entry or a booking. */
const noFacts = {
  cobros: [],
  fecha: null,
  concepto: null,
  desc_socio: null,
  desc_socio_creacion: null,
  id_reg_reserva: null,
  fecha_reserva: null,
  id_mst_tiporecurso: null,
}
/** Facts of a suspected entry. */
const entryFacts = (row: Row) => ({
  cobros: row.motivo === 'cobro' ? row.ids : [],
  fecha: row.fecha,
  concepto: row.concepto?.slice(0, 200) ?? null,
  desc_socio: row.desc_socio,
  desc_socio_creacion: row.desc_socio_creacion,
  id_reg_reserva: row.id_reg_reserva,
})
/** Facts of a booking that may have been paid without an entry. */
const bookingFacts = (due: DueBooking) => ({
  concepto: due.desc_recurso,
  desc_socio: due.nombre,
  id_reg_reserva: due.id_reg_reserva,
  fecha_reserva: due.fecha,
  id_mst_tiporecurso: due.id_mst_tiporecurso,
})

export const suspects = handle(closeSuspects, async ({ tx, input, today, minute, club }) => {
  await requireRegisters(tx)
  await registerOf(tx, input.id)
  const shift = await shiftOf(tx, input.id)
  const { expected } = shift
  const rows = await keyedIn(tx, shift, club.zone)
  const habits = await habitsOf(tx, [...new Set(rows.flatMap(({ socio }) => socio ?? []))], today)
  const due = await unpaidToday(tx, today, minute)
  const keyedOf = ({ ids, fecha, motivo, datafono, importe, quien, socio, concepto }: Row): RegisterEntry => ({
    ids,
    at: fecha.getTime(),
    kind: motivo as RegisterEntry['kind'],
    place: datafono ? 'datafono' : 'caja',
    cents: Math.abs(importe),
    clerk: quien,
    member: socio,
    concepts: concepto ?? '',
    byCard: socio === null ? null : (habits.get(socio) ?? null),
  })
  const unpaid = [...due.values()].map((one): Unpaid => ({ booking: one.id_reg_reserva, cents: one.importe, at: one.hora_ini }))
  const keyed = new Map(rows.map((row) => [keyedOf(row), row]))
  const terminal = rows.filter(({ datafono }) => datafono).reduce((sum, { importe }) => sum + importe, 0)
  const found = suspectsOf([...keyed.keys()], unpaid, {
    difference: difference(input.contado, expected),
    terminal: input.datafono === null ? null : input.datafono - terminal,
  })
  const wireOf = ({ kind, strength, entry: one, booking }: Suspect) => {
    const row = one && keyed.get(one)
    const open = booking === null ? undefined : due.get(booking)
    return {
      tipo: kind,
      fuerza: strength,
      importe: one?.cents ?? open?.importe ?? Math.abs(difference(input.contado, expected)),
      ...noFacts,
      ...(row && entryFacts(row)),
      ...(open && bookingFacts(open)),
    }
  }
  return { movimientos: rows.length, datafono_esperado: terminal, sospechosos: found.map(wireOf) }
})
