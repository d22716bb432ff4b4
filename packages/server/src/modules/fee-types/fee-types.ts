import { feeType } from '@app/contract/fee-types/fee-type'
import {
  createFeeType,
  feeTypePromotions,
  feeTypesOrNone,
  getFeeType,
  hasFees,
  listFeeTypes,
  removeFeeType,
  savePromotions,
  updateFeeType,
} from '@app/contract/fee-types/fee-types'
import { sentOnly } from '@app/contract/kit/partial'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { type Percentage, type Promotion, writeLists } from './lists.ts'

const columns = Object.keys(feeType.fields) as (keyof typeof feeType.fields)[]

/** Fee types with their lists, and the numbers of the fees that the user sees and of their members of today or later. */
async function files({ tx, user, today }: Call<unknown>) {
  const seen = await incomesSeenBy(tx, user)
  return tx
    .selectFrom('tipo_cuotas as t')
    .select(columns.map((column) => `t.${column}` as const))
    .select((eb) => {
      const promotions = eb
        .selectFrom('tipo_cuota_promocion as p')
        .whereRef('p.id_mst_tipocuotas', '=', 't.id_mst_tipocuotas')
        .select(
          sql`json_agg(json_build_object('num_cuotas', p.num_cuotas, 'precio_promocion', p.precio_promocion) order by p.orden)`.as('all'),
        )
      const siblings = eb
        .selectFrom('tipo_cuota_hermano as h')
        .whereRef('h.id_mst_tipocuotas', '=', 't.id_mst_tipocuotas')
        .select(sql`json_agg(json_build_object('porcentaje', h.porcentaje) order by h.orden)`.as('all'))
      const fees = eb
        .selectFrom('cuotas as c')
        .whereRef('c.id_mst_tipocuotas', '=', 't.id_mst_tipocuotas')
        .where(inIncomes('c.id_mst_tipoingreso', seen))
      return [
        sql<Promotion[]>`coalesce(${promotions}, '[]'::json)`.as('promotions'),
        sql<Percentage[]>`coalesce(${siblings}, '[]'::json)`.as('hermanos'),
        fees.select(eb.fn.countAll<number>().as('fees')).$asScalar().$notNull().as('cuotas'),
        fees
          .innerJoin('socios_cuotas as s', 's.id_cuota', 'c.id_mst_cuotas')
          .where('s.espera', '=', false)
          .where((held) => held.or([held('s.fecha_fin_cuota', 'is', null), held('s.fecha_fin_cuota', '>=', today)]))
          .select(sql<number>`count(distinct s.id_mst_socios)`.as('members'))
          .$asScalar()
          .$notNull()
          .as('socios'),
      ]
    })
    .orderBy('t.desc_tipocuota')
    .orderBy('t.id_mst_tipocuotas')
}

const file = async (call: Call<unknown>, id: number) =>
  (await (await files(call)).where('t.id_mst_tipocuotas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

export const list = handle(listFeeTypes, async (call) => (await files(call)).execute())
export const get = handle(getFeeType, (call) => file(call, call.input.id))

/** Locks a fee type, so that its lists are those of one desk. */
const lock = async (tx: Tx, id: number) =>
  (await tx.selectFrom('tipo_cuotas').select(columns).where('id_mst_tipocuotas', '=', id).forNoKeyUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

export const create = handle(createFeeType, async (call) => {
  const { tx, input } = call
  const { id_mst_tipocuotas: _id, promotions, hermanos, ...row } = input
  const { id_mst_tipocuotas: id } = await tx
    .insertInto('tipo_cuotas')
    .values({ ...row, reservado: false })
    .returning('id_mst_tipocuotas')
    .executeTakeFirstOrThrow()
  await writeLists(tx, id, { promotions, hermanos })
  return file(call, id)
})

export const update = handle(updateFeeType, async (call) => {
  const { tx, input } = call
  const { id, id_mst_tipocuotas: _id, reservado: _reserved, promotions, hermanos, ...sent } = input
  await lock(tx, id)
  const change = sentOnly(sent)
  if (Object.keys(change).length > 0) await tx.updateTable('tipo_cuotas').set(change).where('id_mst_tipocuotas', '=', id).execute()
  await writeLists(tx, id, { promotions, hermanos })
  return file(call, id)
})

const firstFee = (tx: Tx, id: number) =>
  tx.selectFrom('cuotas').select('id_mst_cuotas').where('id_mst_tipocuotas', '=', id).limit(1).executeTakeFirst()

export const checkFees = handle(hasFees, async (call) => {
  const { id_mst_tipocuotas } = await file(call, call.input.id)
  const tiene = (await firstFee(call.tx, id_mst_tipocuotas)) !== undefined
  return { tiene, msg: tiene ? call.say('msg.tipoCuotaConCuotas') : null }
})

/** Locked first: a fee that is given this type meanwhile waits, and finds it deleted. */
export const remove = handle(removeFeeType, async ({ tx, input: { id }, note }) => {
  const row = await tx.selectFrom('tipo_cuotas').select(columns).where('id_mst_tipocuotas', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.reservado || (feeType.reserved ?? []).includes(id)) refuse('msg.noPermitirEliminarReservado')
  if (await firstFee(tx, id)) refuse('msg.tipoCuotaConCuotas')
  await writeLists(tx, id, { promotions: [], hermanos: [] })
  await tx.deleteFrom('tipo_cuotas').where('id_mst_tipocuotas', '=', id).execute()
  note('tipo_cuotas', row, null)
  return {}
})

export const choicesOrNone = handle(feeTypesOrNone, async ({ tx, say }) => [
  { id: 0, text: say('fee-types.no_fee') },
  ...(await tx
    .selectFrom('tipo_cuotas')
    .select(['id_mst_tipocuotas as id', 'desc_tipocuota as text'])
    .orderBy('desc_tipocuota')
    .orderBy('id_mst_tipocuotas')
    .execute()),
])

/** Lists of a fee type as they are saved. */
async function lists(call: Call<unknown>, id: number) {
  const { id_mst_tipocuotas, promotions: datos, hermanos } = await file(call, id)
  return { id_mst_tipocuotas, datos, hermanos }
}

export const promotions = handle(feeTypePromotions, (call) => lists(call, call.input.id))

export const save = handle(savePromotions, async (call) => {
  const { tx, input } = call
  const { id_mst_tipocuotas: id, datos, hermanos } = input
  await lock(tx, id)
  await writeLists(tx, id, { promotions: datos, hermanos })
  return lists(call, id)
})
