import type { Day } from '@app/contract/values/day'
import { useMemo } from 'react'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { isParameterOn, useSession } from '../../../kit/reads/session.ts'
import { go, useNumberParam, useParam } from '../../../kit/screen/navigation.ts'
import { draft as draftId, draftOf } from '../drag/draft.ts'
import { heldItem } from '../drag/held-item.ts'
import { drawnSlot, pickedSlot } from '../drag/slot.ts'
import { copyTo, destinationPrice, useMoveOf } from '../drag/use-moves.ts'
import { Planner } from '../planner.tsx'
import type { Highlight, PlannerCourt } from '../planner-model.ts'
import { bookingPath, newBookingPath } from '../planner-paths.ts'
import { bookingsOf, hoursOf } from './day-model.ts'
import type { DayAnswer } from './use-planner-day.ts'

type Row = DayAnswer['reservas'][number]

/** Court on a day, side by side with others of its week or weekend. */
export interface Lane extends PlannerCourt {
  readonly day: Day
  readonly court: number
  readonly courtName: string
}

interface Props {
  sport: number
  /** Day of the address: the draft booking is drawn there. */
  day: Day
  lanes: readonly Lane[]
  rows: readonly Row[]
  loading: boolean
  highlight: Highlight | null
  density: number
  /** Called with the new place of a booking, before it is read again. */
  onPlaced: (id: number, place: Pick<Row, 'fecha' | 'id_mst_recurso' | 'hora_ini' | 'duracion' | 'version'>) => void
}

/** Days and courts as lanes side by side, with the functions of a day's courts: a booking dropped on another lane moves to its day and court. */
export function LanesBoard({ sport, day, lanes, rows, loading, highlight, density, onPlaced }: Props) {
  const { account, parameters } = useSession()
  const isNarrow = useIsNarrow()
  const open = useNumberParam('id_reserva')
  const isMaking = useParam('hora_ini') !== ''
  const byPayment = isParameterOn('MOSTRAR_COLORES_ADMIN_SEGUN_PAGO')
  const money = Number(parameters.RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO ?? 0)
  const slot = drawnSlot.use()
  const bookings = useMemo(() => {
    const laneOf = (fecha: Day, court: number) => lanes.find((lane) => lane.day === fecha && lane.court === court)?.id
    const placed = rows.flatMap((row) => {
      const lane = laneOf(row.fecha, row.id_mst_recurso)
      return lane === undefined ? [] : bookingsOf({ reservas: [row] }, { money, byPayment }).map((one) => ({ ...one, court: lane }))
    })
    const lane = slot && laneOf(day, slot.court)
    return slot && lane !== null && lane !== undefined ? [...placed, { ...draftOf(slot), court: lane }] : placed
  }, [rows, lanes, money, byPayment, slot, day])
  const hours = useMemo(() => hoursOf(lanes, bookings), [lanes, bookings])
  const laneAt = (id: number) => lanes.find((lane) => lane.id === id)
  const move = useMoveOf((id, { fecha_ini, ...place }, version) => onPlaced(id, { fecha: fecha_ini, ...place, version }))
  const rowOf = (id: number) => rows.find((row) => row.id_reg_reserva === id)
  const nameOf = (court: number) => lanes.find((lane) => lane.court === court)?.courtName ?? ''
  const to = (id: number, { court: lane, from, minutes }: { court?: number; from: number; minutes?: number }) => {
    const row = rowOf(id)
    const target = lane === undefined ? undefined : laneAt(lane)
    if (!row) return Promise.resolve()
    const place = { fecha_ini: target?.day ?? row.fecha, id_mst_recurso: target?.court ?? row.id_mst_recurso }
    return move(row, { ...place, hora_ini: from, duracion: minutes ?? row.duracion }, nameOf)
  }
  return (
    <Planner
      day={day}
      courts={lanes}
      bookings={bookings}
      from={hours.from}
      to={hours.to}
      now={null}
      loading={loading}
      readOnly={isNarrow || !account.settings.enableDragDrop}
      density={density}
      selected={slot ? draftId : open || null}
      highlight={highlight}
      titleBelow={isParameterOn('RESERVA_ADMIN_TITOL_SOTA')}
      priceEffectOf={async (id, { court, from, to: end }) => {
        const lane = laneAt(court)
        return lane ? destinationPrice(id, { fecha_ini: lane.day, id_mst_recurso: lane.court, hora_ini: from, duracion: end - from }) : ''
      }}
      onCreate={(id, from, end) => {
        const lane = laneAt(id)
        if (!lane) return
        const held = heldItem.get()
        if (held) return held.put({ day: lane.day, court: lane.court, from })
        const drawn = { court: lane.court, from, minutes: end - from }
        if (isMaking && lane.day === day) pickedSlot.set(drawn)
        else go(newBookingPath(sport, lane.day, drawn))
      }}
      onOpen={(id) => id !== draftId && go(bookingPath(sport, rowOf(id)?.fecha ?? day, id))}
      onMove={(id, place) => to(id, place)}
      onCopy={(booking, { court, from }) => {
        const lane = laneAt(court)
        if (lane) void copyTo(booking, { day: lane.day, court: lane.court, from }, lane.courtName)
      }}
      onResize={(id, { from, to: end }) => to(id, { from, minutes: end - from })}
    />
  )
}
