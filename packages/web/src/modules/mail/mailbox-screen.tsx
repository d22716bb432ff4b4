import type { OutputOf } from '@app/contract/kit/action'
import { giveUpTask, mails, oneMail, repeatTask } from '@app/contract/mail/mail'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import type { GridColumn, RowTone } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { useIsPhone } from '../../kit/reads/media.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { LetterState, reasonOf } from './letter-state.tsx'
import { LetterText } from './letter-text.tsx'

type Task = OutputOf<typeof mails>[number]

const tones: Partial<Record<Task['estado'], RowTone>> = {
  ...{ fallido: 'late', dudoso: 'late', rebotado: 'late', detenido: 'late' },
  abandonado: 'muted',
}
/** States in which a task stands still until somebody decides, or its next attempt. */
const isStopped = ({ estado }: Task) => estado === 'fallido' || estado === 'dudoso' || estado === 'espera'
const stateOf = ({ estado }: Task) => t(`mail.estado.${estado}`)
const kindOf = ({ tipo }: Task) => tFound('mail.kind', tipo)
/** Name of a card: other tasks go to nobody. */
const nameOf = (row: Task) => row.para ?? kindOf(row)

const columns = (isPhone: boolean): GridColumn<Task>[] => [
  {
    ...{ key: 'estado', header: t('mail.estado'), kind: 'text', width: 125, text: stateOf, card: 'below' },
    render: ({ estado }) => <LetterState state={estado} />,
  },
  { key: 'created_at', header: t('mail.created_at'), kind: 'instant' },
  { key: 'tipo', header: t('mail.tipo'), kind: 'text', width: 130, text: kindOf, render: kindOf },
  isPhone
    ? { key: 'para', header: t('mail.para'), kind: 'text', card: 'name', text: nameOf, render: nameOf }
    : { key: 'para', header: t('mail.para'), kind: 'email', width: 190 },
  { key: 'asunto', header: t('mail.asunto'), kind: 'text', width: 230, card: 'below' },
  { key: 'sent_at', header: t('mail.sent_at'), kind: 'instant' },
  { key: 'run_at', header: t('mail.run_at'), kind: 'instant' },
  { key: 'intentos', header: t('mail.intentos'), kind: 'integer', width: 90, hidden: true },
  { key: 'error', header: t('mail.error'), kind: 'text', width: 260, text: reasonOf, render: reasonOf },
]

/** /correo: letters sent, kept, waiting or failed, and other tasks that are not done; for administrators. */
export function MailboxScreen() {
  const reading = useRead(mails, {}, { refetchInterval: 15_000 })
  const [open, setOpen] = useState<Task | null>(null)
  const isPhone = useIsPhone()
  const shown = useMemo(() => columns(isPhone), [isPhone])
  const repeat = useAction(repeatTask, { toast: t('mail.repeated') })
  const giveUp = useAction(giveUpTask, { toast: t('mail.given_up') })
  const repeatNow = async (row: Task) => {
    const question = {
      title: t('mail.repeat_doubt'),
      hint: t('mail.repeat_doubt_hint', { para: row.para ?? '' }),
      confirm: t('mail.repeat'),
    }
    if (row.estado !== 'dudoso' || (await confirm(question))) await repeat.run({ id: row.id_outbox })
  }
  const giveUpAfterQuestion = async (row: Task) => {
    const question = { title: t('mail.give_up_question'), hint: t('mail.give_up_hint'), confirm: t('mail.give_up') }
    if (await confirm(question)) await giveUp.run({ id: row.id_outbox })
  }
  return (
    <GridScreen
      name="mail"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_outbox}
      rowTone={({ estado }) => tones[estado]}
      rowActions={(row) =>
        isStopped(row) && (
          <>
            <IconButton label={t('mail.repeat')} icon={IconRefresh} disabled={repeat.isBusy} onClick={() => void repeatNow(row)} />
            <IconButton label={t('mail.give_up')} icon={IconX} disabled={giveUp.isBusy} onClick={() => void giveUpAfterQuestion(row)} />
          </>
        )
      }
      onOpen={(row) => row.id_reg_correo !== null && setOpen(row)}
      empty={{ title: t('ui.no_mail'), hint: t('ui.no_mail_hint') }}
    >
      <SideDrawer opened={open !== null} title={open?.asunto ?? ''} size={560} onClose={() => setOpen(null)}>
        {open !== null && open.id_reg_correo !== null && <MailText id={open.id_reg_correo} />}
      </SideDrawer>
    </GridScreen>
  )
}

function MailText({ id }: { id: number }) {
  const { data, error, refetch } = useRead(oneMail, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  return (
    <>
      <p className="dimmed">
        {t('mail.para')}: {data.para}
      </p>
      <LetterText text={data.texto} />
    </>
  )
}
