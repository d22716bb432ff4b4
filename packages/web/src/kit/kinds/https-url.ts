import { asText, type Shape } from './shape.ts'

const input = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

/** Web address, or that of a device. */
export const httpsUrl: Shape<string> = { ...asText, width: 160, grows: true, tidy: true, input }
