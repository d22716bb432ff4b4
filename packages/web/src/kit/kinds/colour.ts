import { colourName } from '@app/contract/values/colour'
import { t } from '../texts/i18n.ts'
import type { Shape } from './shape.ts'

/** Colour, '#rrggbb'; shown by its name. */
export const colour: Shape<string> = {
  format: (colour) => t(`colour.${colourName(colour)}`),
  toDraft: (colour) => colour,
  width: 96,
  align: 'start',
  compare: 'words',
  tidy: true,
  input: { type: 'color' },
}
