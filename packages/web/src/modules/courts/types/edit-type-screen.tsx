import { callsOf } from '@app/contract/kit/generic-calls'
import '../courts.css'
import { courtType } from '@app/contract/courts/court-type'
import { courtTypeIncome, courtTypePrices, removeCourtType } from '@app/contract/courts/court-type-file'
import { courtTypePasses, saveCourtTypePasses, saveCourtTypePassesEverywhere } from '@app/contract/courts/passes'
import { RemovalButton, useRemoval } from '../../../kit/dialogs/removal.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { go, useNumberParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { editTypePath, typePath, typesPath } from '../court-paths.ts'
import { PassCard } from '../pass-card.tsx'
import { TypeForm } from './type-form.tsx'

/** /tipo_recursos/{id}/edit: a court type, its prices and its pass types. */
export function EditTypeScreen() {
  const id = useNumberParam('id')
  const remove = useAction(removeCourtType)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [editTypePath(id), typePath(id)],
    list: typesPath,
    message: (nombre) => t('courts.deleted', { nombre }),
  })
  const reading = useRead(callsOf(courtType).get, { id }, { enabled: !removal.isGoing })
  const prices = useRead(courtTypePrices, { id }, { enabled: !removal.isGoing })
  const income = useRead(courtTypeIncome, { id }, { enabled: !removal.isGoing })
  const type = reading.data
  return (
    <Screen
      title={type && t('courts.edit', { nombre: type.desc_tiporecurso })}
      reading={prices.error ? prices : income.error ? income : reading}
      skeleton={<FormSkeleton lines={8} />}
      actions={type && remove.may && !courtType.reserved?.includes(id) && <RemovalButton removal={removal} name={type.desc_tiporecurso} />}
    >
      {type && prices.data && income.data ? (
        <div className="ct-file">
          <TypeForm
            key={id}
            id={id}
            first={{ ...type, ...income.data, tiporecurso_tiposocio: prices.data }}
            onCancel={() => go(typePath(id))}
          />
          <PassCard id={id} read={courtTypePasses} save={saveCourtTypePasses} saveEverywhere={saveCourtTypePassesEverywhere} />
        </div>
      ) : (
        <FormSkeleton lines={8} />
      )}
    </Screen>
  )
}
