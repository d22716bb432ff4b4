import type { SentOf } from '@app/contract/kit/action'
import { object, readAnswer } from '@app/contract/kit/shapes'
import { tariff } from '@app/contract/tariffs/tariff'
import { createTariff, newTariff } from '@app/contract/tariffs/tariffs'
import { useCallback, useMemo, useRef } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import type { TariffValues } from './tariff-draft.ts'
import { TariffForm } from './tariff-form.tsx'

const { id_mst_tarifas: _id, fecha_ini: _from, fecha_fin: _to, ...kept } = tariff.fields

/** /tarifas/new: the whole year, every hour, for any length; the server says so. */
export function NewTariffScreen() {
  const reading = useRead(newTariff, {}, { staleTime: Number.POSITIVE_INFINITY })
  const template = reading.data
  const row = useMemo(
    () => template && { ...readAnswer(object(kept), template), fecha_ini: null, fecha_fin: null, precios: [], dias_tarifa: [] },
    [template],
  )
  const made = useRef(0)
  const onSave = async (values: TariffValues & Record<string, unknown>) => {
    const saved = await call(createTariff, values as SentOf<typeof createTariff>)
    made.current = saved.id_mst_tarifas
  }
  const onSaved = useCallback(() => {
    toast.good(t('Operacio_realitzada_correctament'))
    go(`/tarifas/${made.current}/edit`, { replace: true })
  }, [])
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {row && template && (
        <TariffForm row={row} id={null} durations={template.duraciones} onSave={onSave} onSaved={onSaved} onCancel={() => go('/tarifas')} />
      )}
    </Screen>
  )
}
