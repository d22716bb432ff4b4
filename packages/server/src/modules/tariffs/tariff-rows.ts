import { yearly } from '@app/contract/tariffs/tariff-rules'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { tariffsWithRules } from './tariffs-with-rules.ts'

const query = (tx: Tx) => tariffsWithRules(tx).orderBy('t.desc_tarifa').orderBy('t.id_mst_tarifas')
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
/** One tariff; refuses an unknown id. */
export const oneTariff = async (tx: Tx, id: number) =>
  dated((await query(tx).where('t.id_mst_tarifas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found'))
