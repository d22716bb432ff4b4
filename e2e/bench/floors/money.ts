import { asJson, audit, type Floor, occupiedWithin, rowsOf } from './floor.ts'

const lockRegister = `select c.id_reg_cuenta, c.saldo from club_demo.caja join club_demo.libro_cuenta c using (id_mst_caja)
  where id_mst_caja = {register}::bigint for no key update of caja`
/** Charges lines in cash, whole: transfer, balance, line and audit entry. `also` adds assignments to the lines. */
const collect = (where: string, also = '') =>
  `with transfer as (insert into club_demo.libro_asiento (fecha, dia, debe, haber, unidad, importe, motivo, id_reg_factura, nivel, id_mst_socios_creacion)
     select now(), current_date, {id_reg_cuenta}::bigint, 1, 1, precio * cantidad, 'cobro', id_reg_factura, 0, 1 from club_demo.factura where ${where} returning *),
   balance as (update club_demo.libro_cuenta set saldo = saldo + signo * (select sum(importe) from transfer) where id_reg_cuenta = {id_reg_cuenta}::bigint),
   line as (update club_demo.factura set pagado = precio * cantidad, fecha_pago = current_date, id_mst_tipopago = 1 ${also} where ${where} returning *)
   ${audit(`jsonb_build_object('transfers', ${rowsOf('transfer')}, 'lines', ${rowsOf('line')})`)}`
const ofCart = 'id_reg_tpv_carro = {cart}::bigint and fecha_baja is null'
const ofLines = 'id_reg_factura = any({lines}::bigint[])'

/** Movements of the register since its last close. */
const since = `select id_reg_asiento, motivo, importe from (
    select id_reg_asiento, motivo, importe, debe as cuenta from club_demo.libro_asiento where debe >= 1000
    union all select id_reg_asiento, motivo, -importe, haber from club_demo.libro_asiento where haber >= 1000) m
  where cuenta = {id_reg_cuenta}::bigint and id_reg_asiento > {id_reg_asiento}::bigint`

const invoices = `select f.id_reg_factura, f.id_mst_tipofactura, f.id_mst_socios, f.id_mst_proveedor, f.id_mst_tipoingreso, f.id_mst_tipopago, f.id_mst_producto,
    f.id_reg_reserva, f.id_reg_facturaoficial, f.id_reg_factura_anulacion, f.concepto, f.precio, f.cantidad, f.pagado, f.prc_iva, f.observaciones,
    f.fecha_creacion, f.fecha_pago, f.id_reg_factura::text as cod_factura, f.precio * f.cantidad as total, f.fecha_pago is not null as pagado_check,
    s.apellidos || ', ' || s.nombre as desc_socio, r.duracion, r.fecha, c.desc_recurso, c.id_mst_tiporecurso
  from club_demo.factura f left join club_demo.socio s using (id_mst_socios) left join club_demo.reserva r using (id_reg_reserva)
    left join club_demo.recurso c using (id_mst_recurso)
  where f.fecha_baja is null and not f.borrador and f.id_mst_tipofactura = 2 and f.fecha_creacion between {start}::date and {end}::date
  order by f.fecha_creacion desc, id_reg_factura desc`

/** Payments of some days, as reports count them. */
const payments = `club_demo.libro_asiento a join club_demo.libro_cuenta c on c.id_reg_cuenta = case when a.haber = 1 then a.debe else a.haber end
  left join club_demo.tipo_pago p using (id_mst_tipopago)`
const paid = `(a.haber = 1 or a.debe = 1) and a.dia between {start}::date and {end}::date`
const amount = `sum(case when a.haber = 1 then a.importe else -a.importe end)::bigint as importe`

/** Money: charge, cart, close, invoices, ticket, reports. */
export const moneyFloors = {
  beginRecords: [[`update club_demo.empresa set nif = 'B85626240', verifactu_desde = '2026-01-01' where id_mst_empresas = 1`]],
  giveFees: [
    [
      `with fee as (insert into club_demo.cuotas (desc_cuota, id_mst_tipocuotas, precio, id_mst_tipoingreso)
         select 'Bench', min(t.id_mst_tipocuotas), 4500, min(i.id_mst_tipoingreso) from club_demo.tipo_cuotas t, club_demo.tipo_ingreso i returning id_mst_cuotas)
       insert into club_demo.socios_cuotas (id_mst_socios, id_cuota, fecha_inicio_cuota, fecha_proxima, date_create, ancla, prc_descuento)
       select id_mst_socios, id_mst_cuotas, m.day, m.day, m.day, m.day, id_mst_socios % 5 * 500
       from club_demo.socio, fee, (select date_trunc('month', {today}::date)::date as day) m where fecha_baja is null and id_mst_socios > 3 returning id_cuota`,
    ],
  ],
  analyzeFees: [['analyze club_demo.socios_cuotas']],
  takeFees: [
    [
      `delete from club_demo.cuota_periodo p using club_demo.socios_cuotas h where h.id_reg_socios_cuotas = p.id_reg_socios_cuotas and h.id_cuota = {fee}::bigint`,
      `delete from club_demo.cuota_proceso where (filtro ->> 'id_mst_cuotas')::bigint = {fee}::bigint`,
      'delete from club_demo.socios_cuotas where id_cuota = {fee}::bigint',
      'delete from club_demo.cuotas where id_mst_cuotas = {fee}::bigint',
    ],
  ],
  giveLines: [
    [
      `insert into club_demo.factura (id_mst_socios, concepto, precio, cantidad, id_mst_tipoingreso, fecha_creacion, id_mst_socios_creacion)
       select m.id_mst_socios, 'Bench recibos', 4500, 1, 1, {today}::date, 1 from club_demo.mandato m join club_demo.socio s using (id_mst_socios)
       where m.estado = 'activo' and m.confirmado and m.iban = s.full_iban order by m.id_mst_socios limit 10000 returning id_reg_factura`,
    ],
  ],
  takeLines: [
    [
      `delete from club_demo.devolucion d using club_demo.recibo r where r.id_reg_recibo = d.id_reg_recibo and r.concepto = 'Bench recibos'`,
      `delete from club_demo.recibo_factura v using club_demo.recibo r where r.id_reg_recibo = v.id_reg_recibo and r.concepto = 'Bench recibos'`,
      `delete from club_demo.recibo where concepto = 'Bench recibos'`,
      `delete from club_demo.libro_asiento a using club_demo.factura f where f.id_reg_factura = a.id_reg_factura and f.concepto = 'Bench recibos'`,
      `delete from club_demo.factura where concepto = 'Bench recibos'`,
    ],
  ],
  newLines: [
    [
      `insert into club_demo.factura (id_mst_socios, concepto, precio, precio_calculado, cantidad, id_mst_tipoingreso, fecha_creacion, id_mst_socios_creacion)
       select {member}::bigint, 'Bench', 600, 600, 1, 1, current_date, 1 from generate_series(1, {count}::int) returning id_reg_factura`,
    ],
  ],
  charge: [
    ['begin', `select * from club_demo.factura where ${ofLines} order by id_reg_factura for no key update`, lockRegister],
    [collect(ofLines), 'commit'],
  ],
  cart: [
    [
      'begin',
      'select * from club_demo.tpv_carro where id_reg_tpv_carro = {cart}::bigint for no key update',
      `select * from club_demo.factura where ${ofCart} order by id_reg_factura for no key update`,
      lockRegister,
    ],
    [
      collect(ofCart, ', borrador = false, fecha_creacion = current_date'),
      'update club_demo.tpv_carro set hash = null, fecha_pago = now(), fecha_modificacion = now() where id_reg_tpv_carro = {cart}::bigint',
      'commit',
    ],
  ],
  close: [
    [
      'begin',
      lockRegister,
      `select id_reg_asiento from club_demo.caja_movimiento where id_mst_caja = {register}::bigint and tipo = 'cierre' order by id_reg_caja desc limit 1`,
    ],
    [`select sum(importe)::bigint as importe, max(id_reg_asiento) as newest from (${since}) x`],
    [
      `with closing as (insert into club_demo.caja_movimiento (id_mst_caja, tipo, amount, desc_caja, id_reg_asiento, esperado, fecha, id_mst_socios)
         values ({register}::bigint, 'cierre', {saldo}::bigint, 'Bench', {newest}::bigint, {saldo}::bigint, now(), 1) returning *)
       ${audit(rowsOf('closing'))}`,
      'commit',
    ],
  ],
  invoices: [[invoices]],
  invoicesInSql: [[asJson(invoices)]],
  ticket: [
    [
      `select f.*, s.nombre, s.apellidos from club_demo.factura f left join club_demo.socio s using (id_mst_socios) where f.id_reg_factura = {line}::bigint`,
      'select nombre, nif, direccion, codigo_postal, poblacion, telefono from club_demo.empresa where id_mst_empresas = 1',
      `select a.id_reg_asiento, a.fecha, p.desc_tipopago, a.importe from ${payments} where a.id_reg_factura = {line}::bigint`,
    ],
  ],
  report0: [
    [
      `select coalesce(p.desc_tipopago, c.clase) as forma_pago, t.desc_tipoingreso, count(*) as cobros, ${amount} from ${payments}
         left join club_demo.factura f using (id_reg_factura) left join club_demo.tipo_ingreso t using (id_mst_tipoingreso)
       where ${paid} group by 1, 2 order by 1, 2`,
    ],
  ],
  report30: [
    [
      `select r.hora_ini, (r.hora_ini + r.duracion) % 1440 as hasta, d.desc_tiporecurso, c.desc_recurso, t.desc_tiporeserva, r.duracion, r.observaciones,
         coalesce(r.nombre, trim(s.nombre || ' ' || s.apellidos)) as socio,
         (select count(*) from club_demo.reserva_socio p where p.id_reg_reserva = r.id_reg_reserva) as jugadores
       from club_demo.reserva r join club_demo.recurso c using (id_mst_recurso) join club_demo.tipo_recurso d using (id_mst_tiporecurso)
         join club_demo.tipo_reserva t using (id_mst_tiporeserva) left join club_demo.socio s on s.id_mst_socios = r.id_mst_socios
       where r.fecha between {start}::date and {end}::date order by r.hora_ini, c.orden, r.id_reg_reserva`,
    ],
  ],
  report510: [
    [
      `select a.dia, coalesce(p.desc_tipopago, c.clase) as forma_pago, count(*) as cobros, ${amount} from ${payments} where ${paid} group by 1, 2 order by 1, 2`,
    ],
  ],
  report1681: [
    [
      `select id_mst_recurso, hora_ini, duracion, count(*) as veces from club_demo.reserva_ocupa
       where id_mst_recurso = any(array(select id_mst_recurso from club_demo.recurso)) and ${occupiedWithin} group by 1, 2, 3`,
      'select id_mst_recurso, desc_recurso, desc_tiporecurso from club_demo.recurso join club_demo.tipo_recurso using (id_mst_tiporecurso)',
    ],
  ],
} satisfies Record<string, Floor>
