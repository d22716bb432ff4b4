import { mySessions, revokeOtherSessions, revokeSession } from '@app/contract/identity/own-account'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Badge, Button } from '@mantine/core'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { clockOf } from '../../kit/grid/keys/zone.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

const when = (at: Date) => {
  const { day, minute } = clockOf(at)
  return `${formatDay(day)} ${formatMinute(minute)}`
}

/** 'Firefox · Linux' from the browser's user agent. */
function browserOf(agent: string | null): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent?.includes(`${name}/`))
  const system = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'].find((name) => agent?.includes(name))
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'macOS' }
  return [browser, system].flatMap((name) => (name ? (names[name] ?? name) : [])).join(' · ') || '—'
}

/** Open sessions of the account; any of them can be ended from here. */
export function SessionsCard() {
  const { data } = useRead(mySessions, {})
  const revoke = useAction(revokeSession, { toast: true })
  const revokeOthers = useAction(revokeOtherSessions, { toast: true })
  const others = (data ?? []).filter(({ actual }) => !actual)
  const endOthers = async () => {
    if (
      await confirm({
        title: t('own-account.end_others_question', { n: others.length }),
        confirm: t('own-account.end_others'),
        danger: true,
      })
    )
      await revokeOthers.run({})
  }
  return (
    <Card title={t('own-account.sessions')} hint={t('own-account.sessions_hint')}>
      {!data && <LinesSkeleton lines={2} height={44} />}
      <ul className="account-list">
        {data?.map((one) => (
          <li key={one.id_reg_sesion}>
            <div>
              <b>{browserOf(one.agent)}</b>
              <span className="dimmed tabular">
                {[one.ip, t('own-account.last_seen', { cuando: when(one.last_seen) })].filter(Boolean).join(' · ')}
              </span>
            </div>
            {one.actual ? (
              <Badge>{t('own-account.this_session')}</Badge>
            ) : (
              <Button variant="default" loading={revoke.isBusy} onClick={() => void revoke.run({ id: one.id_reg_sesion })}>
                {t('own-account.end_session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="subtle" color="red" mt="xs" onClick={() => void endOthers()}>
          {t('own-account.end_others')}
        </Button>
      )}
    </Card>
  )
}
