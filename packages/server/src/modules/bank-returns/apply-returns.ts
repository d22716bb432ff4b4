import { undoSeconds } from '@app/contract/bank-returns/applied-returns'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { lineTotal } from '@app/contract/invoices/invoice-rules'
import type { Day } from '@app/contract/values/day'
import { after } from '../../kit/clock.ts'
import { inChunks, manyColumns } from '../../kit/database/in-chunks.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { insertManyLines } from '../invoices/public.ts'
import { endMandates } from '../mandates/public.ts'
import { requireOpenDays } from '../periods/public.ts'
import { collectAgain, type Locked, type ReturnedLine, takeReceiptsBack } from '../receipts/public.ts'
import { returnLettersJob } from './letters.ts'
import { reasonText } from './reason-text.ts'
import type { Step } from './rules.ts'

/** Return to be applied, with the step after it; amounts in cents. */
export interface Applied extends Step {
  readonly id_reg_recibo: number
  readonly clave: string
  readonly fecha: Day
  readonly codigo: string | null
  readonly es_rechazo: boolean
  readonly importe: number
  readonly gastos: number
}
/** Letters of one job: they leave one after the other. */
const lettersAtOnce = 100

/** Lines of surcharges: of the income type of the largest line of each receipt; returns their numbers, by receipt. */
async function insertSurcharges(
  call: WorkCall,
  returns: readonly Applied[],
  { parts, lines, receipts }: Locked,
): Promise<Map<number, number>> {
  const charged = returns.filter((one) => one.recargo > 0)
  if (charged.length === 0) return new Map()
  await requireOpenDays(call, [call.today])
  const rows = charged.map(({ id_reg_recibo, recargo }) => {
    const own = (parts.get(id_reg_recibo) ?? []).map((part) => lines.get(part.id_reg_factura)!)
    const main = own.toSorted((a, b) => lineTotal(b) - lineTotal(a))[0]!
    const { id_mst_socios, id_mst_empresas, concepto } = receipts.get(id_reg_recibo)!
    return {
      ...{
        id_mst_socios,
        id_mst_empresas,
        concepto: call.say('devolucion.recargo_de', { concepto }).slice(0, 200),
        precio: recargo,
        cantidad: 1,
      },
      ...{ id_mst_tipoingreso: main.id_mst_tipoingreso!, id_mst_tipopago: paymentTypes.cash, desc_tarifa: null, explicacion: null },
    }
  })
  const ids = await insertManyLines(call.tx, rows, { today: call.today, by: call.user.id_mst_socios })
  call.note(
    'factura',
    null,
    rows.map(({ explicacion: _why, ...row }, at) => ({ id_reg_factura: ids[at]!, ...row })),
  )
  return new Map(charged.map((one, at) => [one.id_reg_recibo, ids[at]!]))
}

/** New receipts of returns that are collected again, by their receipts. */
async function repeat(
  call: WorkCall,
  returns: readonly Applied[],
  {
    locked,
    taken,
    surcharges,
  }: { locked: Locked; taken: ReadonlyMap<number, readonly ReturnedLine[]>; surcharges: ReadonlyMap<number, number> },
): Promise<Map<number, number>> {
  const again = returns.filter((one) => one.paso === 'girar')
  const ids = await collectAgain(
    call,
    again.map(({ id_reg_recibo, dia, recargo }) => {
      const surcharge = surcharges.get(id_reg_recibo)
      const lines = [...taken.get(id_reg_recibo)!, ...(surcharge === undefined ? [] : [{ id_reg_factura: surcharge, importe: recargo }])]
      return { before: locked.receipts.get(id_reg_recibo)!, lines, cobrar_desde: dia ?? call.today }
    }),
  )
  return new Map(again.map((one, at) => [one.id_reg_recibo, ids[at]!]))
}

const ends = [
  ['pedir_iban', 'reposo'],
  ['revocar', 'revocado'],
] as const

/** Sets the mandates of returns to rest or revokes them, with the bank's reason. */
async function endTheirMandates(call: WorkCall, returns: readonly Applied[], { receipts }: Locked) {
  for (const [paso, estado] of ends) {
    const own = returns.filter((one) => one.paso === paso)
    for (const [codigo, some] of Map.groupBy(own, (one) => one.codigo))
      await endMandates(
        call,
        some.flatMap((one) => receipts.get(one.id_reg_recibo)!.id_reg_mandato ?? []),
        estado,
        reasonText(call.say, codigo).slice(0, 200),
      )
  }
}

/**
 * Applies returns to locked receipts, all in the call's transaction: their money goes back, surcharges, new receipts and ends of mandates
 * follow, letters leave when they can be undone no more. Returns the numbers of the returns and of the new receipts.
 */
export async function applyAll(
  call: WorkCall,
  returns: readonly Applied[],
  { locked, fichero }: { locked: Locked; fichero: number | null },
) {
  if (returns.length === 0) return { ids: [], nuevos: 0 }
  const { tx, now, user, note, later } = call
  const taken = await takeReceiptsBack(call, returns, locked)
  const surcharges = await insertSurcharges(call, returns, locked)
  const repeated = await repeat(call, returns, { locked, taken, surcharges })
  await endTheirMandates(call, returns, locked)
  const rows = returns.map((one) => ({
    ...{
      id_reg_recibo: one.id_reg_recibo,
      id_reg_fichero_devoluciones: fichero,
      fecha: one.fecha,
      codigo: one.codigo,
      es_rechazo: one.es_rechazo,
    },
    ...{ importe: one.importe, gastos: one.gastos, clave: one.clave, paso: one.paso, bloquea: one.bloquea, sin_carta: one.sin_carta },
    ...{ id_reg_factura: surcharges.get(one.id_reg_recibo) ?? null, id_reg_recibo_nuevo: repeated.get(one.id_reg_recibo) ?? null },
    ...{ pagar_hasta: one.paso === 'caja' ? one.dia : null, fecha_aplicada: now, id_mst_socios_creacion: user.id_mst_socios },
  }))
  const ids: number[] = []
  await inChunks(
    rows,
    async (piece) => {
      const made = await tx.insertInto('devolucion').values(piece).returning('id_reg_devolucion').execute()
      ids.push(...made.map((row) => row.id_reg_devolucion))
    },
    manyColumns,
  )
  note(
    'devolucion',
    null,
    rows.map((row, at) => ({ id_reg_devolucion: ids[at]!, ...row })),
  )
  await inChunks(ids, (piece) => later(returnLettersJob, { ids: piece }, { now: after(now, undoSeconds) }), lettersAtOnce)
  return { ids, nuevos: repeated.size }
}
