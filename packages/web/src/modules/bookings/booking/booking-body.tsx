import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import type { Day } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { ChargeBar, PayMark } from '../../invoices/public.ts'
import { MemberPicker } from '../../members/public.ts'
import { ProductPicker } from '../../products/public.ts'
import { CalendarDialog } from '../dialogs/calendar-dialog.tsx'
import { CourtDialog } from '../dialogs/court-dialog.tsx'
import { DeleteDialog } from '../dialogs/delete-dialog.tsx'
import { DuplicateDialog } from '../dialogs/duplicate-dialog.tsx'
import { RefundFooter } from '../dialogs/refund-footer.tsx'
import { Decisions } from '../lists/pending-acts.tsx'
import { PlayersReach } from '../people/players-reach.tsx'
import { useGuestKey } from '../people/use-guest-key.ts'
import { type Act, BookingActs } from './booking-acts.tsx'
import { BookingFacts } from './booking-facts.tsx'
import type { BookingInfo, Line } from './booking-info.ts'
import { memberLabel, statesOf } from './booking-labels.ts'
import { BookingFigures, BookingLines, isPlaceLine } from './booking-lines.tsx'
import { EditBookingForm } from './edit-booking-form.tsx'
import { MoveForm } from './move-form.tsx'
import { PlayersBar } from './players-bar.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SidePanel } from './side-panel.tsx'
import { printTicket } from './ticket.ts'
import { usePlayerActs } from './use-booking-acts.ts'
import { usePriceKey } from './use-price-key.ts'

interface Props {
  info: BookingInfo
  title: string
  where: string
  onClose: () => void
  onDeleting: (isOn: boolean) => void
  onGo: (id: number, day: Day) => void
  /** Buttons of the heading. */
  tools?: ReactNode
}
/** Loaded with the first opened booking. */
const PlacePasses = lazy(() => import('../people/place-passes.tsx').then((module) => ({ default: module.PlacePasses })))
/** Also loaded with the first booking: attendance appears after the ledger. */
const Attendance = lazy(() => import('../people/attendance.tsx').then((module) => ({ default: module.Attendance })))
const nobody: ReadonlySet<number> = new Set()

/** Sum due of the selected lines, or of all open ones if none is selected. */
function toCharge(info: BookingInfo, chosen: ReadonlySet<number>) {
  const open = info.facturas.filter((line) => !line.pagado_check)
  const picked = open.filter((line) => chosen.has(line.id_reg_factura))
  const lines = picked.length > 0 ? picked : open
  const due = lines.reduce((sum, line) => sum + lineRemainder({ ...line, fecha_pago: null }), 0)
  const words = picked.length > 0 ? t('desk.charge_chosen', { n: picked.length }) : t('desk.charge_all')
  const owners = lines.map((line) => line.id_mst_socios)
  return { lines: lines.map((line) => line.id_reg_factura), owners, due, words }
}

/** True while the booking is being deleted: it is not read during that time. */
function useGoing(tell: (isOn: boolean) => void) {
  const [isGoing, setGoing] = useState(false)
  const onDeleting = (isOn: boolean) => {
    setGoing(isOn)
    tell(isOn)
  }
  return { isGoing, onDeleting }
}

/** True if the payments of the booking are to be refunded: on request, and before it is deleted. */
const mustRefund = (act: Act | 'product' | null, { bloqueo_eliminar }: BookingInfo) =>
  act === 'refund' || (act === 'delete' && bloqueo_eliminar === 'booking.tiene_pagos')

/** Amount that paid players owe, or that is due back to them, because the price changed. */
const PriceChange = ({ info: { diferencia, por_devolver }, onRefund }: { info: BookingInfo; onRefund: () => void }) => (
  <>
    {diferencia > 0 && (
      <p className="bk-due" role="status">
        {t('desk.difference_due', { importe: formatEuros(diferencia) })}
      </p>
    )}
    {por_devolver > 0 && (
      <p className="bk-due" role="status">
        {t('desk.overpaid', { importe: formatEuros(por_devolver) })}{' '}
        <Button size="compact-xs" variant="default" onClick={onRefund}>
          {t('desk.refund_title')}
        </Button>
      </p>
    )}
  </>
)

/** Payment, type and other states of a booking. */
const StateLine = ({ info }: { info: BookingInfo }) => (
  <div className="bk-state">
    <PayMark state={info.pago} />
    <span className="bk-type">
      <i style={{ '--c': info.reserva.color }} aria-hidden />
      {info.reserva.desc_tiporeserva}
    </span>
    {statesOf(info).map((text) => (
      <span key={text} className="bk-flag">
        {text}
      </span>
    ))}
  </div>
)

/** Facts, players and money of one booking, with its actions. */
export function BookingBody({ info, title, where, onClose, onDeleting: tellDeleting, onGo, tools }: Props) {
  const { reserva } = info
  const { isGoing, onDeleting } = useGoing(tellDeleting)
  const [act, setAct] = useState<Act | 'product' | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const [priced, setPriced] = useState<Line | null>(null)
  const [chosen, setChosen] = useState(nobody)
  const players = usePlayerActs(info)
  const done = () => setAct(null)
  const run = (next: Act) => (next === 'print' ? void printTicket(info) : setAct(next))
  const charge = toCharge(info, chosen)
  const closePicker = () => setLine(null)
  const givesBack = mustRefund(act, info)
  const restored = () => onGo(reserva.id_reg_reserva, reserva.fecha)
  usePriceKey(info, setPriced)
  useGuestKey(() => void (players.room > 0 && players.addGuest()))
  if (act === 'edit')
    return (
      <SidePanel title={t('desk.edit_title', { nombre: title })} subtitle={where} onClose={done}>
        <EditBookingForm info={info} onClose={done} />
      </SidePanel>
    )
  const placed = (other: number, day: Day) => {
    done()
    onGo(other, day)
  }
  if (act === 'move')
    return (
      <SidePanel title={t('desk.move_title')} subtitle={`${title} · ${where}`} onClose={done}>
        <MoveForm info={info} onClose={done} onMoved={placed} />
      </SidePanel>
    )
  return (
    <SidePanel
      title={title}
      subtitle={where}
      onClose={onClose}
      tools={tools}
      returnTo={`[data-booking="${reserva.id_reg_reserva}"]`}
      foot={
        givesBack ? (
          <RefundFooter
            info={info}
            isDelete={act === 'delete'}
            onClose={done}
            onDeleting={onDeleting}
            onDeleted={onClose}
            onRestored={restored}
          />
        ) : (
          <ChargeBar key={reserva.id_reg_reserva} {...charge} onCharged={() => setChosen(nobody)} />
        )
      }
    >
      <section className="sp-section">
        <StateLine info={info} />
        <PriceChange info={info} onRefund={() => setAct('refund')} />
        <Decisions info={info} onSending={onDeleting} onGone={onClose} />
        <BookingActs info={info} onAct={run} />
      </section>
      <section className="sp-section">
        <div className="sp-bar">
          <h3>
            {t('booking.socios')} · {t('desk.of', { n: info.socios.length, max: info.recurso.capacidad_max })}
          </h3>
        </div>
        <BookingLines
          info={info}
          chosen={chosen}
          onChoose={setChosen}
          onChangeMember={setLine}
          onRemove={(one) => void players.removeLine(one)}
          onRemovePlace={(one) => void players.removePlace(one)}
          onPrice={setPriced}
        />
        {!isGoing && (
          <Suspense fallback={null}>
            <Attendance id={reserva.id_reg_reserva} lines={info.facturas.filter(isPlaceLine)} />
          </Suspense>
        )}
        <PlayersBar players={players} onProduct={() => setAct('product')} />
        <BookingFigures info={info} />
        {!isGoing && (
          <Suspense fallback={null}>
            <PlacePasses
              id={reserva.id_reg_reserva}
              places={info.facturas.map((one) => ({ id: one.id_reg_factura, who: memberLabel(one), price: one.pagado_bono }))}
            />
          </Suspense>
        )}
      </section>
      <PlayersReach players={info.socios} />
      <section className="sp-section">
        <BookingFacts info={info} />
      </section>
      {priced && <PriceDialog line={priced} onClose={() => setPriced(null)} />}
      {line && (
        <MemberPicker
          opened
          withGuest
          onClose={closePicker}
          onConfirm={([one]) => {
            closePicker()
            if (!one) return
            void players.changeLine(line.id_reg_factura, one.id)
          }}
        />
      )}
      {act === 'product' && <ProductPicker capacity={10} onClose={done} onPick={(sold) => void players.addProducts(sold).then(done)} />}
      {act === 'duplicate' && <DuplicateDialog info={info} onClose={done} onPlaced={placed} />}
      {act === 'calendar' && <CalendarDialog info={info} onClose={done} />}
      {act === 'court' && <CourtDialog info={info} onClose={done} onMoved={done} />}
      {act === 'delete' && !givesBack && (
        <DeleteDialog info={info} onClose={done} onDeleting={onDeleting} onDeleted={onClose} onRestored={restored} />
      )}
    </SidePanel>
  )
}
