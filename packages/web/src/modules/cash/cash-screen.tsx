import './cash.css'
import { drawerInfo } from '@app/contract/cash/drawer'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { CashDisabled } from './cash-disabled.tsx'
import { DrawerDesk } from './drawer-desk.tsx'
import { MovementsGrid } from './movements-grid.tsx'

/** Cash register: last close, counter, expected amount, difference, movements. */
export function CashScreen() {
  const id = useNumberParam('id')
  const isOn = isParameterOn('ACTIVAR_CAJA')
  const info = useRead(drawerInfo, { id }, { enabled: isOn })
  if (!isOn) return <CashDisabled />
  return (
    <Screen title={info.data?.caja.desc_caja} reading={info}>
      {info.data && (
        <div className="cash">
          <DrawerDesk key={id} info={info.data} />
          <MovementsGrid key={`moves-${id}`} register={id} />
        </div>
      )}
    </Screen>
  )
}
