import { monthOfMail, sendNotice, takeBackNotice } from '@app/contract/notifications/notices'
import { addDays, addMonths, type Day, startOfMonth } from '@app/contract/values/day'
import type { Minute } from '@app/contract/values/minute'
import { useState } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { call, useAction, useRead } from '../../../kit/reads/api.ts'
import { clubInstant } from '../../../kit/reads/clock.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import { momentText, type Notice } from '../notice-row.ts'
import type { Count } from '../recipients/sums-card.tsx'
import type { Attachments } from '../write/use-attachments.ts'

/** Milliseconds in which a letter may be taken back from its notice: it leaves a minute after the order. */
const timeToTakeBack = 60_000
const morning: Minute = 540

/** Takes an order to send back, from the notice about it. */
async function takeBack(id: number) {
  try {
    await call(takeBackNotice, { id })
    toast.good(t('notices.taken_back'))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}

/** Reason against sending a letter, known before the server is asked; null if there is none. */
function troubleOf({ auto, count }: Pick<Options, 'auto' | 'count'>): string | null {
  const { shown, complaintOf, isDirty, isSaving } = auto
  if (shown.subject === null || complaintOf('subject')) return t('notificacion.sin_asunto')
  if (!shown.envio_email && !shown.envio_app) return t('notificacion.sin_canal')
  if (count?.reciben === 0) return t('notificacion.nadie')
  return isDirty && !isSaving ? t('notices.not_saved') : null
}

interface Options {
  readonly id: number
  readonly auto: Autosave<Notice>
  readonly count: Count | undefined
  readonly files: Attachments
  readonly onClose: () => void
}
/** Order to send a letter: its hour, the reasons against it, the month after it. */
export function useSending({ id, auto, count, files, onClose }: Options) {
  const month = useRead(monthOfMail, {}).data
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState<Day>(addDays(today(), 1))
  const [hour, setHour] = useState<Minute>(morning)
  const [refused, setRefused] = useState<RefusedError | null>(null)
  const cuando = isLater ? clubInstant(day, hour) : null
  const send = useAction(sendNotice, {
    onRefused: setRefused,
    onDone: ({ correos, avisos_app, sale }) => {
      const said = { correos: formatCount(correos), avisos: formatCount(avisos_app) }
      const text = isLater ? t('notices.planned', { ...said, momento: momentText(sale) }) : t('notices.sent', said)
      toast.good(text, { action: { text: t('core.undo'), run: () => void takeBack(id) }, milliseconds: timeToTakeBack })
      onClose()
    },
  })
  const left = month ? month.limite - month.enviados - month.programados : Number.POSITIVE_INFINITY
  const mails = count?.correos ?? 0
  const trouble = troubleOf({ auto, count })
  const isOver = !isLater && mails > left
  const maySend = count !== undefined && trouble === null && !isOver && !auto.isDirty && files.progress === null && !send.isBusy
  return {
    ...{ month, mails, isLater, day, setDay, hour, setHour, refused, cuando, trouble, isOver, maySend },
    left: Math.max(0, left),
    isBusy: send.isBusy,
    choose: (later: boolean) => {
      setRefused(null)
      setLater(later)
    },
    /** Plans it for the first day of the next month, with a new cap. */
    postpone: () => {
      setRefused(null)
      setLater(true)
      setDay(startOfMonth(addMonths(today(), 1)))
      setHour(morning)
    },
    submit: () => {
      if (maySend) void send.run({ id, cuando })
    },
  }
}
export type Sending = ReturnType<typeof useSending>
