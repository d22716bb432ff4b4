import { complaintsAboutTimes, inherited, type Times, timeChoices } from '@app/contract/booking-config/times'
import * as declared from '@app/contract/booking-config/type-times'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { lockCourtTypeTimes, setCourtTypeTimes } from '../courts/public.ts'

/** '90 min' up to an hour and a half, then hours: '2 h', '2 h 30 min'. */
const inWords = (minutes: number, say: Call<unknown>['say']) =>
  minutes < 120
    ? say('booking-config.minutes', { n: minutes })
    : [`${Math.floor(minutes / 60)} h`, ...(minutes % 60 ? [say('booking-config.minutes', { n: minutes % 60 })] : [])].join(' ')

export const times = handle(declared.timesDropdown, async ({ tx, say }) =>
  timeChoices(await param(tx, 'STEP_TIEMPO_RESERVA')).map((id) => ({
    id,
    text: id === inherited ? say('booking-config.inherited') : inWords(id, say),
  })),
)

const own = (name: 'min_tiempo_reserva' | 'max_tiempo_reserva' | 'default_tiempo_reserva') =>
  sql<number>`coalesce(${sql.ref(`c.${name}`)}, ${inherited}::int)`.as(name)
const bookingTypes = (tx: Tx) =>
  tx
    .selectFrom('tipo_reserva as t')
    .leftJoin('tiporeserva_configuracion as c', 'c.id_mst_tiporeserva', 't.id_mst_tiporeserva')
    .select(['t.id_mst_tiporeserva', 't.desc_tiporeserva'])
    .select([own('min_tiempo_reserva'), own('max_tiempo_reserva'), own('default_tiempo_reserva')])
    .orderBy('t.desc_tiporeserva')
    .orderBy('t.id_mst_tiporeserva')

export const bookingTypeList = handle(declared.bookingTypeTimesList, ({ tx }) => bookingTypes(tx).where('t.activo', '=', true).execute())

export const bookingTypeDropdown = handle(declared.bookingTypeTimesDropdown, ({ tx }) =>
  tx
    .selectFrom('tipo_reserva')
    .select(['id_mst_tiporeserva as id', 'desc_tiporeserva as text'])
    .where('activo', '=', true)
    .orderBy('desc_tiporeserva')
    .execute(),
)

const timesOf = ({ min_tiempo_reserva, max_tiempo_reserva, default_tiempo_reserva }: Times): Times => ({
  min_tiempo_reserva,
  max_tiempo_reserva,
  default_tiempo_reserva,
})

/** Refuses a row twice, an unknown type, and inconsistent times: 'filas.2.max_tiempo_reserva' names the third row (R-277). */
function checkRows(rows: readonly (Times & { id: number })[], before: ReadonlyMap<number, Times>, step: number) {
  const complaints: Record<string, string> = {}
  const seen = new Set<number>()
  for (const [index, row] of rows.entries()) {
    if (!before.has(row.id) || seen.has(row.id)) complaints[`filas.${index}`] = 'reserva_configuracion.tipo_desconocido'
    seen.add(row.id)
    for (const [name, key] of Object.entries(complaintsAboutTimes(row, step, before.get(row.id))))
      complaints[`filas.${index}.${name}`] = key
  }
  if (Object.values(complaints).includes('alert1')) refuse('alert1', complaints)
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
}

export const saveBookingTypes = handle(declared.saveBookingTypeTimes, async ({ tx, input }) => {
  await tx.selectFrom('tipo_reserva').select('id_mst_tiporeserva').orderBy('id_mst_tiporeserva').forNoKeyUpdate().execute()
  const before = new Map((await bookingTypes(tx).execute()).map((row) => [row.id_mst_tiporeserva, timesOf(row)]))
  checkRows(
    input.filas.map((row) => ({ ...row, id: row.id_mst_tiporeserva })),
    before,
    await param(tx, 'STEP_TIEMPO_RESERVA'),
  )
  for (const row of input.filas)
    await tx
      .insertInto('tiporeserva_configuracion')
      .values(row)
      .onConflict((conflict) => conflict.column('id_mst_tiporeserva').doUpdateSet(timesOf(row)))
      .execute()
  return {}
})

export const saveCourtTypes = handle(declared.saveCourtTypeTimes, async ({ tx, input }) => {
  const rows = await lockCourtTypeTimes(tx)
  checkRows(
    input.filas.map((row) => ({ ...row, id: row.id_mst_tiporecurso })),
    new Map(rows.map((row) => [row.id_mst_tiporecurso, timesOf(row)])),
    await param(tx, 'STEP_TIEMPO_RESERVA'),
  )
  for (const { id_mst_tiporecurso, ...times } of input.filas) await setCourtTypeTimes(tx, id_mst_tiporecurso, times)
  return {}
})
