import './tariffs.css'
import { listBands } from '@app/contract/tariffs/price-bands'
import { getTariff } from '@app/contract/tariffs/tariffs'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { FormSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { BandsForm } from './bands-form.tsx'

const memberTypes = { path: 'tipo_socio', name: 'member-type' } as const

/** …/TarifasPrecios/{id_mst_tarifas_precios}/TarifasPreciosTramos: the bands of a price, beside its tariff. */
export function BandsScreen() {
  const tariffId = useNumberParam('id')
  const id = useNumberParam('id_mst_tarifas_precios')
  const { data: bands, error, refetch } = useRead(listBands, { id })
  const { data: tariff } = useRead(getTariff, { id: tariffId })
  const { data: types } = useChoices(memberTypes)
  const type = tariff?.precios.find((price) => price.id_mst_tarifas_precios === id)?.id_mst_tiposocio
  const nombre = types?.find((one) => one.id === type)?.text ?? ''
  const close = () => go(`/tarifas/${tariffId}/edit`)
  return (
    <SideDrawer opened title={t('tarifa.tramos_de', { nombre })} onClose={close}>
      {error ? <ReadError error={error} onRetry={refetch} /> : null}
      {!error && !bands ? <FormSkeleton lines={4} /> : null}
      {bands && <BandsForm price={id} bands={bands} onSaved={close} onCancel={close} />}
    </SideDrawer>
  )
}
