import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { escapeHtml, printHtml } from '../../../kit/texts/print.ts'
import { rangeText } from '../planner-labels.ts'
import type { PlannerBooking, PlannerCourt } from '../planner-model.ts'
import { placeInLanes } from './geometry.ts'

/** Printed day; `from` and `to` are its first and last minute. */
interface PrintedDay {
  readonly club: string
  readonly day: Day
  readonly courts: readonly PlannerCourt[]
  readonly bookings: readonly PlannerBooking[]
  readonly from: number
  readonly to: number
  /** Amounts are omitted from a sheet for the wall, unless requested. */
  readonly hasMoney: boolean
}

/** Courts per sheet, and millimetres: of the hours column, of a sheet's width, of the day's height. */
const courtsOfPage = 8
const gutter = 11
const width = 281
const height = 172

const styles = `.page{position:relative;height:192mm;break-after:page;overflow:hidden}.page:last-child{break-after:auto}
h1{margin:0;font-size:13px;line-height:7mm}h1 small{font-weight:400}
h2{position:absolute;top:8mm;margin:0;font-size:10px;line-height:5mm;text-align:center;overflow:hidden;white-space:nowrap}
.day{position:absolute;top:14mm;left:0;width:${width}mm;height:${height}mm}
.hour{position:absolute;left:0;width:${width}mm;border-top:.1mm solid #999;font-size:8px;line-height:3mm}
.court{position:absolute;top:0;bottom:0;border-left:.2mm solid #666}
.shut{position:absolute;left:0;right:0;background:#e8e8e8;print-color-adjust:exact;font-size:8px;line-height:4mm;text-align:center;overflow:hidden}
.card{position:absolute;box-sizing:border-box;padding:.4mm .8mm;border:.25mm solid #000;border-radius:.8mm;background:#fff;font-size:9px;line-height:3.4mm;overflow:hidden}
.card.blocked{background:repeating-linear-gradient(45deg,#fff 0 1.4mm,#ddd 1.4mm 2mm);print-color-adjust:exact}.card.pending{border-style:dashed}
.card i{float:right;font-style:normal}`

/** Payment of a booking, by shape as on the screen. */
const dots = { paid: '●', part: '◐', unpaid: '○', none: '◌' }

/** Sheets of a day: courts across, hours down, eight courts on each; a booking is on the sheet of its court, whole. */
export function dayHtml({ club, day, courts, bookings, from, to, hasMoney }: PrintedDay): string {
  const scale = height / (to - from)
  const mm = (minute: number) => ((Math.max(from, Math.min(to, minute)) - from) * scale).toFixed(2)
  const span = (first: number, last: number) => `top:${mm(first)}mm;height:${(Number(mm(last)) - Number(mm(first))).toFixed(2)}mm`
  const hours = Array.from({ length: Math.floor((to - from) / 60) + 1 }, (_, index) => from + index * 60)
  const lines = hours.map((minute) => `<div class="hour" style="top:${mm(minute)}mm">${formatMinute(minute)}</div>`).join('')
  const card = (booking: PlannerBooking, place: string) => {
    const { title, subtitle, payment, amount, blocked, pending } = booking
    const look = `card${blocked ? ' blocked' : ''}${pending ? ' pending' : ''}`
    const parts = [`<i>${dots[payment]}</i><b>${escapeHtml(title)}</b> ${rangeText(booking.from, booking.to)}`]
    if (hasMoney && amount) parts.push(escapeHtml(amount))
    if (subtitle) parts.push(escapeHtml(subtitle))
    return `<div class="${look}" style="${span(booking.from, booking.to)};${place}">${parts.join('<br>')}</div>`
  }
  const column = (court: PlannerCourt, index: number, wide: number) => {
    const shut = [{ from, to: court.opens }, ...court.closed, { from: court.closes, to }]
    const closed = shut
      .filter((one) => one.to > one.from)
      .map((one) => `<div class="shut" style="${span(one.from, one.to)}">${escapeHtml(one.reason ?? '')}</div>`)
    const cards = placeInLanes(bookings.filter((one) => one.court === court.id)).map(({ item, lane, lanes, span: over }) =>
      card(item, `left:${((100 * lane) / lanes).toFixed(2)}%;width:${((100 * over) / lanes).toFixed(2)}%`),
    )
    const place = `left:${(gutter + index * wide).toFixed(2)}mm;width:${wide.toFixed(2)}mm`
    return {
      head: `<h2 style="${place}">${escapeHtml(court.name)}</h2>`,
      body: `<div class="court" style="${place}">${closed.join('')}${cards.join('')}</div>`,
    }
  }
  const count = Math.max(1, Math.ceil(courts.length / courtsOfPage))
  const pages = Array.from({ length: count }, (_, page) => {
    const shown = courts.slice(page * courtsOfPage, (page + 1) * courtsOfPage)
    const columns = shown.map((court, index) => column(court, index, (width - gutter) / Math.max(1, shown.length)))
    const number = count > 1 ? ` <small>${page + 1} / ${count}</small>` : ''
    return `<section class="page"><h1>${escapeHtml(dayName(day, 'long'))} <small>· ${escapeHtml(club)}</small>${number}</h1>
${columns.map(({ head }) => head).join('')}<div class="day">${lines}${columns.map(({ body }) => body).join('')}</div></section>`
  })
  return pages.join('')
}

/** Prints the day of the courts, A4 landscape. */
export const printDay = (day: PrintedDay) => printHtml(dayHtml(day), { styles, isWide: true })
