import { createLightCalendar } from '@app/contract/lights/lights'
import { useId, useRef } from 'react'
import { call } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { go } from '../../kit/navigation.ts'
import { useForm } from '../../kit/use-form.ts'

const fields = { desc_luz_calendario: createLightCalendar.input.desc_luz_calendario }

/** The name of a new light calendar; its courts and slots come on its own screen. */
export function NewLightForm({ onCancel }: { onCancel: () => void }) {
  const made = useRef(0)
  const form = useForm({
    id: useId(),
    fields,
    onSaved: () => go(`/luzcalendarios/${made.current}/edit`),
    onSubmit: async (values) => {
      made.current = (await call(createLightCalendar, { ...(values as { desc_luz_calendario: string }), recursos_asociados: [] })).id
    },
  })
  return (
    <FormFrame form={form} words="light-calendar">
      <FormFields form={form} words="light-calendar" />
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
