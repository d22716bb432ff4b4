import '../members.css'
import { countMembers } from '@app/contract/members/member-list'
import { Alert, Button } from '@mantine/core'
import { IconFileImport, IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { isParameterOn, userMay, useSession } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { LinesSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { isNearLimit } from '../file/near-limit.ts'
import { NewMemberButton, useMemberCommands } from '../file/new-member-button.tsx'

const RecentActs = lazy(() => import('../acts/recent-acts.tsx').then((module) => ({ default: module.RecentActs })))
// a club uses one or the other
const PagedMembers = lazy(() => import('./members-list.tsx').then((module) => ({ default: module.PagedMembers })))
const MembersList = lazy(() => import('./members-list.tsx').then((module) => ({ default: module.MembersList })))

/** True if the server searches the members and returns a page instead of all (R-299, R-301); null until their number is known. */
function useServerSearch(): boolean | null {
  const limit = Number(useSession().parameters.SOCIOS_BUSCAR_SERVIDOR_DESDE)
  const isAlways = isParameterOn('MOSTRAR_USUARIOS_BUSCAR_SERVIDOR')
  const { data, error } = useRead(countMembers, {}, { enabled: !isAlways && limit > 0 })
  if (isAlways || limit <= 0) return isAlways
  return data ? data.activos > limit : error ? true : null
}

/** Notice that the club is near the limit of the lite edition (R-304); nothing without a limit. */
function useLimitNotice() {
  const { limite_socios: limite } = useSession().info
  const { data } = useRead(countMembers, {}, { enabled: limite > 0 })
  if (!data || !isNearLimit(data.activos, limite)) return undefined
  const values = { n: formatCount(data.activos), limite: formatCount(limite) }
  return (
    <Alert color="yellow" variant="light" role="status">
      {t('members.near_limit', values)}
    </Alert>
  )
}

/** /socios: all members, or a page of them if they are many (R-301). */
export function MembersScreen() {
  const isSearched = useServerSearch()
  const [hasActs, setActs] = useState(false)
  const notice = useLimitNotice()
  useMemberCommands()
  return (
    <Screen
      fill
      toolbar={notice}
      actions={
        <>
          {userMay('members') && (
            <>
              <Button variant="default" leftSection={<IconHistory size={15} />} onClick={() => setActs(true)}>
                {t('member-acts.recent')}
              </Button>
              <Button variant="default" leftSection={<IconFileImport size={15} />} onClick={() => go('/socios/importar')}>
                {t('members.import')}
              </Button>
            </>
          )}
          <NewMemberButton />
        </>
      }
    >
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        {hasActs && <RecentActs onClose={() => setActs(false)} />}
        {isSearched === null && <LinesSkeleton lines={8} />}
        {isSearched !== null && (isSearched ? <PagedMembers /> : <MembersList />)}
      </Suspense>
    </Screen>
  )
}
