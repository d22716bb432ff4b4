import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts, firstOwnAccount, issuedAccounts, units } from '@app/contract/ledger/account'
import type { TransferReason } from '@app/contract/ledger/transfer'
import type { Insertable } from 'kysely'
import type { Cell } from '../../kit/database/copy-rows.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import { type Demo, put } from '../../kit/demo.ts'

/** The account of the demo club's first register. */
const demoDrawerAccount = firstOwnAccount
const columns = [
  'id_reg_asiento',
  'fecha',
  'dia',
  'debe',
  'haber',
  'unidad',
  'importe',
  'motivo',
  'id_reg_factura',
  'id_mst_socios_creacion',
]

/** A transfer of the demo club's history: cents that one account received from another one. */
interface DemoTransfer {
  readonly debe: number
  readonly haber: number
  readonly cents: number
  readonly motivo: TransferReason
  readonly at: Date
  readonly day: string
  readonly line?: number
}

/**
 * The transfers of the demo club's history, in order after the transfer `last`; `write` inserts those since the last
 * call into their table.
 */
export function demoTransfers(clerk: number, last = 0) {
  const rows: Cell[][] = []
  let id = last
  let saldo: number | null = null
  return {
    rows,
    /** Returns its id. */
    post: ({ debe, haber, cents, motivo, at, day, line }: DemoTransfer) => {
      id += 1
      if (debe === demoDrawerAccount || haber === demoDrawerAccount) saldo = (saldo ?? 0) + (debe === demoDrawerAccount ? cents : -cents)
      rows.push([id, at, day, debe, haber, units.cents, cents, motivo, line ?? null, clerk])
      return id
    },
    write: async (demo: Demo) => {
      const drawer = {
        id_reg_cuenta: demoDrawerAccount,
        clase: 'caja',
        unidad: units.cents,
        signo: 1,
        id_mst_tipopago: 1,
        id_mst_caja: 1,
      } as const
      if (saldo !== null) await demo.write((tx) => put(tx, 'libro_cuenta', 'id_reg_cuenta', [{ ...drawer, saldo }]))
      await demo.copy('libro_asiento', columns, rows.splice(0))
    },
  }
}
export type DemoTransfers = ReturnType<typeof demoTransfers>
/** The first pieces of the products of the demo club, after all other transfers of its history. */
export async function demoStock(
  { now, today, login, write }: Demo,
  stock: readonly { readonly product: number; readonly pieces: number }[],
) {
  await write(async (tx) => {
    const made = await tx
      .insertInto('libro_cuenta')
      .values(
        stock.map(({ product, pieces }) => ({
          ...({ clase: 'producto', unidad: units.pieces, signo: 1 } as const),
          saldo: pieces,
          id_mst_producto: product,
        })),
      )
      .returning(['id_reg_cuenta', 'saldo'])
      .execute()
    const entry = {
      fecha: now,
      dia: today,
      haber: accounts.piecesOut,
      unidad: units.pieces,
      motivo: 'recuento',
      texto: 'Inventario',
    } as const
    await tx
      .insertInto('libro_asiento')
      .values(
        made
          .filter(({ saldo }) => saldo !== 0)
          .map(({ id_reg_cuenta, saldo }) => ({
            ...entry,
            debe: id_reg_cuenta,
            importe: saldo!,
            id_mst_socios_creacion: login.id_mst_socios,
          })),
      )
      .execute()
  })
}
/** Opening credits of members of the demo club, cents, after all other transfers of its history. */
export async function demoCredits(
  { now, today, login, write }: Demo,
  given: readonly { readonly member: number; readonly cents: number; readonly vence: Date | null }[],
) {
  const account = { clase: 'credito', unidad: units.cents, signo: -1, id_mst_tipopago: paymentTypes.wallet } as const
  const entry = {
    fecha: now,
    dia: today,
    debe: issuedAccounts[units.cents],
    unidad: units.cents,
    motivo: 'ingreso',
    texto: 'Bienvenida',
  } as const
  await write(async (tx) => {
    const made = await tx
      .insertInto('libro_cuenta')
      .values(given.map(({ member, cents, vence }) => ({ ...account, saldo: cents, regalo: cents, id_mst_socios: member, vence })))
      .returning(['id_reg_cuenta', 'saldo'])
      .execute()
    await tx
      .insertInto('libro_asiento')
      .values(
        made.map(({ id_reg_cuenta, saldo }) => ({
          ...entry,
          haber: id_reg_cuenta,
          importe: saldo!,
          id_mst_socios_creacion: login.id_mst_socios,
        })),
      )
      .execute()
  })
}
/** An account of the demo club with its current balance, inserted as a row: there is no concurrency to lock against. */
export async function demoAccount(tx: Tx, account: Insertable<Database['libro_cuenta']>): Promise<number> {
  return (await tx.insertInto('libro_cuenta').values(account).returning('id_reg_cuenta').executeTakeFirstOrThrow()).id_reg_cuenta
}
/** Transfers of the demo club, written as rows. */
export const demoEntries = async (tx: Tx, rows: readonly Insertable<Database['libro_asiento']>[]) =>
  rows.length > 0 && (await tx.insertInto('libro_asiento').values(rows).execute())

/** Accounts of the money of the demo club. */
export const demoAccounts = { ...accounts, drawer: demoDrawerAccount }
