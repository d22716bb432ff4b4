import type { OutputOf } from '@app/contract/kit/action'
import { passesToBuy, sellPass } from '@app/contract/passes/sell-pass'
import { formatEuros } from '@app/contract/values/money'
import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type MemberPass, termsLabel } from './pass-labels.ts'

type Offer = OutputOf<typeof passesToBuy>[number]

function OfferRow({ offer, isChosen, onChoose }: { offer: Offer; isChosen: boolean; onChoose: () => void }) {
  const { desc_tipoabonos, precio, en_venta, venta_cerrada_texto, saldo_original } = offer
  return (
    <label className="mps-offer" data-chosen={isChosen} data-closed={!en_venta}>
      <input type="radio" name="pass-type" checked={isChosen} disabled={!en_venta} onChange={onChoose} />
      <span>
        {desc_tipoabonos}
        <small>{en_venta ? termsLabel(offer, saldo_original) : (venta_cerrada_texto ?? t('passes.not_on_sale'))}</small>
      </span>
      <b className="tabular">{formatEuros(precio)}</b>
    </label>
  )
}

/** Sells one of the passes available to the member; its price is collected immediately or stays due. */
export function SellDialog({ id, onClose, onCollect }: { id: number; onClose: () => void; onCollect: (pass: MemberPass) => void }) {
  const { data, error, refetch } = useRead(passesToBuy, { id })
  const [chosen, setChosen] = useState<number | null>(null)
  const [withoutFee, setWithoutFee] = useState(false)
  const sell = useAction(sellPass)
  const offer = data?.find((one) => one.id_mst_tipoabonos === chosen)
  const run = async (collects: boolean) => {
    if (!offer) return
    const sold = await sell.run({ id_mst_socios: id, id_mst_tipoabonos: offer.id_mst_tipoabonos, no_generar_cuota: withoutFee })
    if (!sold) return
    toast.good(t('passes.sold', { nombre: sold.desc_tipoabonos }))
    onClose()
    if (collects) onCollect(sold)
  }
  const groups = [...Map.groupBy(data ?? [], (one) => one.desc_grupo_tipoabonos ?? '')]
  return (
    <DialogFrame title={t('passes.sell')} size={460} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data?.length === 0 && <Empty title={t('passes.nothing_to_sell')} hint={t('passes.nothing_to_sell_hint')} />}
      {groups.map(([name, offers]) => (
        <fieldset key={name} className="mps-group">
          <legend>{name || t('passes.no_group')}</legend>
          {offers.map((one) => (
            <OfferRow
              key={one.id_mst_tipoabonos}
              offer={one}
              isChosen={one.id_mst_tipoabonos === chosen}
              onChoose={() => setChosen(one.id_mst_tipoabonos)}
            />
          ))}
        </fieldset>
      ))}
      {offer?.desc_cuota && (
        <Checkbox
          mt="sm"
          checked={!withoutFee}
          label={t('passes.brings_fee', { cuota: offer.desc_cuota })}
          onChange={() => setWithoutFee(!withoutFee)}
        />
      )}
      {data && data.length > 0 && (
        <Group gap={8} mt="md" justify="flex-end">
          <Button variant="default" disabled={!offer || sell.isBusy} onClick={() => void run(false)}>
            {t('passes.sell_later')}
          </Button>
          <Button disabled={!offer} loading={sell.isBusy} onClick={() => void run((offer?.precio ?? 0) > 0)}>
            {offer ? t('passes.sell_for', { importe: formatEuros(offer.precio) }) : t('passes.sell')}
          </Button>
        </Group>
      )}
    </DialogFrame>
  )
}
