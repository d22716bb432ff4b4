import { returnReceipt } from '@app/contract/bank-returns/bank-returns'
import { formatEuros } from '@app/contract/values/money'
import { Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBuildingBank,
  IconEye,
  IconFileTypePdf,
  IconFileTypeXml,
  IconMail,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { MenuAct } from '../../../kit/buttons/menu-act.tsx'
import { type MenuPlace, RowMenu } from '../../../kit/buttons/row-menu.tsx'
import { userMayCall } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { saveReceiptPaper, saveReceiptXml } from './receipt-files.ts'
import { deleteLock, type ReceiptRow, returnLock, xmlLock } from './receipt-row.ts'
import { remittancePath } from './remittance-path.ts'
import type { ReceiptActs } from './use-receipt-acts.ts'

interface Props {
  row: ReceiptRow
  at: MenuPlace
  acts: ReceiptActs
  onClose: () => void
}

/** Menu of acts on a receipt; impossible ones stay, with the reason below. */
export function ReceiptMenu({ row, at, acts, onClose }: Props) {
  const { id_reg_recibo: id, id_reg_remesas: remittance } = row
  const notAllowed = acts.may ? null : t('receipts.reason.not_allowed')
  return (
    <RowMenu label={row.nombre_completo} at={at} width={280} onClose={onClose}>
      <MenuAct text={t('receipts.see')} icon={IconEye} keys="Enter" run={() => acts.setOpen({ what: 'detail', row })} />
      <MenuAct text={t('receipts.mail')} icon={IconMail} reason={notAllowed} run={() => acts.sendMail([row])} />
      <MenuAct text={t('receipts.pdf')} icon={IconFileTypePdf} run={() => void saveReceiptPaper(id)} />
      <MenuAct text={t('receipts.xml')} icon={IconFileTypeXml} reason={notAllowed ?? xmlLock(row)} run={() => void saveReceiptXml(id)} />
      <Menu.Divider />
      <MenuAct
        text={t('receipts.to_record', { nombre: row.nombre_completo })}
        icon={IconUser}
        run={() => go(`/socios/${row.id_mst_socios}/edit?tabActivated=tabRecibos`)}
      />
      {remittance !== null && (
        <MenuAct text={t('receipts.remittance')} icon={IconBuildingBank} run={() => go(remittancePath(remittance))} />
      )}
      <Menu.Divider />
      <MenuAct
        text={`${t('receipts.return')} ${formatEuros(row.precio - row.importe_devuelto)}`}
        icon={IconArrowBackUp}
        reason={userMayCall(returnReceipt) ? returnLock(row) : t('receipts.reason.not_allowed')}
        run={() => acts.setOpen({ what: 'return', row })}
      />
      <MenuAct text={t('receipts.delete')} icon={IconTrash} reason={notAllowed ?? deleteLock(row)} run={() => acts.remove([row])} />
    </RowMenu>
  )
}
