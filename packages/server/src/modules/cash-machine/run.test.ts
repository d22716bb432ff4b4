import { startSale } from '@app/contract/cash-machine/operations'
import { afterAll, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { after } from '../../kit/clock.ts'
import { testSecrets } from '../../testing/club.ts'
import { machineClub } from '../../testing/modules/cash-machine.ts'

const desk = await machineClub()
const { machine, line, rowOf, drained, wrong } = desk
const operation = (id: number) =>
  desk.db.selectFrom('libro_operacion').selectAll().where('id_reg_operacion', '=', id).executeTakeFirstOrThrow()

it('goes on after the server was stopped in the middle, whatever fell in meanwhile (A-50)', async () => {
  const id = await line(1500)
  const { operation_id } = await desk.call(startSale, { facturasSeleccionadas: [id] })
  await drained()
  await desk.product.stop()
  machine.insert(2000)
  // the job of a dead worker is free again after a minute
  const now = after(desk.now(), 70)
  const again = await assemble({ pool: desk.pool, connection: desk.connection, now: () => now, secrets: testSecrets, files: desk.files })
  afterAll(() => again.stop())
  await again.outbox.drained()
  expect(await operation(operation_id)).toMatchObject({ estado: 'hecha', movido: 1500 })
  expect(await rowOf(id)).toMatchObject({ pagado: 1500, retenido: 0 })

  // the order was sent, and the worker died before the number was stored: it waits there and never runs
  const other = await line(800)
  const { id_reg_operacion } = await desk.db
    .insertInto('libro_operacion')
    .values({ clase: 'maquina_cobro', importe: 800, fecha: now, enviada: after(now, -30), caduca: after(now, 150) })
    .returning('id_reg_operacion')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('libro_operacion_linea').values({ id_reg_operacion, id_reg_factura: other, importe: 800 }).execute()
  await desk.db.updateTable('factura').set({ retenido: 800 }).where('id_reg_factura', '=', other).execute()
  await desk.db
    .insertInto('outbox')
    .values({ kind: 'cash-machine', payload: JSON.stringify({ id: id_reg_operacion }) as never, run_at: now })
    .execute()
  await again.outbox.drained()
  expect(await operation(id_reg_operacion)).toMatchObject({ estado: 'retirada', respuesta: 'silent' })
  expect(await rowOf(other)).toMatchObject({ retenido: 0, pagado: 0 })
  expect(await wrong()).toEqual([])

  // another server is sending the order right now: this one does not interfere
  const third = await line(300)
  const { id_reg_operacion: begun } = await desk.db
    .insertInto('libro_operacion')
    .values({ clase: 'maquina_cobro', importe: 300, fecha: now, enviada: after(now, -29), caduca: after(now, 150) })
    .returning('id_reg_operacion')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('libro_operacion_linea').values({ id_reg_operacion: begun, id_reg_factura: third, importe: 300 }).execute()
  await desk.db.updateTable('factura').set({ retenido: 300 }).where('id_reg_factura', '=', third).execute()
  const asked = machine.received.get('startOperation')
  await desk.db
    .insertInto('outbox')
    .values({ kind: 'cash-machine', payload: JSON.stringify({ id: begun }) as never, run_at: now })
    .execute()
  await again.outbox.drained()
  expect(await operation(begun)).toMatchObject({ estado: 'pendiente', referencia: null })
  expect(machine.received.get('startOperation')).toBe(asked)
})
