import { chargeSelected } from '@app/contract/invoices/collect'
import { lineTotal } from '@app/contract/invoices/invoice-rules'
import { makeReceipts } from '@app/contract/receipts/lines-without-receipt'
import { makeBankFile, storeBatch } from '@app/contract/receipts/remittances/bank-file'
import { ibanCheck } from '@app/contract/values/iban'
import { checks as invoiceChecks } from '../../modules/invoices/verify.ts'
import { checks as ledgerChecks } from '../../modules/ledger/verify.ts'
import { checks } from '../../modules/receipts/verify.ts'
import { brokenOf } from '../broken.ts'
import { deskClub } from './bookings.ts'

/** A valid German account. */
export const account = (n: number) => {
  const bban = String(n).padStart(18, '0')
  return `DE${ibanCheck('DE', bban)}${bban}`
}
/** First collection for which the bank takes a file on the day of the tests, Friday 2026-11-20 in the morning. */
export const firstDay = '24/11/2026'

/** A club whose company collects by the bank; payers with account and mandate, their due lines, receipts and files. */
export async function receiptClub() {
  const desk = await deskClub()
  const { db } = desk
  await db
    .updateTable('empresa')
    .set({ nif: 'B85626240', iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX', id_acreedor: 'ES77000B85626240' })
    .where('id_mst_empresas', '=', 1)
    .execute()
  let made = 0
  const mandate = async (id_mst_socios: number, more: Record<string, unknown> = {}) => {
    const { full_iban } = await db
      .selectFrom('socio')
      .select('full_iban')
      .where('id_mst_socios', '=', id_mst_socios)
      .executeTakeFirstOrThrow()
    const { id_reg_mandato } = await db
      .insertInto('mandato')
      .values({
        ...{ id_mst_socios, id_mst_empresas: 1, referencia: `M-${id_mst_socios}-${(made += 1)}`, titular: 'Titular Puig', iban: full_iban },
        ...{ fecha_firma: '2025-01-31', fecha_creacion: new Date('2025-01-31T12:00:00Z'), acreedor: 'ES77000B85626240', ...more },
      })
      .returning('id_reg_mandato')
      .executeTakeFirstOrThrow()
    return id_reg_mandato
  }
  /** A member with an account, an address of mail and, unless told otherwise, a mandate. */
  const payer = async (nombre: string, { hasMandate = true } = {}) => {
    const id = await desk.member(nombre)
    await db
      .updateTable('socio')
      .set({ full_iban: account(1000 + id), email: `${nombre.toLowerCase()}@example.test` })
      .where('id_mst_socios', '=', id)
      .execute()
    if (hasMandate) await mandate(id)
    return id
  }
  const line = async (id_mst_socios: number, precio: number, more: Record<string, unknown> = {}) =>
    (
      await db
        .insertInto('factura')
        .values({ id_mst_socios, concepto: 'Cuota de noviembre', precio, fecha_creacion: '2026-11-20', id_mst_tipoingreso: 2, ...more })
        .returning('id_reg_factura')
        .executeTakeFirstOrThrow()
    ).id_reg_factura
  /** Pays a line at the desk, whole or in part. */
  const pay = (id: number, importe: number | null = null) =>
    desk.call(chargeSelected, { facturasSeleccionadas: [id], id_mst_tipopago: 4, importe })
  const make = (...facturas: number[]) => desk.call(makeReceipts, { facturas })
  /** Receipts of new lines of payers, in cents. */
  const receiptsOf = async (...amounts: readonly (readonly [number, number])[]) => {
    const lines = []
    for (const [id, cents] of amounts) lines.push(await line(id, cents))
    return (await make(...lines)).recibos
  }
  const batch = async (ids: readonly number[]) => (await desk.call(storeBatch, { ids: [...ids] })).nombre_tabla!
  const file = async (ids: readonly number[], more: { fechaRecibos?: string; nombre_remesa?: string; avisar?: boolean } = {}) =>
    desk.call(makeBankFile, { fechaRecibos: firstDay, nombre_tabla: await batch(ids), nombre_tabla_fs: null, ...more })
  const lineOf = (id: number) => db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
  const owed = async (id: number) => {
    const row = await lineOf(id)
    return lineTotal(row) - row.pagado
  }
  const receipt = (id: number) => db.selectFrom('recibo').selectAll().where('id_reg_recibo', '=', id).executeTakeFirstOrThrow()
  return { ...desk, mandate, payer, line, pay, make, receiptsOf, batch, file, lineOf, owed, receipt }
}

/** Everything that must always hold for receipts and their money, and does not. */
export const brokenReceipts = (desk: Pick<Awaited<ReturnType<typeof receiptClub>>, 'db'>) =>
  brokenOf([...checks, ...ledgerChecks, ...invoiceChecks], desk)
