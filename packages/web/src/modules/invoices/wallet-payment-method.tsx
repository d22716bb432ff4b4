import { paymentTypes } from '@app/contract/income-types/payment-type'
import { guestMember } from '@app/contract/members/member'
import { formatEuros } from '@app/contract/values/money'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { Button } from '@mantine/core'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  /** Members of the lines: the wallet pays them if they belong to one member. */
  owners: readonly (number | null)[]
  /** Cents. */
  sum: number
  /** The club's name of it. */
  name: string
  isBusy: boolean
  isOff: boolean
  onTake: (type: number) => void
}

/** Pays with the wallet of the lines' member, and shows its balance; nothing without a member, for the guest, or for several members. */
export function WalletPaymentMethod({ owners, sum, name, isBusy, isOff, onTake }: Props) {
  const [id, ...others] = new Set(owners)
  const isOne = typeof id === 'number' && id !== guestMember && others.length === 0 && isParameterOn('MONEDERO_SOCIOS')
  const { data } = useRead(walletOf, isOne ? { id } : null)
  if (!isOne || !data || data.creditos === 0) return null
  const isShort = data.creditos < sum
  return (
    <Button
      fullWidth
      variant="default"
      size="md"
      data-way={paymentTypes.wallet}
      loading={isBusy}
      disabled={isOff || isShort || sum <= 0}
      onClick={() => onTake(paymentTypes.wallet)}
    >
      {isShort
        ? t('invoices.wallet_only', { forma: name, importe: formatEuros(data.creditos) })
        : t('invoices.wallet_left', { forma: name, importe: formatEuros(data.creditos - sum) })}
    </Button>
  )
}
