import { yearly } from '@app/contract/tariffs/tariff-rules'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/fail.ts'

/** Tariffs whole: prices with their bands, days of the year. */
const query = (tx: Tx) =>
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
    .orderBy('t.desc_tarifa')
    .orderBy('t.id_mst_tarifas')
type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]

const two = (n: number) => String(n).padStart(2, '0')
/** A tariff as the wire has it: dates of a tariff that recurs and its days are of year 0000. */
const dated = (row: Row) => ({
  ...row,
  ...(row.tipo_tarifa !== 3 && yearly),
  dias_tarifa: row.dias_tarifa.map(({ mes, dia_mes }) => ({ mes, dia_mes, fecha: `0000-${two(mes)}-${two(dia_mes)}` })),
})

/** Every tariff, by name. */
export const allTariffs = async (tx: Tx) => (await query(tx).execute()).map(dated)
/** One tariff; refused when it is not there. */
export const oneTariff = async (tx: Tx, id: number) =>
  dated((await query(tx).where('t.id_mst_tarifas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found'))
