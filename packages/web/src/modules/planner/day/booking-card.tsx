import { formatMinute } from '@app/contract/values/minute'
import { IconLock, IconRepeat, IconUserPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { bookingName, rangeText } from '../planner-labels.ts'
import type { PlannerBooking } from '../planner-model.ts'
import { colourStyle } from './card-colours.ts'
import { fitOf, isUpright, type LanePlacement, linesOfPlayers, playerLines, type Scale } from './geometry.ts'

/** Classes of a booking's texture: hatched if blocked, dashed while pending or unsaved, outlined if it overlaps another, faint while parked. */
export const textureOf = (booking: PlannerBooking) =>
  `${booking.blocked ? ' pl-blocked' : ''}${booking.pending || booking.isDraft ? ' pl-pending' : ''}${booking.overlapping ? ' pl-overlapping' : ''}${booking.parked ? ' pl-parked' : ''}`

function Marks({ booking }: { booking: PlannerBooking }) {
  return (
    <>
      {booking.locked && !booking.isDraft && <IconLock className="pl-lock" size={12} stroke={2.2} aria-hidden />}
      {!booking.isDraft && <i className={`pl-dot pl-${booking.payment}`} aria-hidden />}
    </>
  )
}

/** Search word of a name: the first non-particle after the given name. */
const surnameOf = (title: string) =>
  title
    .split(' ')
    .slice(1)
    .find((word) => /^\p{Lu}/u.test(word)) ?? title

const forms = { line: ' pl-line', two: ' pl-tight', full: '' }

/** Classes of the text form for a card of this size. */
export const formOf = (width: number, height: number) =>
  `${forms[fitOf(height)]}${width < 96 ? ' pl-narrow' : ''}${isUpright(width) ? ' pl-upright' : ''}`

interface TextProps {
  booking: PlannerBooking
  /** Size of the card in pixels. */
  width: number
  height: number
}

/** Text of a narrow column: the surname, if there is room for more than the payment shape. */
const UprightText = ({ booking, height }: TextProps) => (
  <span className="pl-top" aria-hidden>
    <Marks booking={booking} />
    {fitOf(height) !== 'line' && <b className="pl-name">{surnameOf(booking.title)}</b>}
  </span>
)

/** Text of a short booking on one line. */
const LineText = ({ booking, width }: TextProps) => (
  <span className="pl-top" aria-hidden>
    <b className="pl-name">{booking.title}</b>
    {width > 165 && <span className="pl-time">{rangeText(booking.from, booking.to)}</span>}
    <Marks booking={booking} />
  </span>
)

/** Time of a booking; a narrow card shows only its start, with the marks. */
const CardTime = ({ booking, isNarrow }: { booking: PlannerBooking; isNarrow: boolean }) => (
  <span className="pl-time" aria-hidden>
    {isNarrow && <Marks booking={booking} />}
    {booking.isPermanent && <IconRepeat className="pl-glyph" size={12} stroke={2.2} />}
    {isNarrow ? formatMinute(booking.from) : rangeText(booking.from, booking.to)}
  </span>
)

/** Free places and price of a booking, at the bottom of its card. */
const PlacesAndPrice = ({ booking: { places, missing, amount, due }, width }: Omit<TextProps, 'height'>) => (
  <span className="pl-foot" aria-hidden>
    <span className="pl-places">
      {places && <IconUserPlus size={12} stroke={2.2} />}
      {places && width < 125 ? missing : places}
    </span>
    <span className={due ? 'pl-due' : undefined}>{amount}</span>
  </span>
)

/** Text of a booking on two lines or more: name, time, and with enough room players, places and price. */
function StackedText({ booking, width, height }: TextProps) {
  const { title, subtitle, places, amount } = booking
  const isNarrow = width < 96
  const isRoomy = fitOf(height) === 'full' && !isNarrow
  const foot = height > 65 && (places !== undefined || amount !== undefined)
  const players = linesOfPlayers(subtitle ? subtitle.split(', ') : [], playerLines({ height, foot }))
  return (
    <>
      <span className="pl-top" aria-hidden>
        <b className="pl-name">{title}</b>
        {!isNarrow && <Marks booking={booking} />}
      </span>
      <CardTime booking={booking} isNarrow={isNarrow} />
      {isRoomy &&
        players.map((player, index) => (
          // the guest may appear several times
          <span key={index} className="pl-sub" aria-hidden>
            {player}
          </span>
        ))}
      {isRoomy && foot && <PlacesAndPrice booking={booking} width={width} />}
    </>
  )
}

/** Text of a booking in the form its size allows: name first, time second, never under the payment shape. */
export function CardText(props: TextProps) {
  if (isUpright(props.width)) return <UprightText {...props} />
  return fitOf(props.height) === 'line' ? <LineText {...props} /> : <StackedText {...props} />
}

interface Props {
  placed: LanePlacement<PlannerBooking>
  court: string
  scale: Scale
  width: number
  active: boolean
  source: boolean
  selected: boolean
  /** Faded or ringed while a filter is active. */
  emphasis: 'plain' | 'dimmed' | 'ringed'
  resizable: boolean
}

const stands = { plain: '', dimmed: ' pl-dimmed', ringed: ' pl-ringed' }

/** Booking card: a button in its lane, clipped to the end of the visible day. */
export const BookingCard = memo(function BookingCard({
  placed,
  court,
  scale,
  width,
  active,
  source,
  selected,
  emphasis,
  resizable,
}: Props) {
  const { item: booking, lane, lanes, span } = placed
  const top = scale.y(booking.from)
  const height = Math.max(10, scale.y(booking.to) - top - 2)
  const style = {
    '--top': `${top + 1}px`,
    height,
    left: `calc(${(100 * lane) / lanes}% + 2px)`,
    width: `calc(${(100 * span) / lanes}% - 4px)`,
    ...colourStyle(booking),
  }
  const room = (width * span) / lanes - 4
  const look = `pl-card${formOf(room, height)}${textureOf(booking)}${source ? ' pl-source' : ''}${selected ? ' pl-selected' : ''}${resizable ? ' pl-stretch' : ''}${stands[emphasis]}`
  const cut = `${booking.from < scale.from ? ' pl-cut-top' : ''}${booking.to > scale.to ? ' pl-cut-end' : ''}`
  return (
    <button type="button" className={look + cut} style={style} data-booking={booking.id} tabIndex={active ? 0 : -1}>
      <span className="pl-hidden">{bookingName(court, booking)}</span>
      <CardText booking={booking} width={room} height={height} />
    </button>
  )
})
