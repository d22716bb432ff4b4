import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Club, read } from './clubs.ts'
import type { Result } from './report.ts'

interface Preview {
  readonly huella: string
  readonly total: { readonly lineas: number }
}

/**
 * Preview of a month's fees of all members, their run and its taking back, in seconds of the processor: of server and database together, since the
 * slices of a run rest. Returns to the club as it was.
 */
export async function benchFees({ desk, floor, today }: Club, seconds: () => number): Promise<Result[]> {
  const [{ id_cuota } = { id_cuota: 0 }] = await ask<{ id_cuota: number }[]>(floor('giveFees', { today }))
  await floor('analyzeFees')
  const asked = { hasta: today, id_mst_cuotas: id_cuota }
  const preview = () => read<Preview>(desk.get(`/api/cuotas/proceso/vista?hasta=${today}&id_mst_cuotas=${id_cuota}`))
  const spent = async <T>(work: () => Promise<T>) => {
    const before = seconds()
    const done = await work()
    return { done, value: seconds() - before }
  }
  const atRest = async () => {
    while ((await read<{ estado: string }[]>(desk.get('/api/procesos'))).some(({ estado }) => estado === 'en_curso')) await pause(200)
  }
  await preview()
  const shown = await spent(preview)
  const { huella, total } = shown.done
  const raised = await spent(async () => {
    const begun = await read<{ id_reg_cuota_proceso: number }>(desk.post('/api/cuotas/proceso', { ...asked, huella }))
    await atRest()
    return begun.id_reg_cuota_proceso
  })
  const run = `/api/cuotas/proceso/${raised.done}/retirar`
  const back = await spent(async () => {
    const plan = await read<{ huella: string }>(desk.get(`${run}/vista`))
    await desk.post(run, { huella: plan.huella, motivo: 'Bench' })
    await atRest()
  })
  if ((await preview()).huella !== huella) throw new Error('a run of fees that was taken back shows another preview')
  await floor('takeFees', { fee: id_cuota })
  const unit = 's of the processor'
  return [
    { what: `preview of ${total.lineas} fees`, unit, value: shown.value, budget: 1.5 },
    { what: 'all of them raised, in slices', unit, value: raised.value, budget: 10 },
    { what: 'all of them taken back', unit, value: back.value, budget: 8 },
  ]
}
