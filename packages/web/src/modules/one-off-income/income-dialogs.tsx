import { lazy, Suspense } from 'react'
import { CardRefundDialog } from '../cards/public.ts'
import { DebtDialog } from '../invoices/public.ts'
import { ProductPicker } from '../products/public.ts'
import { CollectRows } from './collect-rows.tsx'
import { IncomeMenu } from './income-menu.tsx'
import type { IncomeRow, IncomeType } from './income-row.ts'
import { LockedCellPopover } from './locked-cell-popover.tsx'
import { OwnerPicker } from './owner-picker.tsx'
import type { useIncomeActs } from './use-income-acts.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((module) => ({ default: module.DeleteDialog })))
const LetterDialog = lazy(() => import('./letter-dialog.tsx').then((module) => ({ default: module.LetterDialog })))
const MailPaper = lazy(() => import('./mail-paper.tsx').then((module) => ({ default: module.MailPaper })))
const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })))

interface Props {
  tipo: IncomeType
  rows: readonly IncomeRow[]
  income: ReturnType<typeof useIncomeActs>
}

/** Dialog, picker or menu that is open over the grid of income. */
export const IncomeDialogs = (props: Props) => (
  <Suspense fallback={null}>
    <OpenDialog {...props} />
  </Suspense>
)

function OpenDialog({ tipo, rows, income: { open, close, acts, give, sell } }: Props) {
  const done = () => close()
  switch (open?.what) {
    case undefined:
      return null
    case 'collect':
      return <CollectRows rows={rows} selected={open.rows} onClose={done} />
    case 'delete':
      return <DeleteDialog rows={open.rows} onClose={done} />
    case 'letter':
      return <LetterDialog row={open.row} onMail={() => acts.mailPaper(open.row, 2)} onClose={done} />
    case 'mail':
      return <MailPaper row={open.row} flag={open.flag} onClose={done} />
    case 'card':
      return <CardRefundDialog id={open.row.id_reg_factura} name={open.row.concepto} onClose={done} />
    case 'changes':
      return <ChangesDialog row={open.row} onClose={done} />
    case 'owner':
      return <OwnerPicker tipo={tipo} onClose={done} onPick={(owner) => give(open.row, owner)} />
    case 'product':
      return <ProductPicker capacity={1} onClose={done} onPick={([one]) => one && sell(open.row, one)} />
    case 'debt':
      return open.row.id_mst_socios === null ? null : <DebtDialog id={open.row.id_mst_socios} onClose={done} />
    case 'menu':
      return <IncomeMenu row={open.row} at={open.at} acts={acts} onClose={() => close('menu')} />
    case 'locked':
      return <LockedCellPopover row={open.row} reason={open.reason} acts={acts} onClose={() => close('locked')} />
  }
}
