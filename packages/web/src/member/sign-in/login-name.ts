import type { ClubFacts } from '../session-start.ts'

type Mode = ClubFacts['modo_autenticacion']

/** Label of the login name by MODO_AUTENTICACION. */
export const loginNames = {
  0: 'member-page.data.email',
  1: 'member-page.data.numsocio',
  5: 'member-page.data.nif',
} as const satisfies Record<Mode, string>

/** Datum of the member that is the login name. */
export const loginDatum = { 0: 'email', 1: 'numsocio', 5: 'nif' } as const satisfies Record<Mode, string>

/** Keyboard of the phone for the login name. */
export const loginKeyboard = { 0: 'email', 1: 'numeric', 5: 'text' } as const satisfies Record<Mode, string>
