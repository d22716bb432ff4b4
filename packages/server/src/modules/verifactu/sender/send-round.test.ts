import { sendWaiting } from '@app/contract/verifactu/panel'
import { beforeEach, describe, expect, it } from 'vitest'
import { inThisClub } from '../../../kit/install.ts'
import { type VerifactuClub, verifactuClub } from '../../../testing/modules/verifactu-sender.ts'
import { beginInstallations } from '../../official-invoices/public.ts'

let club: VerifactuClub
beforeEach(async () => {
  club = await verifactuClub()
})

const lastSending = async () => (await club.sendings()).at(-1)
const hour = 3600

describe('the sender of a company', () => {
  it('waits a minute for more records, and sends them in their order', async () => {
    const { agency, pass, issue, panel } = club
    const numbers = await issue(2)
    await pass(59)
    expect(agency.received).toEqual([])
    expect(await panel()).toMatchObject({ pendientes: 2, incidencia: false, ultimo: null, cola: [{ n: 1 }, { n: 2 }] })
    await pass(61)
    expect(agency.received.map(({ number, follows, isIncident }) => [number, follows, isIncident])).toEqual(
      numbers.map((number) => [number, true, false]),
    )
    expect(await club.sendings()).toEqual([['1-2', 'correcto', false, null]])
    expect(await panel()).toMatchObject({ pendientes: 0, ultimo: { csv: 'A-00000000000001', rechazados: 0 }, reloj: 0, silencio: null })
    expect(await club.wrong()).toEqual([])
  })

  it('waits as long as the tax agency asks, also when somebody asks for a sending', async () => {
    const { agency, pass, issue } = club
    agency.demandWait(300)
    await issue()
    await pass(60)
    await issue()
    await pass(200)
    await club.call(sendWaiting, { id: 1 })
    await pass(0)
    expect(agency.sendings).toHaveLength(1)
    await pass(100)
    expect(agency.sendings).toHaveLength(2)
  })

  it('does not wait for more records when somebody asks', async () => {
    const { agency, pass, issue } = club
    await expect(club.call(sendWaiting, { id: 1 })).rejects.toMatchObject({ code: 'verifactu.nada_pendiente' })
    await issue()
    await club.call(sendWaiting, { id: 1 })
    await pass(0)
    expect(agency.sendings).toHaveLength(1)
  })

  it('does not wait with a thousand records, and sends no more at once', async () => {
    const { agency, pass, issue } = club
    for (let n = 0; n < 11; n += 1) await issue(100)
    await pass(0)
    await pass(60)
    expect(await club.sendings()).toEqual([['1-1000', 'correcto', false, null]])
    await pass(60)
    expect(await club.sendings()).toEqual([
      ['1-1000', 'correcto', false, null],
      ['1001-1100', 'correcto', false, null],
    ])
    expect(agency.received.every(({ follows }) => follows)).toBe(true)
    expect(await club.wrong()).toEqual([])
  }, 60_000)
})

describe('a record that is refused', () => {
  it('does not stop the others, and waits for a person', async () => {
    const { agency, pass, issue, mend } = club
    const [, bad] = await issue(3)
    agency.refuse(2, 1110)
    await pass(60)
    expect(agency.received).toHaveLength(2)
    expect(await club.sendings()).toEqual([['1-3', 'parcial', false, null]])
    expect(await mend()).toMatchObject([{ n: 2, num_completo: bad, estado: 'incorrecto', codigo: 1110, problema: 'nif' }])
    expect(await club.panel()).toMatchObject({ rechazados: 1, con_errores: 0, pendientes: 0 })
    await issue()
    await pass(120)
    expect(await lastSending()).toEqual(['4-4', 'correcto', false, null])
    expect(agency.received.at(-1)).toMatchObject({ follows: true })
    expect(await club.wrong()).toEqual([])
  })

  it('for the whole of its sending is found by halves, and refused alone', async () => {
    const { agency, pass, issue, mend } = club
    const [, , bad] = await issue(3)
    // what the schema takes and the service does not
    await club.pool.query(
      `update club_tests.documento_registro set xml = replace(xml, '<DescripcionOperacion>', '<Descripcion>') where n = 3`.replace(
        'club_tests',
        club.product.clubs.all()[0]!.schema,
      ),
    )
    for (let n = 0; n < 5; n += 1) await pass(61)
    expect(await mend()).toMatchObject([{ num_completo: bad, estado: 'incorrecto', codigo: 4103, problema: 'cabecera' }])
    expect(agency.received).toHaveLength(2)
    await issue()
    await pass(61)
    expect(agency.received).toHaveLength(3)
    expect(await club.wrong()).toEqual([])
  })
})

describe('a service that is silent', () => {
  it('for a day gets all records in their order once it answers, with an incident until none waits', async () => {
    const { agency, pass, issue, panel } = club
    agency.behave('down')
    const numbers = await issue()
    for (let n = 0; n < 26; n += 1) {
      await pass(hour)
      await panel()
      if (n < 3) numbers.push(...(await issue()))
    }
    expect(agency.received).toEqual([])
    expect(await panel()).toMatchObject({ pendientes: 4, incidencia: true, silencio: expect.any(Date), en_duda: 4 })
    const attempts = (await club.sendings()).length
    expect(attempts).toBeGreaterThanOrEqual(24)
    agency.behave('well')
    await pass(hour)
    expect(agency.received.map(({ number }) => number)).toEqual(numbers)
    expect(await lastSending()).toEqual(['1-4', 'correcto', true, null])
    expect(agency.received.every(({ code }) => code === null)).toBe(true)
    await issue()
    await pass(120)
    expect(await lastSending()).toEqual(['5-5', 'correcto', false, null])
    expect(await club.wrong()).toEqual([])
  })

  it('is asked again within minutes at first', async () => {
    const { agency, pass, issue } = club
    agency.behave('nonsense')
    await issue()
    for (let n = 0; n < 8; n += 1) await pass(60)
    expect(await club.sendings()).toEqual(Array.from({ length: 4 }, (_, n) => ['1-1', 'duda', n > 0, null]))
  })
})

describe('a cut between sending and answer', () => {
  it.each(['lost', 'half'] as const)('leaves the records in doubt: sent again as they are, they count once (%s)', async (mood) => {
    const { agency, pass, issue, panel } = club
    const numbers = await issue(2)
    agency.behave(mood)
    await pass(60)
    expect(await club.sendings()).toEqual([['1-2', 'duda', false, null]])
    expect(await panel()).toMatchObject({ pendientes: 2, en_duda: 2 })
    agency.behave('well')
    await issue()
    await pass(60)
    expect(await club.sendings()).toEqual([
      ['1-2', 'duda', false, null],
      ['1-3', 'parcial', true, null],
    ])
    expect(numbers.map((number) => agency.timesReceived(number))).toEqual([1, 1])
    expect(await club.mend()).toEqual([])
    expect(await panel()).toMatchObject({ pendientes: 0, rechazados: 0, cadena: { instalacion: 1 } })
    expect(await club.wrong()).toEqual([])
  })

  it('by the end of the process is found by the next one', async () => {
    const { agency, pass, issue } = club
    await issue()
    agency.behave('lost')
    await pass(60)
    // the process ended before it booked anything
    await club.db.updateTable('documento_envio').set({ estado: 'enviando', respondido: null, mensaje: null }).execute()
    agency.behave('well')
    await pass(60)
    expect(await club.sendings()).toEqual([['1-1', 'enviando', false, null]])
    await pass(180)
    expect(await club.sendings()).toEqual([
      ['1-1', 'duda', false, null],
      ['1-1', 'incorrecto', true, null],
    ])
    expect([agency.received.length, await club.mend()]).toEqual([1, []])
    expect(await club.wrong()).toEqual([])
  })
})

describe('a slow service', () => {
  it('holds no connection, is asked by one server at a time, and is booked once it answers', async () => {
    const { agency, issue, product } = club
    await issue()
    agency.behave('slow')
    club.at('2026-11-20T10:01:30Z')
    const work = product.outbox.drained()
    await agency.holding()
    const { rows } = await club.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
    )
    expect(rows).toEqual([{ n: 0 }])
    // another server looks meanwhile
    await issue()
    await club.call(sendWaiting, { id: 1 })
    expect(await club.sendings()).toEqual([['1-1', 'enviando', false, null]])
    agency.behave('well')
    agency.release()
    await work
    expect((await club.sendings())[0]).toEqual(['1-1', 'correcto', false, null])
    expect(agency.timesReceived('T26/000001')).toBe(1)
  })
})

describe('a sending refused as a whole', () => {
  it('is told to the administrators once, and tried again hourly with an incident', async () => {
    const { agency, pass, issue, db } = club
    await db.updateTable('socio').set({ email: 'admin@club.test' }).where('id_mst_socios', '=', club.id).execute()
    agency.behave('fault')
    await issue()
    for (let n = 0; n < 70; n += 1) await pass(60)
    expect(await club.sendings()).toEqual([
      ['1-1', 'fallo', false, 20_009],
      ['1-1', 'fallo', true, 20_009],
    ])
    const letters = await db.selectFrom('correo').select('asunto').execute()
    expect(letters.map(({ asunto }) => asunto)).toEqual(['Hacienda no admite los envíos de Club Deportivo Ejemplo, S.L.'])
    agency.behave('well')
    await club.call(sendWaiting, { id: 1 })
    await pass(0)
    expect(await lastSending()).toEqual(['1-1', 'correcto', true, null])
    expect(await club.wrong()).toEqual([])
  })
})

describe('a database behind what was sent', () => {
  /** The rows about sendings as they were before any. */
  const forget = async () => {
    const { schema } = club.product.clubs.all()[0]!
    await club.pool.query(`delete from ${schema}.documento_respuesta`)
    await club.pool.query(`delete from ${schema}.documento_envio`)
  }
  const places = async () =>
    (
      await club.db
        .selectFrom('documento_registro as r')
        .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'r.id_reg_documento_cadena')
        .select(['c.instalacion', 'r.n', 'r.anterior'])
        .orderBy('r.id_reg_documento_registro')
        .execute()
    ).map(({ instalacion, n, anterior }) => [instalacion, n, anterior === ''])

  it('begins a new installation once restored, and what the tax agency has already counts as taken (0178)', async () => {
    const { agency, pass, issue, panel } = club
    await issue(2)
    await pass(60)
    await forget()
    await inThisClub(club.product.clubs.all()[0]!, beginInstallations)
    await issue()
    await pass(120)
    await pass(120)
    expect(await places()).toEqual([
      [1, 1, true],
      [1, 2, false],
      [2, 1, true],
    ])
    expect(agency.received.map(({ number, follows }) => [number, follows])).toEqual([
      ['T26/000001', true],
      ['T26/000002', true],
      ['T26/000003', true],
    ])
    expect(await panel()).toMatchObject({ pendientes: 0, rechazados: 0, cadena: { instalacion: 2 } })
    expect(await club.wrong()).toEqual([])
  })

  it('is recognised by a duplicate that it never sent: a new installation begins, and the record waits for a person', async () => {
    const { pass, issue, panel, mend } = club
    await issue(2)
    await pass(60)
    await forget()
    await pass(120)
    expect(await panel()).toMatchObject({ rechazados: 2, cadena: { instalacion: 2, n: 0 } })
    expect(await mend()).toMatchObject([{ problema: 'duplicado' }, { problema: 'duplicado' }])
    await issue()
    await pass(120)
    expect((await places()).at(-1)).toEqual([2, 1, true])
    expect(await panel()).toMatchObject({ pendientes: 0, cadena: { instalacion: 2, n: 1 } })
    expect(await club.wrong()).toEqual([])
  })
})

describe('the clock', () => {
  it('five minutes behind is measured, and its records are accepted with errors', async () => {
    const { agency, pass, issue, panel, mend } = club
    agency.shiftClock(300)
    await issue()
    await pass(60)
    expect(await panel()).toMatchObject({ reloj: -300, con_errores: 1, rechazados: 0 })
    expect(await mend()).toMatchObject([{ estado: 'con_errores', codigo: 2004, problema: 'reloj' }])
  })
})
