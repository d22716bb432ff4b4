import { asJson, type Floor, occupiedWithin } from './floor.ts'

const columns = `r.id_reg_reserva, r.id_mst_recurso, r.fecha, r.hora_ini, r.duracion, r.nombre, r.id_mst_socios, r.id_mst_tiporeserva, r.num_faltan, r.nivel,
  r.nivel_max, r.sx, r.solapada, r.pendiente_confirmar, r.estado_reserva_fija, r.ocupado, r.reserva_relacionada, r.id_mst_reservasfijas, r.es_bloqueig,
  r.observaciones, r.comentarios, r.version, r.id_mst_socios_creacion, t.desc_tiporeserva, t.color, t.color_segun_pago`
const bookings = 'club_demo.reserva r join club_demo.tipo_reserva t using (id_mst_tiporeserva)'
const courts = '(select id_mst_recurso from club_demo.recurso where id_mst_tiporecurso = 1)'

const players = `select rs.id_reg_reserva, id_mst_socios, trim(nombre || ' ' || apellidos) as nombre_completo
  from club_demo.reserva_socio rs join club_demo.socio using (id_mst_socios) where rs.id_reg_reserva = any({ids}::bigint[]) order by rs.orden`
const money = `select id_reg_reserva, sum(precio * cantidad)::bigint as total, sum(pagado)::bigint as pagado
  from club_demo.factura where id_reg_reserva = any({ids}::bigint[]) group by id_reg_reserva`

/** Bookings with their players and amounts, put together by Node. */
const byNode = (where: string): Floor => [
  [`select ${columns} from ${bookings} where ${where} order by r.fecha, r.hora_ini`],
  [players, money],
]
/** The same as one statement. */
const byDatabase = (where: string): Floor => [
  [
    asJson(`select ${columns}, p.socios, m.total, m.pagado from ${bookings}
      cross join lateral (select json_agg(json_build_object('id', s.id_mst_socios, 'nombre', trim(s.nombre || ' ' || s.apellidos)) order by rs.orden) as socios
        from club_demo.reserva_socio rs join club_demo.socio s using (id_mst_socios) where rs.id_reg_reserva = r.id_reg_reserva) p
      cross join lateral (select sum(precio * cantidad) as total, sum(pagado) as pagado from club_demo.factura f where f.id_reg_reserva = r.id_reg_reserva) m
      where ${where} order by r.fecha, r.hora_ini`),
  ],
]
const day = `r.id_mst_recurso = any(array${courts}) and r.fecha = {day}::date`
const week = `r.id_mst_recurso = 1 and r.fecha between date_trunc('week', {day}::date)::date and date_trunc('week', {day}::date)::date + 6`

/** Reads of the planner: a day of all courts, a week of one, six weeks of occupancy. */
export const plannerFloors = {
  // a few matches of the demo club are in 2099
  last: [['select max(fecha) as last from club_demo.reserva where fecha < current_date + 1000']],
  day: byNode(day),
  dayInSql: byDatabase(day),
  week: byNode(week),
  weekInSql: byDatabase(week),
  month: [
    [
      `select fecha, hora_ini, duracion, count(*) as times from club_demo.reserva_ocupa
       where id_mst_recurso = any(array${courts}) and ${occupiedWithin} group by fecha, hora_ini, duracion`,
      `select fecha, count(*) as reservas from club_demo.reserva
       where id_mst_recurso = any(array${courts}) and fecha between {start}::date and {end}::date group by fecha`,
    ],
  ],
} satisfies Record<string, Floor>
