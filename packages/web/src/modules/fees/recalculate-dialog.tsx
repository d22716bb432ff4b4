import { recalculatePreview, recalculatePrices, undoRecalculation } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, Radio } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Lines } from '../../kit/screen/lines.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Preview = OutputOf<typeof recalculatePreview>
type Changed = Preview['cuotas'][number]

const signed = (cents: number) => formatEuros(cents, { signed: true })
const sumOf = (rows: readonly Changed[], of: (row: Changed) => number) => rows.reduce((sum, row) => sum + of(row), 0)

interface TableProps {
  rows: readonly Changed[]
  isChosen: (row: Changed) => boolean
  onChoose: (id: number, isOn: boolean) => void
}
/** Changes by fee, each with its tick, and their sum. */
function Changes({ rows, isChosen, onChoose }: TableProps) {
  const chosen = rows.filter(isChosen)
  const heads = ['was', 'is', 'lines', 'members', 'before', 'after', 'difference'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is scrolled by keyboard
    <section className="fe-scroll" tabIndex={0} aria-label={t('fees.recalculate_title')}>
      <table className="fe-table">
        <thead>
          <tr>
            <th scope="col">{t('fees.fee')}</th>
            {heads.map((one) => (
              <th key={one} scope="col" className="fe-num">
                {t(`fees.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id_mst_cuotas}>
              <th scope="row">
                <Checkbox
                  label={row.desc_cuota}
                  checked={isChosen(row)}
                  onChange={({ currentTarget }) => onChoose(row.id_mst_cuotas, currentTarget.checked)}
                />
              </th>
              <td className="fe-num dimmed">{formatEuros(row.era)}</td>
              <td className="fe-num">
                <b>{formatEuros(row.es)}</b>
              </td>
              <td className="fe-num">{formatCount(row.lineas)}</td>
              <td className="fe-num">{formatCount(row.socios)}</td>
              <td className="fe-num dimmed">{formatEuros(row.antes)}</td>
              <td className="fe-num">{formatEuros(row.despues)}</td>
              <td className="fe-num">
                <b>{signed(row.despues - row.antes)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('fees.total')}
            </th>
            <td className="fe-num">{formatCount(sumOf(chosen, (row) => row.lineas))}</td>
            <td className="fe-num">{formatCount(sumOf(chosen, (row) => row.socios))}</td>
            <td className="fe-num">{formatEuros(sumOf(chosen, (row) => row.antes))}</td>
            <td className="fe-num">{formatEuros(sumOf(chosen, (row) => row.despues))}</td>
            <td className="fe-num">{signed(sumOf(chosen, (row) => row.despues - row.antes))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Lines that stay as they are, by reason. */
function Untouched({ rows }: { rows: Preview['no_se_tocan'] }) {
  const some = rows.filter(({ lineas }) => lineas > 0)
  if (some.length === 0) return null
  return (
    <>
      <h3 className="fe-head">
        {t('fees.untouched')} <small>{t('fees.n_lines', { n: formatCount(some.reduce((sum, { lineas }) => sum + lineas, 0)) })}</small>
      </h3>
      <Lines className="fe-kept">
        {some.map(({ motivo, lineas }) => (
          <li key={motivo}>
            <b>{t(`fees.kept.${motivo}`)}</b>
            <span className="fe-num">{formatCount(lineas)}</span>
            <span className="dimmed">{t(`fees.kept_why.${motivo}`)}</span>
          </li>
        ))}
      </Lines>
    </>
  )
}

interface SideProps {
  onlyNext: boolean
  onChange: (onlyNext: boolean) => void
  example: Preview['ejemplo']
}
/** From when it holds, and one real example. */
function Side({ onlyNext, onChange, example }: SideProps) {
  return (
    <aside className="fe-side">
      <Radio.Group label={t('fees.since')} value={onlyNext ? 'next' : 'now'} onChange={(value) => onChange(value === 'next')}>
        {(['now', 'next'] as const).map((one) => (
          <Radio.Card key={one} value={one} className="fe-way">
            <b>{t(`fees.since_${one}`)}</b>
            <small>{t(`fees.since_${one}_hint`)}</small>
          </Radio.Card>
        ))}
      </Radio.Group>
      {example && (
        <>
          <h3 className="fe-head">{t('fees.example')}</h3>
          <div className="fe-box">
            <p>
              <b>{example.nombre_completo}</b> <span className="dimmed">{example.desc_cuota}</span>
            </p>
            <p className="tabular">
              <span className="dimmed">{formatEuros(example.antes)}</span> → <b>{formatEuros(example.despues)}</b>
            </p>
          </div>
        </>
      )}
      <p className="fe-hint">
        <IconMailOff size={15} aria-hidden /> {t('fees.nobody_told')}
      </p>
    </aside>
  )
}

/** Takes a recalculation back, while nobody has paid one of its lines. */
function useUndo() {
  const undo = useAction(undoRecalculation, {
    onDone: ({ lineas }) => toast.good(t('fees.recalculation_undone', { n: formatCount(lineas) })),
  })
  return (id: number) => void undo.run({ id_reg_cuota_recalculo: id })
}

interface Props {
  /** Fee that is ticked first; all of them if null. */
  only: number | null
  onClose: () => void
  onDone: () => void
}

/** Gives new prices of fees on to lines and members: what changes, what stays and why, and from when. */
export function RecalculateDialog({ only, onClose, onDone }: Props) {
  const [onlyNext, setOnlyNext] = useState(false)
  const [off, setOff] = useState<ReadonlySet<number> | null>(null)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const all = useRead(recalculatePreview, { cuotas: '', solo_siguientes: onlyNext }, { keepPrevious: true })
  const rows = all.data?.cuotas ?? []
  const isOff = (id: number) => (off ? off.has(id) : only !== null && id !== only)
  const chosen = rows.filter(({ id_mst_cuotas: id }) => !isOff(id))
  const cuotas = chosen.length === rows.length ? '' : chosen.map(({ id_mst_cuotas: id }) => id).join(',')
  // the fingerprint is of the ticked ones
  const asked = useRead(recalculatePreview, chosen.length > 0 ? { cuotas, solo_siguientes: onlyNext } : null)
  const undo = useUndo()
  const recalculate = useAction(recalculatePrices, {
    onRefused: (refused) => {
      setRefusal(refused)
      void all.refetch()
      void asked.refetch()
    },
    onDone: ({ lineas, diferencia, id_reg_cuota_recalculo: id }) => {
      const text = t('fees.recalculated', { n: formatCount(lineas), importe: signed(diferencia) })
      toast.good(text, id === null ? {} : { action: { text: t('core.undo'), run: () => undo(id) } })
      onDone()
      onClose()
    },
  })
  const isReady = chosen.length > 0 && asked.data !== undefined && !asked.isFetching && !recalculate.isBusy && recalculate.may
  const run = () => {
    if (isReady && asked.data) void recalculate.run({ cuotas, solo_siguientes: onlyNext, huella: asked.data.huella })
  }
  const onChoose = (id: number, isOn: boolean) => {
    const now = new Set(rows.map((row) => row.id_mst_cuotas).filter(isOff))
    if (isOn) now.delete(id)
    else now.add(id)
    setRefusal(null)
    setOff(now)
  }
  const sums = useMemo(
    () => ({ n: formatCount(sumOf(chosen, (row) => row.lineas)), importe: signed(sumOf(chosen, (row) => row.despues - row.antes)) }),
    [chosen],
  )
  return (
    <DialogFrame
      fillsPhone
      size={1020}
      onClose={onClose}
      onConfirm={run}
      title={
        <>
          {t('fees.recalculate_title')}
          {rows.length > 0 && <p className="fe-sub">{t('fees.recalculate_hint', { n: formatCount(rows.length) })}</p>}
        </>
      }
    >
      {all.error && <ReadError error={all.error} onRetry={all.refetch} />}
      {all.isPending && <LinesSkeleton />}
      {refusal && (
        <Alert color="yellow" variant="light" role="alert">
          {refusal.msg}
        </Alert>
      )}
      {all.data && (
        <div className="fe-two" aria-busy={all.isFetching}>
          <div>
            {rows.length === 0 ? (
              <Empty title={t('fees.nothing_to_change')} hint={t('fees.nothing_to_change_hint')} />
            ) : (
              <Changes rows={rows} isChosen={({ id_mst_cuotas: id }) => !isOff(id)} onChoose={onChoose} />
            )}
            <Untouched rows={all.data.no_se_tocan} />
          </div>
          <Side onlyNext={onlyNext} onChange={setOnlyNext} example={all.data.ejemplo} />
        </div>
      )}
      <div className="fe-foot">
        <span>{rows.length > 0 && t('fees.recalculate_undo')}</span>
        <Button variant="default" onClick={onClose}>
          {t(rows.length > 0 ? 'core.cancel' : 'core.close')}
        </Button>
        {rows.length > 0 && (
          <Button disabled={!isReady} loading={recalculate.isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={run}>
            {t('fees.recalculate_n', sums)}
          </Button>
        )}
      </div>
    </DialogFrame>
  )
}
