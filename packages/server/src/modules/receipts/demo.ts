import { addDays, addMonths, type Day, startOfMonth } from '@app/contract/values/day'
import { nextTargetDay } from '@app/contract/values/target-day'
import { wallInstant } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Demo, DemoFill } from '../../kit/demo.ts'
import { fullName } from '../../kit/full-name.ts'
import { insertManyLines } from '../invoices/public.ts'
import { debtorsOf } from './debtors.ts'
import { insertReceipts } from './new-receipts.ts'
import { buildFiles } from './remittances/build-file.ts'
import { judgeReceipts } from './remittances/judged.ts'
import { recordFiles } from './remittances/record-files.ts'
import { settleRemittances } from './remittances/settle-remittances.ts'

/** Payers of the demo club's remittances, and those of them with a receipt in no file yet. */
const [payers, waiting] = [90, 35]
const names = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']
const monthOf = (day: Day) => names[Number(day.slice(5, 7)) - 1]!

const payersOf = (tx: Tx) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', fullName('s').as('nombre_completo')])
    .where('s.reservado', '=', false)
    .where('s.activo', '=', true)
    .where('s.id_mst_socios_titular', 'is', null)
    .orderBy('s.id_mst_socios')
    .limit(payers)
    .execute()
type Payer = Awaited<ReturnType<typeof payersOf>>[number]

/** Due lines of a month's fee, one a payer. */
async function lines(tx: Tx, people: readonly Payer[], day: Day, clerk: number) {
  const { id_mst_tipoingreso } = await tx
    .selectFrom('cuotas')
    .select('id_mst_tipoingreso')
    .orderBy('id_mst_cuotas')
    .limit(1)
    .executeTakeFirstOrThrow()
  const concepto = `Adulto, ${monthOf(day)}`
  const own = people.map(({ id_mst_socios }) => ({
    ...{
      id_mst_socios,
      id_mst_empresas: 1,
      concepto,
      precio: 4500,
      cantidad: 1,
      id_mst_tipoingreso: id_mst_tipoingreso!,
      id_mst_tipopago: 1,
    },
    ...{ desc_tarifa: null, explicacion: null },
  }))
  const ids = await insertManyLines(tx, own, { today: day, by: clerk })
  return people.map((payer, at) => ({ payer, concepto, id_reg_factura: ids[at]! }))
}

/** Receipts of lines whose payers can be debited. */
async function receipts(tx: Tx, due: Awaited<ReturnType<typeof lines>>, day: Day, clerk: number) {
  const pairs = due.map(({ payer }) => ({ id_mst_socios: payer.id_mst_socios, id_mst_empresas: 1 }))
  const { debtorOf } = await debtorsOf(tx, pairs, day)
  const rows = due.flatMap(({ payer, concepto, id_reg_factura }, at) => {
    const { fallo, iban, mandato, secuencia } = debtorOf(pairs[at]!)
    if (fallo !== null) return []
    const { titular, id_reg_mandato, referencia, fecha_firma, esquema } = mandato!
    return [
      {
        ...{ ...pairs[at]!, fecha: day, nombre_completo: payer.nombre_completo, concepto, precio: 4500, remesar_sepa_banco: true },
        ...{ numcuenta: iban, titular, id_reg_mandato, referencia, fecha_firma, esquema, secuencia, id_mst_socios_creacion: clerk },
        lines: [{ id_reg_factura, importe: 4500 }],
      },
    ]
  })
  return insertReceipts(tx, rows)
}

/** Club of the demo's transfers. */
const clubOf = ({ schema }: Demo) => ({ schema }) as ClubFacts

/** A remittance of receipts, made six days before its collection; returns its number. */
async function remit(tx: Tx, demo: Demo, ids: readonly number[], fecha: Day): Promise<number> {
  const made = addDays(fecha, -6)
  const now = wallInstant(made, 600, demo.zone)
  const { ficheros } = await judgeReceipts(tx, { plain: ids, financed: [], fecha })
  const built = await buildFiles({ ficheros, fecha }, { now, zone: demo.zone })
  const call = {
    ...{ tx, now, today: made, user: { id_mst_socios: demo.login.id_mst_socios } as never, club: clubOf(demo) },
    ...{ note: () => {}, later: async () => {}, say: () => '' },
  }
  const nombre = `Cuotas de ${monthOf(fecha)}`
  const [remittance] = await recordFiles(call, built, { fecha, nombre, again: async () => {}, avisar: false })
  return remittance!.id_reg_remesas
}

/** The fees of the last two months as remittances that were settled, those of this month as receipts in no file and as lines without receipt. */
export const fill: DemoFill = (demo) =>
  demo.write(async (tx) => {
    const { today, login, zone } = demo
    const club = clubOf(demo)
    const people = await payersOf(tx)
    for (const back of [2, 1]) {
      const fecha = nextTargetDay(addDays(startOfMonth(addMonths(today, -back)), 8))
      const ids = await receipts(
        tx,
        await lines(tx, people, addDays(fecha, -7), login.id_mst_socios),
        addDays(fecha, -7),
        login.id_mst_socios,
      )
      const id_reg_remesas = await remit(tx, demo, ids, fecha)
      const call = { tx, now: wallInstant(addDays(fecha, 2), 600, zone), today: addDays(fecha, 2), user: null, club }
      await settleRemittances(call, [{ id_reg_remesas, fecha_cobro: fecha, cobrada_por: 'plazo', motivo: null }])
    }
    const due = await lines(tx, people, today, login.id_mst_socios)
    await receipts(tx, due.slice(0, waiting), today, login.id_mst_socios)
  })
