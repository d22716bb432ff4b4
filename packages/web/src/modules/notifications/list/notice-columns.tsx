import { formatDay } from '@app/contract/values/day'
import { IconCheck } from '@tabler/icons-react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../../kit/grid/column.ts'
import { clubTime } from '../../../kit/reads/clock.ts'
import { StateDot } from '../../../kit/screen/state-dot.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { audienceText, hasLeft, markOf, type NoticeRow, stateText, subjectText } from '../notice-row.ts'

const column = textColumn<NoticeRow>

/** Tick of a channel; a dash without it. */
const tick = (isOn: boolean) => (isOn ? <IconCheck size={15} color="var(--good)" aria-label={t('grid.yes')} /> : '—')
const yesNo = (isOn: boolean) => t(isOn ? 'grid.yes' : 'grid.no')

/** State of a letter, told by form, colour and words. */
const NoticeStateMark = ({ row }: { row: Pick<NoticeRow, 'estado' | 'sale' | 'fecha_envio' | 'no_enviada'> }) => (
  <StateDot mark={markOf[row.estado]}>{stateText(row)}</StateDot>
)

const stateColumn = () =>
  column('estado', t('notices.state'), {
    width: 206,
    card: 'below',
    text: stateText,
    render: (row) => <NoticeStateMark row={row} />,
  })

/** Columns of the letters to many. On a phone the state stands first below the subject: what does not fit there is left out. */
export const noticeColumns = (isPhone = false): GridColumn<NoticeRow>[] => [
  ...(isPhone ? [stateColumn()] : []),
  column('fecha_creacion', t('notice.fecha_creacion'), {
    kind: 'instant',
    width: 104,
    render: ({ fecha_creacion }) => formatDay(clubTime(fecha_creacion.getTime()).day),
  }),
  column('subject', t('notice.subject'), {
    width: 256,
    card: 'name',
    text: ({ subject }) => subjectText(subject),
    render: ({ subject }) => <span className={subject === null ? 'dimmed' : ''}>{subjectText(subject)}</span>,
  }),
  column('desc_filtro', t('notices.audience'), { width: 190, card: 'below', text: audienceText, render: audienceText }),
  column('envio_email', t('notices.mail'), {
    width: 72,
    text: (row) => yesNo(row.envio_email),
    render: (row) => tick(row.envio_email),
  }),
  column('envio_app', t('notices.app'), { width: 64, text: (row) => yesNo(row.envio_app), render: (row) => tick(row.envio_app) }),
  column('personas', t('notices.people'), {
    width: 84,
    align: 'end',
    text: (row) => (hasLeft(row) ? formatCount(row.personas) : '—'),
  }),
  column('llegaron', t('notices.arrived'), {
    width: 84,
    align: 'end',
    text: (row) => (hasLeft(row) ? formatCount(row.llegaron) : '—'),
  }),
  column('rebotes', t('notices.bounced'), {
    width: 84,
    align: 'end',
    text: (row) => (hasLeft(row) ? formatCount(row.rebotes) : '—'),
    render: (row) => (hasLeft(row) ? <span className={row.rebotes > 0 ? 'notice-bad' : ''}>{formatCount(row.rebotes)}</span> : '—'),
  }),
  ...(isPhone ? [] : [stateColumn()]),
  column('cod_notificacion', t('notice.cod_notificacion'), { width: 110, hidden: true }),
]
