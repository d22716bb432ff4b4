import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { IconAlertTriangle, IconArmchair, IconGripVertical, IconHourglass, IconX } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { formatCount, formatValue } from '../../../kit/grid/cells/value.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { AmountButton } from '../amount-button.tsx'
import { memberFeesPath } from '../holder-columns.tsx'
import { ReasonChip } from '../reason-chip.tsx'
import { PercentField } from './percent-field.tsx'
import type { AddedMembers, EnrolledCourse, Person, Previewed } from './use-added-members.ts'

const refusedText = ({ motivo, desde }: Previewed) => tFound('fees.out', motivo ?? '', { fecha: desde === null ? '' : formatDay(desde) })

const handleId = (id: number) => `fe-place-${id}`

/** Place of a person in a course: its number, and the handle that moves it. */
interface Place {
  /** Id of the handle in the document. */
  readonly id: string
  readonly text: string
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly drag: Readonly<Partial<Record<'onDragStart' | 'onDragOver' | 'onDrop', (event: DragEvent<HTMLElement>) => void>>>
}

interface RowProps {
  person: Person
  added: AddedMembers
  /** Columns of a course: place and level. */
  inCourse: boolean
  /** Prices are shown and discounts typed. */
  hasPrices: boolean
  place?: Place | undefined
  isOpen: boolean
  onOpen: () => void
}

/** Handle of a place: it is dragged, or moved with Alt and the arrows. */
const PlaceCell = ({ place, name }: { place: Place | undefined; name: string }) => (
  <td className="fe-num">
    {place && (
      <button
        type="button"
        id={place.id}
        className="fe-handle"
        draggable
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onDragStart={place.drag.onDragStart}
      >
        <IconGripVertical size={13} aria-hidden /> {place.text}
        <span className="sr-only">{t('fees.enrol.move', { nombre: name })}</span>
      </button>
    )}
  </td>
)

/** Amounts of one person: the first, and the one after it; none for one that waits. */
function Amounts({ row, name, onOpen }: { row: Previewed | undefined; name: string; onOpen: () => void }) {
  const [now, later] = row?.meses ?? []
  if (row?.espera) {
    return (
      <>
        <td className="fe-num dimmed">{t('fees.nothing')}</td>
        <td className="fe-num dimmed">—</td>
      </>
    )
  }
  return (
    <>
      <td className="fe-num">{now ? <AmountButton importe={now.importe} nombre={name} onOpen={onOpen} /> : '—'}</td>
      <td className="fe-num dimmed">{later ? formatEuros(later.importe) : '—'}</td>
    </>
  )
}

/** Reason of the first amount; who waits pays nothing. */
function Reason({ row, inCourse }: { row: Previewed | undefined; inCourse: boolean }) {
  const [now] = row?.meses ?? []
  if (row?.espera) {
    return (
      <span className="fe-chip" data-tone="amber">
        {t(inCourse ? 'fees.enrol.pays_nothing' : 'member-fee.espera')}
      </span>
    )
  }
  return now ? <ReasonChip reason={now.razon} /> : null
}

/** One person: own discount, reason, first fee and the one after it; who cannot enter stays with the reason. */
function PersonRow({ person, added, inCourse, hasPrices, place, isOpen, onOpen }: RowProps) {
  const row = added.byId.get(person.id)
  const name = row?.nombre_completo ?? person.name
  const out = <IconButton label={t('ui.take_out', { nombre: name })} icon={IconX} onClick={() => added.remove(person.id)} />
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    place?.onKeyDown(event)
    if (event.key !== 'F2') return
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }
  if (row && row.motivo !== null) {
    return (
      <tr data-tone="warn">
        {inCourse && <td />}
        <th scope="row">
          <IconAlertTriangle size={14} aria-hidden /> {name} <small>{row.numsocio}</small>
        </th>
        <td colSpan={3 + Number(inCourse) + Number(hasPrices)}>
          {refusedText(row)} · <ScreenLink to={memberFeesPath(person.id)}>{t('fees.open')}</ScreenLink>
        </td>
        <td>{out}</td>
      </tr>
    )
  }
  return (
    <tr
      aria-selected={isOpen}
      data-on={isOpen}
      data-tone={inCourse && row?.espera ? 'warn' : undefined}
      onClick={onOpen}
      onFocus={onOpen}
      onKeyDown={onKeyDown}
      {...place?.drag}
      onDragStart={undefined}
    >
      {inCourse && <PlaceCell place={place} name={name} />}
      <th scope="row">
        {name} <small>{row?.numsocio}</small>
        {row?.mismo_horario && (
          <small className="fe-clash">
            <IconAlertTriangle size={12} aria-hidden /> {t('fees.enrol.same_hours', { otro: row.mismo_horario })}
          </small>
        )}
      </th>
      {inCourse && <td className="fe-num">{row && formatValue('level', row.nivel)}</td>}
      {hasPrices && (
        <td>
          <PercentField
            aria-label={t('fees.discount_of', { nombre: name })}
            placeholder="—"
            w={76}
            value={person.descuento}
            onChange={(descuento) => added.setDiscount(person.id, descuento)}
          />
        </td>
      )}
      <td>
        <Reason row={row} inCourse={inCourse} />
      </td>
      <Amounts row={row} name={name} onOpen={onOpen} />
      <td>{out}</td>
    </tr>
  )
}

/** Order of those that enter and wait: moved by Alt and the arrows, or by a drag of the handle. */
function usePlaces({ groups: { entering, waiting }, put }: AddedMembers) {
  const [dragged, setDragged] = useState<number | null>(null)
  const moved = useRef<number | null>(null)
  const order = [...entering, ...waiting]
  // a row that crosses the line is drawn anew, without the focus
  useEffect(() => {
    if (moved.current !== null && document.activeElement === document.body) document.getElementById(handleId(moved.current))?.focus()
  })
  return (id: number, text: string): Place => ({
    id: handleId(id),
    text,
    onKeyDown: (event) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      event.preventDefault()
      const at = order.findIndex((one) => one.id === id)
      const target = order[at + (event.key === 'ArrowUp' ? -1 : 1)]
      if (!target) return
      moved.current = id
      put(id, target.id)
    },
    drag: {
      onDragStart: () => setDragged(id),
      onDragOver: (event) => dragged !== null && event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault()
        if (dragged !== null) put(dragged, id)
        setDragged(null)
      },
    },
  })
}

interface TableProps {
  added: AddedMembers
  course: EnrolledCourse | null
  hasPrices: boolean
  open: number | null
  onOpen: (id: number) => void
}

/** Line of the limit: those that follow enter, or wait. */
const LimitLine = ({ columns, tone, icon, children }: { columns: number; tone: 'good' | 'warn'; icon: ReactNode; children: ReactNode }) => (
  <tr className="fe-limit" data-tone={tone}>
    <th scope="rowgroup" colSpan={columns}>
      {icon} {children}
    </th>
  </tr>
)

/** Rows of a course by their places: the line of the limit runs through them. */
function CourseRows({ added, course, columns, row }: { added: AddedMembers; course: EnrolledCourse; columns: number; row: RowOfPerson }) {
  const { groups, places } = added
  const placeOf = usePlaces(added)
  const inside = places?.activos ?? 0
  const before = places?.esperan.length ?? 0
  const { entering, waiting, others } = groups
  const numbers = { n: formatCount(entering.length), desde: formatCount(inside + 1), hasta: formatCount(inside + entering.length) }
  return (
    <>
      {entering.length > 0 && (
        <tbody>
          <LimitLine columns={columns} tone="good" icon={<IconArmchair size={15} aria-hidden />}>
            {t(places?.limite ? 'fees.enrol.enter_places' : 'fees.enrol.enter', numbers)}
          </LimitLine>
          {entering.map((one, at) => row(one, placeOf(one.id, formatCount(inside + at + 1))))}
        </tbody>
      )}
      {waiting.length > 0 && (
        <tbody>
          <LimitLine columns={columns} tone="warn" icon={<IconHourglass size={15} aria-hidden />}>
            {t(course.isList ? 'fees.enrol.list_only' : 'fees.enrol.wait')}
          </LimitLine>
          {waiting.map((one, at) => row(one, placeOf(one.id, t('fees.enrol.nth', { n: formatCount(before + at + 1) }))))}
        </tbody>
      )}
      {others.length > 0 && <tbody>{others.map((one) => row(one))}</tbody>}
    </>
  )
}
type RowOfPerson = (person: Person, place?: Place) => ReactNode

/** People to be added with their amounts; in a course in the order of its places. */
export function PeopleTable({ added, course, hasPrices, open, onOpen }: TableProps) {
  const { people, isCurrent, count, sum, later, groups } = added
  const inCourse = course !== null
  const columns = 5 + 2 * Number(inCourse) + Number(hasPrices)
  const row: RowOfPerson = (person, place) => (
    <PersonRow
      key={person.id}
      {...{ person, added, inCourse, hasPrices, place }}
      isOpen={open === person.id}
      onOpen={() => onOpen(person.id)}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table is scrolled by keyboard */}
      <section className="fe-scroll" tabIndex={0} aria-label={t('fees.members')}>
        <table className="fe-table fe-people" aria-busy={!isCurrent}>
          <thead>
            <tr>
              {inCourse && <th scope="col">{t('fees.enrol.place')}</th>}
              <th scope="col">{t(inCourse ? 'fees.enrol.student' : 'member-fee.id_mst_socios')}</th>
              {inCourse && (
                <th scope="col" className="fe-num">
                  {t('fees.enrol.level')}
                </th>
              )}
              {hasPrices && <th scope="col">{t('member-fee.prc_descuento')}</th>}
              <th scope="col">{t('fees.reason')}</th>
              <th scope="col" className="fe-num">
                {t('fees.first')}
              </th>
              <th scope="col" className="fe-num">
                {t('fees.later')}
              </th>
              <th aria-label={t('core.actions')} />
            </tr>
          </thead>
          {course ? (
            <CourseRows added={added} course={course} columns={columns} row={row} />
          ) : (
            <tbody>{people.map((one) => row(one))}</tbody>
          )}
          <tfoot>
            <tr>
              <th scope="row" colSpan={columns - 3}>
                {t('fees.total_of', { n: formatCount(inCourse ? groups.entering.length : count) })}
              </th>
              <td className="fe-num">{hasPrices ? sum : '—'}</td>
              <td className="fe-num">{hasPrices ? formatEuros(later) : '—'}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      {inCourse && groups.entering.length + groups.waiting.length > 1 && (
        <p className="fe-hint">
          <IconGripVertical size={14} aria-hidden /> <KeyCaps keys="alt+ArrowUp" /> <KeyCaps keys="alt+ArrowDown" />{' '}
          {t('fees.enrol.order_hint')}
        </p>
      )}
    </>
  )
}
