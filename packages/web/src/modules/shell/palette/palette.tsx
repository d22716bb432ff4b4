import './palette.css'
import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { helpTasks } from '@app/contract/help/screen-help'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Modal } from '@mantine/core'
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { useFocusBack } from '../../../kit/dialogs/focus-back.ts'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { useDebounced } from '../../../kit/reads/use-debounced.ts'
import { type Command, commands } from '../../../kit/screen/commands.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { visits } from '../../../kit/screen/screen-title.ts'
import { isReady } from '../../../kit/screen/screens.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { useMemberSearch } from '../../members/public.ts'
import { type Entry, findEntries } from './palette-entries.ts'

const shownMembers = 8
/** Milliseconds without a key before a booking is requested. */
const pause = 250
const memberScreen = '/socios/{id}/edit'

const memberEntry = (member: Pickable): Entry => ({
  id: `member:${member.id}`,
  text: member.name,
  detail: member.detail,
  group: t('menu.members'),
  run: () => go(memberScreen.replace('{id}', String(member.id))),
})

/** Booking by its number. */
function useBooking(typed: string): Entry | null {
  // nine digits are a telephone
  const number = /^\d{1,8}$/.test(typed.trim()) && userMay(editBookingInfo.permission) ? Number(typed) : 0
  const settled = useDebounced(number, pause)
  const { data } = useRead(editBookingInfo, settled > 0 ? { id_reserva: settled } : null)
  if (!data || settled !== number) return null
  const { reserva, recurso, socios } = data
  const when = `${formatDay(reserva.fecha)} ${formatMinute(reserva.hora_ini)}`
  return {
    id: `booking:${number}`,
    text: t('ui.booking_number', { n: number }),
    detail: [socios[0]?.nombre_completo, reserva.desc_recurso, when].filter(Boolean).join(' · '),
    group: t('menu.group.bookings'),
    run: () => go(`/reservas/${recurso.id_mst_tiporecurso}/${number}`),
  }
}

/** Tasks of the help, found by their words. */
function useTasks(): readonly Command[] {
  const { data } = useRead(helpTasks, {})
  return useMemo(
    () => (data ?? []).map(({ titulo, ruta }) => ({ id: `help:${titulo}`, text: titulo, group: t('ui.help'), run: () => go(ruta) })),
    [data],
  )
}

function useEntries(typed: string): readonly Entry[] {
  const list = commands.use()
  const recent = visits.use()
  const tasks = useTasks()
  const maySeeMembers = userMay('members') && isReady(memberScreen)
  const found = useMemberSearch(maySeeMembers && (typed.trim().length > 1 || /\d/.test(typed)) ? typed : '')
  const entries = useMemo(
    () => [...findEntries([...list, ...tasks], recent, typed), ...found.items.slice(0, shownMembers).map(memberEntry)],
    [list, tasks, recent, typed, found.items],
  )
  const booking = useBooking(typed)
  return booking ? [booking, ...entries] : entries
}

/** Ctrl+K: screens, actions, recently opened records, members, bookings by their number. Arrows and Enter, or a click. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const entries = useEntries(typed)
  useFocusBack()
  const at = Math.min(active, entries.length - 1)
  const run = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(entries[at])
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + entries.length) % entries.length
    setActive(next)
    document.getElementById(`palette-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      size={560}
      padding={0}
      radius={10}
      aria-label={t('ui.search_everything')}
    >
      <div className="palette-input">
        <IconSearch size={17} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-label={t('ui.search_everything')}
          aria-activedescendant={entries.length > 0 ? `palette-${at}` : undefined}
          placeholder={t('ui.search_everything')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {entries.length === 0 && <p className="palette-none">{t('core.nothing_found')}</p>}
      <div id="palette-list" role="listbox" aria-label={t('ui.results')} className="palette-list" tabIndex={-1}>
        {entries.map((entry, index) => (
          <Row
            key={entry.id}
            entry={entry}
            index={index}
            isActive={index === at}
            isFirst={entry.group !== entries[index - 1]?.group}
            onRun={() => run(entry)}
          />
        ))}
      </div>
    </Modal>
  )
}

function Row({
  entry,
  index,
  isActive,
  isFirst,
  onRun,
}: {
  entry: Entry
  index: number
  isActive: boolean
  isFirst: boolean
  onRun: () => void
}) {
  return (
    <>
      {isFirst && (
        <div className="palette-group" role="presentation">
          {entry.group}
        </div>
      )}
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: the input above leads the list by keyboard */}
      <div id={`palette-${index}`} role="option" tabIndex={-1} aria-selected={isActive} className="palette-row" onClick={onRun}>
        <span>{entry.text}</span>
        {entry.detail && <small>{entry.detail}</small>}
        {entry.keys && <KeyCaps keys={entry.keys} />}
        {isActive && !entry.keys && <IconCornerDownLeft size={14} aria-hidden />}
      </div>
    </>
  )
}
