import { t } from '../../../kit/texts/i18n.ts'
import type { PlannerBooking } from '../planner-model.ts'
import type { Slot } from './slot.ts'

/** Id of the draft booking in the planner. */
export const draft = 0

/** Draft booking at the place of the open form. */
export const draftOf = ({ court, from, minutes }: Slot): PlannerBooking => ({
  id: draft,
  court,
  from,
  to: from + minutes,
  title: t('desk.new_booking'),
  kind: '',
  colour: '#4263eb',
  payment: 'none',
  colourByPayment: false,
  blocked: false,
  pending: false,
  isDraft: true,
  overlapping: false,
  locked: t('desk.not_saved_yet'),
})
