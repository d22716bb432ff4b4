import type { OutputOf } from '@app/contract/kit/action'
import { findCarts, takeCart } from '@app/contract/till/carts'
import { readDay } from '@app/contract/values/day'
import { SegmentedControl } from '@mantine/core'
import { IconPrinter, IconShoppingCart } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { DateField } from '../../../kit/fields/date-field.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { useClock } from '../../../kit/reads/clock.ts'
import { GridScreen } from '../../../kit/screen/grid-screen.tsx'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { deskHash } from '../desk-hash.ts'
import { printCartTicket, rememberForm, ticketForm, ticketForms } from './print-ticket.ts'

type Row = OutputOf<typeof findCarts>[number]
const states = ['abierto', 'aparcado', 'pagado'] as const

const columns = (): GridColumn<Row>[] => [
  { key: 'id_reg_tpv_carro', header: t('cart.id_reg_tpv_carro'), kind: 'integer', width: 90 },
  { key: 'fecha_creacion', header: t('cart.fecha_creacion'), kind: 'instant' },
  { key: 'nombre_completo', header: t('cart.id_mst_socios'), kind: 'text', width: 220, card: 'name' },
  { key: 'estado', header: t('till.state'), kind: 'text', choices: states.map((value) => ({ value, text: t(`till.state_${value}`) })) },
  { key: 'fecha_pago', header: t('cart.fecha_pago'), kind: 'instant' },
  { key: 'lineas', header: t('till.line_count'), kind: 'integer', width: 90 },
  { key: 'total', header: t('till.total'), kind: 'money', total: 'sum', card: 'end' },
  { key: 'devuelto', header: t('till.refunded'), kind: 'money', total: 'sum' },
  { key: 'num_completo', header: t('official-invoice.num_completo'), kind: 'text', width: 130 },
  { key: 'te_qrs', header: t('till.has_qrs'), kind: 'flag', width: 70 },
  { key: 'desc_socio_creacion', header: t('cart.id_mst_socios_creacion'), kind: 'text', width: 180, card: 'below' },
]

/** /tpv/tiques: carts by day; paid ones are viewed and printed, parked ones return to a desk. */
export function TicketsScreen() {
  const { day: today } = useClock()
  const [from, setFrom] = useSearchParam('desde')
  const [to, setTo] = useSearchParam('hasta')
  const startDate = (from && readDay(from)) || today
  const endDate = (to && readDay(to)) || (startDate > today ? startDate : today)
  const reading = useRead(findCarts, { startDate, endDate }, { keepPrevious: true })
  const shown = useMemo(() => columns(), [])
  const take = useAction(takeCart, { onDone: () => go('/tpv') })
  const [form, setForm] = useState(ticketForm)
  const open = async ({ id_reg_tpv_carro: carro, estado }: Row) => {
    if (estado === 'pagado') return go(`/tpv?tique=${carro}`)
    const isOpen = estado === 'abierto'
    const title = t('till.take_here_question', { carro })
    if (isOpen && !(await confirm({ title, hint: t('till.take_here_hint'), confirm: t('till.take_here') }))) return
    await take.run({ hash: deskHash(), id_reg_tpv_carro: carro })
  }
  return (
    <GridScreen
      name="till-tickets"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_reg_tpv_carro}
      rowTone={(row) => (row.estado === 'pagado' ? undefined : 'warn')}
      onOpen={(row) => void open(row)}
      opensOnClick
      empty={{ title: t('till.no_tickets') }}
      toolbar={
        <>
          <DateField label={t('till.from')} value={startDate} onChange={(day) => setFrom(day)} />
          <DateField label={t('till.to')} value={endDate} onChange={(day) => setTo(day)} />
          <SegmentedControl
            aria-label={t('till.form')}
            value={form}
            onChange={(value) => {
              const next = ticketForms.find((one) => one === value) ?? 'html'
              rememberForm(next)
              setForm(next)
            }}
            data={ticketForms.map((value) => ({ value, label: t(`till.form_${value}`) }))}
          />
        </>
      }
      pageSize={10}
      pageSizes={[10, 20, 0]}
      actionsWidth={76}
      rowActions={(row) => (
        <>
          {row.estado === 'pagado' ? (
            <IconButton
              label={t('till.print_ticket', { n: row.id_reg_tpv_carro })}
              icon={IconPrinter}
              onClick={() => printCartTicket(row.id_reg_tpv_carro)}
            />
          ) : (
            <IconButton label={t('till.take_here')} icon={IconShoppingCart} onClick={() => void open(row)} />
          )}
        </>
      )}
    />
  )
}
