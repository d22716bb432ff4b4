import { cashMachine } from '@app/contract/cash-machine/operations'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { refundInvoice } from '@app/contract/invoices/refund'
import { guestMember } from '@app/contract/members/member'
import { Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBarcode,
  IconCalendarEvent,
  IconCashRegister,
  IconCoinEuro,
  IconCopy,
  IconCopyPlus,
  IconHistory,
  IconLink,
  IconMail,
  IconPackage,
  IconPrinter,
  IconReceipt,
  IconReportMoney,
  IconTrash,
  IconUserEdit,
} from '@tabler/icons-react'
import { MenuAct } from '../../kit/buttons/menu-act.tsx'
import { type MenuPlace, RowMenu } from '../../kit/buttons/row-menu.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn, userMayCall } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { paperLock, refundLock } from '../invoices/public.ts'
import { collectLock, deleteLock, lockText, ownerOf, payLock } from './income-lock.ts'
import { bookingOf, type IncomeRow } from './income-row.ts'
import type { IncomeActs } from './use-income-acts.ts'

interface Props {
  row: IncomeRow
  at: MenuPlace
  acts: IncomeActs
  onClose: () => void
}

interface PaymentProps {
  row: IncomeRow
  acts: IncomeActs
}
const SupplierPayment = ({ row, acts }: PaymentProps) => (
  <>
    <MenuAct text={t('income.pay_supplier')} icon={IconCoinEuro} keys="F8" reason={payLock(row)} run={() => acts.collect([row])} />
    {row.pagado > 0 && <MenuAct text={t('income.void_payment')} icon={IconArrowBackUp} run={() => acts.voidPayment(row)} />}
  </>
)
function MemberPayment({ row, acts }: PaymentProps) {
  const hasMachine = useRead(cashMachine, {}).data?.hay ?? false
  return (
    <>
      <MenuAct text={t('income.collect')} icon={IconCoinEuro} keys="F8" reason={collectLock(row)} run={() => acts.collect([row])} />
      {hasMachine && (
        <MenuAct
          text={t('cash_machine.collect')}
          icon={IconCashRegister}
          reason={collectLock(row)}
          run={() => acts.collectAtMachine(row)}
        />
      )}
    </>
  )
}

/** Menu of actions on a line; disabled ones stay, with the reason below. */
export function IncomeMenu({ row, at, acts, onClose }: Props) {
  const booking = bookingOf(row)
  const isSupplier = row.id_mst_tipofactura === invoiceTypes.supplier
  return (
    <RowMenu label={row.concepto} at={at} width={290} onClose={onClose}>
      {isSupplier ? <SupplierPayment row={row} acts={acts} /> : <MemberPayment row={row} acts={acts} />}
      {row.id_mst_socios !== null && row.id_mst_socios !== guestMember && (
        <MenuAct text={t('income.debt')} icon={IconReportMoney} run={() => acts.debt(row)} />
      )}
      {!isSupplier && <MenuAct text={t('debt.send_link')} icon={IconLink} reason={collectLock(row)} run={() => acts.sendLinks([row])} />}
      {booking !== null && <MenuAct text={t('income.open_booking')} icon={IconCalendarEvent} run={() => go(booking)} />}
      <Menu.Divider />
      <MenuAct
        text={t(isSupplier ? 'income.change_supplier' : 'income.change_owner')}
        icon={IconUserEdit}
        keys="F4"
        reason={lockText(row, ownerOf(row))}
        run={() => acts.owner(row)}
      />
      {!isSupplier && (
        <MenuAct text={t('income.product')} icon={IconPackage} reason={lockText(row, 'precio')} run={() => acts.product(row)} />
      )}
      {!isSupplier && isParameterOn('ASIGNAR_CODIGO_BARRAS') && (
        <MenuAct text={t('income.bar_code')} icon={IconBarcode} reason={collectLock(row)} run={() => acts.letter(row)} />
      )}
      {row.id_reg_reserva !== null && <MenuAct text={t('income.clone_within')} icon={IconCopyPlus} run={() => acts.cloneWithin(row)} />}
      <MenuAct text={t('income.clone')} icon={IconCopy} keys="mod+d" run={() => acts.clone(row)} />
      {isParameterOn('RECIBO_JUSTIFICANTE') && (
        <>
          <MenuAct text={t('invoices.proof')} icon={IconReceipt} reason={paperLock(row)} run={() => acts.paper(row, 1)} />
          <MenuAct text={t('invoices.mail_proof')} icon={IconMail} reason={paperLock(row)} run={() => acts.mailPaper(row, 1)} />
        </>
      )}
      {isParameterOn('ACTIVAR_FACTURA_OFICIAL') && (
        <>
          <MenuAct text={t('invoices.ticket')} icon={IconPrinter} keys="mod+p" reason={paperLock(row)} run={() => acts.paper(row, 0)} />
          <MenuAct text={t('invoices.mail_ticket')} icon={IconMail} reason={paperLock(row)} run={() => acts.mailPaper(row, 0)} />
        </>
      )}
      <MenuAct text={t('income.changes')} icon={IconHistory} run={() => acts.changes(row)} />
      <MenuAct
        text={t('income.give_back')}
        icon={IconArrowBackUp}
        keys="F7"
        reason={refundLock(row) ?? (userMayCall(refundInvoice) ? null : t('msg.giving_needs_cash'))}
        run={() => acts.giveBack(row)}
      />
      {row.precio < 0 && <MenuAct text={t('invoices.undo_refund')} icon={IconArrowForwardUp} run={() => acts.undoRefund(row)} />}
      <Menu.Divider />
      <MenuAct text={t('income.delete')} icon={IconTrash} reason={deleteLock(row)} run={() => acts.remove([row])} />
    </RowMenu>
  )
}
