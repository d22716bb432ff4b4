import { daysBetween, formatDay } from '@app/contract/values/day'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type DueLine, type Parts, partOf, partsOf, sumOf, toggled } from './due-parts.ts'
import { ExplainedAmount } from './explained-amount.tsx'

interface Props {
  lines: readonly DueLine[]
  /** Lines paid since the dialog opened. */
  paid: readonly DueLine[]
  parts: Parts
  onChange: (parts: Parts) => void
}
/** Days after which a debt is old. */
const old = 30
const plain = (cents: number) => formatEuros(cents).replace(/\s?€/, '')

/** One line: its debt, due date, and the part of it to collect. */
function Row({ line, part, onToggle }: { line: DueLine; part: number; onToggle: () => void }) {
  const days = daysBetween(line.since, today())
  const left = line.due - part
  return (
    <tr>
      <td>
        <Checkbox aria-label={line.what} checked={left === 0} indeterminate={part > 0 && left > 0} onChange={onToggle} />
      </td>
      <td>
        {line.what}
        <small>{line.detail}</small>
      </td>
      <td className="cl-since">
        {formatDay(line.since)}
        {days > 0 && <small className={days > old ? 'cl-late' : ''}>{t('debt.days', { n: days })}</small>}
      </td>
      <td className="cl-num">
        <ExplainedAmount line={line.id} cents={line.due} who={line.what} />
      </td>
      <td className="cl-num">
        {part > 0 ? formatEuros(part) : '–'}
        {part > 0 && left > 0 && <small className="cl-late">{t('debt.part_left', { importe: formatEuros(left) })}</small>}
      </td>
    </tr>
  )
}

/** Due lines with their ticks, and the total amount; more than the debt is refused at its field. */
export function CollectLines({ lines, paid, parts, onChange }: Props) {
  const amountId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const all = sumOf(lines, new Map())
  const sum = sumOf(lines, parts)
  const amount = typed === null ? sum : readEuros(typed)
  const isAbove = amount !== null && amount > all
  const isWrong = typed !== null && typed.trim() !== '' && (amount === null || amount < 0)
  const write = (text: string) => {
    setTyped(text)
    const cents = readEuros(text)
    const next = cents === null || cents < 0 ? null : partsOf(lines, cents)
    if (next) onChange(next)
  }
  const choose = (next: Parts) => {
    setTyped(null)
    onChange(next)
  }
  const isWhole = sum === all
  return (
    <>
      <table className="cl-table">
        <thead>
          <tr>
            <th>
              <Checkbox
                aria-label={t('debt.choose_all')}
                checked={isWhole}
                indeterminate={!isWhole && sum > 0}
                onChange={() => choose(isWhole ? new Map(lines.map(({ id }) => [id, 0])) : new Map())}
              />
            </th>
            <th>{t('debt.what')}</th>
            <th className="cl-since">{t('debt.since')}</th>
            <th className="cl-num">{t('debt.owes')}</th>
            <th className="cl-num">{t('debt.taken')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} part={partOf(parts, line)} onToggle={() => choose(toggled(lines, parts, line))} />
          ))}
          {paid.map((line) => (
            <tr key={line.id} className="cl-gone">
              <td />
              <td>{line.what}</td>
              <td className="cl-since">{formatDay(line.since)}</td>
              <td className="cl-num">{formatEuros(line.due)}</td>
              <td className="cl-num">{t('invoice.pagado_check')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{t('invoice.total')}</td>
            <td className="cl-since" />
            <td className="cl-num">{formatEuros(all)}</td>
            <td className="cl-num">{formatEuros(sum)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="cl-amount">
        <label htmlFor={amountId}>{t('desk.charge')}</label>
        <TextInput
          id={amountId}
          data-autofocus
          w={110}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? plain(sum)}
          error={isAbove ? t('debt.at_most', { importe: formatEuros(all) }) : isWrong}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => !isAbove && !isWrong && setTyped(null)}
        />
        <Button variant="default" onClick={() => choose(new Map())}>
          {t('debt.all_of_it', { importe: formatEuros(all) })}
        </Button>
      </div>
    </>
  )
}
