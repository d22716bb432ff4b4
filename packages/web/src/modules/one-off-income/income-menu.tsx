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
import type { ReactNode } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn, userMayCall } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { paperLock, refundLock } from '../invoices/public.ts'
import { collectLock, deleteLock, lockText, ownerOf, payLock } from './income-lock.ts'
import { bookingOf, type IncomeRow } from './income-row.ts'
import type { IncomeActs } from './use-income-acts.ts'

interface ItemProps {
  text: string
  icon: ReactNode
  keys?: string
  /** Reason against the action, on a line below; null if allowed. */
  reason?: string | null
  run: () => void
}
const Item = ({ text, icon, keys, reason = null, run }: ItemProps) => (
  <Menu.Item
    leftSection={icon}
    rightSection={keys && <KeyCaps keys={keys} />}
    className={reason === null ? '' : 'in-off'}
    aria-disabled={reason !== null}
    closeMenuOnClick={reason === null}
    onClick={() => reason === null && run()}
  >
    {text}
    {reason && <small className="in-reason">{reason}</small>}
  </Menu.Item>
)
const size = 15

interface Props {
  row: IncomeRow
  /** Position in pixels of the window. */
  at: { readonly x: number; readonly y: number }
  acts: IncomeActs
  onClose: () => void
}

interface PaymentProps {
  row: IncomeRow
  acts: IncomeActs
}
const SupplierPayment = ({ row, acts }: PaymentProps) => (
  <>
    <Item
      text={t('income.pay_supplier')}
      icon={<IconCoinEuro size={size} />}
      keys="F8"
      reason={payLock(row)}
      run={() => acts.collect([row])}
    />
    {row.pagado > 0 && <Item text={t('income.void_payment')} icon={<IconArrowBackUp size={size} />} run={() => acts.voidPayment(row)} />}
  </>
)
function MemberPayment({ row, acts }: PaymentProps) {
  const hasMachine = useRead(cashMachine, {}).data?.hay ?? false
  return (
    <>
      <Item
        text={t('income.collect')}
        icon={<IconCoinEuro size={size} />}
        keys="F8"
        reason={collectLock(row)}
        run={() => acts.collect([row])}
      />
      {hasMachine && (
        <Item
          text={t('cash_machine.collect')}
          icon={<IconCashRegister size={size} />}
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
    <Menu opened onClose={onClose} position="bottom-end" offset={2} width={290} returnFocus>
      <Menu.Target>
        <span style={{ position: 'fixed', left: at.x, top: at.y }} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-label={row.concepto}>
        {isSupplier ? <SupplierPayment row={row} acts={acts} /> : <MemberPayment row={row} acts={acts} />}
        {row.id_mst_socios !== null && row.id_mst_socios !== guestMember && (
          <Item text={t('income.debt')} icon={<IconReportMoney size={size} />} run={() => acts.debt(row)} />
        )}
        {!isSupplier && (
          <Item text={t('debt.send_link')} icon={<IconLink size={size} />} reason={collectLock(row)} run={() => acts.sendLinks([row])} />
        )}
        {booking !== null && <Item text={t('income.open_booking')} icon={<IconCalendarEvent size={size} />} run={() => go(booking)} />}
        <Menu.Divider />
        <Item
          text={t(isSupplier ? 'income.change_supplier' : 'income.change_owner')}
          icon={<IconUserEdit size={size} />}
          keys="F4"
          reason={lockText(row, ownerOf(row))}
          run={() => acts.owner(row)}
        />
        {!isSupplier && (
          <Item
            text={t('income.product')}
            icon={<IconPackage size={size} />}
            reason={lockText(row, 'precio')}
            run={() => acts.product(row)}
          />
        )}
        {!isSupplier && isParameterOn('ASIGNAR_CODIGO_BARRAS') && (
          <Item text={t('income.bar_code')} icon={<IconBarcode size={size} />} reason={collectLock(row)} run={() => acts.letter(row)} />
        )}
        {row.id_reg_reserva !== null && (
          <Item text={t('income.clone_within')} icon={<IconCopyPlus size={size} />} run={() => acts.cloneWithin(row)} />
        )}
        <Item text={t('income.clone')} icon={<IconCopy size={size} />} keys="mod+d" run={() => acts.clone(row)} />
        {isParameterOn('RECIBO_JUSTIFICANTE') && (
          <>
            <Item text={t('invoices.proof')} icon={<IconReceipt size={size} />} reason={paperLock(row)} run={() => acts.paper(row, 1)} />
            <Item
              text={t('invoices.mail_proof')}
              icon={<IconMail size={size} />}
              reason={paperLock(row)}
              run={() => acts.mailPaper(row, 1)}
            />
          </>
        )}
        {isParameterOn('ACTIVAR_FACTURA_OFICIAL') && (
          <>
            <Item
              text={t('invoices.ticket')}
              icon={<IconPrinter size={size} />}
              keys="mod+p"
              reason={paperLock(row)}
              run={() => acts.paper(row, 0)}
            />
            <Item
              text={t('invoices.mail_ticket')}
              icon={<IconMail size={size} />}
              reason={paperLock(row)}
              run={() => acts.mailPaper(row, 0)}
            />
          </>
        )}
        <Item text={t('income.changes')} icon={<IconHistory size={size} />} run={() => acts.changes(row)} />
        <Item
          text={t('income.give_back')}
          icon={<IconArrowBackUp size={size} />}
          keys="F7"
          reason={refundLock(row) ?? (userMayCall(refundInvoice) ? null : t('msg.giving_needs_cash'))}
          run={() => acts.giveBack(row)}
        />
        {row.precio < 0 && (
          <Item text={t('invoices.undo_refund')} icon={<IconArrowForwardUp size={size} />} run={() => acts.undoRefund(row)} />
        )}
        <Menu.Divider />
        <Item text={t('income.delete')} icon={<IconTrash size={size} />} reason={deleteLock(row)} run={() => acts.remove([row])} />
      </Menu.Dropdown>
    </Menu>
  )
}
