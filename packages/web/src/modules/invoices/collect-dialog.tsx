import './collect-dialog.css'
import { paymentType, paymentTypes } from '@app/contract/income-types/payment-type'
import { daysBetween } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, Suspense, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useChoices } from '../../kit/reads/api.ts'
import { refresh } from '../../kit/reads/queries.ts'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MachinePaymentMethod } from '../cash-machine/public.ts'
import { CollectLines } from './collect-lines.tsx'
import { CollectMethods, sendingLink } from './collect-methods.tsx'
import { type DueLine, type Parts, partOf, sumOf } from './due-parts.ts'
import { sendLinks } from './send-links.ts'

/** Lines to collect, payment method, and the cents if less than the total. */
export interface CollectRequest {
  readonly ids: readonly number[]
  readonly type: number
  readonly amount?: number
}
interface Props {
  title: string
  /** The oldest first; those collected meanwhile by another desk are struck out. */
  lines: readonly DueLine[]
  /** Note on the excluded lines, such as paid ones. */
  left?: string | undefined
  /** Returns the collected cents; null if cancelled. Throws `Refused`. */
  collect: (request: CollectRequest) => Promise<number | null>
  onClose: () => void
}

/** Keys that collect the whole sum directly, also from within a field. */
const keys: ReadonlyMap<string, number> = new Map([
  ['F9', paymentTypes.cash],
  ['F10', paymentTypes.cardTerminal],
])

const summary = (lines: readonly DueLine[]) => {
  const sum = t('debt.lines', { n: lines.length, importe: formatEuros(sumOf(lines, new Map())) })
  const days = lines[0] ? daysBetween(lines[0].since, today()) : 0
  return days > 0 ? `${sum} · ${t('debt.oldest', { n: days })}` : sum
}

/** Collects lines, whole or in part: ticks and amount follow each other, and each payment method is a button that collects. F9 cash, F10 card terminal. */
export function CollectDialog({ title, lines, left, collect, onClose }: Props) {
  const [seen] = useState(lines)
  const [parts, setParts] = useState<Parts>(new Map())
  const [busy, setBusy] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const names = new Map(useChoices(paymentType, { staleTime: 300_000 }).data?.map(({ id, text }) => [id, text]))
  const paid = seen.filter((line) => !lines.some(({ id }) => id === line.id))
  const sum = sumOf(lines, parts)
  const owners = lines.flatMap((line) => (partOf(parts, line) > 0 ? [line.owner] : []))
  const chosen = lines.filter((line) => partOf(parts, line) > 0)
  const isPart = chosen.some((line) => partOf(parts, line) < line.due)
  const atMachine = { lines: chosen.map(({ id }) => id), amount: isPart ? sum : undefined }
  const take = async (type: number) => {
    if (busy !== null || sum <= 0) return
    setBusy(type)
    setRefusal(null)
    try {
      const taken = await collect({ ids: atMachine.lines, type, ...(isPart && { amount: sum }) })
      if (taken === null) return
      toast.good(t('desk.charged', { importe: formatEuros(taken), forma: names.get(type) ?? '' }))
      onClose()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefusal(error.msg)
      void refresh(['invoice'])
    } finally {
      setBusy(null)
    }
  }
  const send = async () => {
    setBusy(sendingLink)
    if (await sendLinks(atMachine.lines)) onClose()
    setBusy(null)
  }
  const sell: ComponentProps<typeof MachinePaymentMethod>['sell'] = async ({ sellAtMachine }) => {
    if ((await sellAtMachine(atMachine.lines, atMachine.amount)) !== null) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const type = keys.get(event.key)
    if (type === undefined) return
    event.preventDefault()
    void take(type)
  }
  return (
    <DialogFrame
      title={
        <>
          {title}
          <p className="cl-hint">{summary(lines)}</p>
        </>
      }
      size={860}
      onClose={onClose}
    >
      <div className="cl" role="group" aria-label={title} onKeyDown={onKeyDown}>
        <div className="cl-left">
          {refusal && (
            <Alert color="red" variant="light" role="alert">
              {refusal}
            </Alert>
          )}
          <CollectLines lines={lines} paid={paid} parts={parts} onChange={setParts} />
          {left && <p className="cl-hint">{left}</p>}
        </div>
        <CollectMethods
          owners={owners}
          sum={sum}
          names={names}
          busy={busy}
          onTake={(type) => void take(type)}
          machine={
            <Suspense fallback={null}>
              <MachinePaymentMethod isOff={busy !== null || sum <= 0} sell={sell} />
            </Suspense>
          }
          onSendLink={() => void send()}
        />
      </div>
    </DialogFrame>
  )
}
