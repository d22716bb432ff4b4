import './notices.css'
import { cloneNotice, oneNotice, saveNotice, takeBackNotice, tryNotice } from '@app/contract/notifications/notices'
import { recipientCount } from '@app/contract/notifications/recipients'
import { Alert, Badge, Button, Tabs } from '@mantine/core'
import { IconCopy, IconMailCheck, IconSend } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { useSecondsUntil } from '../../kit/reads/clock.ts'
import { useKeys } from '../../kit/screen/commands.ts'
import { go, useNumberParam, useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { type Autosave, SaveProblems, SaveState, useAutosave } from '../letters/public.ts'
import {
  type FilterKind,
  hasLeft,
  isDraft,
  kindOf,
  leavesAt,
  momentText,
  type Notice,
  noticePath,
  stateText,
  subjectText,
} from './notice-row.ts'
import { useAttachments } from './write/use-attachments.ts'
import { WriteTab } from './write/write-tab.tsx'

const RecipientsTab = lazy(() => import('./recipients/recipients-tab.tsx').then((module) => ({ default: module.RecipientsTab })))
const DeliveryTab = lazy(() => import('./delivery/delivery-tab.tsx').then((module) => ({ default: module.DeliveryTab })))
const SendDialog = lazy(() => import('./send/send-dialog.tsx').then((module) => ({ default: module.SendDialog })))

const tabs = ['escribir', 'destinatarios', 'envio'] as const
type Tab = (typeof tabs)[number]

/** Milliseconds after which a letter on its way is read again. */
const pace = 5000

/** /notificacion/{id}/edit: a letter to many, its recipients, its delivery (spec 2 §4). */
export function NoticeScreen() {
  const id = useNumberParam('id')
  const [isLeaving, setLeaving] = useState(false)
  const reading = useRead(oneNotice, { id }, { refetchInterval: isLeaving ? pace : false })
  const estado = reading.data?.estado
  useEffect(() => setLeaving(estado === 'saliendo'), [estado])
  if (!reading.data) return <Screen reading={reading} />
  return <LoadedNotice key={id} id={id} notice={reading.data} />
}

/** A blank subject is not saved (R-421). */
const holdBack = (name: string, value: unknown) => (name === 'subject' && value === null ? t('notificacion.sin_asunto') : null)

/** Text of a value of a letter, for the choice between two desks. */
function valueText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('core.conflict_empty')
  if (path === 'desc_notificacion') {
    const words = new DOMParser().parseFromString(String(value), 'text/html').body.textContent.trim()
    return `«${words.length > 80 ? `${words.slice(0, 80)}…` : words}»`
  }
  return typeof value === 'string' ? `«${value}»` : '…'
}

function LoadedNotice({ id, notice }: { id: number; notice: Notice }) {
  const auto: Autosave<Notice> = useAutosave({ call: saveNotice, given: { id_reg_notificaciones: id }, stored: notice, holdBack })
  const [tab, setTab] = useSearchParam('tab')
  const [isSending, setSending] = useState(false)
  const [reader, setReader] = useState<number | null>(null)
  const files = useAttachments(id)
  const [chosenKind, setChosenKind] = useState<FilterKind>(kindOf(notice))
  const savedKind = kindOf(auto.shown)
  const kind = savedKind === 'todos' ? chosenKind : savedKind
  const isReadOnly = !isDraft(notice)
  const leaves = leavesAt(notice)
  const count = useRead(recipientCount, isReadOnly ? null : { id }, { keepPrevious: true }).data
  const clone = useAction(cloneNotice, { onDone: ({ id_reg_notificaciones: made }) => go(noticePath(made)) })
  const tryOut = useAction(tryNotice, { onDone: ({ para }) => toast.good(t('notices.tried', { para })) })
  const current: Tab = tabs.find((one) => one === tab) ?? (hasLeft(notice) && !leaves ? 'envio' : 'escribir')
  const openSending = async () => {
    // a filter without its target would reach everybody
    if (kind !== savedKind) {
      toast.bad(t('notices.choose_target'))
      return setTab('destinatarios')
    }
    await auto.flush()
    setSending(true)
  }
  useKeys({ 'mod+Enter': () => isReadOnly || void openSending() })
  const n = count?.reciben ?? 0
  const actions = (
    <>
      <SaveState of={auto} />
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconMailCheck size={15} />}
          loading={tryOut.isBusy}
          onClick={() => void auto.flush().then(() => tryOut.run({ id, destinatario: reader }))}
        >
          {t('notices.try')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCopy size={15} />}
        loading={clone.isBusy}
        onClick={() => void auto.flush().then(() => clone.run({ id }))}
      >
        {t('notices.clone')}
      </Button>
      {!isReadOnly && (
        <Button
          leftSection={<IconSend size={15} />}
          rightSection={<KeyCaps keys="mod+Enter" />}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void openSending()}
        >
          {t('notices.send_to', { n: formatCount(n) })}
        </Button>
      )}
    </>
  )
  return (
    <Screen title={subjectText(auto.shown.subject)} actions={actions}>
      <div className="notice-state">
        <Badge>{isDraft(notice) || !hasLeft(notice) ? t(`notices.state.${notice.estado}`) : stateText(notice)}</Badge>
        {notice.variante === 'rgpd' && <Badge>{t('notices.variant.rgpd')}</Badge>}
      </div>
      <SaveProblems of={auto} labelOf={(path) => tFound('notice', path)} textOf={valueText} />
      {leaves && <Planned id={id} at={leaves} />}
      {notice.estado === 'no_enviada' && notice.no_enviada && (
        <Alert color="yellow" variant="light" mb={10} title={t(`notices.unsent.${notice.no_enviada}`)}>
          {t('notices.unsent_hint')}
        </Alert>
      )}
      <Tabs value={current} onChange={setTab} keepMounted={false} className="notice-tabs">
        <Tabs.List>
          <Tabs.Tab value="escribir">{t('notices.tab.write')}</Tabs.Tab>
          <Tabs.Tab value="destinatarios" rightSection={count && <span className="notice-count">{formatCount(n)}</span>}>
            {t('notices.tab.recipients')}
          </Tabs.Tab>
          <Tabs.Tab value="envio">{t('notices.tab.delivery')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="escribir" pt={12}>
          <WriteTab {...{ id, auto, files, isReadOnly, reader }} onReader={setReader} />
        </Tabs.Panel>
        <Tabs.Panel value="destinatarios" pt={12}>
          <Suspense fallback={<LinesSkeleton />}>
            <RecipientsTab {...{ id, auto, count, kind, isReadOnly }} onKind={setChosenKind} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="envio" pt={12}>
          <Suspense fallback={<LinesSkeleton />}>
            <DeliveryTab id={id} notice={notice} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {isSending && (
          <SendDialog
            {...{ id, auto, count, files }}
            onClose={() => setSending(false)}
            onUnreached={() => {
              setSending(false)
              setTab('destinatarios')
            }}
          />
        )}
      </Suspense>
    </Screen>
  )
}

/** Order to send with its hour, and the way back. */
function Planned({ id, at }: { id: number; at: Date }) {
  const seconds = useSecondsUntil(at)
  const takeBack = useAction(takeBackNotice, { toast: t('notices.taken_back') })
  if (seconds === 0) return null
  const isSoon = seconds <= 60
  return (
    <Alert color="blue" variant="light" mb={10} role="status">
      <div className="notice-planned">
        {isSoon ? t('notices.leaves_in', { n: seconds }) : t('notices.leaves_at', { momento: momentText(at) })}
        <Button size="compact-sm" variant="default" loading={takeBack.isBusy} onClick={() => void takeBack.run({ id })}>
          {t(isSoon ? 'core.undo' : 'notices.take_back')}
        </Button>
      </div>
    </Alert>
  )
}
