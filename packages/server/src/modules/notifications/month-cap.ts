import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'

/** First day of the month of a day. */
const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

const sentIn = async (tx: Tx, mes: Day) =>
  (await tx.selectFrom('correo_mes').select('enviados').where('mes', '=', mes).executeTakeFirst())?.enviados ?? 0

type Moment = Pick<Call<unknown>, 'tx' | 'today' | 'club'>

/** Mails of the month of a day, those of letters planned for it, and the cap. */
export async function monthFacts({ tx, today, club }: Moment) {
  const mes = monthOf(today)
  const planned = await tx
    .selectFrom('notificacion')
    .select(['sale', 'previstos'])
    .where('fecha_cola', 'is', null)
    .where('sale', 'is not', null)
    .where('no_enviada', 'is', null)
    .execute()
  const own = planned.filter((one) => monthOf(clubTime(one.sale!, club.zone).today) === mes)
  return {
    enviados: await sentIn(tx, mes),
    programados: own.reduce((sum, one) => sum + one.previstos, 0),
    limite: await param(tx, 'MAX_EMAILS_MES'),
  }
}

/** Refuses mails beyond the cap of the month of a day, and names it; those that are planned count. */
export async function requireMonth(moment: Moment, mails: number) {
  const { enviados, programados, limite } = await monthFacts(moment)
  if (enviados + programados + mails > limite) refuse('msg.maxEmailsManualesMes', {}, { limite })
}

/** Counts mails in their month; false, and nothing counted, beyond the cap. Letters that leave at once take turns at the month's row. */
export async function countMails(tx: Tx, day: Day, mails: number): Promise<boolean> {
  const mes = monthOf(day)
  await tx
    .insertInto('correo_mes')
    .values({ mes, enviados: 0 })
    .onConflict((conflict) => conflict.column('mes').doNothing())
    .execute()
  const limit = await param(tx, 'MAX_EMAILS_MES')
  const { numUpdatedRows } = await tx
    .updateTable('correo_mes')
    .set((eb) => ({ enviados: eb('enviados', '+', mails) }))
    .where('mes', '=', mes)
    .where(sql<boolean>`enviados + ${mails}::int <= ${limit}::int`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes mails that were stopped off their month again. */
export const returnMails = (tx: Tx, day: Day, mails: number) =>
  tx
    .updateTable('correo_mes')
    .set((eb) => ({ enviados: eb('enviados', '-', mails) }))
    .where('mes', '=', monthOf(day))
    .execute()
