import { createCalendar } from '@app/contract/calendars/calendars'
import type { SentOf } from '@app/contract/kit/action'
import { useId, useRef } from 'react'
import { call } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { useForm } from '../../kit/use-form.ts'

const fields = { desc_calendario: createCalendar.input.desc_calendario }

/** /calendarios/new: a name; the calendar is active and asks for its hours next. */
export function NewCalendarScreen() {
  const made = useRef(0)
  const form = useForm({
    id: useId(),
    fields,
    onSaved: () => go(`/calendarios/${made.current}/edit`, { replace: true }),
    onSubmit: async (values) => {
      made.current = (await call(createCalendar, values as SentOf<typeof createCalendar>)).id_mst_calendario
    },
  })
  return (
    <Screen narrow>
      <FormFrame form={form} words="calendar">
        <section className="card">
          <p>{t('calendars.new_hint')}</p>
          <FormFields form={form} words="calendar" />
        </section>
        <SaveBar form={form} always save={t('calendars.create_and_hours')} onCancel={() => go('/calendarios')} />
      </FormFrame>
    </Screen>
  )
}
