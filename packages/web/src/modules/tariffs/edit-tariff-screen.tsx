import './tariffs.css'
import { copyTariff, getTariff, newTariff, removeTariff } from '@app/contract/tariffs/tariffs'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { mayLeave } from '../../kit/forms/leave-guard.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam, useParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { firstTariff } from './tariff-fields.ts'
import { TariffPage } from './tariff-form.tsx'

/** /tarifas/{id}/edit: one tariff, and beside it a trial price. */
export function EditTariffScreen() {
  const id = useNumberParam('id')
  const isBands = useParam('id_mst_tarifas_precios') !== ''
  const remove = useAction(removeTariff)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/tarifas/${id}/edit`],
    list: '/tarifas',
    message: (nombre) => t('tarifa.eliminada', { nombre }),
  })
  const reading = useRead(getTariff, { id }, { enabled: !removal.isGoing })
  const template = useRead(newTariff, {})
  const tariff = reading.data
  const copy = useAction(copyTariff)
  const onCopy = async () => {
    if (!(await mayLeave())) return
    const copied = await copy.run({ id })
    if (!copied) return
    toast.good(t('tarifa.copiada'))
    go(`/tarifas/${copied.id_mst_tarifas}/edit`)
  }
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
      {tariff && template.data && (
        <TariffPage
          key={id}
          first={firstTariff(tariff)}
          tariff={tariff}
          durations={template.data.duraciones}
          bandsAt={(price) => `/tarifas/${id}/edit/TarifasPrecios/${price}/TarifasPreciosTramos`}
        />
      )}
      <Outlet />
    </Screen>
  )
}
