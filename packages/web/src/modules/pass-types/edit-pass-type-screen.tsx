import './pass-types.css'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { duplicatePassType, getPassType, passInput, removePassType, savePassType } from '@app/contract/pass-types/pass-types'
import { Button } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { call, readKey, useAction, useRead } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { mayLeave } from '../../kit/leave-guard.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { queries } from '../../kit/queries.ts'
import { Screen } from '../../kit/screen.tsx'
import { forget } from '../../kit/screen-title.ts'
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
  const [isGoing, setGoing] = useState(false)
  const reading = useRead(getPassType, { id }, ['pass-type', 'pass-price'], { enabled: !isGoing })
  const pass = reading.data
  const remove = useAction(removePassType)
  const duplicate = useAction(duplicatePassType)
  const onDelete = async (nombre: string) => {
    if (!(await confirmDelete(nombre))) return
    setGoing(true)
    if (!(await remove.run({ id }))) return setGoing(false)
    forget(`/tipoabono/edit/${id}`)
    toast.good(t('pass-types.deleted', { nombre }))
    go('/tipoabono', { replace: true })
  }
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
            <Button
              variant="default"
              leftSection={<IconTrash size={15} />}
              loading={remove.isBusy}
              onClick={() => void onDelete(pass.desc_tipoabonos)}
            >
              {t('core.delete')}
            </Button>
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
      const sent = Object.fromEntries(changed.map((name) => [name, values[name]]))
      const saved = await call(savePassType, { id, ...sent } as SentOf<typeof savePassType>)
      queries.setQueryData(readKey(getPassType, { id }), saved)
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const part = (title: string, content: ReactNode) => (
    <section className="card">
      <h2>{title}</h2>
      {content}
    </section>
  )
  return (
    <FormFrame form={form} words="pass-type">
      <div className="pt-parts">
        <div>
          {part(
            t('pass-types.part.name'),
            <FormFields form={form} names={['desc_tipoabonos', 'id_mst_grupo_tipoabonos']} words="pass-type" autoFocus={false} />,
          )}
          {part(t('pass-types.use'), <PassUse form={form} />)}
          {part(t('pass-types.part.expiry'), <PassExpiry form={form} />)}
        </div>
        <div>
          {part(t('pass-types.part.prices'), <PassPrices form={form} />)}
          <section className="card pt-options">
            <h2>{t('pass-types.part.options')}</h2>
            <FormFields form={form} names={switches} words="pass-type" autoFocus={false} />
            <FormFields form={form} names={['asignar_id_mst_tiposocio']} words="pass-type" autoFocus={false} />
          </section>
        </div>
      </div>
      <SaveBar form={form} />
    </FormFrame>
  )
}
