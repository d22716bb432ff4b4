import { noticeDelivery } from '@app/contract/notifications/delivery'
import { stopNotice } from '@app/contract/notifications/notices'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { StateDot } from '../../../kit/screen/state-dot.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { hasLeft, type Notice } from '../notice-row.ts'
import { DeliveryBar } from './delivery-bar.tsx'
import { DeliveryDetail, DeliveryFacts } from './delivery-detail.tsx'
import {
  type Delivery,
  type DeliveryPart,
  type DeliveryRow,
  deliveryParts,
  hourText,
  isTrouble,
  mayResend,
  nextText,
  outcomeMarks,
  outcomeText,
} from './delivery-row.ts'
import { useResend } from './use-resend.ts'

/** Milliseconds after which the delivery of a letter on its way is read again. */
const pace = 3000
const column = textColumn<DeliveryRow>
const partNames = ['all', 'trouble', 'delivered', 'queued'] as const

const stateColumn = () =>
  column('estado', t('notices.state'), {
    width: 220,
    card: 'below',
    text: outcomeText,
    render: (row) => <StateDot mark={outcomeMarks[row.estado]}>{outcomeText(row)}</StateDot>,
  })

interface Asked {
  readonly choose: (row: DeliveryRow) => void
  readonly resend: (row: DeliveryRow) => void
  readonly acaba: Date | null
  /** The outcome stands first below the name: an address that does not fit is left out. */
  readonly isPhone: boolean
}
const columnsOf = ({ choose, resend, acaba, isPhone }: Asked): GridColumn<DeliveryRow>[] => [
  ...(isPhone ? [stateColumn()] : []),
  column('nombre', t('notices.who'), {
    width: 180,
    card: 'name',
    render: (row) => (
      <button type="button" className="notice-name" tabIndex={-1} onClick={() => choose(row)}>
        {row.nombre}
      </button>
    ),
  }),
  column('email', t('notices.where'), {
    width: 200,
    card: 'below',
    text: ({ email, estado }) => email ?? (estado === 'app' ? t('notices.app') : '—'),
  }),
  ...(isPhone ? [] : [stateColumn()]),
  column('hora', t('notices.hour'), { width: 80, text: ({ hora }) => hourText(hora) }),
  column('siguiente', t('notices.what_next'), {
    width: 170,
    text: (row) => (mayResend(row) ? t('notices.resend') : nextText(row, acaba)),
    render: (row) =>
      mayResend(row) ? (
        <button type="button" className="notice-see" tabIndex={-1} onClick={() => resend(row)}>
          {t('notices.resend')}
        </button>
      ) : (
        nextText(row, acaba)
      ),
  }),
]

/** Delivery of a letter: its bar, its recipients by outcome, those to look at first. */
export function DeliveryTab({ id, notice }: { id: number; notice: Notice }) {
  const isSent = hasLeft(notice)
  const reading = useRead(noticeDelivery, isSent ? { id } : null, { refetchInterval: notice.estado === 'saliendo' ? pace : false })
  const isOnItsWay = reading.data !== undefined && reading.data.filas.length > 0
  if (reading.error) return <ReadError error={reading.error} onRetry={reading.refetch} />
  if (isSent && !reading.data) return <LinesSkeleton />
  if (!isOnItsWay) return <Empty title={t('notices.not_sent_yet')} hint={t('notices.not_sent_yet_hint')} />
  return <Delivered id={id} notice={notice} delivery={reading.data} />
}

function Delivered({ id, notice, delivery }: { id: number; notice: Notice; delivery: Delivery }) {
  const [part, setPart] = useState<DeliveryPart>('all')
  const [chosenId, setChosenId] = useState<number | null>(null)
  const layouts = useGridLayouts('notice-delivery')
  const resend = useResend()
  const isPhone = useIsPhone()
  const { filas, acaba } = delivery
  const columns = useMemo(
    () =>
      columnsOf({
        choose: (row) => setChosenId(row.id_reg_notificaciones_destinos),
        resend: (row) => void resend(row),
        acaba,
        isPhone,
      }),
    [resend, acaba, isPhone],
  )
  const rows = useMemo(() => filas.filter(deliveryParts[part]), [filas, part])
  const chosen = filas.find((row) => row.id_reg_notificaciones_destinos === chosenId) ?? filas.find(isTrouble)
  return (
    <>
      <DeliveryBar delivery={delivery} notice={notice} act={notice.estado === 'saliendo' && <StopButton id={id} delivery={delivery} />} />
      <div className="notice-beside notice-delivered">
        <div className="notice-main">
          <DataGrid<DeliveryRow>
            name="notice-delivery"
            label={t('notices.tab.delivery')}
            height={550}
            columns={columns}
            rows={rows}
            rowId={(row) => row.id_reg_notificaciones_destinos}
            rowTone={(row) => (isTrouble(row) ? 'warn' : undefined)}
            onOpen={(row) => setChosenId(row.id_reg_notificaciones_destinos)}
            opensOnClick
            layouts={layouts}
            fileName={notice.subject ?? t('notices.tab.delivery')}
            toolbar={
              <SegmentedControl
                aria-label={t('notices.which')}
                value={part}
                onChange={setPart}
                data={partNames.map((one) => ({
                  value: one,
                  label: t(`notices.delivery_part.${one}`, { n: formatCount(filas.filter(deliveryParts[one]).length) }),
                }))}
              />
            }
            status={t('notices.nobody_twice')}
            empty={{ title: t('notices.none_of_outcome') }}
          />
        </div>
        <aside className="notice-side">
          {chosen && <DeliveryDetail key={chosen.id_reg_notificaciones_destinos} row={chosen} onResend={() => void resend(chosen)} />}
          <DeliveryFacts delivery={delivery} notice={notice} />
        </aside>
      </div>
    </>
  )
}

/** Stops the letters that have not left, after a question. */
function StopButton({ id, delivery }: { id: number; delivery: Delivery }) {
  const stop = useAction(stopNotice)
  const left = delivery.filas.filter(({ estado }) => estado === 'en_cola').length
  const ask = async () => {
    const question = {
      title: t('notices.stop_question', { n: left }),
      hint: t('notices.stop_hint'),
      confirm: t('notices.stop'),
      danger: true,
    }
    if (await confirm(question)) await stop.run({ id })
  }
  return (
    <Button variant="default" leftSection={<IconPlayerStop size={15} />} loading={stop.isBusy} onClick={() => void ask()}>
      {t('notices.stop')}
    </Button>
  )
}
