import './more-fields.css'
import type { addBooking } from '@app/contract/bookings/add-booking'
import { type FieldLooks, FormFields } from '../../../kit/forms/form-fields.tsx'
import type { Form } from '../../../kit/forms/use-form.ts'
import { t } from '../../../kit/texts/i18n.ts'

const names = ['num_faltan', 'sx', 'nivel', 'nivel_max', 'comentarios', 'observaciones'] as const

/** Rarely used fields: open places, players, levels, comments. Opens automatically if one of them is invalid. */
export function MoreFields({ form, looks }: { form: Form<Pick<(typeof addBooking)['input'], (typeof names)[number]>>; looks: FieldLooks }) {
  const isWrong = names.some((name) => form.complaints[name])
  return (
    <details className="mf" {...(isWrong && { open: true })}>
      <summary>{t('desk.more_fields')}</summary>
      <FormFields form={form} names={names} words="booking" looks={looks} autoFocus={false} />
    </details>
  )
}
