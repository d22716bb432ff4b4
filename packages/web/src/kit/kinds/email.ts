import { asText, type Shape } from './shape.ts'

const input = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** E-mail address. */
export const email: Shape<string> = { ...asText, width: 200, grows: true, tidy: true, input }
