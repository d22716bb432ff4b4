import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** Stops that hold back every letter but those that somebody waits for; an unsubscribed address gets letters about its own bookings. */
const hardStops = ['no_existe', 'llena', 'queja'] as const
type HardStop = (typeof hardStops)[number]

/** Bounces in a row after which an address is full. */
const mostBounces = 3

/** Hard stop of an address in force; undefined if it receives. */
export const hardStopOf = (tx: Tx, address: string) =>
  tx
    .selectFrom('direccion_parada')
    .select('motivo')
    .where('email', '=', address.toLowerCase())
    .where('activa', '=', true)
    .where('motivo', 'in', hardStops)
    .executeTakeFirst()

/** The row of an address, locked; a new one stops nothing yet. */
async function lockAddress(tx: Tx, email: string, now: Date) {
  await tx
    .insertInto('direccion_parada')
    .values({ email, motivo: 'llena', fecha: now, activa: false })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return tx.selectFrom('direccion_parada').selectAll().where('email', '=', email).forUpdate().executeTakeFirstOrThrow()
}

/** True if the letter sent to the address before this one came back too, or there is none. */
async function isInRow(tx: Tx, email: string, letter: number) {
  const before = await tx
    .selectFrom('correo')
    .select('rebote')
    .where(sql<boolean>`lower(para) = ${email}`)
    .where('sent_at', 'is not', null)
    .where('id_reg_correo', '<', letter)
    .orderBy('id_reg_correo', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before === undefined || before.rebote !== null
}

interface Stopping {
  readonly address: string
  readonly motivo: HardStop
  readonly detalle: string | null
  /** The letter that came back. */
  readonly letter: number
  readonly now: Date
}
/**
 * Stops an address at once, or a full one at its third bounce in a row: one letter between two that did not come back begins the count
 * anew. The first hard stop stays until it is lifted.
 */
export async function stopAddress(tx: Tx, { address, motivo, detalle, letter, now }: Stopping) {
  const email = address.toLowerCase()
  const row = await lockAddress(tx, email, now)
  if (row.activa && row.motivo !== 'baja' && row.motivo !== 'llena') return
  const rebotes = motivo !== 'llena' ? row.rebotes : (await isInRow(tx, email, letter)) ? row.rebotes + 1 : 1
  const isStopped = motivo !== 'llena' || rebotes >= mostBounces
  const isUnsubscribed = row.activa && row.motivo === 'baja'
  const stop = isStopped || !row.activa ? { motivo, detalle, fecha: now } : {}
  await tx
    .updateTable('direccion_parada')
    .set({ ...stop, rebotes, activa: row.activa || isStopped, dada_de_baja: row.dada_de_baja || (isStopped && isUnsubscribed) })
    .where('email', '=', email)
    .execute()
}
