import './member-summary.css'
import { memberDebt } from '@app/contract/invoices/debt'
import { memberNotes } from '@app/contract/member-documents/member-note'
import { memberChanges } from '@app/contract/member-summary/changes'
import { memberSummary } from '@app/contract/member-summary/summary'
import { daysBetween } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Lines } from '../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { ExplainedAmount } from '../invoices/public.ts'
import { BookingLines } from './booking-lines.tsx'
import { MemberChangeList } from './changes-tab.tsx'

/** Maximum number of debt lines shown; the rest is in the invoices tab. */
const most = 6
/** Notes and changes shown; the others are in their tabs. */
const few = 4

function Debt({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberDebt, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} />
  if (data.lineas.length === 0) return <p className="ms-none">{t('summary.no_debt')}</p>
  return (
    <Lines className="ms-lines">
      {data.lineas.slice(0, most).map((line) => (
        <li key={line.id_reg_factura}>
          <span className="ms-what">
            {line.concepto}
            {line.id_mst_socios !== id && ` · ${line.desc_socio}`}
          </span>
          <small>{t('summary.since', { n: Math.max(0, daysBetween(line.desde, today())) })}</small>
          <span className="ms-sum">
            <ExplainedAmount line={line.id_reg_factura} cents={line.pendiente} who={line.concepto} />
          </span>
        </li>
      ))}
    </Lines>
  )
}

/** The newest notes of the desk. */
function Notes({ id }: { id: number }) {
  const { data } = useRead(memberNotes, { id_mst_socios: id })
  if (!data || data.length === 0) return null
  return (
    <Card title={t('summary.notes')}>
      <Lines className="ms-lines">
        {data.slice(0, few).map((note) => (
          <li key={note.id_reg_notas_socio}>
            <span className="ms-what ms-note">{note.desc_nota}</span>
            <small>{[note.desc_user_created, instant.format(note.fecha_created)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </Lines>
    </Card>
  )
}

/** The last changes of the member's data. */
function Latest({ id }: { id: number }) {
  const { data } = useRead(memberChanges, { id })
  if (!data || data.length === 0) return null
  return (
    <Card title={t('summary.latest')} className="ms-wide">
      <MemberChangeList entries={data.slice(0, few)} />
    </Card>
  )
}

/** Summary of a member, read-only: upcoming and past bookings, debt, dependants, notes, last changes (screens §9). */
export function SummaryTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberSummary, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  return (
    <div className="ms">
      {data?.empadronado && (
        <p className="ms-resident">
          {data.empadronado_en ? t('summary.resident_in', { poblacion: data.empadronado_en }) : t('summary.resident')}
        </p>
      )}
      <Card title={t('summary.coming')}>
        {data ? <BookingLines bookings={data.proximas} areOver={false} none={t('summary.no_coming')} /> : <LinesSkeleton lines={3} />}
      </Card>
      <Card title={data && data.debe > 0 ? `${t('summary.debt')} · ${formatEuros(data.debe)}` : t('summary.debt')}>
        <Debt id={id} />
      </Card>
      <Card title={t('summary.over')}>
        {data ? <BookingLines bookings={data.ultimas} areOver none={t('summary.no_over')} /> : <LinesSkeleton lines={3} />}
      </Card>
      {data && data.familia.length > 0 && (
        <Card title={t('summary.family')}>
          <Lines className="ms-lines">
            {data.familia.map((one) => (
              <li key={one.id_mst_socios}>
                <ScreenLink to={`/socios/${one.id_mst_socios}/edit`}>{one.nombre_completo}</ScreenLink>
                <small>{t(one.es_titular ? 'summary.holder' : 'summary.dependant')}</small>
              </li>
            ))}
          </Lines>
        </Card>
      )}
      <Notes id={id} />
      <Latest id={id} />
    </div>
  )
}
