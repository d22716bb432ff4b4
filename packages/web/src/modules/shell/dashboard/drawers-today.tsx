import { drawerInfo } from '@app/contract/cash/drawer'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { clubTime } from '../../../kit/reads/clock.ts'
import { useSession } from '../../../kit/reads/session.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { t } from '../../../kit/texts/i18n.ts'

/** Cash registers: the expected amount of each, and those left open on an earlier day. */
export function DrawersToday({ day }: { day: Day }) {
  const { cajas } = useSession().info
  return (
    <Card title={t('ui.home_registers')}>
      <ul className="page-list">
        {cajas.map(({ id, text }) => (
          <DrawerLine key={id} id={id} name={text} day={day} />
        ))}
      </ul>
    </Card>
  )
}

function DrawerLine({ id, name, day }: { id: number; name: string; day: Day }) {
  const { data } = useRead(drawerInfo, { id })
  const last = data?.ultima_caja ? clubTime(data.ultima_caja.fecha.getTime()) : null
  const isLeftOpen = last !== null && last.day < day && (data?.origen.collected ?? 0) > 0
  return (
    <li className="page-drawer">
      <ScreenLink to={`/caja/${id}`}>{name}</ScreenLink>
      <b className="tabular">{data && formatEuros(data.expectedAmount)}</b>
      <span className={isLeftOpen ? 'page-warn' : 'dimmed'}>
        {data && !last && t('desk.never_closed')}
        {last && `${t(isLeftOpen ? 'ui.home_not_closed' : 'desk.last_close')}: ${formatDay(last.day)} ${formatMinute(last.minute)}`}
      </span>
    </li>
  )
}
