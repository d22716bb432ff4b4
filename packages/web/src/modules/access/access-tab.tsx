import './access-tab.css'
import { freeCodes } from '@app/contract/access/codes'
import { memberAccessLog, memberAccessSettings, saveMemberAccess } from '@app/contract/access/member-access'
import { courtDropdown } from '@app/contract/courts/courts'
import type { OutputOf } from '@app/contract/kit/action'
import { addMonths } from '@app/contract/values/day'
import { Autocomplete, Button, MultiSelect, SegmentedControl, Switch } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { DayRange } from '../../kit/fields/day-range.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { codeField } from './access-fixes.tsx'
import { SimulateEntryCard } from './simulate-entry-card.tsx'

const QrDialog = lazy(() => import('./qr-dialog.tsx').then((module) => ({ default: module.QrDialog })))

type Settings = OutputOf<typeof memberAccessSettings>
type Entry = OutputOf<typeof memberAccessLog>[number]

/** All-doors right, code and courts of a member; errors of the code appear under it. */
function SettingsForm({ id, saved }: { id: number; saved: Settings }) {
  const [todos, setTodos] = useState(saved.todos)
  const [codigo, setCodigo] = useState(saved.codigo ?? '')
  const [recursos, setRecursos] = useState<readonly number[]>(saved.recursos)
  const [wrong, setWrong] = useState<string | null>(null)
  const courts = useRead(courtDropdown, {})
  const free = useRead(freeCodes, {})
  const save = useAction(saveMemberAccess, { onRefused: ({ msg, fields }) => setWrong(fields.codigo?.join(' ') ?? msg) })
  const send = async () => {
    setWrong(null)
    if (await save.run({ id, todos, codigo: codigo.trim() || null, recursos: [...recursos] })) toast.good(t('access.saved'))
  }
  return (
    <form
      className="act-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {saved.codigo_tarjeta_acceso !== null && <p>{`${t('access.card')}: ${saved.codigo_tarjeta_acceso}`}</p>}
      <Autocomplete
        id={codeField}
        label={t('access-code.codigo')}
        value={codigo}
        onChange={setCodigo}
        limit={20}
        maxLength={30}
        autoComplete="off"
        data={(free.data ?? [])
          .filter(({ codis }) => codis.length > 0)
          .map(({ nombre, codis }) => ({ group: `${nombre} · ${t('access.free_codes')}`, items: [...codis] }))}
        error={wrong}
      />
      <Switch label={t('access.every_door')} checked={todos} onChange={(event) => setTodos(event.currentTarget.checked)} />
      {!todos && (
        <MultiSelect
          label={t('access.courts')}
          searchable
          data={(courts.data ?? []).map(({ id: value, text }) => ({ value: String(value), label: text }))}
          value={recursos.map(String)}
          onChange={(ids) => setRecursos(ids.map(Number))}
        />
      )}
      <Button type="submit" variant="default" loading={save.isBusy}>
        {t('core.save')}
      </Button>
    </form>
  )
}

function SettingsCard({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberAccessSettings, { id })
  const [hasQr, setQr] = useState(false)
  return (
    <Card title={t('access.settings')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={4} height={40} />}
      {data && <SettingsForm key={id} id={id} saved={data} />}
      {data && (
        <Button variant="subtle" leftSection={<IconQrcode size={15} />} onClick={() => setQr(true)}>
          {t('access.qr')}
        </Button>
      )}
      <Suspense fallback={null}>{hasQr && <QrDialog id={id} onClose={() => setQr(false)} />}</Suspense>
    </Card>
  )
}

const columns = (): GridColumn<Entry>[] => [
  { key: 'fecha', header: t('access-request.fecha_peticion'), kind: 'instant', width: 140, card: 'below' },
  { key: 'desc_terminalacceso', header: t('access.door'), kind: 'text', width: 130, card: 'below' },
  {
    key: 'medio',
    header: t('access.with'),
    kind: 'choice',
    width: 90,
    choices: (['tarjeta', 'codigo', 'pin', 'qr', 'emergencia'] as const).map((value) => ({ value, text: t(`access.with.${value}`) })),
  },
  {
    key: 'concepto',
    header: t('access.answer'),
    kind: 'text',
    width: 320,
    card: 'name',
    render: ({ permitido, concepto }) => {
      const Icon = permitido ? IconCircleCheck : IconCircleX
      return (
        <>
          <Icon size={15} color={permitido ? 'var(--good)' : 'var(--bad)'} aria-label={t(permitido ? 'access.yes' : 'access.no')} />{' '}
          {concepto}
        </>
      )
    },
  },
  { key: 'desc_abono', header: t('access.pass'), kind: 'text', width: 140, hidden: true },
  { key: 'nombre_reserva', header: t('access.who'), kind: 'text', width: 160, hidden: true },
]

/** Entries and refusals of a member in the chosen days. */
function LogCard({ id }: { id: number }) {
  const [range, setRange] = useState(() => ({ from: addMonths(today(), -1), to: today() }))
  const [part, setPart] = useState('all')
  const { data, error, refetch } = useRead(memberAccessLog, { id, start_date: range.from, end_date: range.to }, { keepPrevious: true })
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(() => (part === 'all' ? data : data?.filter((one) => !one.permitido)), [data, part])
  return (
    <Card title={t('access.log')}>
      <div className="act-bar">
        <DayRange range={range} onChange={setRange} />
        <SegmentedControl
          aria-label={t('access.log')}
          value={part}
          onChange={setPart}
          data={[
            { value: 'all', label: t('access.log_all') },
            { value: 'denied', label: t('access.log_denied') },
          ]}
        />
      </div>
      <DataGrid<Entry>
        name="member-access"
        label={t('access.log')}
        columns={shown}
        rows={rows}
        rowId={(row) => row.id_reg_reservaplc}
        height={380}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        empty={{ title: t('access.log_none') }}
      />
    </Card>
  )
}

/** Access tab of a member: decision for now, allowed doors, entries. */
export function AccessTab({ id }: { id: number }) {
  return (
    <div className="act">
      <SimulateEntryCard key={id} id={id} />
      <div className="act-side">
        <SettingsCard id={id} />
        <LogCard key={id} id={id} />
      </div>
    </div>
  )
}
