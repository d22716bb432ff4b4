import { deleteReceipts, mailReceipts } from '@app/contract/receipts/receipts'
import { formatEuros } from '@app/contract/values/money'
import { useState } from 'react'
import type { MenuPlace } from '../../../kit/buttons/row-menu.tsx'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { noticeTimes, toast } from '../../../kit/dialogs/toasts.ts'
import { counted } from '../../../kit/grid/cells/value.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { sumOf } from '../sum-of.ts'
import { deleteLock, type ReceiptRow } from './receipt-row.ts'

/** Names listed of payers without an address. */
const listed = 5
const idsOf = (rows: readonly ReceiptRow[]) => rows.map((row) => row.id_reg_recibo)

/** Dialog open over a list, and its receipt. */
type Open =
  | { readonly what: 'detail' | 'return'; readonly row: ReceiptRow }
  | { readonly what: 'menu'; readonly row: ReceiptRow; readonly at: MenuPlace }

/** Selection of a list of receipts, the acts on them: letter and deletion, each of which needs a selection, and the dialogs of one. */
export function useReceiptActs() {
  const [open, setOpen] = useState<Open | null>(null)
  const [selected, setSelected] = useState<readonly number[]>([])
  const [complaint, setComplaint] = useState<string | null>(null)
  const mail = useAction(mailReceipts, {
    onDone: ({ enviados, sin_correo }) => {
      toast.good(t('receipts.mailed', counted(enviados)))
      const more = sin_correo.length > listed ? `; ${t('bank-file.n_more', { n: sin_correo.length - listed })}` : ''
      if (sin_correo.length > 0)
        toast.info(t('receipts.mailed_not', { nombres: sin_correo.slice(0, listed).join('; ') + more }), { milliseconds: noticeTimes.long })
    },
  })
  const remove = useAction(deleteReceipts, {
    onDone: ({ eliminados, avisados }) => {
      const told = avisados > 0 ? ` ${t('receipts.deleted_told', counted(avisados))}` : ''
      toast.good(`${t('receipts.deleted', counted(eliminados))}.${told}`, { milliseconds: noticeTimes.standard })
    },
  })
  const sendMail = (rows: readonly ReceiptRow[]) => {
    setComplaint(rows.length === 0 ? t('No_element_selected') : null)
    if (rows.length > 0 && !mail.isBusy) void mail.run({ rebuts_seleccionats: idsOf(rows) })
  }
  const removeRows = async (rows: readonly ReceiptRow[]) => {
    const free = rows.filter((row) => deleteLock(row) === null)
    setComplaint(free.length === 0 ? t('recibo.elige_eliminar') : null)
    if (free.length === 0 || remove.isBusy) return
    const title = t('receipts.delete_question', { ...counted(free.length), importe: formatEuros(sumOf(free, (row) => row.precio)) })
    if (await confirm({ title, hint: t('receipts.delete_hint'), confirm: t('receipts.delete'), danger: true }))
      await remove.run({ rebuts_seleccionats: idsOf(free) })
  }
  return {
    ...{ open, setOpen, selected, complaint, setComplaint, sendMail },
    select: (ids: readonly number[]) => {
      setComplaint(null)
      setSelected(ids)
    },
    remove: (rows: readonly ReceiptRow[]) => void removeRows(rows),
    isBusy: mail.isBusy || remove.isBusy,
    may: mail.may,
  }
}
export type ReceiptActs = ReturnType<typeof useReceiptActs>
