import { asText, type Shape } from './shape.ts'

const input = { autoCapitalize: 'characters', spellCheck: false } as const

/** A tax id. */
export const nif: Shape<string> = { ...asText, width: 160, grows: true, tidy: true, input }
