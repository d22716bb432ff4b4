import { generateSimplified, mostConverted } from '@app/contract/official-invoices/official-invoices'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Anchor, Autocomplete, Button } from '@mantine/core'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { DateField } from '../../kit/fields/date-field.tsx'
import { counted, formatCount } from '../../kit/grid/cells/value.ts'
import { useAction } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { Lines } from '../../kit/screen/lines.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { lastDay, type OpenLine, planOf, taxesOf } from './convert-plan.ts'
import { TaxTable } from './tax-table.tsx'
import type { Filters } from './use-filters.ts'

interface Props {
  /** The lines to convert. */
  lines: readonly OpenLine[]
  /** Those of the list that stay out. */
  out: readonly OpenLine[]
  filters: Pick<Filters, 'prefijo' | 'prefixes' | 'series'>
  onClose: () => void
  onDone: () => void
}
type Plan = ReturnType<typeof planOf>

/** Maximum of documents and of names listed. */
const listed = 5
const numbersText = ({ numbers }: Plan) =>
  numbers.map(({ primera, ultima }) => (primera === ultima ? primera : t('official-invoices.numbers', { primera, ultima }))).join(', ')

/** The prefix that most lines propose, else the first that there is. */
function proposedPrefix(lines: readonly OpenLine[], prefixes: readonly string[]): string {
  const votes = Map.groupBy(
    lines.flatMap(({ prefijo }) => prefijo ?? []),
    (prefix) => prefix,
  )
  const [best] = [...votes].toSorted(([, one], [, other]) => other.length - one.length)
  return best?.[0] ?? prefixes[0] ?? ''
}

interface WayProps {
  byPayer: boolean
  plan: Plan
  isChosen: boolean
  onChoose: () => void
}
/** One way of grouping, with its outcome. */
function Way({ byPayer, plan, isChosen, onChoose }: WayProps) {
  const name = byPayer ? 'grouped' : 'single'
  return (
    <label className="oi-way">
      <input type="radio" name="oi-way" checked={isChosen} onChange={onChoose} />
      <b>{t(`official-invoices.${name}`)}</b> <b>{t('official-invoices.n_invoices', counted(plan.groups.length))}</b>{' '}
      <small>{t(`official-invoices.${name}_hint`)}</small> <span className="tabular oi-numbers">{numbersText(plan)}</span>
    </label>
  )
}

/** Lines that stay out, by reason, with some of their names. */
function StayOut({ out }: { out: readonly OpenLine[] }) {
  if (out.length === 0) return null
  const reasons = [...Map.groupBy(out, ({ motivo }) => motivo!)].map(([motivo, own]) => {
    const names = own.slice(0, 2).map(({ concepto }) => `«${concepto}»`)
    const more = own.length > names.length ? ` ${t('official-invoices.and_more', { n: formatCount(own.length - names.length) })}` : ''
    return `${tFound('official-invoices.out', motivo)}: ${names.join(', ')}${more}`
  })
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={16} />}>
      <b>{t('official-invoices.stay_out', counted(out.length))}</b> {reasons.join('; ')}
    </Alert>
  )
}

/** Declared amounts by tax, and the invoices before they get numbers, the dearest first. */
function Outcome({ lines, plan: { groups } }: { lines: readonly OpenLine[]; plan: Plan }) {
  return (
    <div className="oi-side">
      <h3>{t('official-invoices.declared')}</h3>
      <TaxTable taxes={taxesOf(lines)} />
      <h3>{t('official-invoices.before_numbers')}</h3>
      <Lines>
        {groups.slice(0, listed).map(({ key, name, lines: n, total, limit }) => (
          <li key={key}>
            <span>
              {name ?? t('official-invoices.guest')} <small>{t('official-invoices.n_lines', counted(n))}</small>
              {total > limit && <small className="oi-over"> {t('official-invoices.over_limit', { limite: formatEuros(limit) })}</small>}
            </span>
            <span className="tabular">{formatEuros(total)}</span>
          </li>
        ))}
      </Lines>
      {groups.length > listed && <p className="oi-sub">{t('official-invoices.and_more', { n: formatCount(groups.length - listed) })}</p>}
    </div>
  )
}

/** Complaint about a day of issue; null if it will do. */
function dayFault(day: Day, last: Day | null): string | null {
  if (day > today()) return t('oficial.fecha_futura')
  return last !== null && day < last ? t('oficial.fecha_anterior', { fecha: formatDay(last) }) : null
}

/** State of the dialog: how, where and when the lines are converted, and the refusal of the last attempt. */
function useConversion({ lines, filters, onDone }: Pick<Props, 'lines' | 'filters' | 'onDone'>) {
  const [byPayer, setByPayer] = useState(true)
  const [prefijo, setPrefijo] = useState(() => filters.prefijo ?? proposedPrefix(lines, filters.prefixes))
  const [day, setDay] = useState<Day>(today)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const generate = useAction(generateSimplified, {
    onRefused: setRefusal,
    onDone: ({ emitidas, id_reg_proceso }) => {
      const [first, last] = [emitidas[0]!.num_completo, emitidas.at(-1)!.num_completo]
      const numeros = first === last ? first : t('official-invoices.numbers', { primera: first, ultima: last })
      toast.good(
        id_reg_proceso === null
          ? t('official-invoices.issued_n', { ...counted(emitidas.length), numeros })
          : t('runs.goes_on', { nombre: t('official-invoices.issued_up_to', { n: emitidas.length, numero: last }) }),
      )
      onDone()
    },
  })
  const target = { prefijo, day, series: filters.series }
  const last = lastDay(lines, target)
  const plans = { grouped: planOf(lines, true, target), single: planOf(lines, false, target) }
  const plan = byPayer ? plans.grouped : plans.single
  const isTooMany = lines.length > mostConverted
  const dayError = dayFault(day, last) ?? refusal?.fields.fecha?.[0] ?? null
  const isReady =
    prefijo !== '' && dayError === null && refusal === null && plan.tooDear.length === 0 && !isTooMany && !generate.isBusy && generate.may
  const issue = () => {
    if (!isReady) return
    const ids = lines.map(({ id_reg_factura }) => id_reg_factura)
    void generate.run({ prefijo, id_reg_factura: ids, agrupar: byPayer, fecha: day === today() ? null : day })
  }
  /** A change makes another attempt possible. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(null)
      set(value)
    }
  return {
    ...{ byPayer, setByPayer: changing(setByPayer), prefijo, setPrefijo: changing(setPrefijo), day, setDay: changing(setDay) },
    ...{ plans, plan, last, dayError, refusal, isTooMany, isReady, isBusy: generate.isBusy, issue },
  }
}
type Conversion = ReturnType<typeof useConversion>

/** Series and day of issue, with the bounds of the day. */
function Fields({ conversion, prefixes }: { conversion: Conversion; prefixes: readonly string[] }) {
  const { prefijo, setPrefijo, day, setDay, last, dayError, refusal } = conversion
  return (
    <>
      <div className="oi-fields">
        <Autocomplete
          label={t('official-invoices.series')}
          maxLength={20}
          value={prefijo}
          onChange={setPrefijo}
          data={[...prefixes]}
          error={refusal?.fields.prefijo?.[0]}
        />
        <DateField label={t('official-invoice.fecha')} value={day} error={dayError !== null} onChange={(next) => next && setDay(next)} />
        <p>{last === null ? t('official-invoices.bounds_new') : t('official-invoices.bounds', { fecha: formatDay(last) })}</p>
      </div>
      {dayError !== null && (
        <Alert color="red" variant="light" role="alert">
          {dayError}{' '}
          <Anchor component="button" type="button" onClick={() => setDay(today())}>
            {t('official-invoices.set_day', { fecha: formatDay(today()) })}
          </Anchor>
        </Alert>
      )}
    </>
  )
}

/** The date modal: converts lines into simplified invoices, grouped or not; a refusal appears in it. */
export function ConvertDialog({ lines, out, filters, onClose, onDone }: Props) {
  const conversion = useConversion({ lines, filters, onDone })
  const { byPayer, setByPayer, prefijo, plans, plan, dayError, refusal, isTooMany, isReady, isBusy, issue } = conversion
  const importe = formatEuros(lines.reduce((sum, { total }) => sum + total, 0))
  const faults = [
    ...(refusal && dayError === null ? [refusal.msg] : []),
    ...(isTooMany ? [t('official-invoices.too_many', { limite: formatCount(mostConverted) })] : []),
    ...[...new Set(plan.tooDear.map(({ limit }) => limit))].map((limit) => t('oficial.supera_limite', { limite: formatEuros(limit) })),
  ]
  return (
    <DialogFrame
      isStatic
      fillsPhone
      size={860}
      onClose={onClose}
      onConfirm={issue}
      title={
        <>
          {t('official-invoices.convert_title', counted(lines.length))}
          <p className="oi-sub">{[importe, ...(prefijo ? [t('official-invoices.series_of', { prefijo })] : [])].join(' · ')}</p>
        </>
      }
    >
      <div className="oi-two">
        <div>
          <fieldset className="oi-ways">
            <legend className="sr-only">{t('official-invoices.how')}</legend>
            <Way byPayer plan={plans.grouped} isChosen={byPayer} onChoose={() => setByPayer(true)} />
            <Way byPayer={false} plan={plans.single} isChosen={!byPayer} onChoose={() => setByPayer(false)} />
          </fieldset>
          <Fields conversion={conversion} prefixes={filters.prefixes} />
          {faults.map((fault) => (
            <Alert key={fault} color="red" variant="light" role="alert">
              {fault}
            </Alert>
          ))}
          <StayOut out={out} />
        </div>
        <Outcome lines={lines} plan={plan} />
      </div>
      <div className="oi-foot">
        <span>
          <IconLock size={14} aria-hidden />
          {t(refusal ? 'official-invoices.nothing_issued' : 'official-invoices.stays')}
        </span>
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button disabled={!isReady} loading={isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={issue}>
          {t('official-invoices.issue_n', { ...counted(plan.groups.length), importe })}
        </Button>
      </div>
    </DialogFrame>
  )
}
