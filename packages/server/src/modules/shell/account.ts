import { passwordComplaint, passwordMin } from '@app/contract/shell/password-rules'
import type { SecondFactor } from '@app/contract/shell/sign-in'
import { readTaxId } from '@app/contract/values/nif'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/fail.ts'
import { hashPassword } from '../../kit/passwords.ts'
import { settings } from '../club/public.ts'

const accounts = (tx: Tx) =>
  tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as m', 'm.id_mst_socios', 'c.id_mst_socios')
    .selectAll('c')
    .select(['m.nombre', 'm.apellidos', 'm.email'])
    .where((eb) => eb.or([eb('c.is_staff', '=', true), eb('c.is_admin', '=', true)]))
    .orderBy('c.id_mst_cuenta')
export type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

/** The account of a member who may sign in. */
export const accountOf = (tx: Tx, member: number) => accounts(tx).where('c.id_mst_socios', '=', member).executeTakeFirst()

/** The account, locked until the commit: two changes of credentials come one after the other. */
export const lockedAccount = async (tx: Tx, member: number): Promise<Account> =>
  (await accounts(tx).where('c.id_mst_socios', '=', member).forNoKeyUpdate('c').executeTakeFirst()) ?? refuse('account.no_account')

/** Whoever signs in with this name: e-mail, member number or tax id as MODO_AUTENTICACION says. */
export async function accountByLogin(tx: Tx, usuario: string): Promise<Account | undefined> {
  const { MODO_AUTENTICACION } = await settings(tx)
  const name = usuario.trim()
  if (MODO_AUTENTICACION === 0) return accounts(tx).where(sql`lower(m.email)`, '=', name.toLowerCase()).executeTakeFirst()
  if (MODO_AUTENTICACION === 5)
    return accounts(tx)
      .where('m.nif', '=', readTaxId(name, { foreign: true })?.value ?? name)
      .executeTakeFirst()
  return /^\d{1,9}$/.test(name) ? accounts(tx).where('m.numsocio', '=', Number(name)).executeTakeFirst() : undefined
}

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }) => `${nombre} ${apellidos}`.trim()

export const factorsOf = ({ totp_on, email_code_on }: Pick<Account, 'totp_on' | 'email_code_on'>): SecondFactor[] => [
  ...(totp_on ? (['totp'] as const) : []),
  ...(email_code_on ? (['email'] as const) : []),
]

/** Whether the club demands a second factor of this account (DOBLE_AUTENTIFICACION_ADMIN, R-310, A-125). */
export const mustHaveFactor = async (tx: Tx, { is_admin }: Pick<Account, 'is_admin'>) =>
  is_admin && (await settings(tx)).DOBLE_AUTENTIFICACION_ADMIN

/** The hash of a password that somebody chose. Refuses short and common ones, under the name of the form's field. */
export async function newPasswordHash(password: string, name: string): Promise<string> {
  const code = passwordComplaint(password)
  const values = { min: passwordMin }
  if (code) refuse(code, { [name]: { key: code, values } }, values)
  return hashPassword(password)
}
