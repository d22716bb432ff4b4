import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

/** Quantity of a fee's line as raised. */
const raisedQuantity = sql`coalesce((jsonb_path_query_first(f.explicacion, '$.partes[*] ? (@.paso == "cantidad").valor'))::integer, 1)`

export const checks: Check[] = [
  {
    name: 'fees: the raised periods of a member’s fee follow each other without a common day',
    offending: (tx) =>
      tx
        .with('periods', (q) =>
          q
            .selectFrom('cuota_periodo')
            .select(['id_reg_cuota_periodo', 'desde'])
            .select(sql<string | null>`lag(hasta) over (partition by id_reg_socios_cuotas order by k)`.as('antes'))
            .where('retirado', '=', false),
        )
        .selectFrom('periods')
        .selectAll()
        .where(sql<boolean>`antes > desde`)
        .limit(100)
        .execute(),
  },
  {
    name: 'fees: nothing is raised from the next period of a member’s fee on, unless one of those was taken back',
    offending: (tx) =>
      tx
        .selectFrom('socios_cuotas as h')
        .innerJoin('cuota_periodo as p', 'p.id_reg_socios_cuotas', 'h.id_reg_socios_cuotas')
        .select(['h.id_reg_socios_cuotas', 'h.siguiente', 'p.k'])
        .where('p.retirado', '=', false)
        .whereRef('p.k', '>=', 'h.siguiente')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('cuota_periodo as b')
                .select('b.k')
                .whereRef('b.id_reg_socios_cuotas', '=', 'h.id_reg_socios_cuotas')
                .whereRef('b.k', '>=', 'h.siguiente')
                .where('b.retirado', '=', true),
            ),
          ),
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'fees: a raised period has a line exactly if it has an amount, and that of an untouched line is its total',
    offending: (tx) =>
      tx
        .selectFrom('cuota_periodo as p')
        .leftJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
        .select(['p.id_reg_cuota_periodo', 'p.importe', 'f.precio', 'f.cantidad'])
        .where(
          sql<boolean>`case when p.retirado then p.id_reg_factura is not null
            else (p.importe <> 0) is distinct from (p.id_reg_factura is not null)
              or (f.precio = f.precio_calculado and f.cantidad = ${raisedQuantity} and f.precio * f.cantidad <> p.importe) end`,
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'fees: a run says it made and took back at least the periods that it has',
    offending: (tx) =>
      tx
        .with('periods', (q) =>
          q
            .selectFrom('cuota_periodo')
            .select([
              'id_reg_cuota_proceso',
              sql<number>`count(*) filter (where importe <> 0)`.as('lineas'),
              sql<number>`count(*) filter (where importe = 0)`.as('sin_importe'),
              sql<number>`sum(importe)`.as('importe'),
              sql<number>`count(*) filter (where con_su_proceso and importe <> 0)`.as('retiradas'),
              sql<number>`sum(importe) filter (where con_su_proceso)`.as('importe_retirado'),
            ])
            .groupBy('id_reg_cuota_proceso'),
        )
        .selectFrom('cuota_proceso as r')
        .innerJoin('periods as p', 'p.id_reg_cuota_proceso', 'r.id_reg_cuota_proceso')
        .select(['r.id_reg_cuota_proceso', 'r.lineas', 'r.importe', 'p.lineas as found', 'p.importe as sum'])
        .where(
          // periods that were taken back go with a member's fee that is removed
          sql<boolean>`r.lineas < p.lineas or r.sin_importe < p.sin_importe or r.importe < p.importe or r.retiradas < p.retiradas
            or r.importe_retirado < p.importe_retirado`,
        )
        .limit(100)
        .execute(),
  },
]
