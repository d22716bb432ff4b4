import { incomeType } from '@app/contract/income-types/income-type'
import {
  createIncomeType,
  freeIncomeTypes,
  getIncomeType,
  incomeTypeInput,
  invoicePrefixes,
  linkCourtType,
  listIncomeTypes,
  mayRemoveIncomeType,
  newIncomeType,
  removeIncomeType,
  updateIncomeType,
} from '@app/contract/income-types/income-types'
import { sentOnly } from '@app/contract/kit/partial'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { linkIncomeType } from './public.ts'
import { usesOfIncomeType } from './uses.ts'

const columns = Object.keys(incomeType.fields) as (keyof typeof incomeType.fields)[]

/** Income types with the court types they are linked to. */
const files = (tx: Tx) =>
  tx
    .selectFrom('tipo_ingreso as t')
    .select(columns.map((column) => `t.${column}` as const))
    .select((eb) => {
      const linked = eb
        .selectFrom('tipo_ingreso_tiporecurso as l')
        .whereRef('l.id_mst_tipoingreso', '=', 't.id_mst_tipoingreso')
        .select(sql`json_agg(l.id_mst_tiporecurso order by l.id_mst_tiporecurso)`.as('ids'))
      return sql<number[]>`coalesce(${linked}, '[]'::json)`.as('tiporecursos')
    })
    .orderBy('t.desc_tipoingreso')
    .orderBy('t.id_mst_tipoingreso')

const file = async (tx: Tx, id: number) =>
  (await files(tx).where('t.id_mst_tipoingreso', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

export const listed = handle(listIncomeTypes, ({ tx }) => files(tx).execute())
export const get = handle(getIncomeType, ({ tx, input }) => file(tx, input.id))
export const free = handle(freeIncomeTypes, ({ tx }) => files(tx).where('t.reservado', '=', false).execute())

export const prefixes = handle(invoicePrefixes, ({ tx }) =>
  tx
    .selectFrom('tipo_ingreso')
    .select(['id_mst_tipoingreso', 'desc_tipoingreso', 'factura_oficial_prefijo'])
    .where('factura_oficial_prefijo', 'is not', null)
    .orderBy('factura_oficial_prefijo')
    .orderBy('id_mst_tipoingreso')
    .execute(),
)

export const template = handle(newIncomeType, async () => writeObject(incomeTypeInput, newRow(incomeTypeInput)))

/** Refuses a next income type that leads back to `id`. Locks them all, in order, so that two desks cannot close a cycle together. */
async function refuseCircle(tx: Tx, id: number, next: number) {
  const rows = await tx
    .selectFrom('tipo_ingreso')
    .select(['id_mst_tipoingreso', 'id_mst_tipoingreso_next'])
    .orderBy('id_mst_tipoingreso')
    .forNoKeyUpdate()
    .execute()
  const nextOf = new Map(rows.map((row) => [row.id_mst_tipoingreso, row.id_mst_tipoingreso_next]))
  const seen = new Set<number>()
  for (let at: number | null | undefined = next; at && !seen.has(at); at = nextOf.get(at)) {
    if (at === id) refuse('msg.invalid_input', { id_mst_tipoingreso_next: 'tipo_ingreso.siguiente_ciclo' })
    seen.add(at)
  }
}

export const create = handle(createIncomeType, async ({ tx, input }) => {
  const { id_mst_tipoingreso } = await tx.insertInto('tipo_ingreso').values(input).returning('id_mst_tipoingreso').executeTakeFirstOrThrow()
  return file(tx, id_mst_tipoingreso)
})

export const update = handle(updateIncomeType, async ({ tx, input: { id, ...sent } }) => {
  const change = sentOnly(sent)
  if (sent.id_mst_tipoingreso_next) await refuseCircle(tx, id, sent.id_mst_tipoingreso_next)
  if (Object.keys(change).length > 0) await tx.updateTable('tipo_ingreso').set(change).where('id_mst_tipoingreso', '=', id).execute()
  return file(tx, id)
})

export const mayRemove = handle(mayRemoveIncomeType, async (call) => {
  const { tx, say } = call
  const { id } = call.input
  const { reservado } = await file(tx, id)
  if (reservado) return { permitir: false, msg: say('msg.reserved'), in_use: null }
  const use = await usesOfIncomeType(tx, id, call)
  return use
    ? { permitir: false, msg: say('msg.NoPuedeEliminarTipoIngreso', use.values), in_use: use.extra.in_use }
    : { permitir: true, msg: null, in_use: null }
})

/** A reference added meanwhile is refused by the foreign keys. */
export const remove = handle(removeIncomeType, async (call) => {
  const { tx } = call
  const { id } = call.input
  const row = await tx.selectFrom('tipo_ingreso').select('reservado').where('id_mst_tipoingreso', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.reservado || (incomeType.reserved ?? []).includes(id)) refuse('msg.reserved')
  const use = await usesOfIncomeType(tx, id, call)
  if (use) refuse('msg.NoPuedeEliminarTipoIngreso', {}, use.values, use.extra)
  await tx.deleteFrom('tipo_ingreso').where('id_mst_tipoingreso', '=', id).execute()
  return {}
})

export const link = handle(linkCourtType, async ({ tx, input: { status, ...pair } }) => {
  await linkIncomeType(tx, { ...pair, on: status })
  return {}
})
