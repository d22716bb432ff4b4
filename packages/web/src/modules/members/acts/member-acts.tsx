import { memberPage } from '@app/contract/members/member-page'
import { memberType } from '@app/contract/members/member-type'
import { sellPassToMany } from '@app/contract/passes/sell-pass'
import { Button, Menu } from '@mantine/core'
import {
  IconBell,
  IconDotsVertical,
  IconDownload,
  IconLink,
  IconMail,
  IconTag,
  IconTicket,
  IconUserOff,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import { useState } from 'react'
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
  ['topup', 'topup', IconWallet],
  ['link', 'link', IconLink],
  ['notify', 'notify', IconBell],
  ['leave', 'leave', IconUserOff],
] as const

/** Bulk actions on the selected members: each shows its preview first. */
export function MemberActs({ choice, count, onDone }: Props) {
  const [acto, setActo] = useState<ActName | null>(null)
  const shown = acts.filter(
    ([name]) => (name !== 'pass' || userMay(sellPassToMany.permission)) && (name !== 'topup' || isParameterOn('MONEDERO_SOCIOS')),
  )
  const isPhone = useIsPhone()
  const nameOf = ([name, words]: (typeof acts)[number]) => (words === 'label' ? t('member-acts.label') : actText(name))
  return (
    <>
      {!isPhone &&
        shown.map((one) => {
          const [name, , Picture] = one
          return (
            <Button key={name} size="compact-sm" variant="default" leftSection={<Picture size={14} />} onClick={() => setActo(name)}>
              {nameOf(one)}
            </Button>
          )
        })}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="compact-sm" variant="default" leftSection={isPhone ? <IconDotsVertical size={14} /> : <IconDownload size={14} />}>
            {isPhone ? t('member-acts.acts') : t('grid.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone &&
            shown.map((one) => {
              const [name, , Picture] = one
              return (
                <Menu.Item key={name} leftSection={<Picture size={15} />} onClick={() => setActo(name)}>
                  {nameOf(one)}
                </Menu.Item>
              )
            })}
          {isPhone && <Menu.Divider />}
          <ExportItems choice={choice} />
        </Menu.Dropdown>
      </Menu>
      {acto && <ActDialog acto={acto} choice={choice} count={count} onDone={onDone} onClose={() => setActo(null)} />}
    </>
  )
}
