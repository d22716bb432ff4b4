import './courts.css'
import { courtType } from '@app/contract/courts/court-type'
import {
  courtTypePasses,
  courtTypePrices,
  removeCourtType,
  saveCourtTypePasses,
  saveCourtTypePassesEverywhere,
  updateCourtType,
} from '@app/contract/courts/court-types'
import type { SentOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { call, useAction, useRead } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { callsOf } from '../../kit/resource-calls.ts'
import { Screen } from '../../kit/screen.tsx'
import { forget } from '../../kit/screen-title.ts'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { reloadSession } from '../shell/public.ts'
import { editTypePath, typePath, typesPath } from './court-paths.ts'
import { PassCard } from './pass-card.tsx'
import { priceDrafts } from './price-draft.ts'
import { TypeForm } from './type-form.tsx'

/** /tipo_recursos/{id}/edit: a court type, its prices and its pass types. */
export function EditTypeScreen() {
  const id = useNumberParam('id')
  const [isGoing, setGoing] = useState(false)
  const reading = useRead(callsOf(courtType).get, { id }, ['court-type'], { enabled: !isGoing })
  const prices = useRead(courtTypePrices, { id }, ['court-type-price'], { enabled: !isGoing })
  const type = reading.data
  const row = useMemo(
    () => (type && prices.data ? { ...type, tiporecurso_tiposocio: priceDrafts(prices.data) } : undefined),
    [type, prices.data],
  )
  const remove = useAction(removeCourtType)
  const onDelete = async (nombre: string) => {
    if (!(await confirmDelete(nombre))) return
    setGoing(true)
    if (!(await remove.run({ id }))) return setGoing(false)
    forget(editTypePath(id))
    forget(typePath(id))
    void reloadSession()
    toast.good(t('courts.deleted', { nombre }))
    go(typesPath, { replace: true })
  }
  const onSave = async (values: Record<string, unknown>, changed: readonly string[]) => {
    const sent = Object.fromEntries(changed.map((name) => [name, values[name]]))
    await call(updateCourtType, { id, ...sent } as SentOf<typeof updateCourtType>)
    // the menu has a line for each active type
    if ('desc_tiporecurso' in sent || 'activo' in sent) void reloadSession()
  }
  const onSaved = useCallback(() => void toast.good(t('Operacio_realitzada_correctament')), [])
  return (
    <Screen
      title={type && t('courts.edit', { nombre: type.desc_tiporecurso })}
      reading={prices.error ? prices : reading}
      skeleton={<FormSkeleton lines={8} />}
      actions={
        type &&
        remove.may &&
        !courtType.reserved?.includes(id) && (
          <Button
            variant="default"
            leftSection={<IconTrash size={15} />}
            loading={remove.isBusy}
            onClick={() => void onDelete(type.desc_tiporecurso)}
          >
            {t('core.delete')}
          </Button>
        )
      }
    >
      {row ? (
        <div className="ct-file">
          <TypeForm key={id} isNew={false} row={row} onSave={onSave} onSaved={onSaved} onCancel={() => go(typePath(id))} />
          <PassCard
            id={id}
            read={courtTypePasses}
            save={saveCourtTypePasses}
            saveEverywhere={saveCourtTypePassesEverywhere}
            from={['pass-type', 'court-type-pass']}
          />
        </div>
      ) : (
        <FormSkeleton lines={8} />
      )}
    </Screen>
  )
}
