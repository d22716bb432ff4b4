import { addDays } from '@app/contract/values/day'
import { walletMovements, walletOf } from '@app/contract/wallet/wallet-movements'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { bothSides, creditsOf, refundableCredits, requireMember } from '../ledger/public.ts'

export const wallet = handle(walletOf, async ({ tx, now, input: { id } }) => {
  await requireMember(tx, id)
  const lotes = (await creditsOf(tx, [id], now)).map(({ saldo, vence }) => ({ saldo, vence }))
  return {
    creditos: lotes.reduce((sum, { saldo }) => sum + saldo, 0),
    en_dinero: await refundableCredits(tx, { id_mst_socios: id }, now),
    lotes,
  }
})

/** Both sides of the transfers of a member's credits: received ones above zero. */
const sidesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('libro_cuenta as c')
    .innerJoin(bothSides(tx).as('a'), 'a.cuenta', 'c.id_reg_cuenta')
    .select(['a.id_reg_asiento', 'a.grupo', 'a.fecha', 'a.dia', 'a.motivo', 'a.texto', 'a.id_reg_factura', 'a.id_mst_socios_creacion'])
    .select(['c.id_reg_cuenta', 'c.saldo', 'c.vence', sql<number>`-a.importe`.as('importe')])
    .where('c.id_mst_socios', '=', id)
    .where('c.clase', '=', 'credito')

/** Movements of members' credits: a row for each act, with the balance after it. */
function actsOf(tx: Tx, id: number, now: Date) {
  return tx
    .with('side', () => sidesOf(tx, id))
    .with('gone', (q) =>
      q
        .selectFrom('side')
        .select(['id_reg_cuenta', sql<number>`sum(-importe)::bigint`.as('importe')])
        .where('motivo', '=', 'caducidad')
        .groupBy('id_reg_cuenta'),
    )
    .with('act', (q) =>
      q
        .selectFrom('side as s')
        .leftJoin('gone as g', 'g.id_reg_cuenta', 's.id_reg_cuenta')
        .select(({ fn }) => [fn.max('s.id_reg_asiento').as('id'), fn.min('s.fecha').as('fecha'), fn.min('s.dia').as('dia')])
        .select(({ fn }) => [
          fn.min('s.motivo').as('motivo'),
          fn.min('s.texto').as('texto'),
          fn.min('s.id_mst_socios_creacion').as('quien'),
        ])
        .select([
          sql<number | null>`case when count(distinct s.id_reg_factura) = 1 then min(s.id_reg_factura) end`.as('linea'),
          sql<number>`sum(s.importe)::bigint`.as('creditos'),
          sql<Date | null>`min(s.vence) filter (where s.importe > 0)`.as('vence'),
          sql<number>`coalesce(sum(s.saldo) filter (where s.importe > 0), 0)::bigint`.as('quedan'),
          sql<number>`coalesce(sum(s.saldo) filter (where s.importe > 0 and (s.vence is null or s.vence > ${now})), 0)::bigint`.as('valen'),
          sql<number>`coalesce(sum(g.importe) filter (where s.importe > 0), 0)::bigint`.as('caducados'),
        ])
        .groupBy(sql`coalesce(s.grupo, -s.id_reg_asiento), s.motivo`),
    )
    .selectFrom('act')
    .selectAll()
    .select(sql<number>`(sum(creditos) over (order by id))::bigint`.as('final'))
}

/** Days between two instants, begun ones counted; 0 without end, or after it. */
const daysTo = (end: Date | null, from: Date) => (end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - from.getTime()) / 86_400_000)))

/** The last n movements of a member's credits, newest first, each with the concept of its line and its own text. */
export async function lastMovements(tx: Tx, id: number, now: Date, n: number) {
  const rows = await tx
    .selectFrom(actsOf(tx, id, now).as('m'))
    .leftJoin('factura as f', 'f.id_reg_factura', 'm.linea')
    .select(['m.id', 'm.fecha', 'm.motivo', 'm.texto', 'm.creditos', 'm.vence', 'f.concepto'])
    .orderBy('m.id', 'desc')
    .limit(n)
    .execute()
  return rows.map(({ concepto, texto, ...row }) => ({ ...row, concepto: [concepto, texto].filter(Boolean).join(' · ') || null }))
}

export const movements = handle(walletMovements, async ({ tx, now, input: { id, fechaIni, fechaFin } }) => {
  await requireMember(tx, id)
  const rows = await tx
    .selectFrom(actsOf(tx, id, now).as('m'))
    .leftJoin('factura as f', 'f.id_reg_factura', 'm.linea')
    .leftJoin('socio as s', 's.id_mst_socios', 'm.quien')
    .selectAll('m')
    .select(['f.concepto', fullName<string | null>('s').as('desc_socio_creacion')])
    .where('m.dia', '>=', fechaIni)
    .where('m.dia', '<', addDays(fechaFin, 1))
    .orderBy('m.id', 'desc')
    .execute()
  return rows.map((one) => ({
    id: one.id,
    fecha: one.fecha,
    key: one.creditos > 0 ? ('Anadir' as const) : ('Restar' as const),
    motivo: one.motivo,
    credito_anterior: one.final - one.creditos,
    creditos: one.creditos,
    credito_final: one.final,
    info_reserva: [one.concepto, one.texto].filter(Boolean).join(' · ') || null,
    id_reg_factura: one.linea,
    creditos_disponibles: one.quedan,
    creditos_disponibles_calc: one.valen,
    vence: one.vence,
    dias_caducidad: daysTo(one.vence, one.fecha),
    dias_caducidad_calc: daysTo(one.vence, now),
    proceso_caducado: one.caducados > 0,
    creditos_caducados: one.caducados,
    desc_socio_creacion: one.desc_socio_creacion,
  }))
})
