import './pass-types.css'
import { feesForPassType } from '@app/contract/fees/fees'
import type { OutputOf } from '@app/contract/kit/action'
import { duplicatePassType, getPassType, removePassType, savePassType } from '@app/contract/pass-types/pass-types'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { choicesOf } from '../../kit/fields/choices.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import type { Name } from '../../kit/forms/form-types.ts'
import { mayLeave } from '../../kit/forms/leave-guard.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type PassForm, passFields } from './pass-fields.ts'
import { PassPicture } from './pass-picture.tsx'
import { PassPrices } from './pass-prices.tsx'
import { expiryChosen, PassExpiry, PassUse } from './pass-use.tsx'

type PassType = OutputOf<typeof getPassType>
const switches = [
  'visible_usuario',
  'uso_online',
  'reg_abonos_activo',
  'abono_multipersonal',
  'requiere_reserva_previa',
  'cuenta_entradas',
  'pedir_cantidad_reserva',
  'desapuntar_reserva_todas',
] as const

/** /tipoabono/edit/{id}: use, expiry and prices of a pass type. */
export function EditPassTypeScreen() {
  const id = useNumberParam('id')
  const remove = useAction(removePassType)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/tipoabono/edit/${id}`],
    list: '/tipoabono',
    message: (nombre) => t('pass-types.deleted', { nombre }),
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
      {pass && <LoadedForm key={id} pass={pass} />}
    </Screen>
  )
}

function LoadedForm({ pass }: { pass: PassType }) {
  const id = pass.id_mst_tipoabonos
  const form: PassForm = useForm({
    name: `pass-type ${id}`,
    fields: passFields,
    first: pass,
    by: { tiposocio_precio: { by: ['id_mst_tiposocio'], blank: ['precio'] } },
    save: (_values, { only, read }) => call(savePassType, { id, ...only }, { read }),
    onChange: (name, value) => name === 'tipo_caducidad' && expiryChosen(form, value),
  })
  const fees = useRead(feesForPassType, { id })
  const fieldsOf = (names: readonly Name<typeof passFields>[]) => (
    <FormFields form={form} names={names} words="pass-type" autoFocus={false} />
  )
  return (
    <FormFrame form={form} words="pass-type" looks={{ tiposocio_precio: { label: t('pass-types.part.prices') } }}>
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
          <PassPicture pass={pass} />
          <Card className="pt-options" title={t('pass-types.part.options')}>
            {fieldsOf(switches)}
            {fieldsOf(['asignar_id_mst_tiposocio'])}
            <FormFields
              form={form}
              names={['asignar_id_mst_cuotas']}
              words="pass-type"
              looks={{ asignar_id_mst_cuotas: { options: choicesOf(fees.data) } }}
              autoFocus={false}
            />
          </Card>
        </div>
      </div>
      <SaveBar form={form} />
    </FormFrame>
  )
}
