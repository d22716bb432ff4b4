import { countedTotal, denominations } from '@app/contract/cash/cash-rules'
import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import type { InputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import { json, type Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { requireRegisters } from './drawer.ts'
import { drawerNow } from './drawer-now.ts'
import { lockRegisters } from './public.ts'

interface Entry {
  readonly id_mst_caja: number
  readonly tipo: 'entrada' | 'salida' | 'cierre'
  readonly amount: number
  readonly desc_caja: string | null
  readonly fecha: Date
  readonly id_mst_socios: number
}
const write = (tx: Tx, entry: Entry & { esperado?: number; contador?: ReturnType<typeof json>; id_reg_cobro?: number }) =>
  tx
    .insertInto('caja_movimiento')
    .values(entry as never)
    .returningAll()
    .executeTakeFirstOrThrow()

const positive = (amount: number) => amount > 0 || refuse('caja.importe_positivo', { amount: 'caja.importe_positivo' })

export const withdraw = handle(withdrawCash, async ({ tx, input, now, user, note }) => {
  await requireRegisters(tx)
  positive(input.amount)
  await lockRegisters(tx, [input.id_mst_caja])
  const { expected } = await drawerNow(tx, input.id_mst_caja)
  if (input.amount > expected) refuse('caja.no_hay_tanto_efectivo', {}, { importe: formatEuros(expected) })
  const movement = await write(tx, { ...input, tipo: 'salida', fecha: now, id_mst_socios: user.id_mst_socios })
  note('caja_movimiento', null, movement)
  return movement
})

export const add = handle(addCash, async ({ tx, input, now, user, note }) => {
  await requireRegisters(tx)
  positive(input.amount)
  await lockRegisters(tx, [input.id_mst_caja])
  const movement = await write(tx, { ...input, tipo: 'entrada', fecha: now, id_mst_socios: user.id_mst_socios })
  note('caja_movimiento', null, movement)
  return movement
})

/** A counter has coins and notes that exist, and adds up to what was declared. */
function checkCounter({ contador, amount, retirar }: InputOf<typeof closeDrawer>) {
  const unknown = contador?.find(({ valor }) => !denominations.includes(valor))
  if (unknown) refuse('caja.moneda_desconocida', { contador: 'caja.moneda_desconocida' }, { importe: formatEuros(unknown.valor) })
  const sum = contador && countedTotal(contador)
  if (sum !== null && sum !== amount)
    refuse('caja.contador_no_cuadra', { contador: 'caja.contador_no_cuadra' }, { importe: formatEuros(sum) })
  if ((retirar ?? 0) > amount) refuse('caja.retirada_superior', { retirar: 'caja.retirada_superior' }, { importe: formatEuros(amount) })
}

export const close = handle(closeDrawer, async ({ tx, input, now, user, note }) => {
  await requireRegisters(tx)
  checkCounter(input)
  const { id_mst_caja, amount, desc_caja, contador, retirar, id_ultima_caja } = input
  await lockRegisters(tx, [id_mst_caja])
  const { last, expected } = await drawerNow(tx, id_mst_caja)
  if (id_ultima_caja !== null && id_ultima_caja !== (last?.id_reg_caja ?? 0)) refuse('caja.cerrada_mientras')
  const { id_reg_cobro } = await tx
    .selectFrom('cobro')
    .select(sql<number>`coalesce(max(id_reg_cobro), 0)`.as('id_reg_cobro'))
    .where('id_mst_caja', '=', id_mst_caja)
    .executeTakeFirstOrThrow()
  const mine = { id_mst_caja, desc_caja, fecha: now, id_mst_socios: user.id_mst_socios }
  const movement = await write(tx, {
    ...mine,
    tipo: 'cierre',
    amount,
    esperado: expected,
    contador: contador && json(contador),
    id_reg_cobro,
  })
  const taken = retirar ? await write(tx, { ...mine, tipo: 'salida', amount: retirar }) : null
  note('caja_movimiento', null, taken ? [movement, taken] : movement)
  return movement
})
