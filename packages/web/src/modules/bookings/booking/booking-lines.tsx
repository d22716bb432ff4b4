import './booking-lines.css'
import { paymentType } from '@app/contract/income-types/payment-type'
import { paymentState } from '@app/contract/invoices/invoice-rules'
import { updateIncome } from '@app/contract/one-off-income/edit-income'
import { formatEuros } from '@app/contract/values/money'
import { Checkbox, Menu } from '@mantine/core'
import {
  IconArrowForwardUp,
  IconCurrencyEuro,
  IconDotsVertical,
  IconTrash,
  IconUserCheck,
  IconUserEdit,
  IconUserMinus,
} from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { decimal } from '../../../kit/kinds/decimal.ts'
import { useChoices } from '../../../kit/reads/api.ts'
import { isParameterOn, userMay, useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { confirmUndoRefund, ExplainedAmount, PayMark } from '../../invoices/public.ts'
import { PresentMark } from '../people/present-mark.tsx'
import type { BookingInfo, Line } from './booking-info.ts'
import { chargedFor, memberLabel } from './booking-labels.ts'

interface Props {
  info: BookingInfo
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  onChangeMember: (line: Line) => void
  onRemove: (line: Line) => void
  onRemovePlace: (line: Line) => void
  onPrice: (line: Line) => void
}

/** Lines grouped by member, in the order of the first lines, for users with that setting (R-231). */
export const groupedByUser = <L extends Pick<Line, 'id_mst_socios'>>(lines: readonly L[]): L[] =>
  [...Map.groupBy(lines, ({ id_mst_socios }) => id_mst_socios).values()].flat()

/** Paid, partly paid, or unpaid; a free line counts as paid once it is marked. */
const stateOf = (line: Line) => (line.pagado_check ? 'paid' : paymentState(line.total, line.pagado))

/** True for the difference of a dearer place, charged on its own line. */
const isDifference = (line: Line) => line.id_reg_factura_origen !== null

/** True for the line of a player's place, whose attendance is marked: no added item, no difference. */
export const isPlaceLine = (line: Line) => line.precio_calculado !== null && !isDifference(line)

const isUnpaid = (line: Line) => !line.pagado_check && line.pagado === 0
/** True if the user may change the price of a line: an unpaid one, with the right of invoices. */
export const mayPrice = (line: Line) => isUnpaid(line) && line.precio >= 0 && line.pagado_bono === 0 && userMay(updateIncome.permission)

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
  onPrice: () => void
}
/** Possible actions on one line: extras are removed, refunds are undone, unpaid lines change their price, unpaid places their player. */
function actsOf(line: Line, { onChangeMember, onRemove, onRemovePlace, onUndoRefund, onPrice }: LineActs) {
  const isExtra = line.precio_calculado === null
  const isPlace = isUnpaid(line) && isPlaceLine(line)
  const who = memberLabel(line)
  return [
    mayPrice(line) && { text: t('desk.change_price'), icon: IconCurrencyEuro, keys: 'F2', run: onPrice },
    isPlace && { text: t('desk.change_player', { nombre: who }), icon: IconUserEdit, run: onChangeMember },
    isPlace && onRemovePlace && { text: t('desk.take_out', { nombre: who }), icon: IconUserMinus, run: onRemovePlace },
    isExtra &&
      !isDifference(line) &&
      line.precio >= 0 && { text: t('desk.remove_line', { concepto: conceptOf(line) }), icon: IconTrash, run: onRemove },
    line.precio < 0 && { text: t('invoices.undo_refund'), icon: IconArrowForwardUp, run: onUndoRefund },
  ].filter((one) => one !== false && one !== null)
}

/** Menu of one line; nothing for a line without possible actions. */
function LineMenu({ line, ...props }: LineActs & { line: Line }) {
  const acts = actsOf(line, props)
  if (acts.length === 0) return <td />
  return (
    <td>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton label={t('desk.line_acts', { nombre: memberLabel(line), concepto: conceptOf(line) })} icon={IconDotsVertical} />
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map(({ text, icon: Icon, run, ...more }) => (
            <Menu.Item
              key={text}
              leftSection={<Icon size={14} aria-hidden />}
              {...('keys' in more && { rightSection: <KeyCaps keys={more.keys} />, 'aria-keyshortcuts': more.keys })}
              onClick={run}
            >
              {text}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
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
    <tr data-chosen={isChosen} data-line={line.id_reg_factura}>
      <td>
        {!line.pagado_check && (
          <Checkbox
            checked={isChosen}
            aria-keyshortcuts="Space"
            aria-label={t('desk.choose_line', { nombre: who, concepto: conceptOf(line) })}
            onChange={onToggle}
          />
        )}
      </td>
      <LineText booking={booking} line={line} />
      <td>{isPlaceLine(line) && <PresentMark booking={booking.reserva.id_reg_reserva} line={line} />}</td>
      <td className="bl-num">
        <ExplainedAmount line={line.id_reg_factura} cents={line.total} who={who} />
      </td>
      <td>
        <PayMark state={state} text={words[state]} />
      </td>
      <LineMenu line={line} {...acts} />
    </tr>
  )
}

/** Sum of a booking, of what was paid and of what is due. */
export function BookingFigures({ info: { total, pagado } }: { info: BookingInfo }) {
  const due = Math.max(0, total - pagado)
  return (
    <dl className="bk-figures">
      <div>
        <dt>{t('desk.total')}</dt>
        <dd>{formatEuros(total)}</dd>
      </div>
      <div>
        <dt>{t('desk.paid_sum')}</dt>
        <dd className={pagado > 0 ? 'bk-sum-paid' : ''}>{formatEuros(pagado)}</dd>
      </div>
      <div>
        <dt>{t('desk.due_sum')}</dt>
        <dd className={due > 0 ? 'bk-sum-due' : ''}>{formatEuros(due)}</dd>
      </div>
    </dl>
  )
}

/** Lines of a booking as a ledger: selection, price with its explanation, payment of each (R-211, R-212). */
export function BookingLines({ info, chosen, onChoose, onChangeMember, onRemove, onRemovePlace, onPrice }: Props) {
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
          <th className="bl-came" title={t('desk.attendance')}>
            <span className="sr-only">{t('desk.attendance')}</span>
            <IconUserCheck size={15} aria-hidden />
          </th>
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
            onPrice={() => onPrice(line)}
            onUndoRefund={() => void confirmUndoRefund(line)}
          />
        ))}
      </tbody>
    </table>
  )
}
