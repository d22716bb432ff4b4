import { account, session } from '@app/contract/identity/account'
import { memberRight } from '@app/contract/identity/member-right'
import { type Language, type Locale, languageOf, locales } from '@app/contract/kit/texts'
import { member } from '@app/contract/members/member'
import type { Day } from '@app/contract/values/day'
import { type ExpressionBuilder, sql } from 'kysely'
import { after, clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { ClubDb, Database, Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'
import { forgetDevices } from './known-devices.ts'

/** Idle time after which a session ends, and its maximum life. */
const idleSeconds = 12 * 3600
const absoluteSeconds = 30 * 86_400
/** Seconds by which clocks of servers may differ: a session that starts further in the future was opened under a wrong clock. */
const skewSeconds = 300
/** Maximum of sessions of an account; the one longest unused ends for a further one. */
const mostSessions = 50
/** Interval in which last_seen is written at most once: reading a list must not write each time. */
const seenSeconds = 60

interface Opening {
  readonly id_mst_socios: number
  readonly ip: string | null
  readonly agent: string | null
  readonly now: Date
  readonly second_factor_pending?: boolean
}

const over = (now: Date) => (eb: ExpressionBuilder<Database, 'sesion'>) =>
  eb.or([eb('expires_at', '<=', now), eb('last_seen', '<=', after(now, -idleSeconds)), eb('created_at', '>', after(now, skewSeconds))])

/**
 * Opens a session: `token` for the cookie, stored hashed, `csrf` for every write. Expired sessions of the member are
 * deleted, and those beyond the maximum.
 */
export async function openSession(
  tx: Tx,
  { id_mst_socios, ip, agent, now, second_factor_pending = false }: Opening,
): Promise<{ token: string; csrf: string }> {
  const token = newToken()
  const csrf = newToken()
  const own = tx.deleteFrom('sesion').where('id_mst_socios', '=', id_mst_socios)
  await own.where(over(now)).execute()
  const recent = tx.selectFrom('sesion').select('id_reg_sesion').where('id_mst_socios', '=', id_mst_socios)
  const kept = recent
    .orderBy('last_seen', 'desc')
    .orderBy('id_reg_sesion', 'desc')
    .limit(mostSessions - 1)
  await own.where('id_reg_sesion', 'not in', kept).execute()
  await tx
    .insertInto('sesion')
    .values({
      token_hash: hashToken(token),
      id_mst_socios,
      csrf,
      created_at: now,
      last_seen: now,
      expires_at: after(now, absoluteSeconds),
      ip,
      agent,
      second_factor_pending,
    })
    .execute()
  return { token, csrf }
}

/** Sessions that are still valid. */
export const openSessions = (db: ClubDb, now: Date) =>
  db
    .selectFrom('sesion as s')
    .where('s.expires_at', '>', now)
    .where('s.last_seen', '>', after(now, -idleSeconds))
    .where('s.created_at', '<=', after(now, skewSeconds))

/** True if an account is one of staff: all others are players' (0195). */
export const isOfStaff = ({ is_staff, is_admin }: { is_staff: boolean; is_admin: boolean }) => is_staff || is_admin

/** True if the member `m` has access on this day of the club: active, with web access, not left. A leave date is the last day. */
export const isWelcome = (today: Day) => sql<boolean>`m.activo and m.acceso_web and (m.fecha_baja is null or m.fecha_baja >= ${today})`

const found = (db: ClubDb, token: string, { now, today }: { now: Date; today: Day }) =>
  openSessions(db, now)
    .innerJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .innerJoin('socio as m', 'm.id_mst_socios', 's.id_mst_socios')
    .where('s.token_hash', '=', hashToken(token))
    .where(isWelcome(today))
    .select([
      's.id_reg_sesion',
      's.id_mst_socios',
      's.csrf',
      's.last_seen',
      's.second_factor_pending',
      'c.is_staff',
      'c.is_admin',
      'c.lang',
      'm.nombre',
      'm.apellidos',
    ])
    .select((eb) => [
      eb
        .selectFrom('socios_menus as r')
        .whereRef('r.id_mst_socios', '=', 's.id_mst_socios')
        .select((e) => e.fn.agg<string[] | null>('array_agg', ['r.menu']).as('rights'))
        .as('rights'),
      eb
        .selectFrom('param as p')
        .where('p.cod_param', '=', 'DEFAULT_LANGUAGE')
        .where('p.activo', '=', true)
        .select('p.valor')
        .as('standard'),
    ])
    .executeTakeFirst()

/** The account of staff with access, in whose name work goes on after its session; refuses a closed one. */
export async function actingUser(tx: Tx, member: number | null, { club, today }: { club: ClubFacts; today: Day }): Promise<User> {
  const row = await tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as m', 'm.id_mst_socios', 'c.id_mst_socios')
    .select(['c.id_mst_socios', 'c.is_admin', 'c.lang', 'm.nombre', 'm.apellidos'])
    .where('c.id_mst_socios', '=', member)
    .where((eb) => eb.or([eb('c.is_staff', '=', true), eb('c.is_admin', '=', true)]))
    .where(isWelcome(today))
    .executeTakeFirst()
  if (!row) return refuse('msg.not_allowed')
  const rights = await tx.selectFrom('socios_menus').select('menu').where('id_mst_socios', '=', row.id_mst_socios).execute()
  const locale = localeOf(row.lang, club.language)
  return {
    id_mst_socios: row.id_mst_socios,
    nombre: `${row.nombre} ${row.apellidos}`.trim(),
    is_staff: true,
    is_admin: row.is_admin,
    rights: rights.map(({ menu }) => menu),
    lang: languageOf(locale),
    locale,
    csrf: '',
    session: 0,
    second_factor_pending: false,
  }
}

interface SessionContext {
  readonly club: Pick<ClubFacts, 'zone' | 'language'>
  readonly now: Date
}
/** The user of a cookie's token, in one query; null if the session has ended or is unknown, or its account or member was closed. `isSeen` records the activity. */
export async function sessionUser(
  tables: ClubDb,
  token: string,
  { club, now, isSeen }: SessionContext & { readonly isSeen: boolean },
): Promise<User | null> {
  const row = await found(tables, token, { now, today: clubTime(now, club.zone).today })
  if (!row) return null
  if (isSeen && row.last_seen < after(now, -seenSeconds)) {
    await tables.updateTable('sesion').set({ last_seen: now }).where('id_reg_sesion', '=', row.id_reg_sesion).execute()
  }
  const locale = localeOf(row.lang ?? row.standard, club.language)
  const is_staff = isOfStaff(row)
  return {
    id_mst_socios: row.id_mst_socios,
    nombre: `${row.nombre} ${row.apellidos}`.trim(),
    is_staff,
    is_admin: row.is_admin && !row.second_factor_pending,
    rights: row.second_factor_pending || !is_staff ? [] : (row.rights ?? []),
    lang: languageOf(locale),
    locale,
    csrf: row.csrf,
    session: row.id_reg_sesion,
    second_factor_pending: row.second_factor_pending,
  }
}

/** True if the session of a cookie's token is still open and of staff; does not count as activity. */
export async function isSessionOpen(tables: ClubDb, token: string, { club, now }: SessionContext): Promise<boolean> {
  const row = await found(tables, token, { now, today: clubTime(now, club.zone).today })
  return row !== undefined && isOfStaff(row)
}

/** A write to one of these may have ended a session or closed an account. */
export const decidesAccess: readonly string[] = [session.name, account.name, member.name, memberRight.name]

/** Deletes expired sessions and known browsers. */
export async function forgetOver(tx: Tx, now: Date) {
  await tx.deleteFrom('sesion').where('expires_at', '<', now).execute()
  await tx.deleteFrom('dispositivo_conocido').where('expires_at', '<', now).execute()
}

/** The own choice, else the parameter DEFAULT_LANGUAGE, else the club's language. */
const localeOf = (chosen: string | null, language: Language): Locale =>
  locales.find((locale) => locale === chosen) ?? locales.find((locale) => languageOf(locale) === language) ?? 'es-ES'

export const closeSession = async (tx: Tx, id: number) => {
  await tx.deleteFrom('sesion').where('id_reg_sesion', '=', id).execute()
}

/** Ends every session of an account, except one, and forgets its known browsers. Returns the number ended. */
export async function closeSessions(tx: Tx, member: number, except?: number): Promise<number> {
  await forgetDevices(tx, member)
  const all = tx.deleteFrom('sesion').where('id_mst_socios', '=', member)
  const { numDeletedRows } = await (except === undefined ? all : all.where('id_reg_sesion', '<>', except)).executeTakeFirst()
  return Number(numDeletedRows)
}
