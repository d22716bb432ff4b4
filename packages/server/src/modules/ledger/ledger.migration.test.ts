import { expect, it } from 'vitest'
import { migrate, readMigrations } from '../../kit/database/migrate.ts'
import { club } from '../../testing/club.ts'

const desk = await club()
const ledger = '2026-11-22-1930-ledger-tables.sql'

/** A club before the migration to the ledger, with payments and closes whose times are out of order. */
async function oldClub(schema: string, more = '') {
  const all = await readMigrations('club')
  await migrate(
    desk.pool,
    schema,
    all.filter(({ name }) => name < ledger),
  )
  const client = await desk.pool.connect()
  try {
    await client.query(`set search_path to ${schema}, ext`)
    await client.query(`
      alter table factura drop constraint factura_id_mst_tipopago_fk;
      alter table cobro drop constraint cobro_id_mst_tipopago_fk;
      insert into caja (id_mst_caja, desc_caja) values (1, 'Uno'), (2, 'Dos'), (3, 'Sin usar');
      insert into factura (id_reg_factura, precio, cantidad, pagado, fecha_pago, fecha_creacion) values
        (1, 600, 1, 600, '2026-01-01', '2026-01-01'), (2, 600, 1, 400, null, '2026-01-01'), (3, 700, 1, 700, '2026-01-02', '2026-01-02'), (4, -300, 1, -300, '2026-01-02', '2026-01-02');
      insert into cobro (id_reg_cobro, id_reg_factura, id_mst_tipopago, importe, fecha, id_mst_caja) values
        (1, 1, 1, 600, '2026-01-01 10:00', 1), (2, 2, 4, 150, '2026-01-01 09:00', null), (3, 2, 1, 250, '2026-01-01 12:00', 1),
        (4, 3, 1, 700, '2026-01-01 11:00', 1), (5, 4, 1, -300, '2026-01-02 10:00', 1);
      insert into caja_movimiento (id_reg_caja, id_mst_caja, tipo, amount, esperado, id_reg_cobro, fecha) values
        (1, 1, 'entrada', 1000, null, null, '2026-01-01 08:00'), (2, 1, 'cierre', 1800, 1850, 3, '2026-01-01 10:30'),
        (3, 1, 'salida', 800, null, null, '2026-01-01 10:30'), (4, 1, 'cierre', 1400, 1400, 5, '2026-01-01 09:00'), (5, 2, 'cierre', 0, 0, 0, '2026-01-01 09:00');
      ${more}`)
    await migrate(desk.pool, schema, all)
    const rows = async (text: string) => (await client.query(text)).rows
    return {
      transfers: await rows(
        'select debe, haber, importe::int, motivo, id_reg_factura::int as line from libro_asiento order by id_reg_asiento',
      ),
      accounts: await rows(
        'select id_reg_cuenta::int as id, saldo::int, id_mst_caja::int as caja from libro_cuenta where id_reg_cuenta >= 1000 order by 1',
      ),
      closes: await rows("select id_reg_caja::int as id, id_reg_asiento::int as cut from caja_movimiento where tipo = 'cierre' order by 1"),
      next: (
        await rows(
          "insert into libro_asiento (fecha, dia, debe, haber, unidad, importe, motivo) values (now(), now(), 3, 10, 1, 1, 'entrada') returning id_reg_asiento::int as id",
        )
      )[0].id,
    }
  } finally {
    client.release(true)
  }
}

it('what was paid and counted before the ledger becomes transfers in the order in which closes had counted them, not by time', async () => {
  const { transfers, accounts, closes, next } = await oldClub('club_antes')
  const cash = { debe: 1000, haber: 1, motivo: 'cobro' }
  expect(transfers).toEqual([
    { debe: 3, haber: 1, importe: 150, motivo: 'cobro', line: 2 },
    { debe: 1000, haber: 10, importe: 1000, motivo: 'entrada', line: null },
    { ...cash, importe: 600, line: 1 },
    { ...cash, importe: 250, line: 2 },
    { debe: 9, haber: 1000, importe: 50, motivo: 'cierre', line: null },
    { debe: 10, haber: 1000, importe: 800, motivo: 'salida', line: null },
    { ...cash, importe: 700, line: 3 },
    { debe: 1, haber: 1000, importe: 300, motivo: 'devolucion', line: 4 },
  ])
  expect(accounts).toEqual([
    { id: 1000, saldo: 1400, caja: 1 },
    { id: 1001, saldo: 0, caja: 2 },
  ])
  expect(closes).toEqual([
    { id: 2, cut: 5 },
    { id: 4, cut: 8 },
    { id: 5, cut: 0 },
  ])
  expect(next).toBe(9)
})
it('a drawer that its entries leave below zero begins at nothing', async () => {
  const { transfers, accounts } = await oldClub(
    'club_menos',
    `insert into caja_movimiento (id_reg_caja, id_mst_caja, tipo, amount, fecha) values (6, 2, 'salida', 500, '2026-01-03')`,
  )
  expect(transfers.at(-1)).toEqual({ debe: 1001, haber: 11, importe: 500, motivo: 'apertura', line: null })
  expect(accounts[1]).toEqual({ id: 1001, saldo: 0, caja: 2 })
})
it('a close that would say something else in the ledger stops the upgrade, and so does a line', async () => {
  await expect(oldClub('club_mal', 'update caja_movimiento set esperado = 1399 where id_reg_caja = 4')).rejects.toThrow(
    'these closes of registers expected something else than the ledger does: 4',
  )
  await expect(oldClub('club_peor', 'update cobro set importe = 249 where id_reg_cobro = 3')).rejects.toThrow(
    'what is paid of these lines differs in the ledger: 2',
  )
})
