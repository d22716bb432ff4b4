import './cards.css'
import { cardRefundable, cardRefundKinds, refundToCard } from '@app/contract/cards/card-refund'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Alert, Button, NumberInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { callRefund } from '../invoices/public.ts'

type Left = OutputOf<typeof cardRefundable>
const kindOf = ({ tipo_pago }: Left) =>
  (Object.keys(cardRefundKinds) as (keyof typeof cardRefundKinds)[]).find((name) => cardRefundKinds[name] === tipo_pago)

/** Refunds a line to the card that paid it, whole or in part. */
export function CardRefundDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(cardRefundable, { id })
  return (
    <DialogFrame
      title={
        <>
          {t('cards.give_back')}
          <p className="cards-what">{name}</p>
        </>
      }
      size={440}
      onClose={onClose}
    >
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {data && <Deciding key={data.maximo} id={id} left={data} onClose={onClose} />}
    </DialogFrame>
  )
}

function Deciding({ id, left, onClose }: { id: number; left: Left; onClose: () => void }) {
  const { maximo, tipo_pago: type } = left
  const [text, setText] = useState(() => formatEuros(maximo).slice(0, -2))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [usos, setUses] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const cents = readEuros(text)
  const isWrong = cents === null || cents <= 0 || cents > maximo
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isWrong || isBusy) return
    setRefusal(null)
    setBusy(true)
    const done = await callRefund(refundToCard, { id, amount: cents, type, usos })
      .catch((error: unknown) => {
        if (!(error instanceof RefusedError)) throw error
        setRefusal(error.msg)
        // part of the money of a pass: the desk states the uses that go with it
        if (error.code === 'abono.cuantos_usos') setUses(Number(error.body.usos) || 0)
        return null
      })
      .finally(() => setBusy(false))
    if (!done) return
    toast.good(t('cards.refund_sent', { importe: formatEuros(done.devuelto) }), { milliseconds: noticeTimes.standard })
    onClose()
  }
  const kind = kindOf(left) ?? 'none'
  return (
    <form className="cards-refund" onSubmit={(event) => void send(event)}>
      {refusal && (
        <Alert color="red" variant="light" role="alert">
          {refusal}
        </Alert>
      )}
      <p>{t(`cards.refund_kind.${kind}`)}</p>
      {maximo > 0 && (
        <>
          <TextInput
            autoFocus
            inputMode="decimal"
            autoComplete="off"
            label={t('cards.refund_amount', { maximo: formatEuros(maximo) })}
            value={text}
            error={isWrong && t('msg.IMPORTE_SUPERIOR_DISPONIBLE', { maximo: formatEuros(maximo) })}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {usos !== null && (
            <NumberInput label={t('cards.refund_uses')} min={0} value={usos} onChange={(value) => setUses(Number(value) || 0)} />
          )}
          <Button type="submit" loading={isBusy} disabled={isWrong}>
            {t('cards.refund_button', { importe: formatEuros(cents ?? 0) })}
          </Button>
        </>
      )}
    </form>
  )
}
