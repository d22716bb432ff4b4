import { createCalendar } from '@app/contract/calendars/calendars'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** /calendarios/new: a name; the calendar is active and its hours follow. */
export function NewCalendarScreen() {
  const form = useForm({
    call: createCalendar,
    ask: ['desc_calendario'],
    successMessage: null,
    onSaved: ({ id_mst_calendario: id }) => go(`/calendarios/${id}/edit`, { replace: true }),
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
