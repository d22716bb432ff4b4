import './fees.css'
import { feeType } from '@app/contract/fee-types/fee-type'
import { recalculatePrices } from '@app/contract/fees/fee-runs'
import { createFee, feeFigures, listFees } from '@app/contract/fees/fees'
import { incomeType } from '@app/contract/income-types/income-type'
import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconCheck, IconPlayerPlay, IconRefresh, IconTrash, IconUsers, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { go, useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { changeFee, deleteFee } from './fee-acts.ts'
import { feeColumns, feePath } from './fee-columns.tsx'
import { type FeeRow, newRow, withFigures } from './fee-row.ts'
import { useNewFee } from './use-new-fee.ts'

const RecalculateDialog = lazy(() => import('./recalculate-dialog.tsx').then((module) => ({ default: module.RecalculateDialog })))

type Part = 'active' | 'inactive' | 'all'
const parts = ['active', 'inactive', 'all'] as const
const isIn = (part: Part) => (row: FeeRow) => part === 'all' || row.activo === (part === 'active')

/** Columns with the names behind their references. */
function useFeeColumns(mayEdit: boolean) {
  const companies = useChoices({ path: 'empresa' }).data
  const types = useChoices(feeType).data
  const incomes = useChoices(incomeType).data
  const memberTypes = useChoices({ path: 'tipo_socio' }).data
  return useMemo(
    () =>
      feeColumns(
        { companies: choicesOf(companies), types: choicesOf(types), incomes: choicesOf(incomes), memberTypes: choicesOf(memberTypes) },
        mayEdit,
      ),
    [companies, types, incomes, memberTypes, mayEdit],
  )
}

/** Lines that keep the price of before, with the way to give the new one on to them (A-154). */
interface Kept {
  readonly id: number
  readonly nombre: string
  readonly lines: number
}

/** /cuotas: the fees of the club, edited in their cells, with who has them and what they bring (spec 1 §2). */
export function FeesScreen() {
  const fees = useRead(listFees, {})
  const figures = useRead(feeFigures, {}, { keepPrevious: true }).data
  const mayEdit = userMay(createFee.permission)
  const columns = useFeeColumns(mayEdit)
  const fresh = useNewFee()
  const [part, setPart] = useKeptState<Part>('fees part', 'all')
  const [type, setType] = useSearchParam('tipo')
  const typeNames = useChoices(feeType).data
  const [kept, setKept] = useState<Kept | null>(null)
  const [recalculated, setRecalculated] = useState<'all' | number | null>(null)
  const all = useMemo(() => fees.data && withFigures(fees.data, figures), [fees.data, figures])
  const rows = useMemo(() => {
    const ofType = all?.filter((row) => type === null || row.id_mst_tipocuotas === Number(type))
    return ofType && [...(fresh.row ? [fresh.row] : []), ...ofType.filter(isIn(part))]
  }, [all, fresh.row, part, type])
  const onEdit = async (row: FeeRow, key: keyof FeeRow & string, value: unknown) => {
    if (row.id_mst_cuotas === newRow) return fresh.change(key, value)
    const lines = await changeFee(row, key, value)
    if (key === 'precio') setKept(lines > 0 ? { id: row.id_mst_cuotas, nombre: row.desc_cuota, lines } : null)
  }
  const add = mayEdit && (
    <>
      <NewButton id="fees.new" text={t('fees.new')} onClick={() => fresh.begin()} />
      {all?.length === 0 && (
        <>
          <Button variant="default" onClick={() => fresh.begin({ desc_cuota: t('fees.first_monthly') })}>
            {t('fees.first_monthly')}
          </Button>
          <Button variant="default" onClick={() => fresh.begin({ desc_cuota: t('fees.first_family') })}>
            {t('fees.first_family')}
          </Button>
        </>
      )}
    </>
  )
  return (
    <GridScreen<FeeRow>
      name="fees"
      columns={columns}
      reading={fees}
      rows={rows}
      rowId={(row) => row.id_mst_cuotas}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      onEdit={onEdit}
      onOpen={({ id_mst_cuotas: id }) => id !== newRow && go(feePath(id))}
      startAt={fresh.startAt as never}
      onStarted={fresh.started}
      toolbar={
        <>
          <PartSwitch rows={all ?? []} part={part} onChange={setPart} />
          {type !== null && (
            <Button variant="light" size="compact-sm" rightSection={<IconX size={13} aria-hidden />} onClick={() => setType(null)}>
              {t('fees.of_type', { tipo: typeNames?.find((one) => one.id === Number(type))?.text ?? '' })}
            </Button>
          )}
        </>
      }
      actions={<TitleActs onRecalculate={() => setRecalculated('all')} />}
      add={add}
      actionsWidth={76}
      rowActions={(row) => <RowActs row={row} fresh={fresh} mayEdit={mayEdit} />}
      {...(fresh.row && { status: t('fees.new_row_keys') })}
      empty={{ title: t('fees.none'), hint: t('fees.none_hint') }}
    >
      {kept && (
        <Alert
          className="fe-note"
          variant="light"
          role="status"
          withCloseButton
          closeButtonLabel={t('core.close')}
          onClose={() => setKept(null)}
        >
          {t('fees.lines_kept', { nombre: kept.nombre, n: formatCount(kept.lines) })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setRecalculated(kept.id)}>
            {t('fees.recalculate')}
          </Button>
        </Alert>
      )}
      <Suspense fallback={null}>
        {recalculated !== null && (
          <RecalculateDialog
            only={recalculated === 'all' ? null : recalculated}
            onClose={() => setRecalculated(null)}
            onDone={() => setKept(null)}
          />
        )}
      </Suspense>
    </GridScreen>
  )
}

function PartSwitch({ rows, part, onChange }: { rows: readonly FeeRow[]; part: Part; onChange: (part: Part) => void }) {
  return (
    <SegmentedControl<Part>
      aria-label={t('fees.which')}
      value={part}
      onChange={onChange}
      data={parts.map((one) => ({ value: one, label: t(`fees.${one}`, { n: formatCount(rows.filter(isIn(one)).length) }) }))}
    />
  )
}

/** The month's run, and the prices that changed. */
function TitleActs({ onRecalculate }: { onRecalculate: () => void }) {
  return (
    <>
      {userMay(recalculatePrices.permission) && (
        <Button variant="default" leftSection={<IconRefresh size={15} />} onClick={onRecalculate}>
          {t('fees.recalculate')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconPlayerPlay size={15} />} onClick={() => go('/cuotas/generar')}>
        {t('fees.raise')}
      </Button>
    </>
  )
}

interface RowActsProps {
  row: FeeRow
  fresh: ReturnType<typeof useNewFee>
  mayEdit: boolean
}
function RowActs({ row, fresh, mayEdit }: RowActsProps) {
  const { id_mst_cuotas: id, desc_cuota: nombre } = row
  if (id === newRow) {
    return (
      <>
        <IconButton label={t('fees.save_row')} icon={IconCheck} disabled={fresh.isBusy} onClick={() => void fresh.save()} />
        <IconButton label={t('fees.drop_row')} icon={IconX} onClick={fresh.drop} />
      </>
    )
  }
  return (
    <>
      <IconButton label={t('fees.members_of', { nombre })} icon={IconUsers} onClick={() => go(feePath(id))} />
      {mayEdit && <IconButton label={`${t('core.delete')} ${nombre}`} icon={IconTrash} onClick={() => void deleteFee(row)} />}
    </>
  )
}
