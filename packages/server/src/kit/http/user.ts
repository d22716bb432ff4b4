import type { Language, Locale } from '@app/contract/kit/texts'

/** The signed-in user, as every call receives it. */
export interface User {
  readonly id_mst_socios: number
  readonly nombre: string
  /** False for a player, who has the own page only (0195). */
  readonly is_staff: boolean
  readonly is_admin: boolean
  readonly rights: readonly string[]
  readonly lang: Language
  readonly locale: Locale
  readonly csrf: string
  /** id_reg_sesion. */
  readonly session: number
  /** True for an administrator who has to set up a second factor first: until then without any right. */
  readonly second_factor_pending: boolean
}
