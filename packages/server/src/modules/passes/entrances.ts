import type { Day } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import type { Call } from '../../kit/http/serve.ts'
import { heldPasses, type MoneyContext } from '../invoices/public.ts'
import { keepsItsMoney } from './keeps-its-money.ts'
import { lockPass, lockPasses } from './lock-passes.ts'
import { accountsOf, balanceOn } from './pass-accounts.ts'
import { takeUse } from './use-pass.ts'

interface Moment {
  readonly day: Day
  readonly minute: number
}
export interface EntrancePass {
  readonly id_reg_abonos: number
  readonly desc_tipoabonos: string
  /** Entries left on the day. */
  readonly left: number
}

/** Valid passes of a member whose uses are entries, with the entries left, the one that ends first before the others; none whose line was written off. */
export async function entrancePasses(
  { tx, club }: Pick<Call<unknown>, 'tx' | 'club'>,
  member: number,
  { day, minute }: Moment,
): Promise<EntrancePass[]> {
  const rows = await heldPasses(tx)
    .where('a.id_mst_socios', '=', member)
    .where('a.activo', '=', true)
    .where('a.fecha_compra', '<=', day)
    .where('t.cuenta_entradas', '=', true)
    .where(keepsItsMoney)
    .where((eb) => eb.or([eb('a.vence', 'is', null), eb('a.vence', '>', wallInstant(day, minute, club.zone))]))
    .orderBy('a.vence', (order) => order.asc().nullsLast())
    .orderBy('a.id_reg_abonos')
    .execute()
  const accounts = await accountsOf(
    tx,
    rows.map((row) => row.id_reg_abonos),
  )
  return rows.map(({ desc_tipoabonos, ...pass }) => ({
    id_reg_abonos: pass.id_reg_abonos,
    desc_tipoabonos,
    left:
      balanceOn(
        pass,
        accounts.filter((one) => one.id_reg_abonos === pass.id_reg_abonos),
        day,
      ) ?? 0,
  }))
}

/** Locks the valid passes of a member whose uses are entries: two simultaneous admissions take one use. */
export async function lockEntrances(call: Pick<Call<unknown>, 'tx' | 'club'>, member: number, at: Moment): Promise<void> {
  const passes = await entrancePasses(call, member, at)
  await lockPasses(
    call.tx,
    passes.map(({ id_reg_abonos }) => id_reg_abonos),
  )
}

/** Takes one use of a locked pass for an entry. */
export async function takeEntrance(call: MoneyContext, id: number, { day, minute }: Moment): Promise<void> {
  await takeUse(call, await lockPass(call.tx, id), { day, minute, duracion: 60 })
}
