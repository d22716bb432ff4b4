import '../pages/pages.css'
import { drawerInfo } from '@app/contract/cash/drawer'
import { plannerDay } from '@app/contract/planner/planner-day'
import { listRuns } from '@app/contract/runs/run'
import { setUpState } from '@app/contract/set-up/set-up-calls'
import { useRead } from '../../../kit/reads/api.ts'
import { useClock } from '../../../kit/reads/clock.ts'
import { userMay, useSession } from '../../../kit/reads/session.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { RunsStrip } from '../../runs/public.ts'
import { SetUpParts } from '../../set-up/public.ts'
import { VerifactuNotice } from '../../verifactu/public.ts'
import { DrawersToday } from './drawers-today.tsx'
import { ShortcutTiles } from './shortcut-tiles.tsx'
import { SportsToday } from './sports-today.tsx'

/** /dashboard: the start of the day at a desk, each part subject to its right (R-047, decision 0055). */
export function DashboardScreen() {
  const { info } = useSession()
  const { day } = useClock()
  const { data: steps } = useRead(setUpState, userMay(setUpState.permission) ? {} : null)
  return (
    <Screen title={dayName(day, 'long')}>
      {steps?.mostrar && <SetUpParts state={steps} />}
      {userMay('admin') && <VerifactuNotice />}
      {userMay(listRuns.permission) && <RunsStrip />}
      <div className="page-two">
        {userMay(plannerDay.permission) && <SportsToday day={day} />}
        {userMay(drawerInfo.permission) && info.cajas.length > 0 && <DrawersToday day={day} />}
        <ShortcutTiles />
      </div>
    </Screen>
  )
}
