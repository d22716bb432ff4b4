import { deleteLines } from '@app/contract/invoices/delete-lines'
import { Menu } from '@mantine/core'
import { IconReceipt, IconTrash, IconUser } from '@tabler/icons-react'
import { MenuAct } from '../../../kit/buttons/menu-act.tsx'
import { userMayCall } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import type { Generate, OpenLine } from './use-generate.ts'

interface Props {
  row: OpenLine
  /** Position in pixels of the window. */
  at: { readonly x: number; readonly y: number }
  generate: Generate
  onDelete: (rows: readonly OpenLine[]) => void
  onClose: () => void
}

/** Menu of acts on a line; impossible ones stay, with the reason below. */
export function LineMenu({ row, at, generate, onDelete, onClose }: Props) {
  const allowed = (isAllowed: boolean) => (isAllowed ? null : t('receipts.reason.not_allowed'))
  return (
    <Menu opened onClose={onClose} position="bottom-end" offset={2} width={270} returnFocus>
      <Menu.Target>
        <span style={{ position: 'fixed', left: at.x, top: at.y }} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-label={row.desc_usuario}>
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
      </Menu.Dropdown>
    </Menu>
  )
}
