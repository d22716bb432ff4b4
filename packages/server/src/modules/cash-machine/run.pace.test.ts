import { decideOperation } from '@app/contract/cards/card-payments'
import { afterEach, describe, expect, it } from 'vitest'
import { after } from '../../kit/clock.ts'
import { machineClub } from '../../testing/modules/cash-machine.ts'

const desk = await machineClub()
const { machine, line, sale, drained, requireRight } = desk
afterEach(requireRight)

/** Runs the due jobs n seconds after the start; returns the ages in seconds at which the machine is queried next. */
async function nextQuery(start: Date, age: number) {
  desk.at(after(start, age).toISOString())
  await drained()
  const jobs = await desk.db.selectFrom('outbox').select('run_at').where('kind', '=', 'cash-machine').where('done_at', 'is', null).execute()
  return jobs.map(({ run_at }) => (run_at.getTime() - start.getTime()) / 1000)
}
const answerOf = async (id: number) =>
  desk.db.selectFrom('libro_operacion').select(['estado', 'respuesta']).where('id_reg_operacion', '=', id).executeTakeFirstOrThrow()

describe('an operation that the machine does not end', () => {
  it('is asked about every ten seconds for ten minutes, every three minutes for an hour, then every hour for a week (A-50)', async () => {
    const start = desk.now()
    const id = await sale([await line(400)])
    machine.behave('askOperation', 'silent')
    // while it is under way it is queried every two seconds
    expect(await nextQuery(start, 100)).toEqual([102])
    expect(await nextQuery(start, 200)).toEqual([210])
    expect(await nextQuery(start, 590)).toEqual([600])
    expect(await nextQuery(start, 600)).toEqual([780])
    expect(await nextQuery(start, 3420)).toEqual([3600])
    expect(await nextQuery(start, 3600)).toEqual([7200])
    const week = 7 * 24 * 3600
    expect(await nextQuery(start, week - 3600)).toEqual([week])
    expect(await nextQuery(start, week)).toEqual([])
    machine.well()
    // the desk's session would have expired a week later
    desk.at(start.toISOString())
    await desk.call(decideOperation, { id, hecha: false })
    expect(await answerOf(id)).toEqual({ estado: 'retirada', respuesta: 'decidido' })
  })
  it('is asked about until the machine has said what a person decided before it, and then no more (A-50)', async () => {
    const start = desk.now()
    const id = await sale([await line(250)])
    machine.behave('askOperation', 'silent')
    expect(await nextQuery(start, 200)).toEqual([210])
    await desk.call(decideOperation, { id, hecha: false })
    expect(await nextQuery(start, 210)).toEqual([220])
    machine.well()
    expect(await nextQuery(start, 220)).toEqual([])
    expect(await answerOf(id)).toEqual({ estado: 'retirada', respuesta: 'tiempo' })
    desk.at(start.toISOString())
  })
  it('is doubtful from half a minute after its time on, and says why it became so, whatever the machine answers later (A-50)', async () => {
    const start = desk.now()
    const id = await sale([await line(300)])
    machine.behave('askOperation', 'silent')
    // it has 150 seconds, and half a minute more to end
    await nextQuery(start, 178)
    expect(await answerOf(id)).toMatchObject({ estado: 'pendiente' })
    await nextQuery(start, 180)
    expect(await answerOf(id)).toEqual({ estado: 'dudosa', respuesta: 'silent' })
    machine.behave('askOperation', 'nonsense')
    expect(await nextQuery(start, 200)).toEqual([210])
    expect(await answerOf(id)).toEqual({ estado: 'dudosa', respuesta: 'silent' })
    machine.well()
    await desk.call(decideOperation, { id, hecha: false })
  })
})
