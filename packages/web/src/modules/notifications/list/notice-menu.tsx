import { cloneNotice, removeNotice } from '@app/contract/notifications/notices'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { MenuAct } from '../../../kit/buttons/menu-act.tsx'
import { type MenuPlace, RowMenu } from '../../../kit/buttons/row-menu.tsx'
import { confirmDelete } from '../../../kit/dialogs/dialogs.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { hasLeft, type NoticeRow, noticePath, subjectText } from '../notice-row.ts'

/** Acts on letters: clone, delete after a question. */
export function useNoticeActs() {
  const clone = useAction(cloneNotice, { onDone: ({ id_reg_notificaciones: id }) => go(noticePath(id)) })
  const drop = useAction(removeNotice, { toast: t('notices.deleted') })
  return {
    clone: ({ id_reg_notificaciones: id }: NoticeRow) => void clone.run({ id }),
    remove: async (row: NoticeRow) => {
      if (!hasLeft(row) && (await confirmDelete(subjectText(row.subject)))) await drop.run({ id: row.id_reg_notificaciones })
    },
  }
}
export type NoticeActs = ReturnType<typeof useNoticeActs>

interface Props {
  readonly row: NoticeRow
  readonly at: MenuPlace
  readonly acts: NoticeActs
  readonly onClose: () => void
}
/** Menu of a letter. */
export const NoticeMenu = ({ row, at, acts, onClose }: Props) => (
  <RowMenu label={subjectText(row.subject)} at={at} width={240} onClose={onClose}>
    <MenuAct text={t('grid.open_row')} icon={IconPencil} keys="Enter" run={() => go(noticePath(row.id_reg_notificaciones))} />
    <MenuAct text={t('notices.clone')} icon={IconCopy} run={() => acts.clone(row)} />
    <MenuAct
      text={t('core.delete')}
      icon={IconTrash}
      keys="Delete"
      reason={hasLeft(row) ? t('notices.sent_stays') : null}
      run={() => void acts.remove(row)}
    />
  </RowMenu>
)
