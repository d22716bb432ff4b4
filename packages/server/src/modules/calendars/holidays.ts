import { listHolidays, publicHolidays, saveHolidays } from '@app/contract/calendars/holidays'
import { sql } from 'kysely'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { holidayRegions, holidaysOf, isRegion } from './public-holidays.ts'

const pad = (n: number) => String(n).padStart(2, '0')

/** Recurring holidays first, with year 0004, then the dated ones; each in the order of the year. */
export const holidays = handle(listHolidays, async ({ tx }) => {
  const rows = await tx
    .selectFrom('festivo')
    .selectAll()
    .orderBy('dia', (day) => day.asc().nullsFirst())
    .orderBy('mes')
    .orderBy('dia_mes')
    .execute()
  return rows.map(({ id_mst_festivos, dia, mes, dia_mes, desc_festivo }) => ({
    id: id_mst_festivos,
    id_mst_festivos,
    day: dia ?? `0004-${pad(mes!)}-${pad(dia_mes!)}`,
    desc_festivo,
  }))
})

/** Replaces all holidays; duplicates count once. Simultaneous saves take turns, and the later one wins. */
export const save = handle(saveHolidays, async ({ tx, input, club }) => {
  await sql`lock table ${sql.id(club.schema, 'festivo')} in share row exclusive mode`.execute(tx)
  await tx.deleteFrom('festivo').where(sql.lit(true)).execute()
  const recurring = [...new Map(input.festivosDiasMeses.map((one) => [one.day, one])).values()]
  const dated = [...new Map(input.festivosDias.map((one) => [one.day, one])).values()]
  const rows = [
    ...recurring.map(({ day, desc_festivo }) => ({
      dia: null,
      mes: Number(day.slice(5, 7)),
      dia_mes: Number(day.slice(8, 10)),
      desc_festivo,
    })),
    ...dated.map(({ day, desc_festivo }) => ({ dia: day, mes: null, dia_mes: null, desc_festivo })),
  ]
  if (rows.length > 0) await tx.insertInto('festivo').values(rows).execute()
  return {}
})

/** The regions, and the public holidays of the requested one. */
export const official = handle(publicHolidays, async ({ input: { region } }) => {
  if (region !== null && !isRegion(region)) return refuse('msg.not_found')
  return {
    regiones: [...holidayRegions],
    festivos: region === null ? [] : holidaysOf(region).map(({ date, name }) => ({ day: date, desc_festivo: name })),
  }
})
