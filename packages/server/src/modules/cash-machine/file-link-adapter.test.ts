import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as machineCalls from '@app/contract/cash-machine/operations'
import { afterAll, describe, expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'
import { saveSetting } from '../club/public.ts'

const desk = await machineClub()
const { line, rowOf, tick, drained, state, sale, cancel, wrong } = desk
const root = await mkdtemp(join(tmpdir(), 'tribuna-cash-'))
process.env.CASH_FILES_DIR = root
afterAll(async () => {
  delete process.env.CASH_FILES_DIR
  await rm(root, { recursive: true })
})
const set = (name: 'CASHDRO_RUTA_ENVIO' | 'CASHDRO_RUTA_RECEPCION' | 'CASHDRO_RUTA_HISTORICO' | 'ENLACE_BINSOFT', valor: string) =>
  saveSetting(desk.db as never, name, { valor, activo: true })
await set('ENLACE_BINSOFT', '1')
await set('CASHDRO_RUTA_ENVIO', 'envio')
await set('CASHDRO_RUTA_RECEPCION', '../../recepcion')
await set('CASHDRO_RUTA_HISTORICO', '/historico')
const folder = (name: string) => join(root, desk.product.clubs.all()[0]!.slug, name)
const filesIn = (name: string) => readdir(folder(name)).catch(() => [])
/** The other program answers. */
const reply = async (operation: number, text: string) => {
  await mkdir(folder('recepcion'), { recursive: true })
  await writeFile(join(folder('recepcion'), `${operation}.txt`), text)
}
const asked = (operation_id: number) => desk.call(machineCalls.fileState, { operation_id })

describe('a charge by files', () => {
  it('is a file that is sent, looked at every five seconds; OK confirms it and both files end in the history (R-393, R-402, R-406)', async () => {
    const id = await line(1250)
    const operation = await sale([id])
    expect(await readFile(join(folder('envio'), `${operation}.txt`), 'utf8')).toBe(`${operation};COBRO;1250\r\n`)
    expect(await state(operation)).toMatchObject({ por_fichero: true, estado: 'pendiente' })
    await tick(5)
    await reply(operation, 'OK\r\n')
    await tick(2)
    expect(await asked(operation)).toEqual({ operation_id: operation, respuesta: '' })
    await tick(3)
    expect(await asked(operation)).toEqual({ operation_id: operation, respuesta: 'OK' })
    expect(await rowOf(id)).toMatchObject({ pagado: 1250, retenido: 0 })
    expect(await filesIn('envio')).toEqual([])
    const kept = async (name: string) => await readFile(join(folder('historico'), name), 'utf8')
    expect(new Set(await filesIn('historico'))).toEqual(new Set([`${operation}.txt`, `respuesta-${operation}.txt`]))
    expect([await kept(`${operation}.txt`), await kept(`respuesta-${operation}.txt`)]).toEqual([`${operation};COBRO;1250\r\n`, 'OK\r\n'])
  })
  it('is cancelled by KO, and never leaves the club’s own folder (R-402)', async () => {
    const id = await line(300)
    const operation = await sale([id])
    await reply(operation, 'ko')
    await tick(5)
    expect(await asked(operation)).toMatchObject({ respuesta: 'KO' })
    expect(await rowOf(id)).toMatchObject({ pagado: 0, retenido: 0 })
    expect((await readdir(root)).length).toBe(1)
  })
  it('is doubtful while the answer is nonsense or does not come, also after it was cancelled; a late OK is applied', async () => {
    const id = await line(400)
    const operation = await sale([id])
    await cancel(operation)
    await drained()
    expect(await filesIn('envio')).toContain(`${operation}-anular.txt`)
    await reply(operation, 'quizás')
    await tick(40)
    expect(await state(operation)).toMatchObject({ estado: 'dudosa', respuesta: 'nonsense' })
    await reply(operation, 'OK')
    await tick(20)
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 400 })
    expect(await filesIn('envio')).toEqual([])
    expect(await wrong()).toEqual([])
  })
  it('ends at once where the folder cannot be written, or whoever runs the server names none (R-404)', async () => {
    await rm(folder('envio'), { recursive: true })
    await writeFile(folder('envio'), 'un fichero')
    const id = await line(100)
    expect(await state(await sale([id]))).toMatchObject({ estado: 'retirada', respuesta: 'files' })
    expect(await rowOf(id)).toMatchObject({ retenido: 0 })
    delete process.env.CASH_FILES_DIR
    expect(await desk.call(machineCalls.cashMachine)).toMatchObject({ hay: false })
  })
})
