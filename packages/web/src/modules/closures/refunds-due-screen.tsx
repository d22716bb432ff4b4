import { markRefunded, refundDue, refundsDue } from '@app/contract/closures/refunds-due'
import { refundLines } from '@app/contract/invoices/refund'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { IconCheck, IconExternalLink, IconReceiptRefund } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { choose } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { callRefund, withRegister } from '../invoices/public.ts'
import { bookingPath } from '../planner/public.ts'

const methodTexts = { como_se_pago: 'invoices.as_paid', efectivo: 'invoices.all_in_cash' } as const
type Row = OutputOf<typeof refundsDue>[number] & { readonly que: string }

const columns = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('closure.fecha'), kind: 'day', card: 'below' },
  { key: 'hora_ini', header: t('due-back.start'), kind: 'minute', card: 'below' },
  { key: 'desc_recurso', header: t('closure-block.id_mst_recurso'), kind: 'text', width: 140, card: 'below' },
  { key: 'nombre', header: t('closure-booking.nombre'), kind: 'text', width: 240, card: 'name' },
  { key: 'que', header: t('closure-booking.hacer'), kind: 'text', width: 150 },
  { key: 'por_devolver', header: t('closure-booking.por_devolver'), kind: 'money', total: 'sum', card: 'end' },
]

/** /reservas/por_devolver: refunds still due after closures and cheaper moves; each is refunded from here, or leaves the list once noted as refunded. */
export function RefundsDueScreen() {
  const reading = useRead(refundsDue, {})
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      reading.data?.map((one): Row => ({ ...one, que: t(one.hacer === 'cheaper' ? 'due-back.cheaper' : `closures.answer.${one.hacer}`) })),
    [reading.data],
  )
  const note = useAction(markRefunded)
  const giveBack = async ({ id_reg_cierre_reserva: id, nombre, por_devolver, facturas }: Row) => {
    const methods = (['como_se_pago', 'efectivo'] as const).map((method) => ({ id: method, text: t(methodTexts[method]) }))
    const chosen = await choose(t('due-back.give_back', { nombre }), methods, formatEuros(por_devolver))
    const forma = methods.find((method) => method.id === chosen)?.id
    if (!forma) return
    try {
      const refunded = await withRegister((register) =>
        id === null ? callRefund(refundLines, { facturas, forma, ...register }) : callRefund(refundDue, { id, forma, ...register }),
      )
      if (refunded) toast.good(t('invoices.given_back', { importe: formatEuros(refunded.devuelto) }))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.bad(error.msg, { milliseconds: noticeTimes.standard })
    }
  }
  const done = async ({ id_reg_cierre_reserva: id, nombre }: Row) => {
    if (id === null) return
    const saved = await note.run({ id })
    if (!saved) return
    const undo = () => void call(markRefunded, { id, devuelto: false })
    toast.good(t('due-back.done', { nombre }), { action: { text: t('core.undo'), run: undo } })
  }
  const open = (row: Row) => row.existe && go(bookingPath(row.id_mst_tiporecurso, row.fecha, row.id_reg_reserva))
  return (
    <GridScreen<Row>
      name="due-back"
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_reg_cierre_reserva ?? -row.id_reg_reserva}
      onOpen={open}
      actionsWidth={108}
      rowActions={(row) => (
        <>
          {row.existe && (
            <IconButton label={t('due-back.open', { nombre: row.nombre })} icon={IconExternalLink} onClick={() => open(row)} />
          )}
          <IconButton
            label={t('due-back.give_back', { nombre: row.nombre })}
            icon={IconReceiptRefund}
            disabled={!note.may}
            onClick={() => void giveBack(row)}
          />
          {row.id_reg_cierre_reserva !== null && (
            <IconButton
              label={t('due-back.note', { nombre: row.nombre })}
              icon={IconCheck}
              disabled={!note.may || note.isBusy}
              onClick={() => void done(row)}
            />
          )}
        </>
      )}
      empty={{ title: t('due-back.none'), hint: t('due-back.subtitle') }}
    />
  )
}
