import type { Player, QuoteInput } from '@app/contract/tariffs/price-input'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { tariffsWithDays, tariffsWithRules } from './tariffs-with-rules.ts'

type Prices = Pick<QuoteInput, 'tariffs' | 'unlinkedTariffs' | 'courtTypeIncomes' | 'courtPrices' | 'courtTypePrices' | 'reservationType'>

/** The income types that are linked to a court's type. */
const incomesOf = (tx: Tx, court: number) =>
  tx
    .selectFrom('tipo_ingreso_tiporecurso as l')
    .innerJoin('recurso as r', 'r.id_mst_tiporecurso', 'l.id_mst_tiporecurso')
    .where('r.id_mst_recurso', '=', court)
    .select('l.id_mst_tipoingreso')

const tariffsFor = (tx: Tx, court: number) =>
  tariffsWithRules(tx)
    .where('t.id_mst_tipoingreso', 'in', () => incomesOf(tx, court))
    .orderBy('t.id_mst_tarifas')

/** The other active ones, without prices: they are only named. */
const unlinkedFor = (tx: Tx, court: number) =>
  tariffsWithDays(tx)
    .where('t.activo', '=', true)
    .where(({ eb, or, not }) => or([eb('t.id_mst_tipoingreso', 'is', null), not(eb('t.id_mst_tipoingreso', 'in', incomesOf(tx, court)))]))
    .orderBy('t.id_mst_tarifas')

interface PriceQuery {
  readonly court: number
  readonly bookingType: number
}

/**
 * All data for a booking's prices except the players, in one query: the court's own prices, its type's, the tariffs of
 * the income types linked to it, the booking type; null for an unknown court.
 */
export const loadPrices = cached(
  [
    'recurso',
    'recurso_tiposocio',
    'tiporecurso_tiposocio',
    'tipo_ingreso_tiporecurso',
    'tipo_reserva',
    'tarifa',
    'tarifa_dia',
    'tarifa_precio',
    'tarifa_precio_tramo',
  ],
  async (tx, { court, bookingType }: PriceQuery): Promise<Prices | null> => {
    const found = await tx
      .selectFrom('recurso as r')
      .where('r.id_mst_recurso', '=', court)
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('recurso_tiposocio as p')
            .whereRef('p.id_mst_recurso', '=', 'r.id_mst_recurso')
            .select(['p.id_mst_tiposocio', 'p.precio', 'p.hora_ini', 'p.hora_fin'])
            .orderBy('p.id_reg_recurso_tiposocio'),
        ).as('courtPrices'),
        jsonArrayFrom(
          eb
            .selectFrom('tiporecurso_tiposocio as p')
            .whereRef('p.id_mst_tiporecurso', '=', 'r.id_mst_tiporecurso')
            .select(['p.id_mst_tiposocio', 'p.precio', 'p.hora_ini', 'p.hora_fin'])
            .orderBy('p.id_reg_tiporecurso_tiposocio'),
        ).as('courtTypePrices'),
        jsonArrayFrom(
          eb
            .selectFrom('tipo_ingreso_tiporecurso as l')
            .whereRef('l.id_mst_tiporecurso', '=', 'r.id_mst_tiporecurso')
            .select('l.id_mst_tipoingreso')
            .orderBy('l.id_reg_tipoingreso_tiporecurso'),
        ).as('incomes'),
        jsonObjectFrom(
          eb
            .selectFrom('tipo_reserva as t')
            .where('t.id_mst_tiporeserva', '=', bookingType)
            .select(['t.desc_tiporeserva', 't.preciohora', 't.id_mst_tipoingreso']),
        ).as('reservationType'),
        jsonArrayFrom(tariffsFor(tx, court)).as('tariffs'),
        jsonArrayFrom(unlinkedFor(tx, court)).as('unlinkedTariffs'),
      ])
      .executeTakeFirst()
    if (!found) return null
    const { incomes, ...prices } = found
    return { ...prices, courtTypeIncomes: incomes.map((link) => link.id_mst_tipoingreso) }
  },
)

/** Members as prices look at them. */
export const loadPlayers = (tx: Tx, members: readonly number[]): Promise<Player[]> =>
  tx.selectFrom('socio').select(['id_mst_socios', 'id_mst_tiposocio', 'preciohora']).where('id_mst_socios', 'in', members).execute()
