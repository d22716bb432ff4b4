import type { Fields } from '@app/contract/kit/field'
import type { Choice } from '../fields/choices.ts'
import { shapeOf } from '../kinds/shapes.ts'
import { t } from '../texts/i18n.ts'
import { readOne } from './draft.ts'
import { fieldAt } from './form-state.ts'

/** Text of a form value for the conflict question; '…' for values without text, such as a drawn week. */
export function conflictText(fields: Fields, path: string, draft: unknown, options: readonly Choice[] | undefined): string {
  const field = fieldAt(fields, path)
  const chosen = options?.find(({ value }) => String(value) === String(draft))
  if (chosen) return `«${chosen.text}»`
  if (draft === '' || draft === null || draft === undefined) return t('core.conflict_empty')
  const shape = field && field.kind !== 'ref' ? shapeOf(field.kind) : null
  if (!field || !shape) return '…'
  const reading = readOne(field, draft)
  return `«${'value' in reading ? shape.format(reading.value) : String(draft)}»`
}
