import { feeLinesInfo } from '@app/contract/fees/fee-lines'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import { cloneIncome, cloneWithinBooking, setProduct, updateIncome } from '@app/contract/one-off-income/edit-income'
import { removalLock } from '@app/contract/one-off-income/income-rules'
import { useState } from 'react'
import type { MenuPlace } from '../../kit/buttons/row-menu.tsx'
import { confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { call, useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { sellAtMachine } from '../cash-machine/public.ts'
import { confirmUndoRefund, giveBack, openPaper, sendLinks } from '../invoices/public.ts'
import { type IncomeRow, type IncomeType, isOpen, isOwed } from './income-row.ts'
import { paySuppliers, voidPayment } from './pay-suppliers.ts'

/** Dialog open over the grid, and its lines. */
type Open =
  | { readonly what: 'collect' | 'delete'; readonly rows: readonly IncomeRow[] }
  | { readonly what: 'changes' | 'owner' | 'product' | 'debt' | 'letter' | 'card'; readonly row: IncomeRow }
  | { readonly what: 'mail'; readonly row: IncomeRow; readonly flag: PaperFlag }
  | { readonly what: 'menu'; readonly row: IncomeRow; readonly at: MenuPlace }
  | { readonly what: 'locked'; readonly row: IncomeRow; readonly reason: string }

interface Options {
  tipo: IncomeType
  /** Called with a newly created line. */
  onFresh: (id: number | null) => void
}

/** Charges a line at the cash machine; a refusal shows a toast. */
async function sellRow(row: IncomeRow) {
  try {
    await sellAtMachine([row.id_reg_factura])
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg, { milliseconds: noticeTimes.standard })
  }
}

/** Actions on lines, from the menu of a row, by keys, or on the whole selection. */
export function useIncomeActs({ tipo, onFresh }: Options) {
  const [open, setOpen] = useState<Open | null>(null)
  const clone = useAction(cloneIncome, { onDone: ({ id_reg_factura }) => onFresh(id_reg_factura) })
  const cloneWithin = useAction(cloneWithinBooking, { onDone: ({ id_reg_factura }) => onFresh(id_reg_factura) })
  const remove = useAction(deleteLines)
  const change = useAction(updateIncome)
  const associate = useAction(setProduct)
  const giveBackRow = async (row: IncomeRow) => {
    if ((await giveBack(row)) === 'card') setOpen({ what: 'card', row })
  }
  const removeRows = async (rows: readonly IncomeRow[]) => {
    const free = rows.filter((row) => row.id_reg_reserva === null)
    if (free.some((row) => removalLock(row) !== null)) return setOpen({ what: 'delete', rows: free })
    const ids = free.map((row) => row.id_reg_factura)
    if (ids.length > 0 && (await call(feeLinesInfo, { id_reg_facturas: ids })).lineas.length > 0)
      return setOpen({ what: 'delete', rows: free })
    const hint = free.length < rows.length ? t('income.skipped_locked', { n: rows.length - free.length }) : undefined
    const named = free.length === 1 ? (free[0]?.concepto ?? '') : t('income.lines', { n: free.length })
    if (free.length === 0 || !(await confirmDelete(named, hint))) return
    if (await remove.run({ id_reg_facturas: ids })) toast.good(t('income.deleted', { n: free.length }))
  }
  const acts = {
    collect: (rows: readonly IncomeRow[]) => {
      if (rows.some(isOwed)) void paySuppliers(rows)
      else if (rows.some(isOpen)) setOpen({ what: 'collect', rows })
    },
    voidPayment: (row: IncomeRow) => void voidPayment(row),
    undoRefund: (row: IncomeRow) => void confirmUndoRefund(row),
    collectAtMachine: (row: IncomeRow) => void sellRow(row),
    sendLinks: (rows: readonly IncomeRow[]) => void sendLinks(rows.filter(isOpen).map((row) => row.id_reg_factura)),
    clone: (row: IncomeRow) => void clone.run({ id: row.id_reg_factura }),
    cloneWithin: ({ id_reg_factura: id, id_reg_reserva }: IncomeRow) => {
      if (id_reg_reserva !== null) void cloneWithin.run({ id, id_reserva: id_reg_reserva })
    },
    changes: (row: IncomeRow) => setOpen({ what: 'changes', row }),
    letter: (row: IncomeRow) => setOpen({ what: 'letter', row }),
    debt: (row: IncomeRow) => setOpen({ what: 'debt', row }),
    owner: (row: IncomeRow) => setOpen({ what: 'owner', row }),
    product: (row: IncomeRow) => setOpen({ what: 'product', row }),
    menu: (row: IncomeRow, at: { x: number; y: number }) => setOpen({ what: 'menu', row, at }),
    paper: openPaper,
    mailPaper: (row: IncomeRow, flag: PaperFlag) => setOpen({ what: 'mail', row, flag }),
    giveBack: (row: IncomeRow) => void giveBackRow(row),
    locked: (row: IncomeRow, reason: string) => setOpen({ what: 'locked', row, reason }),
    remove: (rows: readonly IncomeRow[]) => void removeRows(rows),
  }
  /** Closes the open dialog, unless one of its actions has opened another by now. */
  const close = (what?: Open['what']) => setOpen((now) => (what && now?.what !== what ? now : null))
  const sell = (row: IncomeRow, id_producto: number) => {
    close()
    void associate.run({ id: row.id_reg_factura, id_producto })
  }
  const give = (row: IncomeRow, owner: number) => {
    close()
    void change.run({ id_reg_factura: row.id_reg_factura, ...(tipo === 1 ? { id_mst_proveedor: owner } : { id_mst_socios: owner }) })
  }
  return { open, close, acts, give, sell }
}

/** Actions on lines of the grid. */
export type IncomeActs = ReturnType<typeof useIncomeActs>['acts']
