import { deleteLines } from '@app/contract/invoices/delete-lines'
import { Menu } from '@mantine/core'
import { IconReceipt, IconTrash, IconUser } from '@tabler/icons-react'
import { MenuAct } from '../../../kit/buttons/menu-act.tsx'
import { type MenuPlace, RowMenu } from '../../../kit/buttons/row-menu.tsx'
import { userMayCall } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import type { Generate, OpenLine } from './use-generate.ts'

interface Props {
  row: OpenLine
  at: MenuPlace
  generate: Generate
  onDelete: (rows: readonly OpenLine[]) => void
  onClose: () => void
}

/** Menu of acts on a line; impossible ones stay, with the reason below. */
export function LineMenu({ row, at, generate, onDelete, onClose }: Props) {
  const allowed = (isAllowed: boolean) => (isAllowed ? null : t('receipts.reason.not_allowed'))
  return (
    <RowMenu label={row.desc_usuario} at={at} width={270} onClose={onClose}>
      <MenuAct
        text={t('receipts.only_this')}
        icon={IconReceipt}
        reason={row.fallo === null ? allowed(generate.may) : tFound('receipts.fault', row.fallo)}
        run={() => generate.generate([row])}
      />
      <MenuAct
        text={t('receipts.to_record', { nombre: row.nombre_pagador })}
        icon={IconUser}
        run={() => go(`/socios/${row.id_mst_socios_pagador}/edit?tabActivated=tabRecibos`)}
      />
      <Menu.Divider />
      <MenuAct
        text={t('receipts.delete_line')}
        icon={IconTrash}
        keys="Delete"
        reason={allowed(userMayCall(deleteLines))}
        run={() => onDelete([row])}
      />
    </RowMenu>
  )
}
