import { memberPage } from '@app/contract/members/member-page'
import { memberType } from '@app/contract/members/member-type'
import { sellPassToMany } from '@app/contract/passes/sell-pass'
import { Button, Menu } from '@mantine/core'
import {
  IconBell,
  IconDots,
  IconDownload,
  IconLink,
  IconMail,
  IconRepeat,
  IconTag,
  IconTicket,
  IconUserOff,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { choicesOf } from '../../../kit/fields/choices.ts'
import { saveCsv, saveExcel } from '../../../kit/grid/export/save-file.ts'
import { csvOf, sheetOf, withoutTotal } from '../../../kit/grid/export/sheet.ts'
import { call, useChoices } from '../../../kit/reads/api.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { isParameterOn, userMay } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Choice } from '../list/chosen-members.ts'
import { listColumns, type MemberLine } from '../list/member-columns.tsx'
import { ActDialog, type ActName, actText } from './act-dialog.tsx'

interface Props {
  choice: Choice
  count: number
  /** Names of the selected members that the filter does not show. */
  outside: readonly string[]
  onDone: () => void
}

const everybody = 1_000_000

/** Rows of the selected members, as in the list. */
async function rowsOf({ regla, menos, ids }: Choice): Promise<MemberLine[]> {
  const { filas } = await call(memberPage, { ...regla, ids: regla ? null : ids, filas: everybody })
  const less = new Set(menos)
  return filas.filter((row) => !less.has(row.id_mst_socios))
}

/** Export of the selected members into a file, in the columns of the desk. */
function useExport({ choice }: { choice: Choice }) {
  const { data: types } = useChoices(memberType)
  const save = (write: (columns: ReturnType<typeof listColumns>, rows: MemberLine[]) => unknown) => {
    const columns = listColumns(choicesOf(types))
      .filter((column) => !column.hidden)
      .map(withoutTotal)
    rowsOf(choice)
      .then((rows) => write(columns, rows))
      .catch(() => toast.bad(t('grid.export_failed')))
  }
  const name = t('menu.members')
  return {
    excel: () => save((columns, rows) => saveExcel(sheetOf(columns, rows), name)),
    csv: () => save((columns, rows) => saveCsv(csvOf(columns, rows), name)),
  }
}

/** The selected members as a file. */
function ExportItems({ choice }: { choice: Choice }) {
  const file = useExport({ choice })
  return (
    <>
      <Menu.Item leftSection={<IconDownload size={15} />} onClick={file.excel}>
        {t('grid.excel')}
      </Menu.Item>
      <Menu.Item leftSection={<IconDownload size={15} />} onClick={file.csv}>
        {t('grid.csv')}
      </Menu.Item>
    </>
  )
}

const acts = [
  ['label_add', 'label', IconTag],
  ['type', 'type', IconUsersGroup],
  ['mail', 'mail', IconMail],
  ['pass', 'pass', IconTicket],
  ['fee', 'fee', IconRepeat],
  ['topup', 'topup', IconWallet],
  ['link', 'link', IconLink],
  ['notify', 'notify', IconBell],
  ['leave', 'leave', IconUserOff],
] as const

/** Acts shown as buttons of the bar; the others are in its menu. */
const buttons = 5

/** Bulk actions on the selected members: each shows its preview first. */
export function MemberActs({ choice, count, outside, onDone }: Props) {
  const [acto, setActo] = useState<ActName | null>(null)
  const shown = acts.filter(
    ([name]) => (name !== 'pass' || userMay(sellPassToMany.permission)) && (name !== 'topup' || isParameterOn('MONEDERO_SOCIOS')),
  )
  const isPhone = useIsPhone()
  const nameOf = ([name, words]: (typeof acts)[number]) => (words === 'label' ? t('member-acts.label') : actText(name))
  const inBar = isPhone ? 0 : buttons
  return (
    <>
      {shown.slice(0, inBar).map((one) => {
        const [name, , Picture] = one
        return (
          <Button key={name} size="compact-sm" variant="default" leftSection={<Picture size={15} />} onClick={() => setActo(name)}>
            {nameOf(one)}
          </Button>
        )
      })}
      <Menu position="top-end">
        <Menu.Target>
          {isPhone ? (
            <Button size="compact-sm" variant="default" leftSection={<IconDots size={15} />}>
              {t('member-acts.acts')}
            </Button>
          ) : (
            <IconButton size={30} label={t('member-acts.more')} icon={IconDots} />
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {shown.slice(inBar).map((one) => {
            const [name, , Picture] = one
            return (
              <Menu.Item key={name} leftSection={<Picture size={15} />} onClick={() => setActo(name)}>
                {nameOf(one)}
              </Menu.Item>
            )
          })}
          <Menu.Divider />
          <ExportItems choice={choice} />
        </Menu.Dropdown>
      </Menu>
      {acto && <ActDialog acto={acto} choice={choice} count={count} outside={outside} onDone={onDone} onClose={() => setActo(null)} />}
    </>
  )
}
