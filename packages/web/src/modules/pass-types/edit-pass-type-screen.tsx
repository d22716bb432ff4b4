import './pass-types.css'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { duplicatePassType, getPassType, passInput, removePassType, savePassType } from '@app/contract/pass-types/pass-types'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { call, useAction, useRead } from '../../kit/api.ts'
import { Card } from '../../kit/card.tsx'
import { only } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { mayLeave } from '../../kit/leave-guard.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { RemovalButton, useRemoval } from '../../kit/removal.tsx'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { PassPrices, pricesField, priceTexts } from './pass-prices.tsx'
import { PassExpiry, PassUse } from './pass-use.tsx'

type PassType = OutputOf<typeof getPassType>
const { asignar_id_mst_cuotas: _fee, ...asked } = passInput
const fields = { ...asked, tiposocio_precio: pricesField }
const switches = [
  'visible_usuario',
  'uso_online',
  'reg_abonos_activo',
  'abono_multipersonal',
  'requiere_reserva_previa',
  'pedir_cantidad_reserva',
  'desapuntar_reserva_todas',
] as const

/** /tipoabono/edit/{id}: what a pass is good for, until when, and what it costs. */
export function EditPassTypeScreen() {
  const id = useNumberParam('id')
  const remove = useAction(removePassType)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/tipoabono/edit/${id}`],
    list: '/tipoabono',
    said: (nombre) => t('pass-types.deleted', { nombre }),
  })
  const reading = useRead(getPassType, { id }, { enabled: !removal.isGoing })
  const pass = reading.data
  const duplicate = useAction(duplicatePassType)
  const onDuplicate = async () => {
    if (!(await mayLeave())) return
    const copied = await duplicate.run({ id })
    if (!copied) return
    toast.good(t('pass-types.duplicated'))
    go(`/tipoabono/edit/${copied.id_mst_tipoabonos}`)
  }
  return (
    <Screen
      title={pass?.desc_tipoabonos}
      reading={reading}
      skeleton={<FormSkeleton lines={10} />}
      actions={
        pass && (
          <>
            <Button variant="default" leftSection={<IconCopy size={15} />} loading={duplicate.isBusy} onClick={() => void onDuplicate()}>
              {t('pass-types.duplicate')}
            </Button>
            <RemovalButton removal={removal} name={pass.desc_tipoabonos} />
          </>
        )
      }
    >
      {pass && <PassForm key={id} pass={pass} />}
    </Screen>
  )
}

function PassForm({ pass }: { pass: PassType }) {
  const id = pass.id_mst_tipoabonos
  const row = useMemo(() => ({ ...pass, tiposocio_precio: priceTexts(pass.tiposocio_precio) }), [pass])
  const form = useForm({
    id: useId(),
    name: `pass-type ${id}`,
    fields,
    row,
    onSubmit: async (values, changed) => {
      const sent = only(values, changed)
      await call(savePassType, { id, ...sent } as SentOf<typeof savePassType>)
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const fieldsOf = (names: readonly string[]) => <FormFields form={form} names={names} words="pass-type" autoFocus={false} />
  return (
    <FormFrame form={form} words="pass-type">
      <div className="form-parts pt-parts">
        <div>
          <Card title={t('pass-types.part.name')}>{fieldsOf(['desc_tipoabonos', 'id_mst_grupo_tipoabonos'])}</Card>
          <Card title={t('pass-types.use')}>
            <PassUse form={form} />
          </Card>
          <Card title={t('pass-types.part.expiry')}>
            <PassExpiry form={form} />
          </Card>
        </div>
        <div>
          <Card title={t('pass-types.part.prices')}>
            <PassPrices form={form} />
          </Card>
          <Card className="pt-options" title={t('pass-types.part.options')}>
            {fieldsOf(switches)}
            {fieldsOf(['asignar_id_mst_tiposocio'])}
          </Card>
        </div>
      </div>
      <SaveBar form={form} />
    </FormFrame>
  )
}
