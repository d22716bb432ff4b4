import { placeMatch } from '@app/contract/matches/place-match'
import type { Day } from '@app/contract/values/day'
import { go, useSearchParam } from '../../kit/navigation.ts'
import type { Point } from '../../kit/pointer-gesture.ts'
import { MatchSidebar, type Spot } from '../matches/public.ts'
import { rowMinutes } from './geometry.ts'
import { placing } from './placing.ts'
import { bookingPath } from './planner-paths.ts'
import { callAsking } from './same-time.ts'
import { rangeText } from './wording.ts'

interface Props {
  sport: number
  days: readonly Day[]
  courts: readonly { readonly id_mst_recurso: number; readonly desc_recurso: string }[]
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** Whether a booking or closed time lies in an area; the edges of neighbours touch. */
const isTaken = (lanes: HTMLElement, { left, top, width, height }: Area) =>
  [...lanes.querySelectorAll('[data-booking], .pl-closed')].some((one) => {
    const box = one.getBoundingClientRect()
    return box.left < left + width - 2 && box.right > left + 2 && box.top < top + height - 2 && box.bottom > top + 2
  })

/** The free hour under the pointer, as the planner draws it; choosing it is a click there. */
function spotAt({ x, y }: Point, minutes: number): Spot | null {
  const under = document.elementFromPoint(x, y)
  const lanes = under?.closest<HTMLElement>('.pl-lanes')
  if (!lanes) return null
  const style = getComputedStyle(lanes)
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name))
  const [width, row] = [read('--pl-col'), read('--pl-row')]
  const box = lanes.getBoundingClientRect()
  const left = box.left + Math.floor((x - box.left) / width) * width
  const line = Math.floor((y - box.top) / row)
  const area = { left, top: box.top + line * row, width, height: (minutes / rowMinutes) * row }
  if (isTaken(lanes, area)) return null
  const from = read('--pl-from') + line * rowMinutes
  const click = { bubbles: true, detail: 1, clientX: x, clientY: area.top + 1 }
  return { ...area, text: rangeText(from, from + minutes), put: () => lanes.dispatchEvent(new MouseEvent('click', click)) }
}

/** The keyboard goes on to where it stood on the courts. */
const goToCourts = () => document.querySelector<HTMLElement>('.pl-cell, .pl-lanes [tabindex="0"]')?.focus()

/** Championship matches beside the courts that are shown. */
export function MatchesSide({ sport, days, courts }: Props) {
  const [, show] = useSearchParam('cs')
  const [group, setGroup] = useSearchParam('ircg')
  return (
    <div className="ps-beside">
      <MatchSidebar
        sport={sport}
        days={days}
        asked={Number(group)}
        onGroup={(id) => setGroup(String(id))}
        onHold={(put) => placing.set(() => put)}
        spotAt={spotAt}
        onCourts={goToCourts}
        place={(sent) => callAsking(placeMatch, sent)}
        courtName={(id) => courts.find((court) => court.id_mst_recurso === id)?.desc_recurso ?? ''}
        onOpen={(booking, day) => go(bookingPath(sport, day, booking))}
        onClose={() => show(null)}
      />
    </div>
  )
}
