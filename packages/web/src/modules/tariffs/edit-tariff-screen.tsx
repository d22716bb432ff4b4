import './tariffs.css'
import type { SentOf } from '@app/contract/kit/action'
import { copyTariff, getTariff, newTariff, removeTariff, updateTariff } from '@app/contract/tariffs/tariffs'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { call, useAction, useRead } from '../../kit/api.ts'
import { only } from '../../kit/draft.ts'
import { t } from '../../kit/i18n.ts'
import { mayLeave } from '../../kit/leave-guard.ts'
import { go, useNumberParam, useParam } from '../../kit/navigation.ts'
import { RemovalButton, useRemoval } from '../../kit/removal.tsx'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { formRow, type PriceValue, type TariffValues, tariffFields } from './tariff-draft.ts'
import { TariffForm } from './tariff-form.tsx'
import type { TariffRow } from './tariff-words.ts'

const listed = new Set(['precios', 'dias_tarifa'])

/** Saves what changed: fields, prices that are new or changed, prices that went, days (spec 3 §7). Bands have a screen of their own. */
async function save(before: TariffRow, values: TariffValues & Record<string, unknown>, changed: readonly string[]) {
  const id = before.id_mst_tarifas
  const names = changed.filter((name) => !listed.has(name) && name in tariffFields)
  const prices: readonly PriceValue[] = changed.includes('precios') ? values.precios : []
  const kept = new Set(prices.map((price) => price.id_mst_tarifas_precios))
  const gone = changed.includes('precios')
    ? before.precios.map((price) => price.id_mst_tarifas_precios).filter((one) => !kept.has(one))
    : []
  await call(updateTariff, {
    id,
    tarifa: only(values, names),
    precios: prices.map((price) => ({ ...price, tramos: null })),
    idsTarifaPrecioElim: gone,
    ...(changed.includes('dias_tarifa') && { dias_tarifa: values.dias_tarifa }),
  } as unknown as SentOf<typeof updateTariff>)
}

/** /tarifas/{id}/edit: one tariff, and beside it what somebody would pay with it. */
export function EditTariffScreen() {
  const id = useNumberParam('id')
  const isBands = useParam('id_mst_tarifas_precios') !== ''
  const remove = useAction(removeTariff)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/tarifas/${id}/edit`],
    list: '/tarifas',
    said: (nombre) => t('tarifa.eliminada', { nombre }),
  })
  const reading = useRead(getTariff, { id }, { enabled: !removal.isGoing })
  const template = useRead(newTariff, {})
  const tariff = reading.data
  const row = useMemo(() => tariff && formRow(tariff), [tariff])
  const copy = useAction(copyTariff)
  const onCopy = async () => {
    if (!(await mayLeave())) return
    const copied = await copy.run({ id })
    if (!copied) return
    toast.good(t('tarifa.copiada'))
    go(`/tarifas/${copied.id_mst_tarifas}/edit`)
  }
  const onSaved = useCallback(() => void toast.good(t('Operacio_realitzada_correctament')), [])
  return (
    <Screen
      title={isBands ? undefined : tariff?.desc_tarifa}
      reading={reading}
      skeleton={<FormSkeleton lines={10} />}
      actions={
        tariff &&
        remove.may && (
          <>
            <Button variant="default" leftSection={<IconCopy size={15} />} loading={copy.isBusy} onClick={() => void onCopy()}>
              {t('tarifa.copiar')}
            </Button>
            <RemovalButton removal={removal} name={tariff.desc_tarifa} />
          </>
        )
      }
    >
      {tariff && row && template.data && (
        <TariffForm
          key={id}
          row={row}
          id={id}
          durations={template.data.duraciones}
          onSave={(values, changed) => save(tariff, values, changed)}
          onSaved={onSaved}
          bandsAt={(price) => `/tarifas/${id}/edit/TarifasPrecios/${price}/TarifasPreciosTramos`}
        />
      )}
      <Outlet />
    </Screen>
  )
}
