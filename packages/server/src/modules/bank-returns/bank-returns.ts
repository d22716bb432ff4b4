import type { StepInput } from '@app/contract/bank-returns/bank-returns'
import * as declared from '@app/contract/bank-returns/bank-returns'
import type { Upload } from '@app/contract/kit/upload'
import { latest } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { nextTargetDay } from '@app/contract/values/target-day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Locked, lockReceipts, settleRemittances } from '../receipts/public.ts'
import { type Applied, applyAll } from './apply-returns.ts'
import { FileRefused } from './reading/document.ts'
import { type ReadFile, readReturnsFile } from './reading/returns-file-reader.ts'
import { type Judged, judgeFile, keyOf, type Row } from './rows.ts'
import type { Step } from './rules.ts'

const field = 'devolucionesFile'

/** Reads the file of a call; refuses none, and one that is no file of returns, with its reason. */
function readUpload(file: Upload | null): ReadFile & { readonly name: string } {
  if (file === null) return refuse('devolucion.sin_fichero', { [field]: 'devolucion.sin_fichero' })
  const read = readReturnsFile(file.content)
  if (!(read instanceof FileRefused)) return { ...read, name: file.filename.slice(0, 200) }
  return refuse(read.code, { [field]: { key: read.code, values: read.values } }, read.values)
}

/** Message of a payment of it: '<message>-<number of its group>'. */
const messageOf = (payment: string | null) => payment?.replace(/-\d+$/, '') ?? null

/** Remittances whose money a statement shows and that are not settled, each with the last day of it. */
async function settledBy(tx: Tx, { credits }: Judged) {
  const messages = credits.flatMap(({ message, payment }) => [message, messageOf(payment)].flatMap((one) => one ?? []))
  if (messages.length === 0) return []
  const rows = await tx
    .selectFrom('remesa')
    .select(['id_reg_remesas', 'nombre', 'mensaje', 'importe'])
    .where('mensaje', 'in', messages)
    .where('estado', '<>', 'cobrada')
    .orderBy('id_reg_remesas')
    .execute()
  return rows.map(({ mensaje, ...row }) => {
    const own = credits.filter(({ message, payment }) => message === mensaje || messageOf(payment) === mensaje)
    return { ...row, fecha: latest(...own.map((one) => one.date)) }
  })
}

/** Refuses a file that has nothing of the club in it. */
const requireOurs = (judged: Judged) => {
  if (judged.isForeign) refuse('devolucion.otra_empresa', { [field]: 'devolucion.otra_empresa' })
}
const sumOf = (rows: readonly { readonly importe: number }[]) => rows.reduce((sum, one) => sum + one.importe, 0)

export const preview = handle(declared.previewReturns, {
  prepare: async ({ input }) => readUpload(input.devolucionesFile),
  run: async (call) => {
    const { tx, prepared: file, say } = call
    const judged = await judgeFile(call, file)
    requireOurs(judged)
    const { rows, huella, cuadra } = judged
    const before = await tx
      .selectFrom('fichero_devoluciones')
      .select('fecha')
      .where('huella', '=', file.print)
      .orderBy('fecha')
      .executeTakeFirst()
    const cobradas = await settledBy(tx, judged)
    const importe = sumOf(rows)
    const found = rows.filter((row) => row.resultado === 'encontrada').length
    return {
      content: say('devolucion.leido', { total: rows.length, importe: formatEuros(importe), encontradas: found }),
      nombre_fichero: file.name,
      clase: file.kind,
      dia: file.documents.map((one) => one.day).find((day) => day !== null) ?? null,
      documentos: file.documents.length,
      devoluciones: rows,
      importe,
      gastos: rows.reduce((sum, row) => sum + row.gastos, 0),
      cuadra,
      leido_antes: before?.fecha ?? null,
      cobradas,
      huella,
    }
  },
})

type Decision = StepInput & { readonly clave: string; readonly id_reg_recibo: number | null }
/** Row to apply with the receipt that it is of, and its step. */
interface Chosen {
  readonly row: Row
  readonly id_reg_recibo: number
  readonly step: Step
}

/** Chosen rows: all matched ones with the step of their rule, or those of the decisions. What was applied before is passed over. */
function choose(rows: readonly Row[], decisions: readonly Decision[] | null): Chosen[] {
  const matched = (row: Row) => row.resultado === 'encontrada' && row.id_reg_recibo !== null
  if (decisions === null) return rows.filter(matched).map((row) => ({ row, id_reg_recibo: row.id_reg_recibo!, step: row }))
  const byKey = Map.groupBy(rows, (row) => row.clave)
  return decisions.flatMap(({ clave, id_reg_recibo, ...step }) => {
    const same = byKey.get(clave) ?? []
    const row = same.find(matched) ?? same.find(({ resultado }) => resultado === 'candidatos') ?? same[0]
    if (row?.resultado === 'ya_aplicada') return []
    const receipt = row && (matched(row) ? row.id_reg_recibo : id_reg_recibo)
    if (!row || receipt === null || receipt === undefined)
      return refuse('devolucion.clave_desconocida', { decisiones: 'devolucion.clave_desconocida' })
    if (!matched(row) && !row.candidatos.some((one) => one.id_reg_recibo === receipt))
      return refuse('devolucion.recibo_ajeno', { decisiones: 'devolucion.recibo_ajeno' })
    return [{ row, id_reg_recibo: receipt, step }]
  })
}

/** Step with a day on which it can be done; refuses a past one. */
function stepOn(step: Step, today: string): Step {
  if (step.dia !== null && step.dia < today) refuse('devolucion.dia_pasado', { decisiones: 'devolucion.dia_pasado' })
  return step.paso === 'girar' ? { ...step, dia: nextTargetDay(step.dia ?? today) } : step
}

/** Returns to apply to locked receipts: those that are left of a candidate, and once a receipt. */
function toApply(call: Call<unknown>, chosen: readonly Chosen[], locked: Locked): Applied[] {
  const left = new Map([...locked.receipts.values()].map((row) => [row.id_reg_recibo, row.precio - row.importe_devuelto]))
  return chosen.map(({ row, id_reg_recibo, step }) => {
    const receipt = locked.receipts.get(id_reg_recibo)!
    const queda = left.get(id_reg_recibo)!
    const importe = row.importe || queda
    if (importe > queda || importe === 0) refuse('devolucion.han_cambiado')
    left.set(id_reg_recibo, queda - importe)
    const fecha = row.fecha ?? call.today
    const { paso, bloquea, sin_carta, recargo, dia } = stepOn(step, call.today)
    return {
      ...{ paso, bloquea, sin_carta, recargo: paso === 'nada' ? 0 : recargo, dia, id_reg_recibo, importe, gastos: row.gastos, fecha },
      ...{ codigo: row.codigo, es_rechazo: row.es_rechazo, clave: keyOf(receipt.adeudo!, row.fecha, row.codigo) },
    }
  })
}

export const apply = handle(declared.applyReturns, {
  prepare: async ({ input }) => readUpload(input.devolucionesFile),
  run: async (call) => {
    const { tx, input, now, user, note, say, prepared: file } = call
    const named = choose((await judgeFile(call, file)).rows, input.decisiones)
    const locked = await lockReceipts(tx, [...new Set(named.map((one) => one.id_reg_recibo))])
    // receipts may have come back before they were locked
    const judged = await judgeFile(call, file)
    requireOurs(judged)
    if (judged.cuadra === false) refuse('devolucion.sumas_distintas', { [field]: 'devolucion.sumas_distintas' })
    const chosen = choose(judged.rows, input.decisiones)
    const isShown = input.huella === null || input.huella === judged.huella || chosen.length === 0
    if (!isShown || chosen.some((one) => !locked.receipts.has(one.id_reg_recibo))) refuse('devolucion.han_cambiado')
    const returns = toApply(call, chosen, locked)
    const cobradas = await settledBy(tx, judged)
    await settleRemittances(
      call,
      cobradas.map(({ id_reg_remesas, fecha }) => ({ id_reg_remesas, fecha_cobro: fecha, cobrada_por: 'extracto', motivo: null })),
    )
    for (const { id_reg_remesas } of cobradas) {
      const remittance = locked.remittances.get(id_reg_remesas)
      if (remittance) remittance.estado = 'cobrada'
    }
    const importe = sumOf(returns)
    const fichero =
      returns.length + cobradas.length === 0
        ? null
        : await tx
            .insertInto('fichero_devoluciones')
            .values({
              ...{ nombre_fichero: file.name, huella: file.print, clase: file.kind, fecha: now },
              ...{ devoluciones: returns.length, importe, id_mst_socios_creacion: user.id_mst_socios },
            })
            .returningAll()
            .executeTakeFirstOrThrow()
    if (fichero) note('fichero_devoluciones', null, fichero)
    const id = fichero?.id_reg_fichero_devoluciones ?? null
    const { nuevos } = await applyAll(call, returns, { locked, fichero: id })
    return {
      content: say('devolucion.aplicado', { n: returns.length, importe: formatEuros(importe) }),
      aplicadas: returns.length,
      apartadas: judged.rows.filter((row) => ['encontrada', 'candidatos', 'desconocida'].includes(row.resultado)).length - returns.length,
      importe,
      recibos_nuevos: nuevos,
      id_reg_fichero_devoluciones: id,
      cobradas: cobradas.length,
    }
  },
})

export const byHand = handle(declared.returnReceipt, async (call) => {
  const { tx, input, today } = call
  const { id, codigo, gastos, paso } = input
  const locked = await lockReceipts(tx, [id])
  const receipt = locked.receipts.get(id) ?? refuse('msg.not_found')
  if (receipt.adeudo === null) refuse('devolucion.sin_girar')
  const queda = receipt.precio - receipt.importe_devuelto
  if (queda === 0) refuse('devolucion.ya_devuelto')
  const importe = input.importe ?? queda
  if (importe > queda)
    refuse(
      'devolucion.importe_mayor',
      { importe: { key: 'devolucion.importe_mayor', values: { queda: formatEuros(queda) } } },
      { queda: formatEuros(queda) },
    )
  const fecha = input.fecha ?? today
  if (fecha > today) refuse('devolucion.fecha_futura', { fecha: 'devolucion.fecha_futura' })
  const step = stepOn({ paso, bloquea: false, sin_carta: false, recargo: 0, dia: null }, today)
  const plain = {
    ...step,
    id_reg_recibo: id,
    importe,
    gastos,
    fecha,
    codigo,
    es_rechazo: false,
    clave: keyOf(receipt.adeudo, fecha, codigo),
  }
  const { ids } = await applyAll(call, [plain], { locked, fichero: null })
  return { id_reg_devolucion: ids[0]! }
})
