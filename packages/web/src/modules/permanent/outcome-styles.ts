import type { Outcome } from '@app/contract/permanent/series'
import {
  IconAlertTriangleFilled,
  IconArrowRight,
  IconCalendarOff,
  IconCircleMinus,
  IconEqual,
  IconHistory,
  IconLock,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'

/** Icon of each outcome; its label is the text `permanent.outcome.<name>`. Only a clash is amber. */
export const outcomeIcons = {
  new: IconPlus,
  moved: IconArrowRight,
  kept: IconEqual,
  removed: IconMinus,
  clash: IconAlertTriangleFilled,
  paid: IconLock,
  past: IconHistory,
  closed: IconCalendarOff,
  skipped: IconCircleMinus,
} satisfies Record<Outcome, unknown>
