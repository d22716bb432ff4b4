import { formatIban } from '@app/contract/values/iban'
import { asText, type Shape } from './shape.ts'

/** Bank account, in groups of four. */
export const iban: Shape<string> = {
  ...asText,
  format: formatIban,
  width: 208,
  parse: (text) => text.replaceAll(' ', ''),
  toDraft: formatIban,
  tidy: true,
  input: { autoCapitalize: 'characters', spellCheck: false },
}
