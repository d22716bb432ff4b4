import type { Cut } from '@app/contract/c60/c60-profile'
import { type PointerEvent, useRef } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { moveCut, startOf } from './cuts.ts'
import { fieldName } from './field-name.ts'

/** Stretches of a line, and the one at hand. */
export interface Cutting {
  readonly cuts: readonly Cut[]
  readonly line: string
  readonly field: number
  readonly setField: (at: number) => void
  /** Takes changed stretches; undefined without the right. */
  readonly onChange: ((cuts: readonly Cut[]) => void) | undefined
}

/** Border before a stretch, dragged by the pointer; the table below moves it by keys. */
function Border({ at, cutting, widthOf }: { at: number; cutting: Cutting; widthOf: () => number }) {
  const { cuts, onChange, setField } = cutting
  const start = startOf(cuts, at)
  const from = useRef<{ x: number; start: number } | null>(null)
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, start }
    setField(at)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (from.current) onChange?.(moveCut(cuts, at, from.current.start + Math.round((event.clientX - from.current.x) / widthOf())))
  }
  return (
    <span
      className="c60-border"
      style={{ left: `${start}ch` }}
      title={t('c60-profile.cut', { antes: fieldName(cuts[at - 1]!.nombre), despues: fieldName(cuts[at]!.nombre) })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = null
      }}
    />
  )
}

const tick = 10
const ruler = (length: number) =>
  Array.from({ length: Math.ceil(length / tick) }, (_, at) => String(at * tick + 1).padEnd(tick))
    .join('')
    .slice(0, length)

/** A line of the file under a ruler, cut into numbered, coloured fields. */
export function SampleLine(cutting: Cutting) {
  const { cuts, line, field, setField, onChange } = cutting
  const sheet = useRef<HTMLDivElement>(null)
  const length = startOf(cuts, cuts.length)
  const widthOf = () => (sheet.current ? sheet.current.getBoundingClientRect().width / length : 1)
  return (
    <>
      <div className="c60-scroll">
        <pre aria-hidden>{ruler(length)}</pre>
        <div className="c60-sample" ref={sheet} style={{ width: `${length}ch` }}>
          {cuts.map((cut, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the line
            <button
              key={at}
              type="button"
              tabIndex={-1}
              aria-current={at === field}
              data-tone={at % 6}
              style={{ width: `${cut.ancho}ch` }}
              onClick={() => setField(at)}
            >
              <sup>{at + 1}</sup>
              <span>{line.slice(startOf(cuts, at), startOf(cuts, at) + cut.ancho).padEnd(cut.ancho)}</span>
            </button>
          ))}
          {cuts.slice(1).map((_cut, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a border is its place in the line
            <Border key={index} at={index + 1} cutting={cutting} widthOf={widthOf} />
          ))}
        </div>
      </div>
      {onChange && (
        <p className="dimmed">
          {t('c60-profile.hint')} <KeyCaps keys="alt+ArrowLeft" /> <KeyCaps keys="alt+ArrowRight" /> {t('c60-profile.keys')}
        </p>
      )}
    </>
  )
}
