import { updateFee } from '@app/contract/fees/fees'
import { updateMemberFee } from '@app/contract/fees/member-fees'
import { formatDay } from '@app/contract/values/day'
import { type ReactNode, useMemo } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { isReady } from '../../../kit/screen/screens.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { Chip } from './chip.tsx'
import type { LeftOut, Preview } from './run-lines.ts'
import { counted, monthColumns } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

/** Act of a way in, or the address that it leads to; null where there is nothing to do. */
type Way = { readonly text: string } & ({ readonly run: () => void } | { readonly to: string })

const reasonText = ({ motivo }: LeftOut) => t(`raise.left.${motivo}`)
const dayText = ({ motivo, dia }: LeftOut) => (dia === null ? '' : t(`raise.left_day.${motivo}`, { dia: formatDay(dia) }))
const toneOf = ({ motivo, descuido }: LeftOut) => (descuido ? 'red' : motivo === 'espera' || motivo === 'quitada' ? 'amber' : 'grey')

/** Way in by reason; acts re-judge the preview in place. */
function useWays(run: FeeRun): (row: LeftOut) => Way | null {
  const endless = useAction(updateMemberFee)
  const active = useAction(updateFee)
  const act = async (send: () => Promise<unknown>) => {
    run.expect(true)
    if ((await send()) === undefined) run.expect(false)
  }
  return (row) => {
    const { motivo, id_reg_socios_cuotas: id, id_mst_cuotas, id_mst_curso, id_mst_socios } = row
    const member: Way = { text: t('raise.way.member'), to: `/socios/${id_mst_socios}/edit` }
    if (motivo === 'quitada') return { text: t('raise.way.include'), run: () => run.setIncluded(id, true) }
    if (motivo === 'de_baja') return member
    if (motivo === 'empieza_despues') return null
    if (motivo === 'termina_antes' && endless.may) {
      return { text: t('raise.way.no_end'), run: () => void act(() => endless.run({ id, fecha_fin_cuota: null })) }
    }
    if (motivo === 'inactiva' && active.may) {
      return { text: t('raise.way.activate'), run: () => void act(() => active.run({ id: id_mst_cuotas, activo: true })) }
    }
    if (motivo === 'espera' && id_mst_curso !== null && isReady('/cursos/{id}/{idcurso}/detail')) {
      return { text: t('raise.way.list'), to: `/cursos/${id_mst_cuotas}/${id_mst_curso}/detail` }
    }
    if (motivo === 'curso_inactivo' && isReady('/cursos')) return { text: t('raise.way.course'), to: '/cursos' }
    return motivo === 'espera' && isReady('/cuotas/{id}/detail')
      ? { text: t('raise.way.list'), to: `/cuotas/${id_mst_cuotas}/detail` }
      : member
  }
}

function WayIn({ way, name }: { way: Way | null; name: string }) {
  if (way === null) return <span className="dimmed">{t('raise.way.none')}</span>
  const label = `${way.text}: ${name}`
  if ('to' in way) {
    return (
      <ScreenLink className="raise-way" to={way.to} aria-label={label}>
        {way.text}
      </ScreenLink>
    )
  }
  return (
    <button type="button" className="raise-way" aria-label={label} onClick={way.run}>
      {way.text}
    </button>
  )
}

const columnsOf = (hasta: string): GridColumn<LeftOut>[] => [
  { key: 'nombre_completo', header: t('raise.member'), kind: 'text', width: 160, card: 'name' },
  { key: 'desc_cuota', header: t('raise.fee'), kind: 'text', width: 122, card: 'below' },
  { key: 'desc_curso', header: t('raise.course'), kind: 'text', width: 120, hidden: true },
  { key: 'motivo', header: t('raise.why_not'), kind: 'text', width: 136, text: reasonText, render: reasonText, grouped: true },
  {
    key: 'dia',
    header: t('raise.detail'),
    kind: 'text',
    width: 150,
    card: 'below',
    text: dayText,
    render: (row) => <Chip tone={toneOf(row)}>{dayText(row) || reasonText(row)}</Chip>,
  },
  { key: 'antes', header: monthColumns(hasta).antes, kind: 'money', width: 84, aggregate: 'sum', total: 'sum', card: 'end' },
]

/** Members' fees that stay out, by reason, each with its way in. */
export function LeftOutGrid({ run, preview, toolbar }: { run: FeeRun; preview: Preview; toolbar: ReactNode }) {
  const { hasta } = run
  const columns = useMemo(() => columnsOf(hasta), [hasta])
  const wayOf = useWays(run)
  const slips = preview.fuera.filter(({ descuido }) => descuido).length
  return (
    <DataGrid<LeftOut>
      name="fee-run-out"
      label={t('raise.tab.fuera')}
      height="fill"
      columns={columns}
      rows={preview.fuera}
      rowId={({ id_reg_socios_cuotas }) => id_reg_socios_cuotas}
      onOpen={({ id_mst_socios }) => go(`/socios/${id_mst_socios}/edit`)}
      toolbar={toolbar}
      actionsWidth={124}
      rowActions={(row) => <WayIn way={wayOf(row)} name={row.nombre_completo} />}
      status={slips > 0 ? t('raise.slips', counted(slips)) : undefined}
      empty={{ title: t('raise.none') }}
    />
  )
}
