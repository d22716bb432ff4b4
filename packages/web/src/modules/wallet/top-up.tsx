import { paymentType, paymentTypes } from '@app/contract/income-types/payment-type'
import { formatEuros } from '@app/contract/values/money'
import { buyCredits } from '@app/contract/wallet/move-credits'
import { walletPrices } from '@app/contract/wallet/wallet-prices'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { confirmedCall, useChoices, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { withRegister } from '../invoices/public.ts'

const methods = [paymentTypes.cash, paymentTypes.cardTerminal, paymentTypes.transfer] as const

/** Sells credits: a price of the list, and a button per payment method. */
export function TopUp({ id }: { id: number }) {
  const { data, error, refetch } = useRead(walletPrices, {})
  const [wanted, setWanted] = useState<number | null>(null)
  const names = new Map(useChoices(paymentType, { staleTime: 300_000 }).data?.map((one) => [one.id, one.text]))
  const [busy, setBusy] = useState<number | null>(null)
  const chosen = data?.find((one) => one.id_mst_monedero_virtual_precios === wanted) ?? data?.[0]
  const buy = async (id_mst_tipopago: number) => {
    if (!chosen || busy !== null) return
    setBusy(id_mst_tipopago)
    try {
      const { id_mst_monedero_virtual_precios: pack } = chosen
      const done = await withRegister((register) => confirmedCall(buyCredits, { id, pack, f: 0, id_mst_tipopago, ...register }))
      if (done) toast.good(t('wallet.bought', { importe: formatEuros(chosen.credito) }))
    } catch (refused) {
      if (!(refused instanceof RefusedError)) throw refused
      toast.bad(refused.msg, { milliseconds: noticeTimes.standard })
    } finally {
      setBusy(null)
    }
  }
  return (
    <Card title={t('wallet.top_up')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && (!data || names.size === 0) && <LinesSkeleton lines={3} />}
      {data?.length === 0 && (
        <p className="wl-hint">
          {t('wallet.no_prices')} {userMay('tariffs') && <ScreenLink to="/monedero_virtual">{t('wallet.to_prices')}</ScreenLink>}
        </p>
      )}
      {chosen && names.size > 0 && (
        <>
          <div className="wl-packs" role="radiogroup" aria-label={t('wallet.top_up')}>
            {data?.map((one) => (
              <label key={one.id_mst_monedero_virtual_precios} className={one === chosen ? 'wl-pack on' : 'wl-pack'}>
                <input
                  type="radio"
                  name={`pack-${id}`}
                  checked={one === chosen}
                  onChange={() => setWanted(one.id_mst_monedero_virtual_precios)}
                />
                <b>{formatEuros(one.precio)}</b>
                <small>
                  {[
                    one.desc === '--' ? '' : one.desc,
                    one.credito > one.precio ? t('wallet.gift', { importe: formatEuros(one.credito - one.precio) }) : '',
                    one.dias_caducidad > 0 ? t('wallet.days', { n: one.dias_caducidad }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </label>
            ))}
          </div>
          <div className="wl-ways" role="group" aria-label={t('desk.charge')}>
            {methods.map((type) => (
              <Button
                key={type}
                variant={type === paymentTypes.cash ? 'filled' : 'default'}
                loading={busy === type}
                disabled={busy !== null && busy !== type}
                onClick={() => void buy(type)}
              >
                {names.get(type)} {formatEuros(chosen.precio)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Card>
  )
}
