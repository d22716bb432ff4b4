import { asText, type Shape } from './shape.ts'

/** Text of one line or several. */
export const text: Shape<string> = { ...asText, width: 160, grows: true }
