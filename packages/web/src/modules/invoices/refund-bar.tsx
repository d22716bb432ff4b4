import './refund-bar.css'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { RefundMethod, refundable } from '@app/contract/invoices/refund'
import type { OutputOf } from '@app/contract/kit/action'
import { givingRight } from '@app/contract/kit/permissions'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { choose } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { userMay } from '../../kit/reads/session.ts'
import { FormSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { followNow, MachineRefundMethod } from '../cash-machine/public.ts'
import { answerToQuestion } from './confirm-refund.ts'
import { PaymentMethodButton } from './payment-method-button.tsx'

type Left = OutputOf<typeof refundable>
/** Refund decided by the desk: cents per line, method, and reason; `keep` refunds nothing. */
export interface RefundRequest {
  readonly facturas: readonly { readonly id_reg_factura: number; readonly importe: number }[]
  readonly forma: RefundMethod | 'keep'
  readonly id_mst_caja: number | null
  readonly motivo: string
  /** The desk knows that only the paid part of credits is paid out. */
  readonly confirmar_monedero?: boolean
  /** Uses of passes that go with a part of their money, by line. */
  readonly usos_abono: readonly { readonly id_reg_factura: number; readonly usos: number }[]
  /** More than the value of what is left of a used pass is refunded. */
  readonly confirmar_abono?: boolean
}
export interface RefundBarProps {
  /** Read of the refundable amounts. */
  reading: { readonly data: Left | undefined; readonly error: RefusedError | null; readonly refetch: () => unknown }
  /** Name of a line: member and concept. */
  nameOf: (line: number) => string
  /** Name of the whole action, besides the refund: 'Anular la reserva'. */
  title: string
  /** Full refund, or none: the booking is deleted. */
  isWhole: boolean
  /** Possible reasons of a refund here, the likeliest first. */
  reasons: readonly Reason[]
  /** Runs the refund; a refusal is shown here. */
  onRefund: (request: RefundRequest) => Promise<unknown>
  onClose: () => void
  /** Further fields, above the refund methods. */
  children?: ReactNode
}
type Reason = 'rain' | 'asked' | 'mistake' | 'club'

/** Methods by which the wanted cents of lines were paid, the newest first, as text: 'Datáfono 15,00 € · Efectivo 4,50 €'. */
function methodsOf({ pagos, cajas }: Left, wanted: ReadonlyMap<number, number>, hasSums = true) {
  const rest = new Map(wanted)
  const sums = new Map<string, number>()
  for (const { id_reg_factura, desc_tipopago, id_mst_caja, importe } of pagos) {
    const part = Math.min(importe, rest.get(id_reg_factura) ?? 0)
    if (part === 0) continue
    rest.set(id_reg_factura, (rest.get(id_reg_factura) ?? 0) - part)
    const drawer = cajas.length > 1 && cajas.find((one) => one.id_mst_caja === id_mst_caja)
    const method = drawer ? t('invoices.from_drawer', { forma: desc_tipopago, caja: drawer.desc_caja }) : desc_tipopago
    sums.set(method, (sums.get(method) ?? 0) + part)
  }
  return [...sums].map(([method, cents]) => (hasSums ? `${method} ${formatEuros(cents)}` : method)).join(' · ')
}

/** Register that pays out the cash, chosen by the desk if several are possible. */
async function chooseDrawer({ cajas }: Left) {
  const chosen = await choose(
    t('msg.falta_caja_salida'),
    cajas.map(({ id_mst_caja, desc_caja, saldo }) => ({ id: String(id_mst_caja), text: `${desc_caja} · ${formatEuros(saldo)}` })),
  )
  return chosen === null ? null : Number(chosen)
}

/** The desk's answer to a question of a refund, for its repetition; null if it backs out, and for a refusal, which is shown. */
async function answerTo(error: RefusedError, left: Left) {
  if (error.code === 'msg.falta_caja_salida') {
    const id_mst_caja = await chooseDrawer(left)
    return id_mst_caja === null ? null : { id_mst_caja }
  }
  const answer = await answerToQuestion(error)
  if (answer !== undefined) return answer
  toast.bad(error.msg, { milliseconds: noticeTimes.standard })
  return null
}

/** Refunds a booking or a ticket: lines and amount of each, reason, and method. */
export function RefundBar({ reading: { data, error, refetch }, ...props }: RefundBarProps) {
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <FormSkeleton lines={3} />
  if (data.importe > 0) return <Deciding key={data.importe} left={data} {...props} />
  return (
    <div className="gb">
      <p className="cb-done">{t('msg.nada_que_devolver')}</p>
      <Button variant="default" onClick={props.onClose}>
        {t('core.close')}
      </Button>
    </div>
  )
}

interface LineProps {
  name: string
  /** Refundable cents. */
  most: number
  text: string
  isOn: boolean
  isWrong: boolean
  onToggle: () => void
  onType: (text: string) => void
  /** Uses of a pass that go with a part of its money; null for all else. */
  uses: { readonly value: number; readonly most: number; readonly onChange: (uses: number) => void } | null
}
function LineToGiveBack({ name, most, text, isOn, isWrong, onToggle, onType, uses }: LineProps) {
  return (
    <li className="gb-line">
      <Checkbox checked={isOn} aria-label={t('invoices.give_back_line', { nombre: name })} onChange={onToggle} />
      <span className="gb-who" title={name}>
        {name}
      </span>
      <TextInput
        size="xs"
        inputMode="decimal"
        autoComplete="off"
        disabled={!isOn}
        aria-label={t('invoices.give_back_amount', { nombre: name, maximo: formatEuros(most) })}
        error={isWrong}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {uses && (
        <NumberInput
          size="xs"
          hideControls
          className="gb-uses"
          aria-label={t('invoices.uses_that_go', { nombre: name, maximo: uses.most })}
          title={t('invoices.uses_that_go', { nombre: name, maximo: uses.most })}
          min={0}
          max={uses.most}
          value={uses.value}
          onChange={(value) => uses.onChange(Number(value) || 0)}
        />
      )}
    </li>
  )
}

interface ReasonsProps {
  reasons: readonly Reason[]
  value: Reason
  onChange: (reason: Reason) => void
}
function Reasons({ reasons, value, onChange }: ReasonsProps) {
  return (
    <div className="gb-reasons" role="group" aria-label={t('invoices.reason')}>
      {reasons.map((one) => (
        <button key={one} type="button" className="gb-reason" aria-pressed={one === value} onClick={() => onChange(one)}>
          {t(`invoices.reason_${one}`)}
        </button>
      ))}
    </div>
  )
}

interface MethodsProps {
  left: Left
  /** Selected cents. */
  total: number
  /** Methods of payment, as text. */
  words: string
  isWhole: boolean
  mayGo: boolean
  /** The user may refund; keeping the money gives nothing. */
  mayGive: boolean
  give: (forma: RefundRequest['forma']) => Promise<void>
  onClose: () => void
}
/** A button for each possible refund method. */
function RefundMethods({ left, total, words, isWhole, mayGo: isReady, mayGive, give, onClose }: MethodsProps) {
  const mayGo = isReady && mayGive
  const holds = left.cajas.reduce((most, { saldo }) => Math.max(most, saldo), 0)
  const tooMuch = left.cajas.length > 0 && total > holds
  return (
    <div className="gb-ways">
      <PaymentMethodButton
        isRow
        isFirst
        text={t('invoices.as_paid')}
        detail={words}
        cents={total}
        disabled={!mayGo}
        title="Ctrl+Enter"
        onTake={() => void give('como_se_pago')}
      />
      {left.pagos.some(({ id_mst_tipopago }) => id_mst_tipopago !== paymentTypes.cash) && (
        <PaymentMethodButton
          isRow
          text={t('invoices.all_in_cash')}
          detail={tooMuch && t('invoices.drawer_holds', { importe: formatEuros(holds) })}
          cents={total}
          disabled={!mayGo || tooMuch}
          onTake={() => void give('efectivo')}
        />
      )}
      <Suspense fallback={null}>
        <MachineRefundMethod>
          {(isBusy) => (
            <PaymentMethodButton
              isRow
              text={t('cash_machine.way')}
              detail={isBusy && t('cash_machine.ocupada')}
              cents={total}
              disabled={!mayGo || isBusy}
              onTake={() => void give('maquina')}
            />
          )}
        </MachineRefundMethod>
      </Suspense>
      {left.monedero && left.pagos.some(({ id_mst_tipopago }) => id_mst_tipopago !== paymentTypes.wallet) && (
        <PaymentMethodButton isRow text={t('invoices.to_wallet')} cents={total} disabled={!mayGo} onTake={() => void give('monedero')} />
      )}
      {isWhole && (
        <PaymentMethodButton isRow text={t('invoices.keep_money')} cents={0} disabled={!isReady} onTake={() => void give('keep')} />
      )}
      <Button
        className="gb-cancel"
        size="compact-sm"
        variant="subtle"
        color="gray"
        rightSection={<KeyCaps keys="Escape" />}
        onClick={onClose}
      >
        {t('core.cancel')}
      </Button>
    </div>
  )
}

const LineHeads = () => (
  <div className="gb-cols" aria-hidden>
    <span>{t('invoices.who_gets_it')}</span>
    <span>{t('invoices.to_give_back')}</span>
  </div>
)

/** Lines that all go back, with the methods of their payment. */
function WholeLines({ left, nameOf }: { left: Left; nameOf: (line: number) => string }) {
  return (
    <ul className="gb-lines">
      {left.facturas.map(({ id_reg_factura: id, importe }) => (
        <li key={id} className="gb-line whole">
          <span className="gb-who">
            {nameOf(id)}
            <small>{methodsOf(left, new Map([[id, importe]]), false)}</small>
          </span>
          <span className="tabular">{formatEuros(importe)}</span>
        </li>
      ))}
    </ul>
  )
}

function Deciding({
  left,
  nameOf,
  title,
  isWhole,
  reasons,
  onRefund,
  onClose,
  children,
}: Omit<RefundBarProps, 'reading'> & { left: Left }) {
  const bar = useRef<HTMLDivElement>(null)
  const [texts, setTexts] = useState(
    () => new Map(left.facturas.map((one) => [one.id_reg_factura, formatEuros(one.propuesto).slice(0, -2)])),
  )
  const [uses, setUses] = useState<ReadonlyMap<number, number>>(new Map())
  const [off, setOff] = useState<ReadonlySet<number>>(new Set())
  const [reason, setReason] = useState(reasons[0]!)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => bar.current?.querySelector<HTMLElement>('.wb.first')?.focus(), [])
  const chosen = left.facturas
    .filter(({ id_reg_factura }) => !off.has(id_reg_factura))
    .map(({ id_reg_factura, importe: most, usos: left }) => {
      const importe = isWhole ? most : readEuros(texts.get(id_reg_factura) ?? '')
      return { id_reg_factura, most, importe, usos: importe === most ? null : (uses.get(id_reg_factura) ?? left) }
    })
  const isWrong = ({ most, importe }: (typeof chosen)[number]) => importe === null || importe <= 0 || importe > most
  const total = chosen.reduce((sum, { importe }) => sum + (importe ?? 0), 0)
  const mayGo = chosen.length > 0 && !chosen.some(isWrong) && !isBusy
  const mayGive = userMay(givingRight)
  const give = async (
    forma: RefundRequest['forma'],
    more: Pick<Partial<RefundRequest>, 'id_mst_caja' | 'confirmar_monedero' | 'confirmar_abono'> = {},
  ): Promise<void> => {
    if (!mayGo) return
    setBusy(true)
    try {
      const facturas = chosen.map(({ id_reg_factura, importe }) => ({ id_reg_factura, importe: importe ?? 0 }))
      const usos_abono = chosen.flatMap(({ id_reg_factura, usos }) => (usos === null ? [] : [{ id_reg_factura, usos }]))
      await onRefund({ facturas, usos_abono, forma, id_mst_caja: null, motivo: t(`invoices.reason_${reason}`), ...more })
      if (forma === 'maquina') await followNow()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setBusy(false)
      const next = await answerTo(error, left)
      if (next) return give(forma, { ...more, ...next })
    } finally {
      setBusy(false)
    }
  }
  const words = methodsOf(left, new Map(chosen.map(({ id_reg_factura, importe }) => [id_reg_factura, importe ?? 0])))
  return (
    <div
      className="gb"
      ref={bar}
      role="group"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onClose()
        } else if (event.key === 'Enter' && event.ctrlKey) {
          event.preventDefault()
          void give('como_se_pago')
        }
      }}
    >
      <div className="gb-head">
        <span>{title}</span>
        <b className="tabular">{formatEuros(total)}</b>
      </div>
      <LineHeads />
      {isWhole ? (
        <WholeLines left={left} nameOf={nameOf} />
      ) : (
        <ul className="gb-lines">
          {left.facturas.map(({ id_reg_factura: id, importe: most, usos: usesLeft }) => {
            const own = chosen.find((one) => one.id_reg_factura === id)
            return (
              <LineToGiveBack
                key={id}
                name={nameOf(id)}
                most={most}
                text={texts.get(id) ?? ''}
                isOn={own !== undefined}
                isWrong={own !== undefined && isWrong(own)}
                onToggle={() => setOff(new Set(own ? [...off, id] : [...off].filter((one) => one !== id)))}
                onType={(text) => setTexts(new Map([...texts, [id, text]]))}
                uses={
                  typeof own?.usos !== 'number'
                    ? null
                    : { value: own.usos, most: usesLeft ?? 0, onChange: (n) => setUses(new Map([...uses, [id, n]])) }
                }
              />
            )
          })}
        </ul>
      )}
      {chosen.some(isWrong) && (
        <p className="cb-done" role="status">
          {t('msg.IMPORTE_SUPERIOR_DISPONIBLE', { maximo: formatEuros(chosen.find(isWrong)?.most ?? 0) })}
        </p>
      )}
      <Reasons reasons={reasons} value={reason} onChange={setReason} />
      {children}
      {!mayGive && <p className="cb-done">{t('msg.giving_needs_cash')}</p>}
      <RefundMethods
        left={left}
        total={total}
        words={words}
        isWhole={isWhole}
        mayGo={mayGo}
        mayGive={mayGive}
        give={give}
        onClose={onClose}
      />
    </div>
  )
}
