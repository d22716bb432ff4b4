import './wallet.css'
import type { OutputOf } from '@app/contract/kit/action'
import { saveWalletPrices, walletPrices } from '@app/contract/wallet/wallet-prices'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash, IconWallet } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty, FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** /monedero_virtual: top-ups of wallets (spec 2 §3, R-331). */
export function WalletPricesScreen() {
  const reading = useRead(walletPrices, {})
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={5} />}>
      {reading.data && <PricesForm prices={reading.data} />}
    </Screen>
  )
}

const fresh = { precio: 1000, credito: 1000, desc: '--', dias_caducidad: 0 }

function PricesForm({ prices }: { prices: OutputOf<typeof walletPrices> }) {
  const form = useForm({
    call: saveWalletPrices,
    first: { precios: prices },
    by: { precios: { by: ['id_mst_monedero_virtual_precios'] } },
  })
  const lines = form.rows('precios')
  const label = (name: 'precio' | 'credito' | 'desc' | 'dias_caducidad' | 'id_mst_tipoingreso') => t(`wallet-price.${name}`)
  return (
    <FormFrame form={form} words="wallet-price" looks={{ precios: { label: t('wallet.prices') } }} className="wl-prices">
      <Card title={t('wallet.prices')} hint={t('wallet.prices_hint')}>
        {lines.all.length === 0 && <Empty icon={<IconWallet size={28} />} title={t('wallet.no_prices')} />}
        <ol id={lines.id}>
          {lines.all.map((line) => (
            <li key={line.key}>
              <RowField row={line} name="precio" label={label('precio')} labelled />
              <RowField row={line} name="credito" label={label('credito')} labelled />
              <RowField row={line} name="desc" label={label('desc')} labelled />
              <RowField row={line} name="dias_caducidad" label={label('dias_caducidad')} labelled />
              <RowField row={line} name="id_mst_tipoingreso" label={label('id_mst_tipoingreso')} labelled />
              <IconButton size="md" label={t('wallet.remove_price', { nombre: line.draft.desc })} icon={IconTrash} onClick={line.remove} />
            </li>
          ))}
        </ol>
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => lines.add(fresh)}>
          {t('wallet.new_price')}
        </Button>
      </Card>
      <SaveBar form={form} />
    </FormFrame>
  )
}
