import './suspects.css'
import { closeSuspects } from '@app/contract/cash/close-suspects'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import type { OutputOf } from '@app/contract/kit/action'
import { formatCompact } from '@app/contract/values/day'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { FormSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { momentText } from './moment.ts'

type Found = OutputOf<typeof closeSuspects>
type Suspect = Found['sospechosos'][number]

/** Immediate fix for a cause: payments by another method, or keyed twice. `sign` is the direction of the change of the expected amount. */
function fixOf({ tipo, cobros, importe }: Suspect, register: number) {
  const change = (id_mst_tipopago: number, text: string) => ({
    text,
    sign: id_mst_tipopago === paymentTypes.cash ? 1 : -1,
    run: () => call(changePaymentMethod, { cobros, id_mst_tipopago, id_mst_caja: id_mst_tipopago === paymentTypes.cash ? register : null }),
  })
  if (cobros.length === 0) return null
  if (tipo === 'datafono_como_efectivo') return change(paymentTypes.cardTerminal, t('cash.to_terminal'))
  if (tipo === 'efectivo_como_datafono') return change(paymentTypes.cash, t('cash.to_cash'))
  if (tipo === 'tique_doble')
    return { text: t('cash.void_second', { importe: formatEuros(importe) }), sign: -1, run: () => call(voidPayments, { cobros }) }
  return null
}

interface Shown {
  readonly register: number
  /** Called with the change in cents of the expected amount after a fix. */
  readonly onFixed: (cents: number) => void
}

function SuspectRow({ one, register, onFixed }: Shown & { one: Suspect }) {
  const [isBusy, setBusy] = useState(false)
  const cure = fixOf(one, register)
  const { id_reg_reserva, fecha_reserva, id_mst_tiporecurso } = one
  const heal = async () => {
    if (!cure) return
    const sum = formatEuros(one.importe)
    const whose = one.desc_socio ?? one.concepto
    const title = [cure.text, sum, whose].filter((part) => part && !(part === sum && cure.text.includes(sum))).join(' · ')
    if (!(await confirm({ title, hint: t('cash.cure_hint'), confirm: cure.text.includes(sum) ? cure.text : `${cure.text} · ${sum}` })))
      return
    setBusy(true)
    try {
      const { importe } = await cure.run()
      onFixed(cure.sign * importe)
      toast.good(t('cash.cured'))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.bad(error.msg)
    } finally {
      setBusy(false)
    }
  }
  const facts = [
    one.fecha && momentText(one.fecha),
    one.desc_socio,
    one.concepto,
    one.desc_socio_creacion && t('cash.keyed_by', { nombre: one.desc_socio_creacion }),
  ]
  return (
    <li className="sus-one" data-strength={one.fuerza}>
      <div>
        <b>{t(`cash.suspect_${one.tipo}`, { importe: formatEuros(one.importe) })}</b>
        <span className="sus-facts">{facts.filter(Boolean).join(' · ')}</span>
        {id_reg_reserva !== null && fecha_reserva !== null && id_mst_tiporecurso !== null && (
          <ScreenLink to={`/reservas/${id_mst_tiporecurso}/${id_reg_reserva}?date=${formatCompact(fecha_reserva)}`}>
            {t('cash.see_booking')}
          </ScreenLink>
        )}
      </div>
      <span className="sus-strength">{t(`cash.strength_${one.fuerza}`)}</span>
      {cure && (
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void heal()}>
          {cure.text}
        </Button>
      )}
    </li>
  )
}

/** Likeliest causes of a difference between counted and expected cash, each with its fix. */
export function DifferenceCauses({ register, counted, onFixed }: Shown & { counted: number }) {
  const [typed, setTyped] = useState('')
  const terminal = typed.trim() === '' ? null : readEuros(typed)
  const isWrong = typed.trim() !== '' && (terminal === null || terminal < 0)
  const { data, error, refetch } = useRead(
    closeSuspects,
    { id: register, contado: counted, datafono: isWrong ? null : terminal },
    { keepPrevious: true },
  )
  return (
    <div className="sus">
      <TextInput
        label={t('cash.terminal_total')}
        description={data && t('cash.terminal_keyed', { importe: formatEuros(data.datafono_esperado) })}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={typed}
        error={isWrong ? t('invalid.money') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <FormSkeleton lines={3} />}
      {data && data.sospechosos.length === 0 && <p className="cash-note">{t('cash.no_suspects', { n: data.movimientos })}</p>}
      {data && data.sospechosos.length > 0 && (
        <>
          <ol className="sus-list" aria-live="polite">
            {data.sospechosos.map((one) => (
              <SuspectRow
                key={`${one.tipo} ${one.cobros[0] ?? one.id_reg_reserva ?? ''}`}
                one={one}
                register={register}
                onFixed={onFixed}
              />
            ))}
          </ol>
          <p className="cash-note">{t('cash.of_movements', { n: data.movimientos })}</p>
        </>
      )}
    </div>
  )
}
