import * as declared from '@app/contract/receipts/remittances/bank-file'
import { collectionDayFault, firstCollectionDay, firstDebitDay, lastSendDay } from '@app/contract/receipts/remittances/collection-day'
import { type Day, formatDay, latest, readDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { wallInstant } from '../../../kit/clock.ts'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle, type PreparationCall } from '../../../kit/http/serve.ts'
import { newToken } from '../../../kit/secrets/tokens.ts'
import { shownAccount } from '../../mandates/public.ts'
import { type BuiltFile, buildFiles } from './build-file.ts'
import { debitOfFile } from './debit-of-file.ts'
import { type Judged, judgeReceipts, type PlannedFile } from './judged.ts'
import { recordFiles } from './record-files.ts'
import { fileOf } from './remittance-rows.ts'

export const store = handle(declared.storeBatch, async ({ tx, input, now, user }) => {
  const { ids, ids_fs, generar_fs } = input
  const put = async (token: string | null, receipts: readonly number[]) => {
    if (receipts.length === 0) return token
    const nombre_tabla = token ?? newToken()
    const rows = [...new Set(receipts)].map((id_reg_recibo) => ({
      ...{ nombre_tabla, id_reg_recibo, fecha: now, id_mst_socios_creacion: user.id_mst_socios },
    }))
    await tx
      .insertInto('recibo_lote')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['nombre_tabla', 'id_reg_recibo']).doNothing())
      .execute()
    return nombre_tabla
  }
  return {
    nombre_tabla: await put(input.nombre_tabla, generar_fs ? [] : ids),
    nombre_tabla_fs: await put(input.nombre_tabla_fs, generar_fs ? [...ids, ...ids_fs] : ids_fs),
  }
})

interface Asked {
  /** Null is the first possible day. */
  readonly fechaRecibos: string | null
  readonly nombre_tabla: string | null
  readonly nombre_tabla_fs: string | null
}
type Reading = Pick<Call<unknown>, 'tx' | 'today' | 'minute' | 'user'>

/** Day of collection as typed; refuses text that is no day. */
const dayOf = (typed: string): Day => readDay(typed) ?? refuse('recibo.fecha_no_valida', { fechaRecibos: 'recibo.fecha_no_valida' })

/** First day on which all companies of receipts may collect. */
async function firstPossible({ tx, ...now }: Reading, receipts: readonly number[]): Promise<Day> {
  const companies = await tx
    .selectFrom('empresa as e')
    .select(['e.aviso_banco', 'e.hora_banco'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recibo as r')
          .select('r.id_reg_recibo')
          .whereRef('r.id_mst_empresas', '=', 'e.id_mst_empresas')
          .where(isOneOf('r.id_reg_recibo', receipts)),
      ),
    )
    .execute()
  return latest(...companies.map((company) => firstCollectionDay(now, company)))
}

/** Receipts stored under a token by the user; refuses an unknown one. */
async function batch({ tx, user }: Reading, token: string | null): Promise<number[]> {
  if (token === null) return []
  const rows = await tx
    .selectFrom('recibo_lote')
    .select('id_reg_recibo')
    .where('nombre_tabla', '=', token)
    .where('id_mst_socios_creacion', '=', user.id_mst_socios)
    .execute()
  return rows.length > 0 ? rows.map((row) => row.id_reg_recibo) : refuse('recibo.lote_desconocido')
}

/** Refuses a day that a company's bank does not collect on, or not any more, with the next possible one. */
function requireDay(now: Pick<Reading, 'today' | 'minute'>, fecha: Day, { company }: Pick<PlannedFile, 'company'>) {
  const fault = collectionDayFault(fecha, now, company)
  if (fault === null) return
  const values = { fecha: formatDay(fecha), siguiente: formatDay(fault.siguiente), dias: company.aviso_banco }
  refuse(fault.fallo, { fechaRecibos: { key: fault.fallo, values } }, values, { siguiente: fault.siguiente })
}

/** Chosen receipts judged for the asked day; refuses an empty choice with the screen's message. */
async function judged(call: Reading, asked: Asked): Promise<Judged & { readonly fecha: Day; readonly primera: Day }> {
  const typed = asked.fechaRecibos === null ? null : dayOf(asked.fechaRecibos)
  if (typed !== null && typed < call.today) refuse('recibo.fecha_pasada', { fechaRecibos: 'recibo.fecha_pasada' })
  const financed = await batch(call, asked.nombre_tabla_fs)
  const isFinanced = new Set(financed)
  const plain = (await batch(call, asked.nombre_tabla)).filter((id) => !isFinanced.has(id))
  const ids = [...plain, ...financed]
  if (ids.length === 0) refuse('recibo.elige', { nombre_tabla: 'recibo.elige' })
  const primera = await firstPossible(call, ids)
  const fecha = typed ?? primera
  const found = await judgeReceipts(call.tx, { plain, financed, fecha })
  for (const file of found.ficheros) requireDay(call, fecha, file)
  return { ...found, fecha, primera }
}

const sumOf = (debits: readonly { readonly importe: number }[]) => ({
  recibos: debits.length,
  importe: debits.reduce((sum, { importe }) => sum + importe, 0),
})

/** File as its preview shows it: groups, size, validity, and until when the bank takes it. */
function shownFile({ planned, content, faults }: BuiltFile, fecha: Day, { user, zone }: { user: Call<unknown>['user']; zone: string }) {
  const { company, debits, esquema, financiada } = planned
  const nameAt = (path: string) => {
    const [, at] = /DrctDbtTxInf\[(\d+)\]/.exec(path) ?? []
    return at === undefined ? null : (debits[Number(at) - 1]?.titular ?? null)
  }
  return {
    ...{ id_mst_empresas: company.id_mst_empresas, desc_empresa: company.nombre, formato: company.formato_sepa, esquema, financiada },
    iban: shownAccount(user, company.iban!),
    ...sumOf(debits),
    bytes: Buffer.byteLength(content),
    grupos: [...Map.groupBy(debits, ({ secuencia }) => secuencia)].map(([secuencia, own]) => ({ secuencia, ...sumOf(own) })),
    fallos: faults.map(({ path, message }) => ({
      camino: path.slice(0, 300),
      mensaje: message.slice(0, 500),
      nombre_completo: nameAt(path),
    })),
    hasta: wallInstant(lastSendDay(fecha, company), company.hora_banco, zone),
  }
}

export const preview = handle(declared.previewBankFile, {
  prepare: async (call) => {
    const { input, inTransaction, now, club, user } = call
    const { zone } = club
    const found = await inTransaction((tx) => judged({ ...call, tx }, input))
    const built = await buildFiles(found, { now, zone })
    const { recibos, importe, fuera, huella, fecha, primera } = found
    const sin_avisar = found.ficheros.flatMap(({ debits }) => debits).filter((one) => !one.avisado).length
    return {
      recibos,
      importe,
      fecha,
      primera,
      fuera,
      huella,
      sin_avisar,
      ficheros: built.map((one) => shownFile(one, fecha, { user, zone })),
    }
  },
  run: async ({ prepared }) => prepared,
})

/** Refuses receipts of which none can be in a file, and files that the schema refuses, each with the first fault. */
function requireValid(built: readonly BuiltFile[], fuera: Judged['fuera']) {
  if (built.length === 0) refuse('recibo.nada_para_el_banco', {}, {}, { fuera })
  const fault = built.flatMap(({ faults }) => faults)[0]
  if (fault) refuse('recibo.fichero_no_valido', {}, { fallo: `${fault.path}: ${fault.message}`.slice(0, 200) })
}

type Preparation = PreparationCall<unknown>
/** Judges in a short transaction, then builds and validates without a connection. */
async function prepareFiles(call: Preparation, judge: (reading: Reading) => Promise<Judged & { readonly fecha: Day }>) {
  const { inTransaction, now, club } = call
  const found = await inTransaction((tx) => judge({ ...call, tx }))
  const built = await buildFiles(found, { now, zone: club.zone })
  requireValid(built, found.fuera)
  return { ...found, built }
}

/** Refuses receipts that are not as they were shown, with their number and sum of now. */
function requireShown(huella: string | null, { recibos, importe, huella: now }: Pick<Judged, 'recibos' | 'importe' | 'huella'>) {
  if (huella !== null && huella !== now)
    refuse('recibo.han_cambiado', {}, { recibos, importe: formatEuros(importe) }, { recibos, importe, huella: now })
}

export const make = handle(declared.makeBankFile, {
  prepare: async (call) => {
    const found = await prepareFiles(call, (reading) => judged(reading, call.input))
    requireShown(call.input.huella, found)
    return found
  },
  run: async (call) => {
    const { input, prepared, say, tx } = call
    const { built, fecha, fuera, huella } = prepared
    const nombre = input.nombre_remesa ?? say('receipts.default_name', { fecha: formatDay(fecha) })
    const again = async () => requireShown(huella, await judged(call, input))
    const remesas = await recordFiles(call, built, { fecha, nombre, again, avisar: input.avisar })
    for (const token of [input.nombre_tabla, input.nombre_tabla_fs])
      if (token !== null) await tx.deleteFrom('recibo_lote').where('nombre_tabla', '=', token).execute()
    return { content: remesas[0]!.content, remesas, fuera: fuera.length }
  },
})

/** First day for which the bank of a receipt's company takes a file, not before the one that the receipt asks for. */
async function firstDay(tx: Tx, id: number, now: { today: Day; minute: number }): Promise<Day> {
  const row = await tx
    .selectFrom('recibo as r')
    .innerJoin('empresa as e', 'e.id_mst_empresas', 'r.id_mst_empresas')
    .select(['e.aviso_banco', 'e.hora_banco', 'r.cobrar_desde'])
    .where('r.id_reg_recibo', '=', id)
    .executeTakeFirstOrThrow()
  return firstDebitDay(now, row)
}
/** One receipt judged for the first possible day; refuses one that cannot be debited, by its reason. */
async function judgeOne(call: Reading, id: number) {
  const fecha = await firstDay(call.tx, id, call)
  return { ...(await judgeReceipts(call.tx, { plain: [id], financed: [], fecha })), fecha }
}

export const xmlOfOne = handle(declared.receiptXml, {
  prepare: async (call) => {
    const { id } = call.input
    const before = await call.inTransaction(async (tx) => {
      const row = await tx.selectFrom('recibo').select(['id_reg_remesa', 'adeudo']).where('id_reg_recibo', '=', id).executeTakeFirst()
      const { id_reg_remesa, adeudo } = row ?? refuse('msg.not_found')
      return id_reg_remesa === null ? null : { ...(await fileOf(tx, id_reg_remesa)), id_reg_remesas: id_reg_remesa, adeudo: adeudo! }
    })
    if (before !== null) {
      const { fichero, id_reg_remesas, content, adeudo } = before
      return { sent: { content: debitOfFile(content, adeudo), fichero, id_reg_remesas } }
    }
    return { found: await prepareFiles(call, (reading) => judgeOne(reading, id)) }
  },
  run: async (call) => {
    const { prepared, say, input } = call
    if (prepared.sent) return prepared.sent
    const { built, fecha, huella } = prepared.found
    const nombre = say('receipts.default_name', { fecha: formatDay(fecha) })
    const again = async () => requireShown(huella, await judgeReceipts(call.tx, { plain: [input.id], financed: [], fecha }))
    const [made] = await recordFiles(call, built, { fecha, nombre, again, avisar: false })
    return { content: made!.content, fichero: made!.fichero, id_reg_remesas: made!.id_reg_remesas }
  },
})

export const again = handle(declared.remittanceFile, ({ tx, input }) => fileOf(tx, input.id))
