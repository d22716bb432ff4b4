import { accessRequests, requestTypeNames, requestTypes } from '@app/contract/access/requests'
import type { OutputOf } from '@app/contract/kit/action'
import { endOfMonth, startOfMonth } from '@app/contract/values/day'
import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DayRange } from '../../kit/fields/day-range.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Row = OutputOf<typeof accessRequests>[number]
/** Milliseconds without a change of the days or the type before the list is read. */
const pause = 1000

const columns = (): GridColumn<Row>[] => [
  { key: 'fecha_peticion', header: t('access-request.fecha_peticion'), kind: 'instant', width: 160, card: 'name' },
  { key: 'desc_terminalacceso', header: t('access-request.id_terminalacceso'), kind: 'text', width: 180, card: 'below' },
  { key: 'desc_tipopeticion', header: t('access-request.id_mst_tipopeticion'), kind: 'text', width: 170 },
  { key: 'datos_peticion', header: t('access-request.datos_peticion'), kind: 'text', width: 150 },
  { key: 'resultado', header: t('access-request.resultado'), kind: 'text', width: 420, card: 'below' },
]

/** /controlacceso/peticionesdomotica: requests of terminals and their answers, initially of this month. */
export function RequestsScreen() {
  const [range, setRange] = useState(() => ({ from: startOfMonth(today()), to: endOfMonth(today()) }))
  const [type, setType] = useState<string | null>(null)
  const query = useDebounced(
    { start_date: range.from, end_date: range.to, tipo_peticion: Object.values(requestTypes).find((one) => String(one) === type) ?? null },
    pause,
  )
  const reading = useRead(accessRequests, query, { keepPrevious: true })
  const types = useRead(requestTypeNames, {})
  const shown = useMemo(() => columns(), [])
  return (
    <GridScreen<Row>
      name="access-requests"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_reg_peticion_domotica}
      rowTone={(row) => (row.permitido ? undefined : 'warn')}
      toolbar={
        <DayRange range={range} onChange={setRange}>
          <Select
            aria-label={t('access-request.id_mst_tipopeticion')}
            w={210}
            clearable
            placeholder={t('access.all_types')}
            data={(types.data ?? []).map(({ id, text }) => ({ value: String(id), label: text }))}
            value={type}
            onChange={setType}
          />
        </DayRange>
      }
      empty={{ title: t('access.no_requests') }}
    />
  )
}
