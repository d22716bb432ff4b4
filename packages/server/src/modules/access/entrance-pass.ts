import type { Day } from '@app/contract/values/day'
import { after, wallInstant } from '../../kit/clock.ts'
import type { Call } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { type EntrancePass, entrancePasses } from '../passes/public.ts'

type EntryCall = Pick<Call<unknown>, 'tx' | 'club'>

/** Pass of which an entry took a use within the last ACCESO_MINUTOS_ABONO: further entries take none. */
async function enteredWith({ tx }: EntryCall, member: number, at: Date): Promise<number | null> {
  const minutes = await param(tx, 'ACCESO_MINUTOS_ABONO')
  const row = await tx
    .selectFrom('acceso')
    .select('id_reg_abonos')
    .where('id_mst_socios', '=', member)
    .where('id_reg_abonos', 'is not', null)
    .where('fecha', '>', after(at, -minutes * 60))
    .where('fecha', '<=', at)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id_reg_abonos ?? null
}

interface Found {
  readonly pass: EntrancePass | null
  /** True if the entry takes a use. */
  readonly takes: boolean
  /** Name of a pass without entries left, if no other has one. */
  readonly usedUp: string | null
}
/** The pass whose uses are entries with which a member comes in at a moment. */
export async function entrancePass(call: EntryCall, member: number, { day, minute }: { day: Day; minute: number }): Promise<Found> {
  const passes = await entrancePasses(call, member, { day, minute })
  const entered = await enteredWith(call, member, wallInstant(day, minute, call.club.zone))
  const again = passes.find(({ id_reg_abonos }) => id_reg_abonos === entered)
  const pass = again ?? passes.find(({ left }) => left > 0) ?? null
  return { pass, takes: pass !== null && !again, usedUp: pass === null ? (passes[0]?.desc_tipoabonos ?? null) : null }
}
