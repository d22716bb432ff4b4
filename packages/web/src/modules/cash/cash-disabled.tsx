import { Button } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { userMay } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Screen of a club with cash registers switched off. */
export function CashDisabled() {
  const toParameters = userMay('params') && <Button onClick={() => go('/params')}>{t('desk.to_parameters')}</Button>
  return (
    <Screen>
      <Empty title={t('caja.desactivada')} icon={<IconCashRegister size={22} />} action={toParameters} />
    </Screen>
  )
}
