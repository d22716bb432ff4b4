import * as declared from '@app/contract/identity/staff'
import type { Right } from '@app/contract/kit/permissions'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { mailJob } from '../mail/public.ts'
import { type Account, accountOf, fullName, lockedStaff, newPasswordHash, refuseLastAdmin, staffAccountOf } from './account.ts'
import { resetLink } from './forgotten-password.ts'
import { type ChangeKind, letter } from './letters.ts'
import { notifyAccountChange } from './notify-account-change.ts'
import { endTokens, issueToken, validMinutes } from './one-time-token.ts'
import { publicUrl } from './public-url.ts'
import { closeSessions } from './sessions.ts'

/** An account without a second factor. */
const noFactor = { totp_on: false, totp_secret: null, totp_step: null, email_code_on: false, recovery_codes: json<string[]>([]) } as const

/** Ends the account's sessions, but for the administrator's own one. */
const closeAll = ({ tx, user }: Call<unknown>, member: number) =>
  closeSessions(tx, member, member === user.id_mst_socios ? user.session : undefined)

/** Ends the account's sessions and notifies the owner. */
async function changed(call: Call<unknown>, account: Account, kind: ChangeKind) {
  await closeAll(call, account.id_mst_socios)
  await notifyAccountChange(call, account, { kind })
}

export const rights = handle(declared.memberRights, ({ tx, input }) => {
  const all = tx.selectFrom('socios_menus').selectAll().orderBy('id_mst_socios').orderBy('menu')
  return (input.id_mst_socios === null ? all : all.where('id_mst_socios', '=', input.id_mst_socios)).execute()
})

export const grant = handle(declared.grantRight, async (call) => {
  const { tx, input } = call
  const account = (await staffAccountOf(tx, input.id_mst_socios)) ?? refuse('account.not_staff')
  const row = await tx.insertInto('socios_menus').values(input).returningAll().executeTakeFirstOrThrow()
  await changed(call, account, 'rights')
  return row
})

export const withdraw = handle(declared.withdrawRight, async (call) => {
  const { tx, input } = call
  const row = await tx.deleteFrom('socios_menus').where('id_reg_socios_menus', '=', input.id).returning('id_mst_socios').executeTakeFirst()
  if (!row) refuse('msg.not_found')
  const account = await accountOf(tx, row.id_mst_socios)
  if (account) await changed(call, account, 'rights')
  return {}
})

const staff = (tx: Tx) =>
  tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as m', 'm.id_mst_socios', 'c.id_mst_socios')
    .select(['c.id_mst_socios', 'm.nombre', 'm.apellidos', 'm.email', 'c.is_admin', 'c.is_staff', 'c.totp_on', 'c.email_code_on'])
    .select((eb) =>
      eb
        .selectFrom('socios_menus as r')
        .whereRef('r.id_mst_socios', '=', 'c.id_mst_socios')
        .select((e) => e.fn.agg<Right[] | null>('array_agg', ['r.menu']).as('rights'))
        .as('rights'),
    )
    // a player has neither
    .where((eb) =>
      eb.or([
        eb('c.is_staff', '=', true),
        eb('c.is_admin', '=', true),
        eb.exists(eb.selectFrom('socios_menus as g').select('g.menu').whereRef('g.id_mst_socios', '=', 'c.id_mst_socios')),
      ]),
    )
    .orderBy('c.is_admin', 'desc')
    .orderBy('m.nombre')
    .orderBy('c.id_mst_socios')

type StaffRow = Awaited<ReturnType<ReturnType<typeof staff>['execute']>>[number]
const shown = ({ apellidos, nombre, rights: granted, ...row }: StaffRow) => ({
  ...row,
  nombre: fullName({ nombre, apellidos }),
  rights: (granted ?? []).toSorted(),
})
const oneStaff = async (tx: Tx, id: number) => shown(await staff(tx).where('c.id_mst_socios', '=', id).executeTakeFirstOrThrow())

export const list = handle(declared.staffList, async ({ tx }) => (await staff(tx).execute()).map(shown))

/** The account starts without any right. Without a password the member is mailed a link to choose one. */
export const create = handle(declared.createStaff, async (call) => {
  const { tx, input, now, club, request, later } = call
  const { id_mst_socios, is_admin, password } = input
  const member = await tx
    .selectFrom('socio')
    .select(['nombre', 'apellidos', 'email'])
    .where('id_mst_socios', '=', id_mst_socios)
    .executeTakeFirst()
  if (!member) refuse('msg.not_found')
  if (await staffAccountOf(tx, id_mst_socios)) refuse('account.already_account')
  if (password === null && member.email === null) refuse('account.no_email', { email: 'account.no_email' })
  const hash = password === null ? null : await newPasswordHash({ password, field: 'password', club, person: member })
  await tx
    .insertInto('cuenta')
    .values({ id_mst_socios, is_admin, is_staff: true, password_hash: hash })
    .onConflict((conflict) => conflict.column('id_mst_socios').doUpdateSet({ is_admin, is_staff: true, password_hash: hash }))
    .execute()
  // a session or link of the player would lead past the second factor that staff may need
  await closeSessions(tx, id_mst_socios)
  await endTokens(tx, { id_mst_socios, purpose: 'autologin', now })
  // rights start empty, also for staff who come back
  await tx.deleteFrom('socios_menus').where('id_mst_socios', '=', id_mst_socios).execute()
  if (password === null) {
    const link = resetLink(publicUrl(club, request), await issueToken(tx, { id_mst_socios, purpose: 'password', now }))
    const values = { minutos: validMinutes.password }
    const mail = letter('welcome', { ...member, lang: null }, { club: club.nombre, standard: club.language, values, link })
    if (mail) await later(mailJob, mail)
  }
  return oneStaff(tx, id_mst_socios)
})

export const change = handle(declared.changeStaff, async (call) => {
  const { tx, input, now } = call
  const { id, is_admin, is_staff } = input
  if (!is_admin) await refuseLastAdmin(tx, id)
  const account = (await accountOf(tx, id)) ?? refuse('account.no_account')
  const stays = is_staff || is_admin
  // what is left is a player's account: without the password of staff, and without a factor that a player could not take off
  const closed = stays ? {} : { password_hash: null, ...noFactor }
  await tx
    .updateTable('cuenta')
    .set({ is_admin, is_staff: stays, ...closed })
    .where('id_mst_cuenta', '=', account.id_mst_cuenta)
    .execute()
  await endTokens(tx, { id_mst_socios: id, purpose: 'autologin', now })
  await changed(call, account, 'rights')
  return oneStaff(tx, id)
})

/** The user's own password and second factor change only with the password: a session left open must not suffice. */
function refuseOwn({ user }: Call<unknown>, member: number) {
  if (member === user.id_mst_socios) refuse('account.own_account')
}

export const setPassword = handle(declared.setStaffPassword, async (call) => {
  const { tx, input, now, club } = call
  refuseOwn(call, input.id)
  const account = await lockedStaff(tx, input.id)
  const hash = await newPasswordHash({ password: input.password, field: 'password', club, person: account })
  await tx.updateTable('cuenta').set({ password_hash: hash }).where('id_mst_cuenta', '=', account.id_mst_cuenta).execute()
  await endTokens(tx, { id_mst_socios: input.id, purpose: 'password', now })
  await changed(call, account, 'password')
  return {}
})

export const endSessions = handle(declared.endStaffSessions, async (call) => {
  await lockedStaff(call.tx, call.input.id)
  await closeAll(call, call.input.id)
  return {}
})

export const removeSecondFactor = handle(declared.removeStaffSecondFactor, async (call) => {
  const { tx, input } = call
  refuseOwn(call, input.id)
  const account = await lockedStaff(tx, input.id)
  await tx.updateTable('cuenta').set(noFactor).where('id_mst_cuenta', '=', account.id_mst_cuenta).execute()
  await changed(call, account, 'second_factor')
  return {}
})
