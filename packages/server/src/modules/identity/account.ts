import { passwordComplaint, passwordMin, personalWords } from '@app/contract/identity/password-rules'
import type { SecondFactor } from '@app/contract/identity/sign-in'
import type { Day } from '@app/contract/values/day'
import { readEmail } from '@app/contract/values/email'
import { readTaxId } from '@app/contract/values/nif'
import { sql } from 'kysely'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { hashPassword } from '../../kit/secrets/passwords.ts'
import { settings } from '../club/public.ts'
import { isOfStaff, isWelcome } from './sessions.ts'

const accounts = (tx: Tx) =>
  tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as m', 'm.id_mst_socios', 'c.id_mst_socios')
    .selectAll('c')
    .select(['m.nombre', 'm.apellidos', 'm.email'])
    // of people with one e-mail staff come first: the account of a player never stands in their way
    .orderBy('c.is_admin', 'desc')
    .orderBy('c.is_staff', 'desc')
    .orderBy('m.id_mst_socios')
export type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

/** The account of a member, also of a player, and of one without access. */
export const accountOf = (tx: Tx, member: number) => accounts(tx).where('c.id_mst_socios', '=', member).executeTakeFirst()

/** The account of a member of staff, also of one without access; undefined for a player. */
export async function staffAccountOf(tx: Tx, member: number): Promise<Account | undefined> {
  const account = await accountOf(tx, member)
  return account && isOfStaff(account) ? account : undefined
}

/** The account, locked until the commit: changes of credentials are serialised. */
export const lockedAccount = async (tx: Tx, member: number): Promise<Account> =>
  (await accounts(tx).where('c.id_mst_socios', '=', member).forNoKeyUpdate('c').executeTakeFirst()) ?? refuse('account.no_account')

/** The same for an account of staff; refuses a player. */
export async function lockedStaff(tx: Tx, member: number): Promise<Account> {
  const account = await lockedAccount(tx, member)
  return isOfStaff(account) ? account : refuse('account.no_account')
}

/** Accounts of members with access today; all others are treated as unknown. */
const open = (tx: Tx, today: Day) => accounts(tx).where(isWelcome(today))

/** The account of a link's token, locked; undefined while its member has no access. */
export const openAccount = (tx: Tx, member: number, today: Day): Promise<Account | undefined> =>
  open(tx, today).where('c.id_mst_socios', '=', member).forNoKeyUpdate('c').executeTakeFirst()

/** The login name in its one spelling, so that failures with another one count for the same: e-mail, member number or tax id. */
export async function loginName(tx: Tx, usuario: string): Promise<string> {
  const { MODO_AUTENTICACION } = await settings(tx)
  const name = usuario.trim()
  if (MODO_AUTENTICACION === 0) return readEmail(name) ?? name.toLowerCase()
  if (MODO_AUTENTICACION === 5) return readTaxId(name, { foreign: true })?.value ?? name
  return /^\d{1,9}$/.test(name) ? String(Number(name)) : name
}

/** Condition on a member `m`: the name of `loginName` is the own e-mail, member number or tax id, by MODO_AUTENTICACION. */
async function isNamed(tx: Tx, name: string) {
  const { MODO_AUTENTICACION } = await settings(tx)
  if (MODO_AUTENTICACION === 0) return sql<boolean>`lower(m.email) = ${name}`
  if (MODO_AUTENTICACION === 5) return sql<boolean>`m.nif = ${name}`
  return /^\d{1,9}$/.test(name) ? sql<boolean>`m.numsocio = ${Number(name)}` : sql<boolean>`false`
}

/** The account with this name of `loginName`. */
export const accountByLogin = async (tx: Tx, name: string, today: Day): Promise<Account | undefined> =>
  open(tx, today)
    .where(await isNamed(tx, name))
    .executeTakeFirst()

/** Members who may have an account of a player: with access today and an e-mail, never a reserved one (0195). */
const possiblePlayers = (tx: Tx, today: Day) =>
  tx
    .selectFrom('socio as m')
    .select('m.id_mst_socios')
    .where(isWelcome(today))
    .where('m.reservado', '=', false)
    .where('m.email', 'is not', null)
    .orderBy('m.id_mst_socios')

/** Makes an account without rights and without password for a member that has none and may have one. */
export async function requirePlayerAccount(tx: Tx, member: number, today: Day) {
  await tx
    .insertInto('cuenta')
    .columns(['id_mst_socios'])
    .expression(possiblePlayers(tx, today).where('m.id_mst_socios', '=', member))
    .onConflict((conflict) => conflict.column('id_mst_socios').doNothing())
    .execute()
}

/** The account with this name of `loginName`, locked; that of a player is made if the member may have one. */
export async function accountToOpen(tx: Tx, name: string, today: Day): Promise<Account | undefined> {
  const named = await isNamed(tx, name)
  const found = await possiblePlayers(tx, today).where(named).executeTakeFirst()
  if (found) await requirePlayerAccount(tx, found.id_mst_socios, today)
  const account = await open(tx, today).where(named).executeTakeFirst()
  return account && openAccount(tx, account.id_mst_socios, today)
}

/** Administrators, with the data that decide their access. The rows are locked, so two cannot close each other at the same time. */
const admins = (tx: Tx) =>
  tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as m', 'm.id_mst_socios', 'c.id_mst_socios')
    .select(['c.id_mst_socios', 'm.email', 'm.numsocio', 'm.nif'])
    .select(['m.activo', 'm.acceso_web', 'm.fecha_baja'])
    .where('c.is_admin', '=', true)
    .orderBy('c.id_mst_cuenta')
    .forNoKeyUpdate('c')
    .execute()

/** Datum of a member that serves as login name in each mode. */
const loginDatum = { 0: 'email', 1: 'numsocio', 5: 'nif' } as const

/** Refuses to close or demote an administrator unless another one remains: active, with web access, without a leave date. */
export async function refuseLastAdmin(tx: Tx, member: number) {
  const others = (await admins(tx)).filter(({ id_mst_socios, activo, acceso_web, fecha_baja }) => {
    const stays = activo && acceso_web && fecha_baja === null
    return id_mst_socios !== member && stays
  })
  if (others.length === 0) refuse('account.last_admin')
}

/** True if an administrator with access has the login name that MODO_AUTENTICACION asks for. */
export async function mayAnyAdminSignIn(tx: Tx, today: Day) {
  const datum = loginDatum[(await settings(tx)).MODO_AUTENTICACION]
  return (await admins(tx)).some(
    (one) => one.activo && one.acceso_web && (one.fecha_baja === null || one.fecha_baja >= today) && one[datum] !== null,
  )
}

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }) => `${nombre} ${apellidos}`.trim()

export const factorsOf = ({ totp_on, email_code_on }: Pick<Account, 'totp_on' | 'email_code_on'>): SecondFactor[] => [
  ...(totp_on ? (['totp'] as const) : []),
  ...(email_code_on ? (['email'] as const) : []),
]

/** True if the club requires a second factor of this account (DOBLE_AUTENTIFICACION_ADMIN, R-310, A-125). */
export const mustHaveFactor = async (tx: Tx, { is_admin }: Pick<Account, 'is_admin'>) =>
  is_admin && (await settings(tx)).DOBLE_AUTENTIFICACION_ADMIN

interface Chosen {
  readonly password: string
  /** The form's field, under which a bad one is refused. */
  readonly field: string
  readonly club: Pick<ClubFacts, 'nombre'>
  readonly person: { readonly nombre: string; readonly apellidos: string; readonly email: string | null }
}
/** The hash of a chosen password. Refuses short and common ones, and the names of club and person. */
export async function newPasswordHash({ password, field, club, person }: Chosen): Promise<string> {
  const code = passwordComplaint(password, personalWords({ ...person, club: club.nombre }))
  const values = { min: passwordMin }
  if (code) refuse(code, { [field]: { key: code, values } }, values)
  return hashPassword(password)
}
