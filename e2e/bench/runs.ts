import { setTimeout as pause } from 'node:timers/promises'
import { scratchFolder } from '@app/server/testing/scratch-folder'
import { startOn } from '../product.ts'
import { signIn } from './desk-client.ts'
import { now, ratioOf, timed, timesOf } from './measure.ts'
import type { Result } from './report.ts'

interface Run {
  readonly estado: string
  readonly hechos: number
}
const everyone = { seleccion: { regla: { activos: 1, condiciones: [] } }, acto: 'topup', id_mst_monedero_virtual_precios: 1 }

/** A run over all members of the demo club, and a desk that reads its day meanwhile. */
export async function benchRuns(): Promise<Result[]> {
  const { folder, discard } = scratchFolder('bench-runs')
  const product = await startOn(folder)
  const desk = await signIn(product.url)
  const day = timed(() => desk.get('/api/tipo_recurso/1/reservas'))
  await timesOf(day, 20)
  const quiet = await timesOf(day, 150)
  const begun = await desk.post('/api/socio/actos', everyone)
  const began = now()
  const busy = await timesOf(day, 150)
  const last = async () => (JSON.parse((await desk.get('/api/procesos')).text) as Run[])[0]!
  const { hechos } = await last()
  while ((await last()).estado === 'en_curso') await pause(50)
  const seconds = (now() - began) / 1000
  await product.stop()
  discard()
  const { hechos: planned } = JSON.parse(begun.text) as { hechos: number }
  return [
    { what: `planner day while ${planned} wallets are topped up (${hechos} by then)`, unit: 'ms', budget: 1.5, ...ratioOf(busy, quiet) },
    { what: 'all of them, rests included', value: seconds, unit: 's', budget: planned / 100 },
  ]
}
