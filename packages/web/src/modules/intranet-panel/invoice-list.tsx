import './invoice-list.css'
import { mailInvoices, markInvoicePaid, setNoticeState } from '@app/contract/intranet-panel/invoice-acts'
import { formatMinute } from '@app/contract/values/minute'
import { Button } from '@mantine/core'
import { IconBellMinus, IconBellPlus, IconCheck, IconMail, IconRefresh } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { clubTime } from '../../kit/reads/clock.ts'
import { useSession } from '../../kit/reads/session.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { Screen } from '../../kit/screen/screen.tsx'
import { ScreenTabs } from '../../kit/screen/screen-tabs.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type InvoiceRow, invoiceColumns } from './invoice-columns.tsx'
import { type Figure, figures, InvoiceFigures } from './invoice-figures.tsx'

/** Screens of the panel, in the order of their tabs. */
const tabs = {
  invoices: '/panelintranet',
  pending: '/panelintranet/facturaspdtes',
  annual: '/panelintranet/avisoanuales',
} as const
type Tab = keyof typeof tabs

/** Figures above each list: the unpaid ones have nothing collected, the yearly notices none. */
const figuresOf: Record<Tab, readonly Figure[]> = {
  invoices: ['all_pending', 'all_overdue', 'due_soon', 'collected'],
  pending: ['all_pending', 'all_overdue', 'due_soon'],
  annual: [],
}

const rowId = ({ tipo, cod }: InvoiceRow) => `${tipo} ${cod}`

/** Time of day of the last answer at the club. */
const hourOf = (at: number) => formatMinute(clubTime(at).minute)

const Tabs = ({ current }: { current: Tab }) => (
  <ScreenTabs label={t('intranet.tabs')} tabs={tabs} current={current}>
    {(tab) => t(`intranet.${tab}`)}
  </ScreenTabs>
)

interface Props {
  tab: Tab
  reading: UseQueryResult<InvoiceRow[], RefusedError>
}

/** Invoices of the accounting system with their acts: paid, mailed, a notice more or less. */
export function InvoiceList({ tab, reading }: Props) {
  const user = useSession().parameters.USUARIO_WEB_INTRANET ?? ''
  const columns = useMemo(() => invoiceColumns(tab === 'annual'), [tab])
  const [figure, setFigure] = useState<Figure | null>(null)
  const pay = useAction(markInvoicePaid, { toast: true })
  const notice = useAction(setNoticeState, { toast: true })
  const mail = useAction(mailInvoices, { onDone: ({ enviadas: n }) => void toast.good(t('intranet.mailed', { n })) })
  if (user === '')
    return (
      <Screen toolbar={<Tabs current={tab} />}>
        <Empty title={t('intranet.no_user')} hint={t('intranet.no_user_hint')} />
      </Screen>
    )
  const send = async (rows: readonly InvoiceRow[]) => {
    if (!(await confirm({ title: t('intranet.mail_question', { n: rows.length }), confirm: t('intranet.mail_many', { n: rows.length }) })))
      return
    for (const [tipo, some] of Map.groupBy(rows, (row) => row.tipo)) await mail.run({ tipo, facturas: some.map(({ cod }) => cod) })
  }
  const rows = figure ? reading.data?.filter(figures[figure]) : reading.data
  const overdue = reading.data?.filter((row) => figures.all_overdue(row) && row.email !== null) ?? []
  const setNotices = ({ ejercicio, cod, numavisos }: InvoiceRow, by: number) =>
    void notice.run({ ejercicio, cod, numavisos: numavisos + by })
  return (
    <GridScreen<InvoiceRow>
      name={`intranet-${tab}`}
      columns={columns}
      reading={reading}
      rows={rows}
      rowId={rowId}
      selection="multi"
      bulkActions={(rows) =>
        mail.may && (
          <Button size="xs" leftSection={<IconMail size={15} />} loading={mail.isBusy} onClick={() => void send(rows)}>
            {t('intranet.mail_many', { n: rows.length })}
          </Button>
        )
      }
      toolbar={
        <div className="intranet-head">
          <Tabs current={tab} />
          <InvoiceFigures rows={reading.data ?? []} chosen={figure} shown={figuresOf[tab]} onChoose={setFigure} />
        </div>
      }
      actions={
        <>
          {mail.may && tab !== 'annual' && overdue.length > 0 && (
            <Button leftSection={<IconMail size={15} />} loading={mail.isBusy} onClick={() => void send(overdue)}>
              {t('intranet.remind', { n: overdue.length })}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconRefresh size={15} />}
            loading={reading.isFetching}
            onClick={() => void reading.refetch()}
          >
            {t('intranet.read_again')}
          </Button>
        </>
      }
      actionsWidth={tab === 'annual' ? 140 : 76}
      rowActions={(row) => (
        <>
          {tab === 'annual' && notice.may && (
            <>
              <IconButton
                label={t('intranet.fewer_notices', { cod: row.cod })}
                icon={IconBellMinus}
                disabled={row.numavisos === 0 || notice.isBusy}
                onClick={() => setNotices(row, -1)}
              />
              <IconButton
                label={t('intranet.more_notices', { cod: row.cod })}
                icon={IconBellPlus}
                disabled={row.numavisos >= 99 || notice.isBusy}
                onClick={() => setNotices(row, 1)}
              />
            </>
          )}
          {pay.may && (
            <IconButton
              label={t('intranet.mark_paid', { cod: row.cod })}
              icon={IconCheck}
              disabled={row.fecha_pago !== null || pay.isBusy}
              onClick={() => void pay.run({ tipo: row.tipo, cod: row.cod })}
            />
          )}
          {mail.may && (
            <IconButton
              label={t('intranet.mail', { cod: row.cod })}
              icon={IconMail}
              disabled={row.email === null || mail.isBusy}
              onClick={() => void send([row])}
            />
          )}
        </>
      )}
      rowTone={(row) => (row.fecha_pago !== null ? 'muted' : undefined)}
      status={reading.dataUpdatedAt > 0 ? t('intranet.read_at', { hora: hourOf(reading.dataUpdatedAt) }) : undefined}
      empty={{ title: t('intranet.empty'), hint: t('intranet.empty_hint') }}
    />
  )
}
