import '../notices.css'
import { listedAfter, listedBefore, monthOfMail, newDataProtectionNotice, newNotice, notices } from '@app/contract/notifications/notices'
import { addDays } from '@app/contract/values/day'
import { Button, SegmentedControl } from '@mantine/core'
import { IconShieldCheck, IconTemplate } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { NewButton } from '../../../kit/buttons/new-button.tsx'
import { type MenuPlace, RowMenuButton } from '../../../kit/buttons/row-menu.tsx'
import { DayRange } from '../../../kit/fields/day-range.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { today } from '../../../kit/reads/today.ts'
import { GridScreen } from '../../../kit/screen/grid-screen.tsx'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { isReady } from '../../../kit/screen/screens.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { MonthBar } from '../month-bar.tsx'
import { hasLeft, isDraft, type NoticeRow, noticePath, subjectText } from '../notice-row.ts'
import { noticeColumns } from './notice-columns.tsx'
import { NoticeMenu, useNoticeActs } from './notice-menu.tsx'
import { StoppedCard, stoppedPath } from './stopped-card.tsx'

const parts = {
  all: () => true,
  drafts: isDraft,
  planned: ({ estado }: NoticeRow) => estado === 'programada',
  sent: hasLeft,
}
type Part = keyof typeof parts
const partNames = ['all', 'drafts', 'planned', 'sent'] as const

const standard = () => ({ from: addDays(today(), -listedBefore), to: addDays(today(), listedAfter) })

/** /notificacion: letters to many around today, with what became of each (R-429, spec 2 §2). */
export function NoticesScreen() {
  const [range, setRange] = useKeptState('notices range', standard)
  const [part, setPart] = useKeptState<Part>('notices part', 'all')
  const [menu, setMenu] = useState<{ row: NoticeRow; at: MenuPlace } | null>(null)
  const reading = useRead(notices, { start_date: range.from, end_date: range.to }, { keepPrevious: true })
  const month = useRead(monthOfMail, {}).data
  const all = reading.data
  const rows = useMemo(() => all?.filter(parts[part]), [all, part])
  const isPhone = useIsPhone()
  const columns = useMemo(() => noticeColumns(isPhone), [isPhone])
  const acts = useNoticeActs()
  const open = ({ id_reg_notificaciones: id }: { id_reg_notificaciones: number }) => go(noticePath(id))
  const create = useAction(newNotice, { onDone: open })
  const createDataProtection = useAction(newDataProtectionNotice, { onDone: open })
  const isStandard = range.from === standard().from && range.to === standard().to
  return (
    <GridScreen<NoticeRow>
      name="notices"
      columns={columns}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_reg_notificaciones}
      rowTone={({ estado }) => (estado === 'no_enviada' || estado === 'parada' ? 'warn' : undefined)}
      opensOnClick
      onOpen={open}
      onDelete={([row]) => row && void acts.remove(row)}
      onMenu={(row, at) => setMenu({ row, at })}
      rowActions={(row) => (
        <RowMenuButton label={t('notices.menu_of', { asunto: subjectText(row.subject) })} onOpen={(at) => setMenu({ row, at })} />
      )}
      add={<NewButton id="notices.new" text={t('notices.new')} onClick={() => void create.run({})} />}
      actions={
        <>
          <Button variant="default" leftSection={<IconTemplate size={15} />} onClick={() => go('/notificacion/plantillas')}>
            {t('notices.templates')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={15} />}
            loading={createDataProtection.isBusy}
            onClick={() => void createDataProtection.run({})}
          >
            {t('notices.data_protection')}
          </Button>
        </>
      }
      toolbar={
        <>
          <DayRange range={range} onChange={setRange} />
          <SegmentedControl
            aria-label={t('notices.which')}
            value={part}
            onChange={setPart}
            data={partNames.map((one) => ({
              value: one,
              label: t(`notices.part.${one}`, { n: formatCount(all?.filter(parts[one]).length ?? 0) }),
            }))}
          />
          {month && <MonthBar month={month} />}
        </>
      }
      status={isStandard ? t('notices.standard_range', { antes: listedBefore, despues: listedAfter }) : undefined}
      empty={{ title: t('notices.none'), hint: t('notices.none_hint') }}
    >
      {isReady(stoppedPath) && <StoppedCard />}
      {menu && <NoticeMenu {...menu} acts={acts} onClose={() => setMenu(null)} />}
    </GridScreen>
  )
}
