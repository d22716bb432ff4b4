import { asText, type Shape } from './shape.ts'

const input = { autoCapitalize: 'characters', spellCheck: false } as const

/** Tax id. */
export const nif: Shape<string> = { ...asText, width: 160, grows: true, tidy: true, input }
