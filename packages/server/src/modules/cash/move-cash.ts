import { countedTotal, denominations } from '@app/contract/cash/cash-rules'
import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import type { InputOf } from '@app/contract/kit/action'
import { accounts } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockRegisters, movementsOf, post } from '../ledger/public.ts'
import { requireRegisters } from './drawer.ts'
import { drawerNow } from './drawer-now.ts'

type PostingContext = Parameters<typeof post>[0]
interface Entry {
  readonly id_mst_caja: number
  readonly tipo: 'entrada' | 'salida'
  /** Cents. */
  readonly amount: number
  readonly desc_caja: string | null
}
/** Moves money in or out of the account of a locked register. */
async function move(
  call: PostingContext & Pick<Call<unknown>, 'note' | 'user'>,
  account: number,
  { id_mst_caja, tipo, amount, desc_caja }: Entry,
) {
  const [debe, haber] = tipo === 'entrada' ? [account, accounts.outside] : [accounts.outside, account]
  const [asiento] = await post(call, [{ debe, haber, importe: amount, motivo: tipo }])
  const movement = await call.tx
    .insertInto('caja_movimiento')
    .values({
      ...{ id_mst_caja, tipo, amount, desc_caja },
      fecha: call.now,
      id_mst_socios: call.user.id_mst_socios,
      id_reg_asiento: asiento!.id_reg_asiento,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  call.note('caja_movimiento', null, movement)
  return movement
}

const positive = (amount: number) => amount > 0 || refuse('caja.importe_positivo', { amount: 'caja.importe_positivo' })
/** Locks a register and returns its account. */
const lockRegister = async (tx: Tx, id_mst_caja: number) => (await lockRegisters(tx, [id_mst_caja])).get(id_mst_caja)!

export const withdraw = handle(withdrawCash, async (call) => {
  const { tx, input } = call
  await requireRegisters(tx)
  positive(input.amount)
  const account = await lockRegister(tx, input.id_mst_caja)
  const { expected } = await drawerNow(tx, input.id_mst_caja)
  if (input.amount > expected) refuse('caja.no_hay_tanto_efectivo', {}, { importe: formatEuros(expected) })
  return move(call, account, { ...input, tipo: 'salida' })
})

export const add = handle(addCash, async (call) => {
  await requireRegisters(call.tx)
  positive(call.input.amount)
  return move(call, await lockRegister(call.tx, call.input.id_mst_caja), { ...call.input, tipo: 'entrada' })
})

/** Refuses a count with unknown denominations, or one that does not add up to the declared amount. */
function checkCounter({ contador, amount, retirar }: InputOf<typeof closeDrawer>) {
  const unknown = contador?.find(({ valor }) => !denominations.includes(valor))
  if (unknown) refuse('caja.moneda_desconocida', { contador: 'caja.moneda_desconocida' }, { importe: formatEuros(unknown.valor) })
  const sum = contador && countedTotal(contador)
  if (sum !== null && sum !== amount)
    refuse('caja.contador_no_cuadra', { contador: 'caja.contador_no_cuadra' }, { importe: formatEuros(sum) })
  if ((retirar ?? 0) > amount) refuse('caja.retirada_superior', { retirar: 'caja.retirada_superior' }, { importe: formatEuros(amount) })
}

interface CountResult {
  readonly account: number
  /** The last transfer that the close before has counted. */
  readonly since: number
  readonly counted: number
  readonly expected: number
}
/** Adjusts the account of a register to the counted amount; returns the last transfer that the close counts, 0 if there was never one. */
async function settleDifference(call: PostingContext, { account, since, counted, expected }: CountResult) {
  if (counted === expected) {
    const last = await call.tx
      .selectFrom(movementsOf(call.tx, account, since).as('m'))
      .select((eb) => eb.fn.max('m.id_reg_asiento').as('id'))
      .executeTakeFirstOrThrow()
    return last.id ?? since
  }
  const [debe, haber] = counted > expected ? [account, accounts.difference] : [accounts.difference, account]
  const [asiento] = await post(call, [{ debe, haber, importe: Math.abs(counted - expected), motivo: 'cierre' }])
  return asiento!.id_reg_asiento
}

export const close = handle(closeDrawer, async (call) => {
  const { tx, input, now, user, note } = call
  await requireRegisters(tx)
  checkCounter(input)
  const { id_mst_caja, amount, desc_caja, contador, retirar, id_ultima_caja, esperado } = input
  const account = await lockRegister(tx, id_mst_caja)
  const { last, since, expected } = await drawerNow(tx, id_mst_caja)
  if (id_ultima_caja !== null && id_ultima_caja !== (last?.id_reg_caja ?? 0)) refuse('caja.cerrada_mientras')
  if (esperado !== null && esperado !== expected) refuse('caja.cambiada_mientras', {}, { importe: formatEuros(expected) })
  const id_reg_asiento = await settleDifference(call, { account, since, counted: amount, expected })
  const movement = await tx
    .insertInto('caja_movimiento')
    .values({
      ...{ id_mst_caja, tipo: 'cierre', amount, desc_caja, id_reg_asiento },
      esperado: expected,
      contador: contador && json(contador),
      fecha: now,
      id_mst_socios: user.id_mst_socios,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  note('caja_movimiento', null, movement)
  if (retirar) await move(call, account, { id_mst_caja, tipo: 'salida', amount: retirar, desc_caja })
  return movement
})
