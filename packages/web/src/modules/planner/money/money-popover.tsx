import './money-popover.css'
import { Button } from '@mantine/core'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { moneyPrompt } from './money-prompt.ts'
import { moneyOptions, moneyQuestion } from './move-money.ts'

const width = 320

/** Beside the card, on the side with room; in the middle if the card is out of sight. */
function placeAtCard(id: number, height: number) {
  const card = document.querySelector(`[data-booking="${id}"]`)?.getBoundingClientRect()
  if (!card) return { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 }
  const left = card.right + 8 + width < innerWidth ? card.right + 8 : Math.max(8, card.left - width - 8)
  return { left, top: Math.max(8, Math.min(card.top, innerHeight - height - 8)) }
}

/** Question about the difference of a paid booking on a move: Enter takes the first option, Escape leaves the booking in place. */
export function MoneyPopover() {
  const ask = moneyPrompt.use()
  const [at, setAt] = useState(0)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const panel = useRef<HTMLDivElement>(null)
  const title = useId()
  useLayoutEffect(() => {
    if (!ask || !panel.current) return
    setAt(0)
    setPlace(placeAtCard(ask.id, panel.current.offsetHeight))
    panel.current.focus({ preventScroll: true })
  }, [ask])
  if (!ask) return null
  const options = moneyOptions(ask.money)
  const question = moneyQuestion(ask.money)
  const take = (index: number) => ask.settle(options[index]?.id ?? null)
  return (
    <div
      ref={panel}
      className="plq"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      style={{ ...place, width }}
      onKeyDown={(event) => {
        const last = options.length
        if (event.key === 'Escape') ask.settle(null)
        else if (event.key === 'Enter') take(at)
        else if (event.key === 'ArrowDown') setAt(Math.min(last, at + 1))
        else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1))
        else if (options[Number(event.key) - 1]) take(Number(event.key) - 1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <h2 id={title}>{question.title}</h2>
      <p>{question.hint}</p>
      <div role="radiogroup" aria-labelledby={title}>
        {[...options, { id: 'stay', text: t('planner.money.stay'), hint: ask.home }].map(({ id, text, hint }, index) => (
          <label key={id} className="plq-way" data-on={index === at}>
            <input type="radio" name={title} checked={index === at} onChange={() => setAt(index)} />
            <span>
              <b>{text}</b>
              <small>{hint}</small>
            </span>
            <kbd aria-hidden>{id === 'stay' ? 'Esc' : index + 1}</kbd>
          </label>
        ))}
      </div>
      <footer>
        <Button size="xs" onClick={() => take(at)}>
          {at < options.length ? t('planner.money.go') : t('planner.money.stay')}
        </Button>
      </footer>
    </div>
  )
}
