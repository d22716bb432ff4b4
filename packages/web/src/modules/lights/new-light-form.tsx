import { createLightCalendar } from '@app/contract/lights/light-calendars'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { go } from '../../kit/screen/navigation.ts'

/** Name of a new light calendar; its courts and slots follow on its own screen. */
export function NewLightForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm({
    call: createLightCalendar,
    given: { recursos_asociados: [] },
    successMessage: null,
    onSaved: ({ id }) => go(`/luzcalendarios/${id}/edit`),
  })
  return (
    <FormFrame form={form} words="light-calendar">
      <FormFields form={form} words="light-calendar" />
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
