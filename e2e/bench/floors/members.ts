import { asJson, audit, type Floor, rowsOf } from './floor.ts'

const columns = `s.id_mst_socios, s.numsocio, s.nombre, s.apellidos, s.email, s.telefono, s.nif, s.poblacion, s.fecha_nac, s.id_mst_tiposocio, s.nivel, s.activo,
  s.fecha_alta, s.fecha_baja, s.codigo_tarjeta_acceso, s.aviso_admin, s.fecha_ini_acceso_web, trim(s.nombre || ' ' || s.apellidos) as nombre_completo,
  t."desc" as desc_tiposocio`
const members = 'club_demo.socio s join club_demo.tipo_socio t on t.id_mst_tiposocio = s.id_mst_tiposocio'
const all = `select ${columns} from ${members} where not s.reservado order by s.orden_alfabetico, s.id_mst_socios`

/** Debt, balance, next booking and labels of the members `{ids}`. */
const debts = `select f.id_mst_socios, sum(f.precio * f.cantidad - f.pagado)::bigint as pending
  from club_demo.factura f left join club_demo.reserva r using (id_reg_reserva)
  where f.fecha_pago is null and not f.borrador and f.fecha_baja is null and (r.fecha is null or r.fecha <= {today}::date)
    and f.id_mst_socios = any({ids}::bigint[]) group by f.id_mst_socios`
const balances = `select id_mst_socios, vence, saldo from club_demo.libro_cuenta where id_mst_socios = any({ids}::bigint[]) and clase = 'credito' and saldo > 0`
const facts = [
  debts,
  balances,
  `select distinct on (rs.id_mst_socios) rs.id_mst_socios, r.fecha, r.hora_ini from club_demo.reserva_socio rs join club_demo.reserva r using (id_reg_reserva)
   where r.fecha >= {today}::date and rs.id_mst_socios = any({ids}::bigint[]) order by rs.id_mst_socios, r.fecha, r.hora_ini`,
  `select o.id_mst_socios, e.desc_etiqueta from club_demo.socios_etiqueta o join club_demo.etiqueta e using (id_mst_etiqueta)
   where o.id_mst_socios = any({ids}::bigint[])`,
]
const page = (where: string): Floor => [
  [
    `select ${columns} from ${members} where ${where} order by s.numsocio is null, s.orden_alfabetico, s.id_mst_socios limit 100`,
    `select count(*) as total from club_demo.socio s where ${where}`,
  ],
  facts,
]

/** Five bookings of a member with the amounts of the member's lines. */
const bookingsOf = (where: string, order: string) =>
  `select r.id_reg_reserva, r.fecha, r.hora_ini, r.duracion, c.desc_recurso, c.id_mst_tiporecurso, t.desc_tiporeserva, m.precio, m.pendiente, r.pendiente_confirmar
   from club_demo.reserva_socio p join club_demo.reserva r using (id_reg_reserva) join club_demo.recurso c using (id_mst_recurso)
     join club_demo.tipo_reserva t using (id_mst_tiporeserva)
     cross join lateral (select sum(f.precio * f.cantidad)::bigint as precio, sum(f.precio * f.cantidad - f.pagado) filter (where f.fecha_pago is null)::bigint as pendiente
       from club_demo.factura f where f.id_reg_reserva = r.id_reg_reserva and f.id_mst_socios = p.id_mst_socios and f.fecha_baja is null) m
   where p.id_mst_socios = {id}::bigint and ${where} order by ${order} limit 5`

/** Members: lists, search, page of a member, merge of two. */
export const memberFloors = {
  members: [[all]],
  membersInSql: [[asJson(all)]],
  page: page('not s.reservado'),
  pageOfSearch: page(`not s.reservado and s.busca like '%garc%'`),
  search: [
    [
      `select s.id_mst_socios, s.numsocio, s.nombre, s.apellidos, s.telefono, s.id_mst_tiposocio, s.nivel, s.activo, s.path_imagen, s.aviso_admin,
         trim(s.nombre || ' ' || s.apellidos) as nombre_completo, t."desc" as desc_tiposocio
       from ${members} where not s.reservado and s.activo and s.orden_alfabetico >= 'garc' and s.orden_alfabetico < 'gard'
       order by s.orden_alfabetico, s.id_mst_socios limit 30`,
    ],
  ],
  file: [
    [
      `select s.*, trim(s.nombre || ' ' || s.apellidos) as nombre_completo, t."desc" as desc_tiposocio, h.nombre as nombre_titular, g.nombre as nombre_tutor
       from ${members} left join club_demo.socio h on h.id_mst_socios = s.id_mst_socios_titular left join club_demo.socio g on g.id_mst_socios = s.id_mst_socios_tutor
       where s.id_mst_socios = {id}::bigint`,
      balances,
    ],
  ],
  summary: [
    [
      'select reservado, id_mst_socios_titular, nif from club_demo.socio where id_mst_socios = {id}::bigint',
      bookingsOf('r.fecha >= {today}::date', 'r.fecha, r.hora_ini'),
      bookingsOf('r.fecha < {today}::date', 'r.fecha desc, r.hora_ini desc'),
      debts,
      balances,
      `select count(*) as abonos, min(vence) as vence from club_demo.abono
       where id_mst_socios = {id}::bigint and fecha_baja is null and activo and (vence is null or vence > now())`,
      `select id_mst_socios, nombre, apellidos from club_demo.socio where id_mst_socios_titular = {id}::bigint limit 50`,
    ],
  ],
  twoMembers: [
    [
      `insert into club_demo.socio (nombre, apellidos, id_mst_tiposocio) select 'Bench', 'Bench', 2 from generate_series(1, 2) returning id_mst_socios`,
    ],
  ],
  merge: [
    [
      'begin',
      'select id_reg_factura from club_demo.factura where id_mst_socios = {ends}::bigint order by 1 for no key update',
      'select * from club_demo.socio where id_mst_socios in ({stays}::bigint, {ends}::bigint) order by id_mst_socios for update',
    ],
    [
      `with lines as (update club_demo.factura set id_mst_socios = {stays}::bigint where id_mst_socios = {ends}::bigint returning id_reg_factura),
         ended as (update club_demo.socio set reservado = true, activo = false, acceso_web = false, notificar = false, numsocio = null
           where id_mst_socios = {ends}::bigint returning *),
         merge as (insert into club_demo.socio_union (id_socio_origen, nombre_origen, id_mst_socios, fecha, id_mst_socios_creacion, origen, destino)
           select id_mst_socios, nombre, {stays}::bigint, now(), 1, to_jsonb(ended), '{}' from ended returning *),
         moved as (insert into club_demo.socio_union_fila (id_reg_socio_union, tabla, columna, filas)
           select id_reg_socio_union, 'factura', 'id_mst_socios', (select jsonb_agg(id_reg_factura) from lines) from merge)
       ${audit(rowsOf('merge'))}`,
      'commit',
    ],
  ],
} satisfies Record<string, Floor>
