import { audit, type Floor, rowsOf } from './floor.ts'

/** Explanation of a price, as long as that of a club of seven candidates. */
const explanation = JSON.stringify(
  Array.from({ length: 7 }, (_, n) => ({
    per: 'hour',
    name: `Tarifa ${n}`,
    cents: 400,
    price: 400,
    reason: 'tarifa.explica.other_day',
    source: 'tariff',
    applied: n === 6,
  })),
)
const lockCourt = 'select id_mst_recurso from club_demo.recurso where id_mst_recurso = {court}::bigint for no key update'
/** Price and concept of the lines depend on these. */
const players =
  'select id_mst_socios, id_mst_tiposocio, preciohora, nombre, apellidos from club_demo.socio where id_mst_socios = any({players}::bigint[])'
const seats = 'unnest({players}::bigint[]) with ordinality as seat(id, n)'
const occupation = `insert into club_demo.reserva_ocupa (id_reg_reserva, fecha, hora_ini, duracion, id_mst_recurso)`
const bookingColumns = `fecha, id_mst_recurso, hora_ini, duracion, num_faltan, nivel, nivel_max, id_mst_tiporeserva, sx, pendiente_confirmar, id_mst_socios,
  id_mst_socios_creacion, fecha_creacion, fecha_modificacion`
const bookingValues = `60, 0, 0, 7, 1, '-', 0, ({players}::bigint[])[1], 1, now(), now()`
/** Occupation, seats and unpaid lines of the rows of `booking`. */
const belongings = `occupied as (${occupation} select id_reg_reserva, fecha, hora_ini, duracion, id_mst_recurso from booking),
  seats as (insert into club_demo.reserva_socio (id_reg_reserva, id_mst_socios, orden) select id_reg_reserva, seat.id, seat.n - 1 from booking, ${seats}),
  line as (insert into club_demo.factura (id_mst_socios, concepto, precio, precio_calculado, cantidad, id_mst_tipoingreso, explicacion, id_reg_reserva,
      fecha_creacion, id_mst_socios_creacion)
    select seat.id, 'Pista ' || id_mst_recurso || ' ' || fecha, 600, 600, 1, 1, '${explanation}'::jsonb, id_reg_reserva, current_date, 1
    from booking, ${seats} returning *)`

/** Cells of the series: three weekdays on some courts. */
const cells = `generate_series({day}::date, {until}::date, '1 day') d cross join unnest({courts}::bigint[]) court`
const weekdays = 'extract(isodow from d) in (1, 3, 5)'
const onCell = `o.ocupa && int4range((d::date - date '2000-01-01') * 1440 + {from}::int, (d::date - date '2000-01-01') * 1440 + {from}::int + 60)`
const freeCells = `select d::date as fecha, court from ${cells}
  where ${weekdays} and not exists (select from club_demo.reserva_ocupa o where o.id_mst_recurso = court and ${onCell})`

/** Writes of the planner: add, move, and a permanent booking. */
export const bookingFloors = {
  add: [
    ['begin', lockCourt, players],
    [
      `with booking as (insert into club_demo.reserva (${bookingColumns})
         values ({day}::date, {court}::bigint, {from}::smallint, ${bookingValues}) returning *), ${belongings}
       ${audit(rowsOf('line'))}`,
      'commit',
    ],
  ],
  move: [
    [
      'begin',
      lockCourt,
      'select * from club_demo.reserva where id_reg_reserva = {booking}::bigint for update',
      'select * from club_demo.factura where id_reg_reserva = {booking}::bigint order by id_reg_factura for no key update',
      players,
    ],
    [
      'delete from club_demo.reserva_ocupa where id_reg_reserva = {booking}::bigint',
      `${occupation} values ({booking}::bigint, {day}::date, {from}::smallint, 60, {court}::bigint)`,
      `with booking as (update club_demo.reserva set fecha = {day}::date, hora_ini = {from}::smallint, id_mst_recurso = {court}::bigint,
           fecha_modificacion = now(), version = version + 1 where id_reg_reserva = {booking}::bigint),
         before as (select * from club_demo.factura where id_reg_reserva = {booking}::bigint),
         line as (update club_demo.factura set precio = 400, precio_calculado = 400, concepto = 'Pista ' || {court}::text || ' ' || {day}::text,
           explicacion = '${explanation}'::jsonb where id_reg_reserva = {booking}::bigint returning *)
       ${audit(`jsonb_build_object('before', ${rowsOf('before')}, 'after', ${rowsOf('line')})`)}`,
      'commit',
    ],
  ],
  // all courts of the sport, since the answer offers free ones
  preview: [
    [
      `select d::date as fecha, o.id_mst_recurso, r.id_reg_reserva, r.hora_ini, r.duracion, r.nombre, r.id_mst_socios
       from generate_series({day}::date, {until}::date, '1 day') d cross join club_demo.recurso c
         join club_demo.reserva_ocupa o on o.id_mst_recurso = c.id_mst_recurso and ${onCell} join club_demo.reserva r using (id_reg_reserva)
       where c.id_mst_tiporecurso = 1 and ${weekdays} order by 1, 2`,
    ],
  ],
  series: [
    [
      'begin',
      'select id_mst_recurso from club_demo.recurso where id_mst_recurso = any({courts}::bigint[]) order by 1 for no key update',
      players,
    ],
    [
      `with series as (insert into club_demo.reservafija (id_mst_tiporeserva, num_faltan, nivel, nivel_max, sx, dias, tipo_horario, nombre, hora_ini, hora_fin,
           fecha_ini, es_bloqueig, activo, generada_hasta, fecha_modificacion, id_mst_socios_creacion, fecha_creacion)
         values (1, 0, 0, 7, '-', 21, 1, {name}::text, {from}::smallint, {from}::smallint + 60, {day}::date, false, true, {until}::date, now(), 1, now()) returning *),
       courts as (insert into club_demo.reservafija_recurso (id_mst_reservasfijas, id_mst_recurso)
         select id_mst_reservasfijas, court from series, unnest({courts}::bigint[]) court),
       people as (insert into club_demo.reservafija_socio (id_mst_reservasfijas, id_mst_socios, cantidad, orden)
         select id_mst_reservasfijas, seat.id, 1, seat.n - 1 from series, ${seats}),
       act as (insert into club_demo.acto (id_mst_socios_creacion, fecha_creacion) values (1, now()) returning *),
       booking as (insert into club_demo.reserva (${bookingColumns}, id_mst_reservasfijas, nombre)
         select cell.fecha, cell.court, {from}::smallint, ${bookingValues}, id_mst_reservasfijas, {name}::text from series, (${freeCells}) cell returning *),
       ${belongings},
       dates as (insert into club_demo.reservafija_fecha (id_mst_reservasfijas, fecha, id_mst_recurso, id_reg_reserva)
         select id_mst_reservasfijas, fecha, id_mst_recurso, id_reg_reserva from booking returning *),
       undo as (insert into club_demo.acto_reserva (id_reg_acto, id_reg_reserva, despues)
         select id_reg_acto, id_reg_reserva, jsonb_build_object('reserva', to_jsonb(booking), 'socios', to_jsonb({players}::bigint[]), 'facturas', own.lines)
         from act, booking join (select id_reg_reserva, jsonb_agg(to_jsonb(line)) as lines from line group by 1) own using (id_reg_reserva)),
       whole as (insert into club_demo.acto_fija (id_reg_acto, id_mst_reservasfijas, despues)
         select id_reg_acto, id_mst_reservasfijas, jsonb_build_object('reservafija', to_jsonb(series), 'fechas', ${rowsOf('dates')}) from act, series)
       ${audit(`(select to_jsonb(count(*)) from booking)`)}`,
      'commit',
    ],
  ],
} satisfies Record<string, Floor>
