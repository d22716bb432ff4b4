import type { InUse, Use } from '@app/contract/kit/in-use'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import type { Call } from '../../kit/serve.ts'

/** Refuses to delete a level that somebody or something has, saying where and how often; levels are numbers, so no reference guards them. */
export async function refuseUsed(tx: Tx, level: number, say: Call<unknown>['say']) {
  const count = (table: 'socio' | 'tipo_socio') =>
    tx
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('nivel', '=', level)
      .executeTakeFirstOrThrow()
  const bookings = tx
    .selectFrom('reserva')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where((where) => where.or([where('nivel', '=', level), where('nivel_max', '=', level)]))
    .executeTakeFirstOrThrow()
  const uses: readonly Use[] = [
    { text: say('levels.members'), ...(await count('socio')), rows: [] },
    { text: say('levels.member_types'), ...(await count('tipo_socio')), rows: [] },
    { text: say('levels.bookings'), ...(await bookings), rows: [] },
  ].filter((use) => use.count > 0)
  if (uses.length === 0) return
  const where = uses.map((use) => ` ${use.text}: ${use.count}.`).join('')
  const in_use: InUse = { uses, hint: null }
  refuse('msg.in_use', { cod_nivel: { key: 'msg.in_use', values: { where } } }, { where }, { in_use })
}
