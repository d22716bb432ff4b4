import { groupKey, receiptConcept } from '@app/contract/receipts/grouping'
import * as declared from '@app/contract/receipts/lines-without-receipt'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { incomesSeenBy } from '../income-types/public.ts'
import { lockLines } from '../invoices/public.ts'
import { shownAccount } from '../mandates/public.ts'
import { type Debtor, debtorsOf } from './debtors.ts'
import { insertReceipts, type NewReceipt } from './new-receipts.ts'
import { type OpenLine, openLines } from './open-lines.ts'

type Reading = Pick<Call<unknown>, 'tx' | 'user' | 'today' | 'minute'>

/** Payer and company of a line. */
const pairOf = ({ id_mst_socios_pagador: id_mst_socios, id_mst_empresas }: OpenLine) => ({ id_mst_socios, id_mst_empresas })

/** Lines with what prevents their debit today; accounts are masked without the right to see members. */
async function withDebtors({ tx, user, today }: Reading, lines: readonly OpenLine[]) {
  const { debtorOf } = await debtorsOf(tx, lines.map(pairOf), today)
  return lines.map((line) => {
    const { iban, mandato, fallo, secuencia } = debtorOf(pairOf(line))
    return {
      ...line,
      associated_iban: shownAccount(user, iban),
      ...{ fallo, secuencia, id_reg_mandato: mandato?.id_reg_mandato ?? null },
    }
  })
}

const open = async (call: Reading) => openLines(call.tx, call, await incomesSeenBy(call.tx, call.user))

export const inRange = handle(declared.linesWithoutReceipt, async (call) => {
  const { inicio, fin } = call.input
  const lines = (await open(call)).where('f.fecha_creacion', '>=', inicio).where('f.fecha_creacion', '<=', fin)
  return withDebtors(call, await lines.execute())
})
export const ofFeeType = handle(declared.linesOfFeeType, async (call) => {
  const { tipo_cuota } = call.input
  const lines = await open(call)
  const some =
    tipo_cuota === null ? lines : lines.where('t.id_mst_tipocuotas', tipo_cuota === 0 ? 'is' : '=', tipo_cuota === 0 ? null : tipo_cuota)
  return withDebtors(call, await some.execute())
})

/** Reason for which a chosen line is among the open ones no more. */
async function goneBecause(tx: Tx, id: number) {
  const line = await tx.selectFrom('factura').select('retenido').where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
  if (line.retenido > 0) return 'en_maquina' as const
  const live = await tx
    .selectFrom('recibo_factura')
    .select('id_reg_recibo')
    .where('id_reg_factura', '=', id)
    .where('vivo', '=', true)
    .executeTakeFirst()
  return live ? ('ya_en_recibo' as const) : ('no_pendiente' as const)
}

const bankData = ({ iban, mandato, secuencia }: Debtor) => ({
  numcuenta: iban,
  titular: mandato!.titular,
  id_reg_mandato: mandato!.id_reg_mandato,
  referencia: mandato!.referencia,
  fecha_firma: mandato!.fecha_firma,
  esquema: mandato!.esquema,
  secuencia,
})
const noBank = { numcuenta: null, titular: null, id_reg_mandato: null, referencia: null, fecha_firma: null, esquema: null, secuencia: null }

export const make = handle(declared.makeReceipts, async (call) => {
  const { tx, input, today, user, note } = call
  const { facturas, concepto_personalizado: custom, sin_banco } = input
  const ids = [...new Set(facturas)]
  if (ids.length === 0) refuse('recibo.elige_facturas', { facturas: 'recibo.elige_facturas' })
  if (sin_banco && !(await settings(tx)).ACTIVAR_RECIBOS_NO_BANCO) refuse('msg.switched_off', {}, { parametro: 'ACTIVAR_RECIBOS_NO_BANCO' })
  await lockLines(tx, ids)
  const lines = await (await open(call)).where(isOneOf('f.id_reg_factura', ids)).execute()
  const { debtorOf } = await debtorsOf(tx, lines.map(pairOf), today)
  const isOpen = new Set(lines.map((line) => line.id_reg_factura))
  const fuera: { id_reg_factura: number; motivo: (typeof declared.lineFaults)[number] }[] = []
  for (const id of ids) if (!isOpen.has(id)) fuera.push({ id_reg_factura: id, motivo: await goneBecause(tx, id) })
  const going = lines.filter((line) => {
    const { fallo } = debtorOf(pairOf(line))
    if (fallo !== null && !sin_banco) fuera.push({ id_reg_factura: line.id_reg_factura, motivo: fallo })
    return fallo === null || sin_banco
  })
  if (going.length === 0) refuse('recibo.nada_que_generar', { facturas: 'recibo.nada_que_generar' }, {}, { fuera })
  const groups = [...Map.groupBy(going, (line) => groupKey(line, custom)).values()]
  const receipts = groups.map((own): NewReceipt => {
    const pair = pairOf(own[0]!)
    const debtor = debtorOf(pair)
    return {
      ...pair,
      fecha: today,
      nombre_completo: debtor.nombre_completo,
      concepto: receiptConcept(own[0]!.concepto, custom),
      precio: own.reduce((sum, { pendiente }) => sum + pendiente, 0),
      remesar_sepa_banco: !sin_banco,
      id_mst_socios_creacion: user.id_mst_socios,
      ...(sin_banco ? noBank : bankData(debtor)),
      lines: own.map(({ id_reg_factura, pendiente }) => ({ id_reg_factura, importe: pendiente })),
    }
  })
  const recibos = await insertReceipts(tx, receipts)
  const importe = receipts.reduce((sum, { precio }) => sum + precio, 0)
  note('recibo', null, { recibos, importe })
  return { recibos, importe, fuera }
})
