import type { lineFates } from '@app/contract/fees/fee-runs'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { inIncomes } from '../../income-types/public.ts'
import { type Sum, sumOf } from './sums.ts'

export type Fate = (typeof lineFates)[number]

/**
 * Fate of a period and its line. Money in doubt counts as paid: a line that an outside system may be charging, and one that an official
 * invoice has, stay as those that are paid; one in a receipt stays with it.
 */
const fate = sql<Fate>`case
  when p.retirado and p.con_su_proceso then 'retirada'
  when p.retirado or f.fecha_baja is not null then 'borrada'
  when f.id_reg_factura is null then 'sin_tocar'
  when f.retenido > 0 or o.id_reg_factura is not null then 'en_maquina'
  when f.id_reg_facturaoficial is not null or i.id_reg_factura is not null then 'facturada'
  when f.pagado <> 0 or f.pagado_bono <> 0 or f.fecha_pago is not null then 'cobrada'
  when r.id_reg_factura is not null then 'en_recibo'
  when f.precio is distinct from f.precio_calculado or f.precio * f.cantidad <> p.importe
    or f.concepto is distinct from f.explicacion ->> 'concepto' then 'cambiada'
  else 'sin_tocar' end`

/** Lines that outside systems may be charging now; a link that nobody has opened is none. */
const inDoubt = (tx: Tx) =>
  tx
    .selectFrom('libro_operacion as a')
    .innerJoin('libro_operacion_linea as l', 'l.id_reg_operacion', 'a.id_reg_operacion')
    .select('l.id_reg_factura')
    .distinct()
    .where('a.estado', 'in', ['pendiente', 'dudosa'])
    .where('a.clase', '<>', 'enlace')

/** Periods of members' fees with their lines and fates: those of the income types that a user sees. */
export const periodFates = (tx: Tx, incomes: readonly number[] | null) =>
  tx
    .selectFrom('cuota_periodo as p')
    .innerJoin('socios_cuotas as h', 'h.id_reg_socios_cuotas', 'p.id_reg_socios_cuotas')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .leftJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .leftJoin(inDoubt(tx).as('o'), 'o.id_reg_factura', 'f.id_reg_factura')
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom('facturaoficial_linea as n')
          .select('n.id_reg_factura')
          .whereRef('n.id_reg_factura', '=', 'f.id_reg_factura')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .leftJoin('recibo_factura as r', (join) => join.onRef('r.id_reg_factura', '=', 'f.id_reg_factura').on('r.vivo', '=', true))
    .select(['p.id_reg_cuota_periodo', 'p.id_reg_socios_cuotas', 'p.k', 'p.desde', 'p.hasta', 'p.importe', 'p.id_reg_factura', 'p.generar'])
    .select(['h.id_mst_socios', 'c.desc_cuota', 'c.id_mst_tipocuotas', 'f.fecha_pago', 'f.fecha_creacion'])
    .select([fullName('s').as('nombre_completo'), sql<number>`coalesce(f.pagado, 0)`.as('cobrado'), fate.as('destino')])
    .where(inIncomes('c.id_mst_tipoingreso', incomes))

/** Number and sum of periods by fate. */
export const byFate = <P extends { readonly destino: Fate; readonly importe: number }>(
  periods: readonly P[],
): (Sum & { destino: Fate })[] =>
  [...Map.groupBy(periods, ({ destino }) => destino)]
    .map(([destino, own]) => ({ destino, ...sumOf(own) }))
    .filter(({ lineas }) => lineas > 0)

/** True for a period that goes when its run is taken back; a line changed by hand only if it is wished. */
export const mayGo = ({ destino }: { readonly destino: Fate }, con_cambiadas: boolean) =>
  destino === 'sin_tocar' || (con_cambiadas && destino === 'cambiada')
