import './mailbox.css'
import type { OutputOf } from '@app/contract/kit/action'
import { mails, oneMail } from '@app/contract/mail/mail'
import { useMemo, useState } from 'react'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Mail = OutputOf<typeof mails>[number]

/** Mail sent by the product, or kept without a configured mail server; for administrators. */
export function MailboxScreen() {
  const reading = useRead(mails, {}, { refetchInterval: 15_000 })
  const [open, setOpen] = useState<Mail | null>(null)
  const columns = useMemo<GridColumn<Mail>[]>(
    () => [
      { key: 'created_at', header: t('mail.created_at'), kind: 'instant' },
      { key: 'para', header: t('mail.para'), kind: 'email', width: 240 },
      { key: 'asunto', header: t('mail.asunto'), kind: 'text', width: 360 },
      { key: 'sent_at', header: t('mail.sent_at'), kind: 'instant' },
      { key: 'error', header: t('mail.error'), kind: 'text', width: 240 },
    ],
    [],
  )
  return (
    <GridScreen
      name="mail"
      columns={columns}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_reg_correo}
      rowTone={(row) => (row.error ? 'late' : undefined)}
      onOpen={setOpen}
      empty={{ title: t('ui.no_mail'), hint: t('ui.no_mail_hint') }}
    >
      <SideDrawer opened={open !== null} title={open?.asunto ?? ''} size={560} onClose={() => setOpen(null)}>
        {open && <MailText id={open.id_reg_correo} />}
      </SideDrawer>
    </GridScreen>
  )
}

const address = /(https?:\/\/\S+)/

function MailText({ id }: { id: number }) {
  const { data, error, refetch } = useRead(oneMail, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  return (
    <>
      <p className="dimmed">
        {t('mail.para')}: {data.para}
      </p>
      <div className="mail-text">
        {data.texto.split(address).map((part) =>
          address.test(part) ? (
            <a key={part} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </div>
    </>
  )
}
