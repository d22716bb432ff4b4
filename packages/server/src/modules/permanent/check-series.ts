import { everyLevel } from '@app/contract/bookings/booking'
import type { RowOf } from '@app/contract/kit/field'
import { pick } from '@app/contract/kit/resource'
import type { blockForm } from '@app/contract/permanent/block-form'
import { spans } from '@app/contract/permanent/permanent-booking'
import type { seriesForm } from '@app/contract/permanent/series-input'
import type { Day } from '@app/contract/values/day'
import { asMidnight } from '@app/contract/values/minute'
import { fromFlags } from '@app/contract/values/weekdays'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { checkCourse, checkLevels, namesOf, warnOfInactive } from '../bookings/public.ts'
import type { Series, StoredSeries } from './series-rows.ts'

type Form = RowOf<typeof seriesForm>
type Block = RowOf<typeof blockForm>
const full = 'msg.form_full_required'
/** Fields of the form that are columns. */
const rowNames = [
  ...(['nombre', 'info', 'id_mst_tiporeserva', 'num_faltan', 'nivel', 'nivel_max', 'id_mst_curso', 'sx', 'id_mst_socios'] as const),
  ...(['fecha_ini', 'fecha_fin', 'hora_ini', 'hora_fin', 'dias', 'tipo_horario', 'observaciones', 'comentarios', 'pin_reserva'] as const),
] as const

const requireAll = (missing: readonly string[]) => {
  if (missing.length > 0) refuse(full, Object.fromEntries(missing.map((name) => [name, full])))
}

/** The form of a permanent booking as stored. Refuses missing values, each field by its name (R-243..R-248, R-253). */
export function seriesOf(form: Form, kept: StoredSeries | null): Series {
  const { recursos, socios, tipo_ingresos, tipo_pagos, nombre, hora_ini, hora_fin, fecha_ini, fecha_fin, ...rest } = form
  const isForever = rest.tipo_horario === spans.forever
  requireAll([
    ...(recursos.length === 0 ? ['recursos'] : []),
    ...(hora_ini === null ? ['hora_ini'] : []),
    ...(hora_fin === null || hora_fin <= 0 ? ['hora_fin'] : []),
    ...(rest.dias === 0 ? ['dias'] : []),
    ...(nombre === null ? ['nombre'] : []),
    ...(fecha_ini === null ? ['fecha_ini'] : []),
    ...(!isForever && fecha_fin === null ? ['fecha_fin'] : []),
  ])
  const pin = 'permanentReservations.CodigoAccesoReservaFija'
  if (rest.pin_reserva !== null && rest.pin_reserva.length !== 4) refuse(pin, { pin_reserva: pin })
  checkLevels(rest)
  checkDays(fecha_ini!, isForever ? null : fecha_fin, 'fecha_fin')
  const paymentTypeOf = new Map(tipo_pagos.map((one) => [one.id_mst_tipoingreso, one.id_mst_tipopago]))
  const types = [...new Set([...tipo_ingresos, ...tipo_pagos].map((one) => one.id_mst_tipoingreso))]
  return {
    row: {
      ...rest,
      nombre: nombre!,
      hora_ini: hora_ini!,
      hora_fin: hora_fin!,
      fecha_ini: fecha_ini!,
      fecha_fin: isForever ? null : fecha_fin,
      es_bloqueig: kept?.row.es_bloqueig ?? false,
      activo: kept?.row.activo ?? true,
      desactivada_desde: kept?.row.desactivada_desde ?? null,
    },
    courts: [...new Set(recursos)],
    people: socios,
    incomes: types.map((id_mst_tipoingreso) => ({ id_mst_tipoingreso, id_mst_tipopago: paymentTypeOf.get(id_mst_tipoingreso) ?? null })),
  }
}

/** The form of a permanent booking of which only some fields were sent: the others are kept. */
export function changedSeries(sent: Partial<Form>, kept: StoredSeries): Series {
  const { row, courts, people, incomes } = kept
  const tipo_pagos = incomes.flatMap(({ id_mst_tipoingreso, id_mst_tipopago }) =>
    id_mst_tipopago === null ? [] : { id_mst_tipoingreso, id_mst_tipopago },
  )
  const own = { recursos: [...courts], socios: [...people], tipo_ingresos: [...incomes], tipo_pagos }
  return seriesOf({ ...pick(row, ...rowNames), ...own, ...sent }, kept)
}

const checkDays = (first: string, last: string | null, field: string) => {
  if (last !== null && last < first) refuse('permanent.fechas_invertidas', { [field]: 'permanent.fechas_invertidas' })
}

/**
 * The form of a block as stored (R-232..R-238), or of bookings of the club with `es_bloqueig` 0; without a name it gets `unnamed`.
 * Both have no people, and cost nothing.
 */
export function blockOf({ date, startTime, endTime, selectedDias, recursos, nombre, ...rest }: Block, unnamed: string): Series {
  const dias = fromFlags(selectedDias)
  requireAll([
    ...(recursos.length === 0 ? ['recursos'] : []),
    ...(startTime === null ? ['startTime'] : []),
    ...(endTime === null || endTime <= 0 ? ['endTime'] : []),
    ...(dias === 0 ? ['selectedDias'] : []),
    ...(date.startDate === null || date.endDate === null ? ['date'] : []),
  ])
  const order = 'msg.form_start_end_conflict'
  if (startTime! >= asMidnight(endTime!)) refuse(order, { endTime: order })
  checkDays(date.startDate!, date.endDate, 'date')
  return {
    row: {
      ...rest,
      nombre: nombre ?? unnamed,
      info: null,
      num_faltan: 0,
      nivel: everyLevel.from,
      nivel_max: everyLevel.to,
      id_mst_curso: null,
      sx: '-',
      id_mst_socios: null,
      fecha_ini: date.startDate!,
      fecha_fin: date.endDate,
      hora_ini: startTime!,
      hora_fin: endTime!,
      dias,
      tipo_horario: spans.between,
      activo: true,
      desactivada_desde: null,
      pin_reserva: null,
    },
    courts: [...new Set(recursos)],
    people: [],
    incomes: [],
  }
}

const membersOf = ({ row, people }: Pick<Series, 'row' | 'people'>) => [
  ...people.map((one) => one.id_mst_socios),
  ...(row.id_mst_socios === null ? [] : [row.id_mst_socios]),
]
interface Coming {
  readonly series: Series
  readonly kept: Series | null
  /** Its next and its last day. */
  readonly from: Day
  readonly to: Day
}
/** Warns of people new in a series that are inactive, or leave before its last day. */
export async function warnOfComing(tx: Tx, { series, kept, from, to }: Coming) {
  const known = kept ? membersOf(kept) : []
  const coming = membersOf(series).filter((id) => !known.includes(id))
  if (coming.length === 0) return
  const first = from > series.row.fecha_ini ? from : series.row.fecha_ini
  await warnOfInactive(tx, coming, first)
  await warnOfInactive(tx, coming, to, first)
}

/** Refuses an inactive type, unknown people and income types, and more places requested than the largest court has. */
export async function checkPeople(tx: Tx, { row, courts, people, incomes }: Series, kept: StoredSeries | null) {
  const [type, names, known, largest] = await together(
    tx.selectFrom('tipo_reserva').select('activo').where('id_mst_tiporeserva', '=', row.id_mst_tiporeserva).executeTakeFirst(),
    namesOf(tx, membersOf({ row, people })),
    tx
      .selectFrom('tipo_ingreso')
      .select('id_mst_tipoingreso')
      .where(
        'id_mst_tipoingreso',
        'in',
        incomes.map((one) => one.id_mst_tipoingreso),
      )
      .execute(),
    tx
      .selectFrom('recurso')
      .select((eb) => eb.fn.max('capacidad_max').as('max'))
      .where('id_mst_recurso', 'in', courts)
      .executeTakeFirstOrThrow(),
  )
  await checkCourse(tx, row.id_mst_curso, kept?.row.id_mst_curso)
  const isKept = kept?.row.id_mst_tiporeserva === row.id_mst_tiporeserva
  if (!type) refuse('msg.invalid_input', { id_mst_tiporeserva: 'invalid.reference' })
  if (!type.activo && !isKept) refuse('booking.tipo_inactivo', { id_mst_tiporeserva: 'booking.tipo_inactivo' })
  if (known.length !== incomes.length) refuse('msg.invalid_input', { tipo_ingresos: 'invalid.reference' })
  const twice = people.find((one, index) => people.findIndex((other) => other.id_mst_socios === one.id_mst_socios) < index)
  if (twice) refuse('booking.jugador_repetido', { socios: 'booking.jugador_repetido' }, { nombre: names.get(twice.id_mst_socios) ?? '' })
  const max = Number(largest.max ?? 0)
  if (row.num_faltan > max) refuse('booking.faltan_demasiados', { num_faltan: 'booking.faltan_demasiados' }, { max })
  return names
}
