import './reports.css'
import type { OutputOf } from '@app/contract/kit/action'
import { readField } from '@app/contract/reports/field-names'
import { reportColumns, reportDays, reportFilterDates, runReport } from '@app/contract/reports/report'
import { type Day, formatDay } from '@app/contract/values/day'
import { Alert, SegmentedControl } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DateField } from '../../kit/fields/date-field.tsx'
import { DayRange, type Range } from '../../kit/fields/day-range.tsx'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { firstLayout } from '../../kit/grid/layout/layout.ts'
import type { GridExport } from '../../kit/grid/props.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { gridColumns, gridRows, type ReportDefinition, type ReportRow, rowId, tonesOf } from './report-columns.tsx'
import { printReport, saveTxt, txtOf } from './report-files.ts'
import { SafeHtml } from './report-html.tsx'

const ReportChart = lazy(() => import('./report-chart.tsx').then((module) => ({ default: module.ReportChart })))

type Dates = OutputOf<typeof reportFilterDates>
/** Rows of a page; 0 is all. */
const pageSizes = [100, 500, 1000, 0]

/** /informes/{id}: a report over a chosen range of days, as a table or a chart. */
export function ReportScreen() {
  const id = useNumberParam('id')
  return <Report key={id} id={id} />
}

function Report({ id }: { id: number }) {
  const definition = useRead(reportColumns, { id })
  const dates = useRead(reportFilterDates, { id })
  const reading = definition.error ? definition : dates
  return definition.data && dates.data ? <Ready definition={definition.data} dates={dates.data} /> : <Screen reading={reading} />
}

/** Days as input of the report: two, one, or the end of one. */
function Days({ modo, range, onChange }: { modo: Dates['modo']; range: Range; onChange: (range: Range) => void }) {
  if (modo === reportDays.range) return <DayRange range={range} onChange={onChange} />
  const label = t(modo === reportDays.until ? 'reports.until' : 'reports.day')
  return (
    <>
      <span className="rp-label" aria-hidden>
        {label}
      </span>
      <DateField aria-label={label} w={124} value={range.to} onChange={(day) => day && onChange({ from: day, to: day })} />
    </>
  )
}

const rangeLabel = ({ from, to }: Range) => (from === to ? formatDay(to) : `${formatDay(from)} – ${formatDay(to)}`)

/** Name of a report's files: title and days. */
const fileNameOf = ({ desc }: ReportDefinition, range: Range) => `${desc} ${rangeLabel(range).replaceAll('/', '-')}`

/** Exports of the rows besides Excel and CSV. */
const exportsOf = (definition: ReportDefinition, range: Range): GridExport<ReportRow>[] => {
  const days = rangeLabel(range)
  const name = fileNameOf(definition, range)
  const txt = (isMarked: boolean): GridExport<ReportRow> => ({
    text: t(isMarked ? 'reports.txt_marked' : 'reports.txt'),
    write: (columns, rows) => saveTxt(txtOf(columns, rows, { isMarked }), isMarked ? `${name} #` : name),
  })
  return [
    { text: t('reports.pdf'), write: (columns, rows, groups) => printReport({ title: definition.desc, days, columns, rows, groups }) },
    ...(definition.txt ? [txt(false), txt(true)] : []),
  ]
}

/** Layouts of a report's grid: grouped by the report's definition until another layout is saved. */
function useReportLayouts(definition: ReportDefinition, columns: Parameters<typeof firstLayout>[0]) {
  const kept = useGridLayouts(`report.${definition.id}`)
  return useMemo(
    () => ({
      ...kept,
      load: async () => (await kept.load()) ?? { ...firstLayout(columns), group: definition.groups.map((field) => readField(field).name) },
    }),
    [kept, columns, definition],
  )
}

const Html = ({ html }: { html: string | null | undefined }): ReactNode =>
  html && (
    <div className="rp-html">
      <SafeHtml html={html} />
    </div>
  )

function Ready({ definition, dates }: { definition: ReportDefinition; dates: Dates }) {
  const [range, setRange] = useKeptState<Range>('report days', { from: dates.start, to: dates.end })
  const [view, setView] = useKeptState<'table' | 'chart'>('report view', 'table')
  const query: { id: number; start: Day; end: Day } = { id: definition.id, start: range.from, end: range.to }
  const reading = useRead(runReport, query, { keepPrevious: true, isSnapshot: true })
  const { data, error } = reading
  const columns = useMemo(() => gridColumns(definition), [definition])
  const rows = useMemo(() => data && gridRows(definition, data.Results), [definition, data])
  const layouts = useReportLayouts(definition, columns)
  const exports = useMemo(() => exportsOf(definition, range), [definition, range])
  const rowTone = rows && tonesOf(rows)
  const bar = (
    <div className="rp-bar">
      <Days modo={dates.modo} range={range} onChange={setRange} />
      {definition.series && (
        <SegmentedControl
          aria-label={t('reports.view')}
          value={view}
          onChange={(next) => setView(next as typeof view)}
          data={[
            { value: 'table', label: t('reports.table') },
            { value: 'chart', label: t('reports.chart') },
          ]}
        />
      )}
      <IconButton label={t('reports.again')} icon={IconRefresh} disabled={reading.isFetching} onClick={() => void reading.refetch()} />
    </div>
  )
  return (
    <Screen title={definition.desc} fill toolbar={bar}>
      <div className="rp">
        {data?.msg && (
          <Alert color="yellow" variant="light" role="alert">
            {data.msg}
          </Alert>
        )}
        <Html html={data?.html_top} />
        {view === 'chart' && data ? (
          <Suspense fallback={<LinesSkeleton />}>
            <ReportChart definition={definition} data={data} />
          </Suspense>
        ) : (
          <DataGrid<ReportRow>
            name={`report.${definition.id}`}
            label={definition.desc}
            height="fill"
            columns={columns}
            rows={rows}
            rowId={rowId}
            error={error?.msg ?? null}
            onRetry={() => void reading.refetch()}
            layouts={layouts}
            pageSize={definition.pagina}
            pageSizes={pageSizes}
            fileName={fileNameOf(definition, range)}
            exports={exports}
            {...(rowTone && { rowTone })}
            empty={{ title: t('reports.none_that_day'), hint: t('reports.none_that_day_hint') }}
          />
        )}
        <Html html={data?.html_bottom} />
      </div>
    </Screen>
  )
}
