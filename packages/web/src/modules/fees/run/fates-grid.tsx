import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { useMemo } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { ExplainedAmount } from '../../invoices/public.ts'
import { periodLabel } from '../period-label.ts'
import { Chip, type Tone } from './chip.tsx'
import type { Fate } from './fates-bar.tsx'
import type { Run } from './run-state.ts'

type Line = Run['detalle'][number]

const tones: Readonly<Record<Fate, Tone>> = {
  ...{ sin_tocar: 'grey', cambiada: 'amber', cobrada: 'green', facturada: 'blue', en_recibo: 'blue' },
  ...{ en_maquina: 'amber', retirada: 'grey', borrada: 'grey' },
}
const periodText = (line: Line) => periodLabel(line)
const fateText = ({ destino }: Line) => t(`raise.fate_of_one.${destino}`)
const detailText = ({ cobrado, importe, fecha_pago }: Line) => {
  if (cobrado !== 0 && cobrado !== importe) return t('raise.paid_part', { importe: formatEuros(cobrado) })
  return fecha_pago === null ? '' : t('raise.paid_on', { dia: formatDay(fecha_pago) })
}
const invoicesOf = ({ id_mst_socios: id }: Line) => `/socios/${id}/edit?tabActivated=tabFacturas`

/** Ways out that lead to another screen. */
const ways = {
  cobrada: ['raise.way.give_back', invoicesOf],
  facturada: ['raise.way.rectify', () => '/factura_oficial'],
  en_recibo: ['raise.way.receipts', () => '/recibo/visualizar'],
  en_maquina: ['raise.way.ask', invoicesOf],
} as const

const columns = (): GridColumn<Line>[] => [
  { key: 'nombre_completo', header: t('raise.member'), kind: 'text', width: 200, card: 'name' },
  { key: 'desc_cuota', header: t('raise.fee'), kind: 'text', width: 160, card: 'below' },
  { key: 'desde', header: t('raise.period'), kind: 'text', width: 110, text: periodText, render: periodText, card: 'below' },
  {
    key: 'importe',
    header: t('raise.amount'),
    kind: 'money',
    width: 100,
    total: 'sum',
    card: 'end',
    render: ({ id_reg_factura: line, importe, nombre_completo }) =>
      line === null ? formatEuros(importe) : <ExplainedAmount line={line} cents={importe} who={nombre_completo} />,
  },
  {
    key: 'destino',
    header: t('raise.fate'),
    kind: 'text',
    width: 160,
    card: 'below',
    text: fateText,
    render: (line) => <Chip tone={tones[line.destino]}>{fateText(line)}</Chip>,
  },
  { key: 'fecha_pago', header: t('raise.detail'), kind: 'text', width: 170, text: detailText, render: detailText },
  { key: 'id_reg_factura', header: t('raise.count'), kind: 'integer', width: 80, hidden: true },
]

interface Props {
  run: Run
  fate: Fate | null
  /** Opens the dialog that takes lines changed by hand along; absent without the right. */
  onAlong?: (() => void) | undefined
}

/** Lines of a run, each with what became of it, and what stays with its way out. */
export function FatesGrid({ run, fate, onAlong }: Props) {
  const shown = useMemo(columns, [])
  const rows = useMemo(() => (fate === null ? run.detalle : run.detalle.filter(({ destino }) => destino === fate)), [run.detalle, fate])
  const wayOut = (line: Line) => {
    const { destino, nombre_completo: name } = line
    if (destino === 'cambiada' && onAlong) {
      return (
        <button type="button" className="raise-way" aria-label={`${t('raise.way.along')}: ${name}`} onClick={onAlong}>
          {t('raise.way.along')}
        </button>
      )
    }
    if (!(destino in ways)) return null
    const [text, address] = ways[destino as keyof typeof ways]
    return (
      <ScreenLink className="raise-way" to={address(line)} aria-label={`${t(text)}: ${name}`}>
        {t(text)}
      </ScreenLink>
    )
  }
  return (
    <DataGrid<Line>
      name="fee-run-lines"
      label={t('raise.fates')}
      height="fill"
      columns={shown}
      rows={rows}
      rowId={({ id_reg_cuota_periodo }) => id_reg_cuota_periodo}
      rowTone={({ destino }) => (destino === 'retirada' || destino === 'borrada' ? 'muted' : undefined)}
      onOpen={(line) => go(invoicesOf(line))}
      actionsWidth={120}
      rowActions={wayOut}
      status={t('raise.fates_note')}
      empty={{ title: t('raise.none') }}
    />
  )
}
