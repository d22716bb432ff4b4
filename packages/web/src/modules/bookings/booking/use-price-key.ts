import { useMemo, useRef } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo, Line } from './booking-info.ts'
import { mayPrice } from './booking-lines.tsx'

/** F2 changes the price of the line with the focus, otherwise of the first one that may change. */
export function usePriceKey({ facturas }: BookingInfo, open: (line: Line) => void) {
  const run = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line
    const changeable = facturas.filter(mayPrice)
    const line = changeable.find((one) => String(one.id_reg_factura) === focused) ?? changeable[0]
    if (line) open(line)
  }
  const latest = useRef(run)
  latest.current = run
  useCommands(
    useMemo(
      () => [{ id: 'booking.price', text: t('desk.change_price'), keys: 'F2', group: t('desk.booking'), run: () => latest.current() }],
      [],
    ),
  )
}
