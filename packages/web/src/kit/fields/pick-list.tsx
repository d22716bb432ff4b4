import './pick-list.css'
import { Loader } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type UIEvent, useEffect, useRef } from 'react'
import type { Alternative, Found, Pickable } from '../dialogs/picking.ts'
import { t } from '../texts/i18n.ts'

interface Props {
  id: string
  label: string
  found: Found
  typed: string
  /** Index of the row with the keyboard focus. */
  active: number
  onPick: (item: Pickable) => void
  onOtherwise: (one: Alternative) => void
  isPicked?: (id: number) => boolean
  /** Reason why unpicked rows cannot be picked, such as a full booking. */
  refusal?: string | null
}
/** Pixels before the end at which the next page is loaded. */
const margin = 120

/** Search results, loading more at the end of the scroll. The input keeps the focus. */
export function PickList({ id, label, found, typed, active, onPick, onOtherwise, isPicked, refusal = null }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const onScroll = ({ currentTarget: at }: UIEvent<HTMLElement>) => {
    if (found.hasMore && at.scrollHeight - at.scrollTop - at.clientHeight < margin) found.more()
  }
  const isEmpty = found.items.length === 0
  const { otherwise } = found
  const words = typed.trim() === '' ? t('ui.type_to_search') : found.isReading ? t('core.loading') : t('core.nothing_found')
  return (
    <>
      {isEmpty && <p className="pick-words">{words}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isPicked !== undefined}
        className="pick-list"
        onScroll={onScroll}
        tabIndex={-1}
      >
        {found.items.map((item, index) => {
          const picked = isPicked?.(item.id) ?? false
          const isRefused = refusal !== null && !picked
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input above leads the list by keyboard
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              data-index={index}
              className={`pick-row${index === active ? ' active' : ''}${item.isMuted ? ' muted' : ''}`}
              aria-selected={isPicked ? picked : index === active}
              aria-disabled={isRefused}
              title={isRefused ? refusal : item.warning}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!isRefused) onPick(item)
              }}
            >
              <span className="pick-name">{item.name}</span>
              <span className="pick-detail">{item.detail}</span>
              {picked && <IconCheck size={15} aria-hidden />}
            </div>
          )
        })}
        {found.hasMore && (
          <div className="pick-more" role="presentation">
            <Loader size={14} />
          </div>
        )}
      </div>
      {otherwise && (
        <button
          type="button"
          className="pick-else"
          title={isEmpty ? '↵' : ''}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOtherwise(otherwise)}
        >
          <IconPlus size={15} aria-hidden />
          {otherwise.text}
        </button>
      )}
    </>
  )
}
