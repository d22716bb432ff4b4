import type pg from 'pg'
import { fillDemo, sizes } from '../demo.ts'
import { openDatabase } from '../kit/database/database.ts'
import { inClub } from '../kit/install.ts'
import { insertJob } from '../kit/work/jobs.ts'
import { noticesJob } from '../modules/bookings/notices/pending-notices.ts'
import { passwordLinkJob } from '../modules/identity/forgotten-password.ts'
import { followJob } from '../modules/member-merge/follow.ts'
import { queueJob } from '../modules/notifications/sending.ts'

const schema = 'club_prova'
/** A Monday morning, the first day of the club's data. */
export const firstDay = new Date('2026-01-12T09:00:00Z')

/** Rows that give the hourly work of every module something to do within a year, beside those of the demo. */
const rows = `
  insert into param (cod_param, valor, activo) values ('CUOTAS_GENERAR_SOLAS', '1', true), ('CUOTAS_AVISO_CORREO', 'tesoreria@club.test', true);
  update socio set fecha_baja = '2026-01-13' where id_mst_socios in (101, 104, 113);
  update socio set fecha_baja = '2026-02-09' where id_mst_socios in (112, 117, 119);
  update socio set fecha_ini_acceso_web = '2026-02-20' where id_mst_socios = 105;
  update socio set id_mst_socios_tutor = 111 where id_mst_socios = 106;
  insert into sesion (token_hash, id_mst_socios, csrf, created_at, last_seen, expires_at) values ('a', 1, 'a', '2026-01-12', '2026-01-12', '2026-02-11');
  insert into dispositivo_conocido (hash, id_mst_socios, expires_at) values ('a', 1, '2026-02-11');
  insert into idempotencia (clave, accion, huella, fecha) values ('a', 'a', 'a', '2026-01-12');
  insert into tpv_carro (id_mst_socios_creacion, fecha_creacion, fecha_modificacion) values (1, '2026-01-12', '2026-01-12');
  insert into ficha_abierta (id_mst_socios, id_mst_socios_creacion, hasta) values (101, 1, '2026-01-12 09:10Z');
  insert into recibo_lote (nombre_tabla, id_reg_recibo, fecha, id_mst_socios_creacion) select 'a', min(id_reg_recibo), '2026-01-12', 1 from recibo;
  insert into proceso (clase, permiso, detalle, estado, total, fecha, fecha_fin, datos) values ('fees.raise', 'members', '', 'hecho', 0, '2026-01-12', '2026-01-12', '{}');
  insert into libro_operacion (id_reg_operacion, clase, estado, importe, caduca, fecha) values (1, 'enlace', 'pendiente', 100, '2026-01-13', '2026-01-12');
  insert into enlace_propio (id_mst_socios, id_reg_operacion, token) values (101, 1, '');
  insert into acto (id_reg_acto, id_mst_socios_creacion, fecha_creacion) values (1, 1, '2026-01-12');
  insert into acto_fija (id_reg_acto, id_mst_reservasfijas) values (1, 1);
  insert into reserva_salida (id_reg_reserva, version, fecha, hora_ini, duracion, id_mst_recurso, socios, fecha_salida)
    select id_reg_reserva, version, fecha, hora_ini, duracion, id_mst_recurso, '[]', '2026-01-12' from reserva where fecha = '2026-01-12' limit 1;
  insert into reserva_aviso (id_reg_reserva, lote, fecha) select id_reg_reserva, 'lote', '2026-01-12 09:00Z' from reserva where fecha = '2026-01-14' limit 5;
  insert into reserva_aviso (id_reg_reserva, lote, fecha) select id_reg_reserva, 'nadie', '2026-01-12' from reserva where fecha = '2026-01-15' limit 1;
  with settled as (delete from libro_asiento where motivo = 'liquidacion' and texto = (select nombre from remesa where id_reg_remesas = 2) returning debe, haber, importe)
    update libro_cuenta c set saldo = saldo - signo * case id_reg_cuenta when debe then importe else -importe end
    from settled where id_reg_cuenta in (debe, haber) and saldo is not null;
  update remesa set estado = 'enviada', cobrada_por = null where id_reg_remesas = 2;
  update empresa set verifactu_desde = '2026-01-01' where id_mst_empresas = 1;
  insert into verifactu_certificado (id_mst_empresas, clave, cadena, nombre, nif, clase, valido_desde, valido_hasta, fecha)
    values (1, 'a', 'a', 'Club', 'B00000000', 'sello', '2025-02-20', '2026-02-20', '2026-01-12')`

/** Fills a club with the small demo and with work for a year. */
export async function fillYear(pool: pg.Pool) {
  const size = { ...sizes.XS, courts: [1, 1, 1], members: 30, back: 2, ahead: 3 } as const
  await fillDemo(pool, { schema, size, zone: 'Europe/Madrid', now: firstDay, report: () => {} })
  const client = await pool.connect()
  await client.query(`set search_path to ${schema}, ext`)
  await client.query(rows)
  client.release(true)
  await inClub(openDatabase(pool), schema, async (tx) => {
    const sale = new Date('2026-02-01T09:00:00Z')
    await insertJob(tx, followJob, { id: 1, columns: [], behind: 10 }, { now: firstDay })
    await insertJob(tx, queueJob, { id: 2, sale: sale.toISOString() }, { now: sale })
    await insertJob(tx, passwordLinkJob, { usuario: 'admin@club.test', base: 'http://localhost' }, { now: firstDay })
    await insertJob(tx, noticesJob, { lote: 'lote' }, { now: firstDay })
  })
}
