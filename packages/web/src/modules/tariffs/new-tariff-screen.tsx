import { newTariff } from '@app/contract/tariffs/tariffs'
import { templateOf } from '../../kit/forms/form-state.ts'
import { useRead } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { tariffFields } from './tariff-fields.ts'
import { TariffPage } from './tariff-form.tsx'

const { fecha_ini: _from, fecha_fin: _to, precios: _prices, dias_tarifa: _days, ...proposed } = tariffFields

/** /tarifas/new: the whole year, every hour, any length, by the server's template. */
export function NewTariffScreen() {
  const reading = useRead(newTariff, {}, { staleTime: Number.POSITIVE_INFINITY })
  const template = reading.data
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {template && (
        <TariffPage
          first={templateOf(proposed, template)}
          tariff={null}
          durations={template.duraciones}
          onSaved={({ id_mst_tarifas: id }) => go(`/tarifas/${id}/edit`, { replace: true })}
          onCancel={() => go('/tarifas')}
        />
      )}
    </Screen>
  )
}
