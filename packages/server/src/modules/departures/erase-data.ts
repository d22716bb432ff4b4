import { erasePersonalData, type erasureBlocks, erasurePreview } from '@app/contract/departures/erase-data'
import type { Tx } from '../../kit/database/database.ts'
import { eraseRowsAbout, eraseWordsAbout } from '../../kit/database/personal-rows.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { forgetEntries } from '../access/public.ts'
import { forgetBookingWords } from '../bookings/public.ts'
import { forgetClosureNames } from '../closures/public.ts'
import { isStaff } from '../identity/public.ts'
import { pendingOf } from '../invoices/public.ts'
import { creditsLeft } from '../ledger/public.ts'
import { forgetMails } from '../mail/public.ts'
import { forgetPerson, lockMember } from '../members/public.ts'
import { forgetSeriesWords } from '../permanent/public.ts'
import { forgetRegistered } from '../registry/public.ts'

const nameOf = ({ nombre, apellidos }: { readonly nombre: string; readonly apellidos: string }) => `${nombre} ${apellidos}`.trim()

type Moment = Pick<Call<unknown>, 'tx' | 'now' | 'today' | 'minute'>
type Block = (typeof erasureBlocks)[number]

const has = async (query: { executeTakeFirst: () => Promise<unknown> }) => (await query.executeTakeFirst()) !== undefined

const playsLater = (tx: Tx, id: number, today: string) =>
  tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .select('r.id_reg_reserva')
    .where('p.id_mst_socios', '=', id)
    .where('r.fecha', '>=', today)
    .limit(1)
const passInForce = (tx: Tx, id: number, now: Date) =>
  tx
    .selectFrom('abono')
    .select('id_reg_abonos')
    .where('id_mst_socios', '=', id)
    .where('fecha_baja', 'is', null)
    .where((eb) => eb.or([eb('vence', 'is', null), eb('vence', '>', now)]))
    .limit(1)
const dependant = (tx: Tx, id: number) =>
  tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where((eb) => eb.or([eb('id_mst_socios_titular', '=', id), eb('id_mst_socios_tutor', '=', id)]))
    .limit(1)

/** Reasons against erasing the data of a member now. */
async function blocksOf({ tx, now, today, minute }: Moment, id: number, activo: boolean): Promise<Block[]> {
  const found: Record<Exclude<Block, 'reservado'>, boolean> = {
    cuenta: await isStaff(tx, id),
    activo,
    debe: ((await pendingOf(tx, [id], { today, minute })).get(id) ?? 0) > 0,
    creditos: (await creditsLeft(tx, id, now)) > 0,
    abonos: await has(passInForce(tx, id, now)),
    reservas: await has(playsLater(tx, id, today)),
    beneficiarios: await has(dependant(tx, id)),
  }
  return Object.entries(found).flatMap(([block, stands]) => (stands ? [block as Block] : []))
}

/** A locked member with the ended records merged into it: one person under several numbers. */
async function recordsOf(tx: Tx, row: Awaited<ReturnType<typeof lockMember>>) {
  const found = [row.id_mst_socios]
  for (const id of found) {
    const merged = await tx
      .selectFrom('socio_union')
      .select('id_socio_origen')
      .where('id_mst_socios', '=', id)
      .where('deshecho', 'is', null)
      .execute()
    found.push(...merged.map((one) => one.id_socio_origen).filter((origin) => !found.includes(origin)))
  }
  const others = found.slice(1)
  if (others.length === 0) return [row]
  return [
    row,
    ...(await tx.selectFrom('socio').selectAll().where('id_mst_socios', 'in', others).orderBy('id_mst_socios').forUpdate().execute()),
  ]
}

export const preview = handle(erasurePreview, async (call) => {
  const { tx, input } = call
  const row = await tx
    .selectFrom('socio')
    .select(['nombre', 'apellidos', 'activo', 'reservado'])
    .where('id_mst_socios', '=', input.id)
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return { nombre_completo: nameOf(row), impide: row.reservado ? ['reservado' as const] : await blocksOf(call, input.id, row.activo) }
})

export const erase = handle(erasePersonalData, async (call) => {
  const { tx, input, say, catalogue, club } = call
  const row = await lockMember(tx, input.id)
  const blocks = await blocksOf(call, input.id, row.activo)
  if (blocks.length > 0) refuse('datos.supresion_impedida', {}, {}, { impide: blocks })
  if (input.nombre_completo.trim() !== nameOf(row)) refuse('datos.nombre_distinto', { nombre_completo: 'datos.nombre_distinto' })
  const empty = { nombre: say('datos.erased_name'), apellidos: say('datos.erased_surname') }
  const records = await recordsOf(tx, row)
  const ids = records.map((one) => one.id_mst_socios)
  await forgetEntries(tx, ids)
  await eraseRowsAbout(tx, catalogue, ids)
  await eraseWordsAbout(tx, call, ids)
  await forgetBookingWords(tx, ids)
  await forgetSeriesWords(tx, ids)
  await forgetClosureNames(tx, club, ids)
  for (const one of records) {
    await forgetMails(tx, one.email)
    await forgetRegistered(tx, one.nif)
    await forgetPerson(tx, one, empty)
  }
  return { id_mst_socios: input.id, nombre_completo: nameOf(empty) }
})
