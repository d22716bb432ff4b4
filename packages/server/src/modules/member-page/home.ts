import { confirmStates } from '@app/contract/bookings/booking'
import * as declared from '@app/contract/member-page/home'
import { guestMember } from '@app/contract/members/member'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { doorCodeOf, entryNow } from '../access/public.ts'
import { bookingsOf } from '../member-summary/public.ts'
import { owedBy, payableOf } from './owed.ts'

type Moment = Pick<Call<unknown>, 'today' | 'minute'>
const confirmed: readonly number[] = [confirmStates.none, confirmStates.approved]

/** Bookings of a member, or those that are classes, that have not ended, also one that began last night, the next first. */
const comingOf = (tx: Tx, id: number, { today, minute }: Moment, isClass: boolean) =>
  bookingsOf(tx, id, null)
    .innerJoin('tipo_recurso as k', 'k.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .leftJoin('cursos as g', 'g.id_mst_curso', 'r.id_mst_curso')
    .select(['k.desc_tiporecurso', 'g.desc_curso', 'r.ocupado', 'r.pendiente_confirmar as confirmacion', 'r.pin_reserva'])
    .where('r.es_bloqueig', '=', false)
    .where('r.id_mst_curso', isClass ? 'is not' : 'is', null)
    .where('r.fecha', '>=', addDays(today, -1))
    .where(sql<boolean>`(r.fecha - ${today}::date) * 1440 + r.hora_ini + r.duracion > ${minute}`)
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .limit(declared.mostComing)
type Coming = Awaited<ReturnType<ReturnType<typeof comingOf>['execute']>>[number]

/** Places of bookings that others than the member have: first names, or guests. */
async function othersIn(tx: Tx, bookings: readonly number[], id: number) {
  if (bookings.length === 0) return new Map<number, { id_mst_socios: number; nombre: string }[]>()
  const rows = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
    .select(['p.id_reg_reserva', 'p.id_mst_socios', 's.nombre'])
    .where('p.id_reg_reserva', 'in', bookings)
    .where('p.id_mst_socios', '<>', id)
    .orderBy('p.orden')
    .orderBy('p.id_reg_reserva_socio')
    .execute()
  return Map.groupBy(rows, (row) => row.id_reg_reserva)
}

/** The PIN opens doors while the booking has its court and needs no confirmation (0107). */
const slotOf = ({ ocupado, confirmacion, pin_reserva, ...row }: Coming) => ({
  id_reg_reserva: row.id_reg_reserva,
  fecha: row.fecha,
  hora_ini: row.hora_ini,
  duracion: row.duracion,
  desc_recurso: row.desc_recurso,
  desc_tiporecurso: row.desc_tiporecurso,
  sin_pista: !ocupado,
  pendiente_confirmar: row.pendiente_confirmar,
  pin_reserva: ocupado && confirmed.includes(confirmacion) ? pin_reserva : null,
})

const partState = ({ precio, pendiente }: Coming) => {
  if (pendiente > 0) return 'pendiente' as const
  return precio === 0 ? ('sin_precio' as const) : ('pagada' as const)
}

/** Courses that a member is in, is entered for, or waits for. */
const coursesOf = (tx: Tx, id: number, { today }: Moment) =>
  tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('cursos as c', 'c.id_mst_curso', 'h.id_mst_curso')
    .select(['c.id_mst_curso', 'c.desc_curso', 'h.fecha_inicio_cuota', 'h.fecha_fin_cuota', 'h.espera'])
    .where('h.id_mst_socios', '=', id)
    .where('c.activo', '=', true)
    .where((eb) => eb.or([eb('h.fecha_fin_cuota', 'is', null), eb('h.fecha_fin_cuota', '>=', today)]))
    .orderBy('h.fecha_inicio_cuota')
    .orderBy('h.id_reg_socios_cuotas')
    .limit(100)
    .execute()

const activitiesOf = (tx: Tx, id: number, { today }: Moment) =>
  tx
    .selectFrom('actividad_inscrito as i')
    .innerJoin('actividad_grupo as g', 'g.id_reg_actividades_grupo', 'i.id_reg_actividades_grupo')
    .innerJoin('actividad as a', 'a.id_reg_actividades', 'g.id_reg_actividades')
    .select(['g.id_reg_actividades_grupo', 'a.desc_actividad', 'g.desc_actividades_grupo', 'a.fecha_ini', 'a.fecha_fin'])
    .where('i.id_mst_socios', '=', id)
    .where('a.fecha_fin', '>=', today)
    .orderBy('a.fecha_ini')
    .orderBy('g.id_reg_actividades_grupo')
    .limit(100)
    .execute()

const unreadOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('notificacion_destino')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('id_mst_socios', '=', id)
    .where('app', '=', true)
    .where('leido', 'is', null)
    .executeTakeFirstOrThrow()

const personOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select(['s.id_mst_socios', 's.nombre', 's.apellidos', 's.numsocio', 't.desc as desc_tiposocio'])
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirstOrThrow()

export const get = handle(declared.home, async (call) => {
  const { tx, user, club, today, minute } = call
  const { id_mst_socios: id } = user
  const [socio, coming, classes, cursos, actividades, unread] = await together(
    personOf(tx, id),
    comingOf(tx, id, call, false).execute(),
    comingOf(tx, id, call, true).execute(),
    coursesOf(tx, id, call),
    activitiesOf(tx, id, call),
    unreadOf(tx, id),
  )
  const others = await othersIn(
    tx,
    coming.map((one) => one.id_reg_reserva),
    id,
  )
  const payable = await payableOf(call, id)
  const lineas = await owedBy(tx, id, { today, minute })
  const reservas = coming.map((row) => {
    const places = others.get(row.id_reg_reserva) ?? []
    return {
      ...slotOf(row),
      es_responsable: row.es_responsable,
      jugadores: places.filter((one) => one.id_mst_socios !== guestMember).map((one) => one.nombre),
      invitados: places.filter((one) => one.id_mst_socios === guestMember).length,
      estado: partState(row),
      precio: row.precio,
      pendiente: row.pendiente,
      facturas: payable.filter((one) => one.id_reg_reserva === row.id_reg_reserva).map((one) => one.id_reg_factura),
    }
  })
  const clases = classes.map((row) => ({ ...slotOf(row), desc_curso: row.desc_curso! }))
  const byCard = new Set(payable.map((one) => one.id_reg_factura))
  const owed = lineas.map((one) => ({ ...one, pagable: byCard.has(one.id_reg_factura) }))
  const sumOf = (lines: typeof owed) => lines.reduce((sum, one) => sum + one.pendiente, 0)
  return {
    ...{ club: club.nombre, hoy: today, minuto: minute, socio, reservas, clases, cursos, actividades },
    debe: { total: sumOf(owed), pagable: sumOf(owed.filter((one) => one.pagable)), lineas: owed },
    entrada: await entryNow(call, id),
    codigo: await doorCodeOf(tx, id),
    sin_leer: unread.n,
  }
})
