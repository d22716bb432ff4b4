import { saveGlobalTimes } from '@app/contract/booking-config/global-times'
import { plannerDay } from '@app/contract/planner/planner-day'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { testSecrets } from '../../testing/club.ts'
import { deskClub } from '../../testing/modules/bookings.ts'
import { inThisClub } from '../install.ts'
import { cached, recheckVersion } from './cached.ts'
import type { Tx } from './database.ts'
import { TableRecorder } from './table-recorder.ts'
import { inTransaction } from './transaction.ts'

const desk = await deskClub()
const theClub = desk.product.clubs.all()[0]!
const other = await assemble({ pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files })
afterAll(other.stop)
const otherClub = other.clubs.all()[0]!

let reads = 0
/** The names of the holidays in a month; counts the reads of the table. */
const holidaysIn = cached(['festivo'], async (tx, mes: number) => {
  reads += 1
  return (await tx.selectFrom('festivo').select('desc_festivo').where('mes', '=', mes).orderBy('id_mst_festivos').execute()).map(
    (row) => row.desc_festivo,
  )
})
const inCall = <T>(club: typeof theClub, work: (tx: Tx) => Promise<T>, changes = true) =>
  inTransaction(club, { changes, recorder: new TableRecorder(), reset: () => undefined }, work)
const ask = (club = theClub, mes = 5) => inCall(club, (tx) => holidaysIn(tx, mes), false)
let dia_mes = 0
const insert = (tx: Tx, desc_festivo: string) => {
  dia_mes = (dia_mes % 31) + 1
  return tx.insertInto('festivo').values({ mes: 5, dia_mes, desc_festivo }).execute()
}

describe('what is read of the configuration (decision 0062)', () => {
  it('is read once for each question, until somebody writes one of its tables', async () => {
    reads = 0
    expect([await ask(), await ask(), await ask(theClub, 6)]).toEqual([[], [], []])
    expect(reads).toBe(2)
    await inCall(theClub, (tx) => insert(tx, 'Uno'))
    expect([await ask(), await ask()]).toEqual([['Uno'], ['Uno']])
    expect(reads).toBe(3)
    await inCall(theClub, (tx) => tx.insertInto('proveedor').values({ nombre: 'Otro' }).execute())
    await ask()
    expect(reads).toBe(3)
  })
  it('is another process’s at once when this one changed it, and the other way round', async () => {
    expect(await ask(otherClub)).toEqual(['Uno'])
    await inCall(theClub, (tx) => insert(tx, 'Dos'))
    expect(await ask(otherClub)).toEqual(['Uno', 'Dos'])
    await inCall(otherClub, (tx) => tx.deleteFrom('festivo').where('desc_festivo', '=', 'Uno').execute())
    expect(await ask()).toEqual(['Dos'])
  })
  it('is the tables’ own within a transaction that changes them, and of nobody else before the commit', async () => {
    await inCall(theClub, async (tx) => {
      expect(await holidaysIn(tx, 5)).toEqual(['Dos'])
      await insert(tx, 'Tres')
      expect(await holidaysIn(tx, 5)).toEqual(['Dos', 'Tres'])
      expect(await ask()).toEqual(['Dos'])
    })
    expect(await ask()).toEqual(['Dos', 'Tres'])
  })
  it('is what it was after a change that was rolled back', async () => {
    const failing = inCall(theClub, async (tx) => {
      await insert(tx, 'Cuatro')
      await holidaysIn(tx, 5)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await ask()).toEqual(['Dos', 'Tres'])
  })
  it('is read anew after the work of a job or a seed', async () => {
    await ask()
    await inThisClub(theClub, (tx) => tx.deleteFrom('festivo').where('desc_festivo', '=', 'Tres').execute())
    expect(await ask()).toEqual(['Dos'])
  })
  it('is read anew after a lock that waited for somebody’s change', async () => {
    await inCall(theClub, async (tx) => {
      expect(await holidaysIn(tx, 5)).toEqual(['Dos'])
      await inCall(otherClub, (theirs) => insert(theirs, 'Cinco'))
      expect(await holidaysIn(tx, 5)).toEqual(['Dos'])
      recheckVersion(tx)
      expect(await holidaysIn(tx, 5)).toEqual(['Dos', 'Cinco'])
    })
  })
  it('can be changed by nobody who got it', async () => {
    const names = await ask()
    expect(() => names.push('Mío')).toThrow(TypeError)
  })
  it('names its tables, since it would not hear of a change of others', async () => {
    const hidden = cached(['festivo'], (tx) => tx.selectFrom('param').select('cod_param').execute())
    await expect(inCall(theClub, (tx) => hidden(tx))).rejects.toThrow('reads param without naming it')
  })
  it('begins anew when it was asked about too many things', async () => {
    reads = 0
    await inCall(theClub, async (tx) => {
      for (let mes = 100; mes <= 2100; mes += 1) await holidaysIn(tx, mes)
      expect(reads).toBe(2001)
      await holidaysIn(tx, 2100)
      expect(reads).toBe(2001)
      await holidaysIn(tx, 100)
      expect(reads).toBe(2002)
    })
  })
  it('never lags behind: whoever asks after a change was answered sees it, with two processes and many desks', async () => {
    for (let round = 1; round <= 40; round += 1) {
      const asking = Array.from({ length: 6 }, (_, n) => ask(n % 2 ? theClub : otherClub))
      await inCall(round % 2 ? theClub : otherClub, async (tx) => {
        await tx.deleteFrom('festivo').where('mes', '=', 5).execute()
        await insert(tx, `Ronda ${round}`)
      })
      expect([await ask(theClub), await ask(otherClub)]).toEqual([[`Ronda ${round}`], [`Ronda ${round}`]])
      await Promise.all(asking)
    }
  })
  it('stands among what an answer is made of, also when it came from memory', async () => {
    const sources = async () => {
      const { headers } = await desk.http({ method: 'GET', url: '/api/tipo_recurso/1/reservas' })
      return String(headers.reads).split(',')
    }
    const first = await sources()
    expect(first).toEqual(expect.arrayContaining(['court', 'court-type', 'parameter', 'calendar']))
    expect(await sources()).toEqual(first)
  })
  it('is the new one in the answer that follows its change (R-217)', async () => {
    const shortest = async () => (await desk.call(plannerDay, { id: 1 })).recursos[0]!.min_tiempo
    expect(await shortest()).toBe(30)
    await desk.call(saveGlobalTimes, { MIN_TIEMPO_RESERVA_ADMIN: 60 })
    expect(await shortest()).toBe(60)
  })
})
