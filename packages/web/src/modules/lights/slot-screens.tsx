import { getLightCalendar } from '@app/contract/lights/light-calendars'
import { getLightSlot } from '@app/contract/lights/light-slots'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { slotTitle } from './light-labels.ts'
import { SlotForm } from './slot-form.tsx'

/** /luzcalendarios/{id}/edit/{idtramo}/edittramo: a slot of a light calendar; 0 is a new one. */
export function CalendarSlotScreen() {
  const id = useNumberParam('id')
  const own = useNumberParam('idtramo')
  const reading = useRead(getLightCalendar, { id })
  const calendar = reading.data
  const slot = calendar?.luztramos_luzcalendario.find((one) => one.id === own) ?? null
  const isMissing = calendar !== undefined && own !== 0 && slot === null
  const missing = isMissing ? new RefusedError(404, {}, t('msg.not_found')) : null
  const back = () => go(`/luzcalendarios/${id}/edit`)
  return (
    <Screen
      title={calendar && !isMissing ? `${calendar.desc_luz_calendario}: ${slotTitle(slot)}` : undefined}
      reading={{ isPending: reading.isPending, error: reading.error ?? missing, refetch: reading.refetch }}
      skeleton={<FormSkeleton lines={6} />}
    >
      {calendar && !isMissing && <SlotForm key={own} calendar={id} slot={slot} onSaved={back} onCancel={back} />}
    </Screen>
  )
}

/** /luztramos/{id}/edit: the same form, from the list of all slots. */
export function LightSlotScreen() {
  const id = useNumberParam('id')
  const reading = useRead(getLightSlot, { id })
  const slot = reading.data
  const back = () => go('/luztramos')
  return (
    <Screen title={slot && `${slot.desc_luz_calendario}: ${slotTitle(slot)}`} reading={reading} skeleton={<FormSkeleton lines={6} />}>
      {slot && <SlotForm key={id} calendar={slot.id_mst_luz_calendario} slot={slot} onSaved={back} onCancel={back} />}
    </Screen>
  )
}
