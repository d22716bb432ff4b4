import { Button } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { Empty } from '../../kit/states.tsx'

/** The screen of a club whose cash registers are switched off. */
export function CashOff() {
  const toParameters = userMay('params') && <Button onClick={() => go('/params')}>{t('desk.to_parameters')}</Button>
  return (
    <Screen>
      <Empty title={t('caja.desactivada')} icon={<IconCashRegister size={22} />} action={toParameters} />
    </Screen>
  )
}
