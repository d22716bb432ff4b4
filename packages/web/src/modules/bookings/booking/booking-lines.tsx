import './booking-lines.css'
import { paymentType } from '@app/contract/income-types/payment-type'
import { paymentState } from '@app/contract/invoices/invoice-rules'
import { formatEuros } from '@app/contract/values/money'
import { Checkbox } from '@mantine/core'
import { IconArrowForwardUp, IconTrash, IconUserEdit, IconUserMinus } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { decimal } from '../../../kit/kinds/decimal.ts'
import { useChoices } from '../../../kit/reads/api.ts'
import { isParameterOn, useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { confirmUndoRefund, ExplainedAmount, PayMark } from '../../invoices/public.ts'
import type { BookingInfo, Line } from './booking-info.ts'
import { chargedFor, memberLabel } from './booking-labels.ts'

interface Props {
  info: BookingInfo
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  onChangeMember: (line: Line) => void
  onRemove: (line: Line) => void
  onRemovePlace: (line: Line) => void
}

/** Lines grouped by member, in the order of the first lines, for users with that setting (R-231). */
export const groupedByUser = <L extends Pick<Line, 'id_mst_socios'>>(lines: readonly L[]): L[] =>
  [...Map.groupBy(lines, ({ id_mst_socios }) => id_mst_socios).values()].flat()

/** Paid, partly paid, or unpaid; a free line counts as paid once it is marked. */
const stateOf = (line: Line) => (line.pagado_check ? 'paid' : paymentState(line.total, line.pagado))

/** True for the difference of a dearer place, charged on its own line. */
const isDifference = (line: Line) => line.id_reg_factura_origen !== null

/** Text of a line: its concept, with the quantity of several pieces. */
const conceptOf = (line: Line) =>
  `${isDifference(line) ? `${t('desk.line_difference')} · ` : ''}${line.cantidad === 1 ? '' : `${line.cantidad} × `}${line.concepto}`

/** Member type and tariff, if the club shows them. */
const tariffOf = (line: Line) =>
  isParameterOn('MOSTRAR_TARIFA_Y_TIPOSOCIO_FACTURAS') ? [line.socio.desc_tiposocio, line.desc_tarifa].filter(Boolean) : []

/** Member and concept of a line, with the place that it was charged for. */
function LineText({ booking, line }: { booking: BookingInfo; line: Line }) {
  const who = memberLabel(line)
  const what = conceptOf(line)
  const charged = chargedFor(line, booking.reserva)
  // The text of a line created for a place only repeats the place it was charged for.
  const hasDetail = !charged || !line.concepto.startsWith(line.cobrado_por?.desc_recurso ?? '')
  const level = booking.socios.find((one) => one.id_mst_socios === line.id_mst_socios)?.nivel ?? null
  const tariff = tariffOf(line)
  return (
    <td className="bl-line">
      <span className="bl-who" title={who}>
        {who}
        {level !== null && <small className="bl-level">{t('desk.level_of', { nivel: decimal(level) })}</small>}
      </span>
      {tariff.length > 0 && <span className="bl-what">{tariff.join(' · ')}</span>}
      {hasDetail && (
        <span className="bl-what" title={what}>
          {what}
        </span>
      )}
      {charged && <span className="bl-charged">{charged}</span>}
    </td>
  )
}

interface LineActs {
  onChangeMember: () => void
  onRemove: () => void
  /** Takes the player off; null for the only one. */
  onRemovePlace: (() => void) | null
  onUndoRefund: () => void
}
/** Actions on one line: extras are removed, refunds are undone, unpaid places change their player. */
function LineButtons({ line, onChangeMember, onRemove, onRemovePlace, onUndoRefund }: LineActs & { line: Line }) {
  const isExtra = line.precio_calculado === null
  const isUnpaid = !line.pagado_check && line.pagado === 0
  return (
    <td>
      {isExtra && !isDifference(line) && line.precio >= 0 && (
        <IconButton label={t('desk.remove_line', { concepto: conceptOf(line) })} icon={IconTrash} onClick={onRemove} />
      )}
      {line.precio < 0 && <IconButton label={t('invoices.undo_refund')} icon={IconArrowForwardUp} onClick={onUndoRefund} />}
      {isUnpaid && !isExtra && !isDifference(line) && (
        <>
          <IconButton
            label={t('desk.change_player', { nombre: memberLabel(line) })}
            icon={IconUserEdit}
            size="md"
            onClick={onChangeMember}
          />
          {onRemovePlace && (
            <IconButton label={t('desk.take_out', { nombre: memberLabel(line) })} icon={IconUserMinus} size="md" onClick={onRemovePlace} />
          )}
        </>
      )}
    </td>
  )
}

interface RowProps extends LineActs {
  booking: BookingInfo
  line: Line
  isChosen: boolean
  method: string | undefined
  onToggle: () => void
}
function LineRow({ booking, line, isChosen, method, onToggle, ...acts }: RowProps) {
  const who = memberLabel(line)
  const state = stateOf(line)
  const words = {
    paid: method,
    part: t('desk.paid_of', { importe: formatEuros(line.pagado) }),
    unpaid: t('desk.left_word'),
    none: undefined,
  }
  return (
    <tr data-chosen={isChosen}>
      <td>
        {!line.pagado_check && (
          <Checkbox checked={isChosen} aria-label={t('desk.choose_line', { nombre: who, concepto: conceptOf(line) })} onChange={onToggle} />
        )}
      </td>
      <LineText booking={booking} line={line} />
      <td className="bl-num">
        <ExplainedAmount line={line.id_reg_factura} cents={line.total} who={who} />
      </td>
      <td>
        <PayMark state={state} text={words[state]} />
      </td>
      <LineButtons line={line} {...acts} />
    </tr>
  )
}

/** Lines of a booking as a ledger: selection, price with its explanation, payment of each (R-211, R-212). */
export function BookingLines({ info, chosen, onChoose, onChangeMember, onRemove, onRemovePlace }: Props) {
  const names = new Map(useChoices(paymentType, { staleTime: 300_000 }).data?.map(({ id, text }) => [id, text]))
  const { account } = useSession()
  const lines = account.settings.agruparReservaPorUsuario ? groupedByUser(info.facturas) : info.facturas
  const open = info.facturas.filter((line) => !line.pagado_check)
  const isAll = open.length > 0 && open.every((line) => chosen.has(line.id_reg_factura))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <table className="bl">
      <thead>
        <tr>
          <th className="bl-check">
            <span className="sr-only">{t('desk.choose_all')}</span>
            {open.length > 0 && (
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && chosen.size > 0}
                aria-label={t('desk.choose_all')}
                onChange={() => onChoose(new Set(isAll ? [] : open.map((line) => line.id_reg_factura)))}
              />
            )}
          </th>
          <th>{t('desk.who_what')}</th>
          <th className="bl-num">{t('invoice.precio')}</th>
          <th>{t('desk.state')}</th>
          <th className="bl-more">
            <span className="sr-only">{t('core.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow
            key={line.id_reg_factura}
            booking={info}
            line={line}
            isChosen={chosen.has(line.id_reg_factura)}
            method={names.get(line.id_mst_tipopago)}
            onToggle={() => toggle(line.id_reg_factura)}
            onChangeMember={() => onChangeMember(line)}
            onRemove={() => onRemove(line)}
            onRemovePlace={info.socios.length > 1 ? () => onRemovePlace(line) : null}
            onUndoRefund={() => void confirmUndoRefund(line)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td>{t('desk.total')}</td>
          <td className="bl-num">{formatEuros(info.total)}</td>
          <td colSpan={2}>
            {info.pagado > 0 && info.pagado < info.total && t('desk.left', { importe: formatEuros(info.total - info.pagado) })}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
