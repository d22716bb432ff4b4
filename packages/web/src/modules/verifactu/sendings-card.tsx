import { listSendings } from '@app/contract/verifactu/sendings'
import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Company, ListedSending } from './panel-type.ts'
import { SendingDialog } from './sending-dialog.tsx'

type Row = ListedSending & { readonly registros: string; readonly cuantos: number; readonly respuesta: string; readonly detalle: string }

/** Result of a sending: its code of verification, or what went wrong. */
function detailOf({ estado, csv, rechazados, con_errores, mensaje }: ListedSending): string {
  if (rechazados + con_errores > 0) return t('verifactu.mend_more', { r: rechazados, e: con_errores })
  if (estado === 'duda') return ''
  return csv ? `CSV ${csv}` : (mensaje ?? '')
}

const rowOf = (one: ListedSending): Row => ({
  ...one,
  registros: one.desde === one.hasta ? String(one.desde) : `${one.desde}–${one.hasta}`,
  cuantos: one.hasta - one.desde + 1,
  respuesta: t(`verifactu.state.${one.estado}`),
  detalle: detailOf(one),
})

const columns = (): GridColumn<Row>[] => [
  { key: 'enviado', header: t('sending.enviado'), kind: 'instant', card: 'below' },
  { key: 'registros', header: t('verifactu.records'), kind: 'text', width: 120, card: 'name' },
  { key: 'cuantos', header: t('verifactu.count'), kind: 'integer', width: 64 },
  { key: 'respuesta', header: t('sending.estado'), kind: 'text', width: 170, card: 'end' },
  { key: 'detalle', header: t('verifactu.detail'), kind: 'text', width: 280, card: 'below' },
]

/** Sendings of a company with their answers; a row opens what was sent and what came. */
export function SendingsCard({ company }: { company: Company }) {
  const [isPart, setPart] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useRead(listSendings, { id: company.id_mst_empresas, por_arreglar: isPart }, { keepPrevious: true })
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(() => data?.map(rowOf), [data])
  return (
    <section className="vf-sendings" aria-label={t('verifactu.sendings')}>
      <div className="vf-sendings-head">
        <h2>{t('verifactu.sendings')}</h2>
        <SegmentedControl
          aria-label={t('verifactu.sendings')}
          data={[
            { value: 'all', label: t('verifactu.all') },
            { value: 'part', label: t('verifactu.with_trouble') },
          ]}
          value={isPart ? 'part' : 'all'}
          onChange={(value) => setPart(value === 'part')}
        />
      </div>
      <DataGrid<Row>
        name="verifactu-sendings"
        label={t('verifactu.sendings')}
        columns={shown}
        rows={rows}
        rowId={({ id_reg_documento_envio }) => id_reg_documento_envio}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        height={420}
        opensOnClick
        onOpen={({ id_reg_documento_envio }) => setOpen(id_reg_documento_envio)}
        empty={{ title: t('verifactu.no_sendings'), hint: t('verifactu.no_sendings_hint') }}
      />
      {open !== null && <SendingDialog id={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
