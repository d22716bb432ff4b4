import { dryRunBalances } from '@app/contract/opening-balances/balance-check'
import { saveBalances } from '@app/contract/opening-balances/balance-save'
import { type BalanceField, balanceFields } from '@app/contract/opening-balances/read-balances'
import { formatEuros } from '@app/contract/values/money'
import { Button, Select } from '@mantine/core'
import { showMessage } from '../../../kit/dialogs/dialogs.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { BalancesDraft } from './balances-draft.ts'
import { BalancesGrid } from './balances-grid.tsx'

type Meaning = BalanceField | ''

/** Meaning of each column; a change shows immediately the effect on the rows. */
function Columns({ draft, mapping, onMap }: { draft: BalancesDraft; mapping: readonly Meaning[]; onMap: (next: Meaning[]) => void }) {
  const data = [
    { value: '', label: t('import.column_left_out') },
    ...balanceFields.map((value) => ({ value, label: t(`balances.field.${value}`) })),
  ]
  return (
    <div className="im-columns">
      {draft.reading.columnas.map(({ titulo, muestras }, index) => (
        // a column is identified by its position
        <Select
          key={index}
          size="xs"
          label={titulo.trim() || t('import.column_unnamed', { letter: String(index + 1) })}
          description={muestras.slice(0, 2).join(' · ') || t('members.samples_none')}
          data={data}
          value={mapping[index] ?? ''}
          allowDeselect={false}
          onChange={(chosen) => onMap(mapping.map((one, at) => (at === index ? ((chosen ?? '') as Meaning) : one)))}
        />
      ))}
    </div>
  )
}

interface Props {
  draft: BalancesDraft
  onChange: (next: BalancesDraft) => void
  onLeave: () => void
}

/** Dry run of a list of balances, and the import itself. */
export function BalancesCheck({ draft, onChange, onLeave }: Props) {
  const { reading, mapping, excluded } = draft
  const of = { token: reading.token, mapping: mapping && [...mapping], excluir: [...excluded] }
  const save = useAction(saveBalances, {
    onDone: ({ importe, monederos, abonos }) => {
      toast.good(t('balances.done', { suma: sumOf({ importe, monederos, abonos }) }))
      onLeave()
    },
    onRefused: ({ msg }) => void showMessage(msg),
  })
  const { data, error, isFetching, refetch } = useRead(dryRunBalances, of, { keepPrevious: true, staleTime: 0, enabled: !save.isBusy })
  const other = <Button onClick={onLeave}>{t('members.other_file')}</Button>
  if (error?.code === 'importacion.lectura_caducada' || error?.code === 'saldos.demasiadas_filas')
    return <Empty title={error.msg} action={other} />
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={14} />
  const { resumen } = data
  const exclude = (lines: readonly number[], isOut: boolean) =>
    onChange({ ...draft, excluded: isOut ? [...new Set([...excluded, ...lines])] : excluded.filter((line) => !lines.includes(line)) })
  return (
    <section className="im-check" aria-label={t('import.step.check')} aria-busy={isFetching}>
      <p className="im-file">
        <b>{reading.nombre_fichero}</b>
        <span>
          {t('balances.counts', {
            listas: formatCount(resumen.listas),
            errores: formatCount(resumen.errores),
            conocidas: formatCount(resumen.conocidas),
          })}
        </span>
      </p>
      <Columns draft={draft} mapping={data.mapping} onMap={(next) => onChange({ ...draft, mapping: next })} />
      <div className="im-grid">
        <BalancesGrid rows={data.filas} total={resumen.filas} onExclude={exclude} />
      </div>
      <footer className="im-foot">
        <div role="status" className="im-foot-words">
          {sumOf(resumen)}
        </div>
        <Button variant="default" disabled={save.isBusy} onClick={onLeave}>
          {t('members.other_file')}
        </Button>
        <Button
          loading={save.isBusy}
          disabled={isFetching || resumen.listas === 0}
          onClick={() => void save.run({ ...of, mapping: data.mapping, huella: resumen.huella })}
        >
          {t('balances.run', { n: formatCount(resumen.listas) })}
        </Button>
      </footer>
    </section>
  )
}

/** '1.234,50 € in 3 wallets and 2 passes'. */
const sumOf = ({ importe, monederos, abonos }: { importe: number; monederos: number; abonos: number }) =>
  t('balances.sums', { importe: formatEuros(importe), monederos: formatCount(monederos), abonos: formatCount(abonos) })
