import { cancelOperation, operationState, startSale } from '@app/contract/cash-machine/operations'
import { updateCompany } from '@app/contract/company/companies'
import { accounts } from '@app/contract/ledger/account'
import { afterAll } from 'vitest'
import { after } from '../../kit/clock.ts'
import { startCashMachine } from '../../modules/cash-machine/simulator.ts'
import { saveSetting } from '../../modules/club/public.ts'
import { broken, deskClub } from './bookings.ts'

/** A club with a separate cash machine simulator, on a real socket, and the actions of customers there. */
export async function machineClub() {
  const desk = await deskClub()
  const machine = await startCashMachine({ password: 'clave de la máquina' })
  process.env.CASH_MACHINE_URL = machine.url
  afterAll(async () => {
    delete process.env.CASH_MACHINE_URL
    await machine.stop()
  })
  await saveSetting(desk.db as never, 'CASHDRO_IP', { valor: 'simulador', activo: true })
  await desk.call(updateCompany, { id: 1, usuario_maquina: 'tribuna', clave_maquina: 'clave de la máquina' })

  /** A line of one member that costs n cents. */
  const line = async (precio: number, id_mst_socios: number = desk.members[0]) =>
    (
      await desk.db
        .insertInto('factura')
        .values({ id_mst_socios, concepto: 'Clase', precio, fecha_creacion: '2026-11-20' })
        .returning('id_reg_factura')
        .executeTakeFirstOrThrow()
    ).id_reg_factura
  const rowOf = (id: number) => desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
  const drained = () => desk.product.outbox.drained()
  /** Advances the clock by seconds, and runs the due jobs. */
  const tick = async (seconds = 2) => {
    desk.at(after(desk.now(), seconds).toISOString())
    await drained()
  }
  const state = (operation_id: number) => desk.call(operationState, { operation_id })
  /** A sale started at the machine. */
  const sale = async (ids: readonly number[], importe?: number) => {
    const { operation_id } = await desk.call(startSale, { facturasSeleccionadas: [...ids], ...(importe && { importe }) })
    await drained()
    return operation_id
  }
  const cancel = (operation_id: number) => desk.call(cancelOperation, { operation_id })
  /** Net cents of an account: received less paid. */
  const balance = async (account: number) =>
    (await desk.db.selectFrom('libro_asiento').select(['debe', 'haber', 'importe']).execute()).reduce(
      (sum, { debe, haber, importe }) => sum + (debe === account ? importe : 0) - (haber === account ? importe : 0),
      0,
    )
  const inMachine = () => balance(accounts.cashMachine)
  const wrong = () => broken(desk)
  /** Fails if an invariant is violated. */
  const requireRight = async () => {
    const found = await wrong()
    if (found.length > 0) throw new Error(JSON.stringify(found))
  }
  return { ...desk, machine, line, rowOf, drained, tick, state, sale, cancel, balance, inMachine, wrong, requireRight }
}
