import type { OutputOf } from '@app/contract/kit/action'
import { dryRunImport } from '@app/contract/members/import-check'
import { saveImport } from '@app/contract/members/import-save'
import { Button, Progress, Select, Switch } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { showMessage } from '../../../kit/dialogs/dialogs.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { CheckGrid } from './check-grid.tsx'
import { checkLine, type LineState } from './check-lines.ts'
import { CheckTiles, type Tile } from './check-tiles.tsx'
import { type Change, duplicateModes, type ImportDraft } from './import-draft.ts'

type Rehearsal = OutputOf<typeof dryRunImport>
interface Props {
  draft: ImportDraft
  change: Change
  onOtherFile: () => void
}

const stateOf: Partial<Record<Tile, LineState>> = { ready: 'ready', with_errors: 'error', duplicates: 'duplicate' }
const countsOf = ({ rows, ready, withErrors, duplicates }: Rehearsal['resumen']) => ({ rows, ready, with_errors: withErrors, duplicates })

/** Number of importable rows: the good ones less the excluded. */
const readyCount = ({ resumen, filas }: Rehearsal, excluded: ReadonlySet<number>) =>
  resumen.ready - filas.filter(({ line, state }) => state === 'ready' && excluded.has(line)).length

function Lines({ data, draft, change }: { data: Rehearsal; draft: ImportDraft; change: Change }) {
  const [tile, setTile] = useState<Tile>('rows')
  const excluded = useMemo(() => new Set(draft.excluded), [draft.excluded])
  const lines = useMemo(
    () => data.filas.filter(({ state }) => !stateOf[tile] || state === stateOf[tile]).map((row) => checkLine(row, excluded)),
    [data, tile, excluded],
  )
  const exclude = (some: readonly number[], isOut: boolean) =>
    change({ excluded: isOut ? [...new Set([...draft.excluded, ...some])] : draft.excluded.filter((line) => !some.includes(line)) })
  const { rows } = data.resumen
  const isPart = data.filas.length < rows
  const note = isPart ? t('members.rows_shown', { n: formatCount(data.filas.length), total: formatCount(rows) }) : null
  return (
    <>
      <CheckTiles counts={countsOf(data.resumen)} chosen={tile} onChoose={setTile} />
      <div className="im-grid">
        <CheckGrid lines={lines} note={note} onExclude={exclude} />
      </div>
    </>
  )
}

/** Dry run: the outcome row by row, the handling of existing members, and the import itself. */
export function CheckStep({ draft, change, onOtherFile }: Props) {
  const selectId = useId()
  const { reading, mapping, leaveOut, hasNoHeadings, fixesCapitals, duplicates, excluded } = draft
  const of = {
    ...{ token: reading.token, mapping: [...mapping], dejar_ilegibles: leaveOut },
    ...{ sin_cabecera: hasNoHeadings, corregir_mayusculas: fixesCapitals },
  }
  const save = useAction(saveImport, {
    onDone: (result) => change({ step: 'result', result }),
    onRefused: ({ msg }) => void showMessage(msg),
  })
  // no further dry run during the import: afterwards the uploaded file no longer exists
  const { data, error, isFetching, refetch } = useRead(dryRunImport, of, { keepPrevious: true, staleTime: 0, enabled: !save.isBusy })
  if (error?.code === 'importacion.lectura_caducada')
    return <Empty title={error.msg} action={<Button onClick={onOtherFile}>{t('members.other_file')}</Button>} />
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={14} />
  const count = readyCount(data, new Set(excluded))
  const mayFill = duplicates !== 'omitir' && data.resumen.duplicates > 0
  return (
    <section className="im-check" aria-label={t('import.step.check')} aria-busy={isFetching}>
      <div className="im-options">
        <Switch
          label={t('import.option.leave_out')}
          checked={leaveOut}
          onChange={(event) => change({ leaveOut: event.currentTarget.checked })}
        />
        <Switch
          label={t('import.option.capitals')}
          checked={fixesCapitals}
          onChange={(event) => change({ fixesCapitals: event.currentTarget.checked })}
        />
        <label htmlFor={selectId}>{t('import.option.duplicates')}</label>
        <Select
          id={selectId}
          className="im-choice"
          data={[
            { value: 'omitir', label: t('import.option.skip') },
            { value: 'rellenar', label: t('import.option.fill') },
            { value: 'actualizar', label: t('import.option.update') },
          ]}
          value={duplicates}
          allowDeselect={false}
          onChange={(chosen) => change({ duplicates: duplicateModes.find((one) => one === chosen) ?? 'omitir' })}
        />
      </div>
      <Lines data={data} draft={draft} change={change} />
      <footer className="im-foot">
        <div role="status" className="im-foot-words">
          {!save.isBusy && t(count === 0 && !mayFill ? 'import.nothing_ready' : 'import.dry_run')}
          {save.isBusy && (
            <>
              <span>
                {t('members.importing', { n: formatCount(count) })} {t('members.importing_hint')}
              </span>
              <Progress value={100} animated size="sm" aria-label={t('members.importing', { n: formatCount(count) })} />
            </>
          )}
        </div>
        <Button variant="default" disabled={save.isBusy} onClick={() => change({ step: 'mapping' })}>
          {t('import.back')}
        </Button>
        <Button
          loading={save.isBusy}
          disabled={isFetching || (count === 0 && !mayFill)}
          onClick={() => void save.run({ ...of, duplicados: duplicates, excluir: [...excluded] })}
        >
          {count === 0 && mayFill ? t('members.fill_existing') : t('import.run', { count: formatCount(count) })}
        </Button>
      </footer>
    </section>
  )
}
