import { Button } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { userMay } from '../../kit/session.ts'
import { Empty } from '../../kit/states.tsx'

/** Cash registers are switched off for the club. */
export function CashOff() {
  const toParameters = userMay('params') && <Button onClick={() => go('/params')}>{t('desk.to_parameters')}</Button>
  return <Empty title={t('caja.desactivada')} icon={<IconCashRegister size={22} />} action={toParameters} />
}
