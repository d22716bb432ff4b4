import './cash.css'
import { listRegisters } from '@app/contract/cash/drawer'
import { IconCashRegister } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CashDisabled } from './cash-disabled.tsx'

/** /caja alone: choice of the register; a single one opens directly. */
export function RegistersScreen() {
  const isOn = isParameterOn('ACTIVAR_CAJA')
  const registers = useRead(listRegisters, {}, { enabled: isOn })
  const only = registers.data?.length === 1 ? registers.data[0]?.id_mst_caja : undefined
  useEffect(() => {
    if (only !== undefined) go(`/caja/${only}`, { replace: true })
  }, [only])
  if (!isOn) return <CashDisabled />
  return (
    <Screen title={t('desk.choose_register')} reading={registers}>
      {registers.data?.length === 0 && <Empty title={t('desk.no_registers')} icon={<IconCashRegister size={22} />} />}
      <div className="cash-pick">
        {registers.data?.map(({ id_mst_caja: id, desc_caja }) => (
          <ScreenLink key={id} to={`/caja/${id}`}>
            <IconCashRegister size={20} aria-hidden />
            {desc_caja}
          </ScreenLink>
        ))}
      </div>
    </Screen>
  )
}
