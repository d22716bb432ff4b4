import { expiredAccounts, units } from '@app/contract/ledger/account'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { lockMembers, post } from '../ledger/public.ts'

/** Maximum of accounts expired in one round; the rest follows an hour later. */
const atOnce = 2000

/** Balances of passes, or weeks of them, that have expired. */
const endedBy = (tx: Tx, now: Date) =>
  tx
    .selectFrom('libro_cuenta')
    .select(['id_reg_cuenta', 'id_mst_socios', 'saldo', 'unidad'])
    .where('id_reg_abonos', 'is not', null)
    .where('vence', '<=', now)
    .where('saldo', '>', 0)
    .orderBy('id_reg_cuenta')
    .limit(atOnce)

const isPassUnit = (unidad: number): unidad is 2 | 3 => unidad === units.uses || unidad === units.minutes

/** Expires the remainder of passes, and of weeks of passes, after their end. Concurrent uses take turns with it. */
export const expirePasses: Tidy = async (tx, now, club) => {
  const seen = await endedBy(tx, now).execute()
  if (seen.length === 0) return
  await lockMembers(
    tx,
    seen.map((one) => one.id_mst_socios!),
  )
  const ended = await endedBy(tx, now)
    .where(
      'id_reg_cuenta',
      'in',
      seen.map((one) => one.id_reg_cuenta),
    )
    .execute()
  const { today } = clubTime(now, club.zone)
  const over = ended.flatMap(({ id_reg_cuenta: debe, saldo, unidad }) =>
    isPassUnit(unidad) ? [{ debe, haber: expiredAccounts[unidad], importe: saldo!, unidad, motivo: 'bono_caduca' as const }] : [],
  )
  await post({ tx, now, today, user: null, club }, over)
}
