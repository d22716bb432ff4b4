import './fees.css'
import { fee as feeResource } from '@app/contract/fees/fee'
import { listFees } from '@app/contract/fees/fees'
import { membersWithFee, updateMemberFee } from '@app/contract/fees/member-fees'
import { callsOf } from '@app/contract/kit/generic-calls'
import { addMonths, type Day, endOfMonth, formatDay, startOfMonth } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconCalendarEvent, IconCalendarOff, IconChevronDown, IconChevronUp, IconPercentage, IconUserMinus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { FigureButton } from '../../kit/buttons/figure-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { feePath } from './fee-columns.tsx'
import type { Fee } from './fee-row.ts'
import { holderColumns, memberFeesPath } from './holder-columns.tsx'
import { HolderExplanation } from './holder-explanation.tsx'
import { asHolder, type Holder, type HolderPart, holderParts, isInPart } from './holder-row.ts'

const dialogs = {
  next: lazy(() => import('./holder-dialogs.tsx').then((module) => ({ default: module.NextDateDialog }))),
  end: lazy(() => import('./holder-dialogs.tsx').then((module) => ({ default: module.EndDialog }))),
  discount: lazy(() => import('./holder-dialogs.tsx').then((module) => ({ default: module.DiscountDialog }))),
  leave: lazy(() => import('./holder-dialogs.tsx').then((module) => ({ default: module.LeaveDialog }))),
}
const AddMembersDialog = lazy(() => import('./adding/add-members-dialog.tsx').then((module) => ({ default: module.AddMembersDialog })))
type Act = keyof typeof dialogs
const acts = [
  ['next', IconCalendarEvent],
  ['end', IconCalendarOff],
  ['discount', IconPercentage],
  ['leave', IconUserMinus],
] as const

/** Figures of a fee; each but the price filters the list. */
type Figure = 'all' | 'next' | 'other' | 'owing'
const isOther = ({ siguiente }: Holder) => siguiente !== null && siguiente.razon.motivo !== 'precio'
/** First day on which something is raised. */
const nextDay = (holders: readonly Holder[]): Day | null =>
  holders.reduce<Day | null>((first, { siguiente }) => {
    const day = siguiente?.generar ?? null
    return day !== null && (first === null || day < first) ? day : first
  }, null)
const isFigured = (figure: Figure, day: Day | null) => (holder: Holder) =>
  figure === 'all' ||
  (figure === 'next' && holder.siguiente?.generar === day && day !== null) ||
  (figure === 'other' && isOther(holder)) ||
  (figure === 'owing' && holder.pendiente > 0)

interface FiguresProps {
  fee: Fee
  holders: readonly Holder[]
  chosen: Figure
  onChoose: (figure: Figure) => void
}
/** Five figures: price, members, what it will raise, who pays another price, unpaid. */
function Figures({ fee, holders, chosen, onChoose }: FiguresProps) {
  const day = nextDay(holders)
  const due = holders.filter(isFigured('next', day))
  const owing = holders.filter(({ pendiente }) => pendiente > 0)
  const from = addMonths(startOfMonth(today()), 1)
  const isNext = (one: Day | null) => one !== null && one >= from && one <= endOfMonth(from)
  const comers = holders.filter(({ fecha_inicio_cuota }) => isNext(fecha_inicio_cuota)).length
  const leavers = holders.filter(({ fecha_fin_cuota }) => isNext(fecha_fin_cuota)).length
  const sum = (rows: readonly Holder[], of: (row: Holder) => number) => formatEuros(rows.reduce((total, row) => total + of(row), 0))
  const schedule = [
    tFound('cuota', `frecuencia_${fee.frecuencia_cuotas}`),
    t('fees.on_day', { dia: fee.dia_generacion_factura }),
    tFound('cuota', `cobro_${fee.periodo_cobro_cuota}`),
  ].join(' · ')
  const toggled = (figure: Figure) => () => onChoose(figure === chosen ? 'all' : figure)
  return (
    <div className="fe-figures" role="group" aria-label={t('fees.figures')}>
      <FigureButton name={t('fee.precio')} value={formatEuros(fee.precio)} more={schedule} onClick={() => onChoose('all')} />
      <FigureButton
        name={t('fees.have_it')}
        value={formatCount(holders.length)}
        more={t('fees.come_and_go', { entran: formatCount(comers), salen: formatCount(leavers) })}
        onClick={() => onChoose('all')}
      />
      <FigureButton
        name={day === null ? t('fees.will_raise') : t('fees.will_raise_on', { fecha: formatDay(day) })}
        value={sum(due, ({ paga }) => paga ?? 0)}
        more={t('fees.n_lines', { n: formatCount(due.length) })}
        onClick={toggled('next')}
      />
      <FigureButton
        name={t('fees.other_price')}
        value={formatCount(holders.filter(isOther).length)}
        more={t('fees.other_price_hint')}
        onClick={toggled('other')}
      />
      <FigureButton
        name={t('fees.unpaid')}
        value={sum(owing, ({ pendiente }) => pendiente)}
        more={t('fees.n_members', { n: formatCount(owing.length) })}
        tone={owing.length > 0 ? 'bad' : undefined}
        onClick={toggled('owing')}
      />
    </div>
  )
}

/** Previous and next fee of the list, by button and by j and k. */
function Neighbours({ id }: { id: number }) {
  const fees = useRead(listFees, {}).data ?? []
  const at = fees.findIndex((one) => one.id_mst_cuotas === id)
  const before = at > 0 ? fees[at - 1]!.id_mst_cuotas : null
  const next = at >= 0 ? (fees[at + 1]?.id_mst_cuotas ?? null) : null
  useCommands(
    useMemo(() => {
      const to = (fee: number | null) => () => fee !== null && go(feePath(fee))
      return [
        { id: 'fees.next', text: t('fees.next_fee'), keys: 'j', run: to(next) },
        { id: 'fees.before', text: t('fees.fee_before'), keys: 'k', run: to(before) },
      ]
    }, [before, next]),
  )
  if (at < 0) return null
  return (
    <span className="fe-walk">
      <span className="tabular">{t('grid.page', { page: formatCount(at + 1), pages: formatCount(fees.length) })}</span>
      <IconButton label={t('fees.fee_before')} icon={IconChevronUp} disabled={before === null} onClick={() => go(feePath(before!))} />
      <IconButton label={t('fees.next_fee')} icon={IconChevronDown} disabled={next === null} onClick={() => go(feePath(next!))} />
    </span>
  )
}

/** /cuotas/{id}/detail: a fee and who has it, why they pay what they pay, and acts on those chosen. */
export function FeeDetailScreen() {
  const id = useNumberParam('id')
  const reading = useRead(callsOf(feeResource).get, { id })
  const holders = useRead(membersWithFee, { id, idcurso: 0 })
  const fee = reading.data
  const [isAdding, setAdding] = useState(false)
  const mayAdd = userMay(updateMemberFee.permission)
  const add = mayAdd && <NewButton id="fees.add_members" text={t('fees.add_members')} onClick={() => setAdding(true)} />
  return (
    <Screen
      fill
      title={fee?.desc_cuota}
      reading={reading}
      actions={
        <>
          <Neighbours id={id} />
          {add}
        </>
      }
    >
      {fee && <Holders key={id} fee={fee} reading={holders} add={add} />}
      <Suspense fallback={null}>{isAdding && fee && <AddMembersDialog fee={fee} onClose={() => setAdding(false)} />}</Suspense>
    </Screen>
  )
}

interface HoldersProps {
  fee: Fee
  reading: ReturnType<typeof useRead<typeof membersWithFee>>
  add: ReactNode
}
function Holders({ fee, reading, add }: HoldersProps) {
  const [part, setPart] = useKeptState<HolderPart>('fee part', 'on')
  const [figure, setFigure] = useKeptState<Figure>('fee figure', 'all')
  const [explained, setExplained] = useState<number | null>(null)
  const [acting, setActing] = useState<{ act: Act; holders: readonly Holder[] } | null>(null)
  const columns = useMemo(() => holderColumns(({ id }) => setExplained(id)), [])
  const layouts = useGridLayouts('fee-holders')
  const all = useMemo(() => reading.data?.map(asHolder), [reading.data])
  const now = today()
  const on = useMemo(() => all?.filter((one) => isInPart('on', one, now)) ?? [], [all, now])
  const rows = useMemo(() => {
    const day = nextDay(on)
    return all?.filter((one) => isInPart(part, one, now) && isFigured(figure, day)(one))
  }, [all, on, part, figure, now])
  const open = all?.find(({ id }) => id === explained)
  const Dialog = acting && dialogs[acting.act]
  const mayAct = userMay(updateMemberFee.permission)
  return (
    <>
      <Figures fee={fee} holders={on} chosen={figure} onChoose={setFigure} />
      {!fee.activo && (
        <Alert className="fe-note" color="yellow" variant="light">
          {fee.inactiva_desde === null ? t('fees.is_inactive') : t('fees.is_inactive_since', { fecha: formatDay(fee.inactiva_desde) })}
        </Alert>
      )}
      <div className="fe-beside">
        <DataGrid<Holder>
          name="fee-holders"
          label={fee.desc_cuota}
          height="fill"
          pageSize={20}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowTone={(row) => (row.espera ? 'warn' : isInPart('over', row, now) ? 'muted' : undefined)}
          error={reading.error?.msg ?? null}
          onRetry={() => void reading.refetch()}
          layouts={layouts}
          onOpen={(row) => (row.siguiente ? setExplained(row.id) : go(memberFeesPath(row.id_mst_socios)))}
          toolbar={
            <SegmentedControl<HolderPart>
              aria-label={t('fees.which_members')}
              value={part}
              onChange={setPart}
              data={holderParts.map((one) => ({
                value: one,
                label: t(`fees.part.${one}`, { n: formatCount(all?.filter((row) => isInPart(one, row, now)).length ?? 0) }),
              }))}
            />
          }
          {...(mayAct && {
            selection: 'multi' as const,
            countText: (n: number) => t('fees.n_members', { n: formatCount(n) }),
            onDelete: (chosen: Holder[]) => setActing({ act: 'leave', holders: chosen }),
            bulkActions: (chosen: Holder[]) =>
              acts.map(([act, Drawing]) => (
                <Button key={act} variant="default" leftSection={<Drawing size={15} />} onClick={() => setActing({ act, holders: chosen })}>
                  {t(`fees.act.${act}`)}
                </Button>
              )),
          })}
          empty={{
            title: t(figure === 'all' ? 'fees.nobody' : 'fees.nobody_of_these'),
            ...(figure === 'all' && part === 'on' && { action: add }),
          }}
        />
        {open && <HolderExplanation key={open.id} holder={open} onClose={() => setExplained(null)} />}
      </div>
      <Suspense fallback={null}>
        {Dialog && <Dialog fee={fee.id_mst_cuotas} holders={acting.holders} onClose={() => setActing(null)} />}
      </Suspense>
    </>
  )
}
