import { clubTime } from '../../kit/clock.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { endedCredits, expiry, lockMembers, post } from '../ledger/public.ts'

/** Expires ended credits: members are locked first, and earlier spending is seen, so that nothing expires twice. */
export const expireCredits: Tidy = async (tx, now, club) => {
  const found = await endedCredits(tx, now).execute()
  await lockMembers(
    tx,
    found.map((one) => one.id_mst_socios!),
  )
  const held =
    found.length === 0
      ? []
      : await endedCredits(tx, now)
          .where(
            'id_mst_socios',
            'in',
            found.map((one) => one.id_mst_socios),
          )
          .execute()
  const transfers = held.map((one) => expiry(one.id_reg_cuenta, one.saldo ?? 0))
  await post({ tx, now, club, user: null, today: clubTime(now, club.zone).today }, transfers)
}
