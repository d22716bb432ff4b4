import { billingSections } from '@app/contract/enrolment-billing/billing-page'
import { formatEuros } from '@app/contract/values/money'
import { useMemo } from 'react'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { StateDot } from '../../kit/screen/state-dot.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type BillingRow, type Period, pendingIn, readOf, stateOf, sumOf } from './billing-rows.ts'
import { type BilledClub, ClubBilling } from './club-billing.tsx'

interface ClubRow {
  url_club: string
  nombre: string
  actividades: number
  campeonatos: number
  n_actividades: number
  n_campeonatos: number
  total: number
  estado: string
  isPending: boolean
  isEmpty: boolean
}

const columnsOf = (): GridColumn<ClubRow>[] => [
  { key: 'nombre', header: t('billing.club'), kind: 'text', width: 200, card: 'name' },
  ...billingSections.map((section) => ({
    ...{ key: section, header: t(`billing.${section}`), kind: 'money' as const, width: 140, total: 'sum' as const },
    render: (row: ClubRow) => `${row[`n_${section}`]} · ${formatEuros(row[section])}`,
  })),
  { key: 'total', header: t('billing.total'), kind: 'money', total: 'sum', card: 'end' },
  {
    ...{ key: 'estado', header: t('billing.state'), kind: 'text', width: 190, card: 'below' },
    render: ({ estado, isPending, isEmpty }) => <StateDot mark={isEmpty ? 'plain' : isPending ? 'wait' : 'good'}>{estado}</StateDot>,
  },
]

/** One row of a club with the sums of its enrolments, without names. */
function clubRow({ url_club, nombre }: BilledClub, activities: readonly BillingRow[], championships: readonly BillingRow[]): ClubRow {
  const own = (rows: readonly BillingRow[]) => rows.filter((row) => row.url_club === url_club)
  const [acts, champs] = [sumOf(own(activities)), sumOf(own(championships))]
  const all = [...own(activities), ...own(championships)]
  return {
    ...{ url_club, nombre, actividades: acts.importe, campeonatos: champs.importe },
    ...{ n_actividades: acts.inscritos, n_campeonatos: champs.inscritos, total: acts.importe + champs.importe },
    ...{ estado: stateOf(all), isPending: pendingIn(all).length > 0, isEmpty: all.length === 0 },
  }
}

interface Props {
  clubs: readonly BilledClub[]
  period: Period
  chosen: string | null
  onChoose: (url: string) => void
}

/** Sums of all clubs of a month, and the chosen club with its people (R-450). */
export function CentralBilling({ clubs, period, chosen, onChoose }: Props) {
  const activities = useRead(readOf.actividades, period)
  const championships = useRead(readOf.campeonatos, period)
  const columns = useMemo(columnsOf, [])
  const rows = useMemo(
    () => activities.data && championships.data && clubs.map((club) => clubRow(club, activities.data, championships.data)),
    [clubs, activities.data, championships.data],
  )
  const club = clubs.find(({ url_club }) => url_club === chosen)
  const error = activities.error ?? championships.error
  return (
    <div className="billing-two">
      <Card title={t('billing.clubs')}>
        <DataGrid<ClubRow>
          name="enrolment-billing-clubs"
          label={t('billing.clubs')}
          columns={columns}
          rows={rows}
          rowId={(row) => row.url_club}
          height={420}
          error={error?.msg ?? null}
          onRetry={() => void Promise.all([activities.refetch(), championships.refetch()])}
          opensOnClick
          onOpen={(row) => onChoose(row.url_club)}
          empty={{ title: t('billing.no_clubs') }}
        />
      </Card>
      <section className="billing-club" aria-label={club?.nombre ?? t('billing.club')}>
        {club ? (
          <>
            <h2>{club.nombre}</h2>
            <ClubBilling club={club} period={period} />
          </>
        ) : (
          <Empty title={t('billing.choose')} />
        )}
      </section>
    </div>
  )
}
