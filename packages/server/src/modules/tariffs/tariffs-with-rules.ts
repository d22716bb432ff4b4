import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../kit/database/database.ts'

/** Tariffs with their days of the year, for a query of their own or as a part of another. */
export const tariffsWithDays = (tx: Tx) =>
  tx
    .selectFrom('tarifa as t')
    .selectAll('t')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('tarifa_dia as d')
          .whereRef('d.id_mst_tarifas', '=', 't.id_mst_tarifas')
          .select(['d.mes', 'd.dia_mes'])
          .orderBy('d.mes')
          .orderBy('d.dia_mes'),
      ).as('dias_tarifa'),
    ])

/** Tariffs with prices and their bands. */
export const tariffsWithRules = (tx: Tx) =>
  tariffsWithDays(tx).select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('tarifa_precio as p')
        .whereRef('p.id_mst_tarifas', '=', 't.id_mst_tarifas')
        .select((inner) => [
          'p.id_mst_tarifas_precios',
          'p.id_mst_tarifas',
          'p.id_mst_tiposocio',
          'p.precio',
          'p.precio_faltan_pocas_horas',
          jsonArrayFrom(
            inner
              .selectFrom('tarifa_precio_tramo as b')
              .whereRef('b.id_mst_tarifas_precios', '=', 'p.id_mst_tarifas_precios')
              .select(['b.min_horas', 'b.max_horas', 'b.precio'])
              .orderBy('b.min_horas'),
          ).as('tramos'),
        ])
        .orderBy('p.id_mst_tarifas_precios'),
    ).as('precios'),
  ])
