import { court } from '@app/contract/courts/court'
import { may } from '@app/contract/kit/permissions'
import type { Call } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'

export const courtColumns = Object.keys(court.fields) as (keyof typeof court.fields)[]

/** ACTIVAR_ACCESO that opens doors with codes of the club's own. */
export const accessWithCodes = 4

/** Removes the emergency codes if they are not in use, or for users without the right to edit courts. */
export async function withoutCodes<T extends { readonly cod_emergencia: string | null }>(
  { tx, user }: Pick<Call<unknown>, 'tx' | 'user'>,
  rows: readonly T[],
): Promise<T[]> {
  const isShown = may(user, 'courts') && (await settings(tx)).ACTIVAR_ACCESO === accessWithCodes
  return isShown ? [...rows] : rows.map((row) => ({ ...row, cod_emergencia: null }))
}
