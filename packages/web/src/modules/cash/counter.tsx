import { coins, notes } from '@app/contract/cash/cash-rules'
import { formatEuros } from '@app/contract/values/money'
import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useRef } from 'react'
import { t } from '../../kit/texts/i18n.ts'
import { type Count, countedOf } from './count.ts'

interface Props {
  count: Count
  onChange: (part: Partial<Count>) => void
  onClear: () => void
  /** Enter on the last coin: moves the focus to the close. */
  onEnd: () => void
}

/** From the largest to the smallest, in the order of counting a drawer. */
const groups = [
  { key: 'desk.notes', values: notes.toReversed() },
  { key: 'desk.coins', values: coins.toReversed() },
] as const

function Piece({ valor, typed, onType }: { valor: number; typed: string; onType: (text: string) => void }) {
  const id = useId()
  const times = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0
  return (
    <div className="cash-row">
      <label htmlFor={id}>{formatEuros(valor)}</label>
      <TextInput
        id={id}
        data-piece={valor}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={typed}
        error={typed.trim() !== '' && !/^\d{1,5}$/.test(typed.trim())}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <output data-some={times > 0} aria-label={t('desk.sum_of', { valor: formatEuros(valor) })}>
        {formatEuros(valor * times)}
      </output>
    </div>
  )
}

/** Coin and note counter: Enter and the arrows move through it, totals follow each key; or the amount as a whole. */
export function Counter({ count, onChange, onClear, onEnd }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const counted = countedOf(count)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const all = [...(box.current?.querySelectorAll<HTMLInputElement>('input[data-piece]') ?? [])]
    const next = all.indexOf(event.target) + step
    if (next >= all.length) onEnd()
    else all[Math.max(0, next)]?.focus()
  }
  return (
    <section className="card" aria-label={t('desk.count')}>
      <div className="cash-head">
        <h2>{t('desk.count')}</h2>
        <Button.Group aria-label={t('desk.how_counted')}>
          {([false, true] as const).map((isWhole) => (
            <Button
              key={String(isWhole)}
              size="compact-sm"
              variant={count.isWhole === isWhole ? 'light' : 'default'}
              aria-pressed={count.isWhole === isWhole}
              onClick={() => onChange({ isWhole })}
            >
              {t(isWhole ? 'desk.as_whole' : 'desk.by_pieces')}
            </Button>
          ))}
        </Button.Group>
      </div>
      {count.isWhole ? (
        <div className="cash-whole">
          <TextInput
            data-autofocus
            label={t('desk.counted_amount')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            value={count.whole}
            error={count.whole.trim() !== '' && counted === null ? t('invalid.money') : undefined}
            onChange={(event) => onChange({ whole: event.currentTarget.value })}
            onKeyDown={(event) => event.key === 'Enter' && onEnd()}
          />
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the inputs take the keys, it only moves between them
        <div className="cash-pieces" ref={box} onKeyDown={onKeyDown}>
          {groups.map(({ key, values }) => (
            <div key={key} role="group" aria-label={t(key)}>
              <h3>{t(key)}</h3>
              {values.map((valor) => (
                <Piece
                  key={valor}
                  valor={valor}
                  typed={count.pieces[valor] ?? ''}
                  onType={(text) => onChange({ pieces: { ...count.pieces, [valor]: text } })}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <div className="cash-foot">
        <Button variant="default" disabled={count.began === null} onClick={onClear}>
          {t('desk.start_again')}
        </Button>
        <b className="tabular" aria-live="polite">
          {counted === null ? t('desk.not_counted') : t('desk.counted', { importe: formatEuros(counted) })}
        </b>
      </div>
    </section>
  )
}
