import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  after,
  cancellation,
  changed,
  enveloped,
  first,
  fixture,
  header,
  late,
  marked,
  own,
  readAnswer,
  sealed,
  sending,
  tag,
  ticket,
} from '../../testing/modules/verifactu.ts'
import { type Certificate, certificateOf } from './certificate/certificate.ts'
import { startVerifactuSimulator } from './simulator.ts'

let now = new Date('2026-09-15T08:02:30Z')
let agency: Awaited<ReturnType<typeof startVerifactuSimulator>>
const post = (body: string) => fetch(agency.url, { method: 'POST', body, headers: { 'content-type': 'text/xml', soapaction: '""' } })
const send = async (records: readonly string[], head = header) => readAnswer(await post(enveloped(sending(records, head))))
beforeEach(async () => {
  now = new Date('2026-09-15T08:02:30Z')
  agency = await startVerifactuSimulator({ now: () => now, unknown: ['A58818501', '99999999R'] })
})
afterEach(() => agency.stop())

describe('a sending', () => {
  it('of a ticket, an invoice, a rectification and a cancellation is correct, and kept in its order', async () => {
    now = new Date('2026-09-16T07:05:30Z')
    expect(await readAnswer(await post(enveloped(late(own))))).toEqual({
      state: 'Correcto',
      csv: 'A-00000000000001',
      wait: '60',
      lines: [
        ['T26/000001', 'Correcto', null],
        ['A26/000001', 'Correcto', null],
        ['TR26/000001', 'Correcto', null],
        ['A26/000001', 'Correcto', null],
      ],
    })
    expect(agency.received.map(({ kind, number, isIncident, follows }) => [kind, number, isIncident, follows])).toEqual([
      ['Alta', 'T26/000001', true, true],
      ['Alta', 'A26/000001', true, true],
      ['Alta', 'TR26/000001', true, true],
      ['Anulacion', 'A26/000001', true, true],
    ])
    expect([agency.timesReceived('A26/000001'), agency.sendings]).toEqual([2, [{ records: 4, isIncident: true }]])
  })

  it('is partly correct with one error, incorrect and without CSV where all of it is refused', async () => {
    const wrong = ticket({ NumSerieFactura: 'T26/000002', TipoFactura: 'F1' })
    expect(await send([ticket(), wrong])).toMatchObject({ state: 'ParcialmenteCorrecto', csv: expect.any(String) })
    expect(await send([wrong])).toMatchObject({ state: 'Incorrecto', csv: null })
    const unsealed = changed(ticket({ NumSerieFactura: 'T26/000003' }), { ImporteTotal: '15.01' })
    expect(await send([unsealed])).toMatchObject({ state: 'ParcialmenteCorrecto', lines: [['T26/000003', 'AceptadoConErrores', '2000']] })
  })

  it('asks for the wait that is set', async () => {
    agency.demandWait(240)
    expect(await send([ticket()])).toMatchObject({ wait: '240' })
  })
})

describe('a sending is refused as a whole', () => {
  const faulty = async (body: string) => readAnswer(await post(body))
  const fault = (code: number) => ({ status: 500, fault: expect.stringMatching(`^Codigo\\[${code}\\]\\.`) })

  it('where its elements are not those of the schema', async () => {
    for (const body of [
      sending([]),
      sending([first.replace('<sf:DescripcionOperacion>Entrada de día</sf:DescripcionOperacion>', '')]),
      sending([first.replace('sf:NombreRazonEmisor', 'sf:Emisor').replace('/sf:NombreRazonEmisor', '/sf:Emisor')]),
      sending([first], header.replace('B72877814', 'B7287781')),
      own.replaceAll('SuministroLR.xsd', 'Suministro.xsd'),
    ])
      expect(await faulty(enveloped(body))).toEqual(fault(4102))
  })

  it('that is no XML, empty, another document, in another encoding or asked with GET', async () => {
    expect(await faulty('hola')).toEqual(fault(4103))
    expect(await faulty(enveloped(''))).toEqual(fault(4138))
    expect(await faulty(enveloped('<a/>'))).toEqual(fault(4118))
    expect(await faulty('<?xml version="1.0" encoding="UTF-7"?><a/>')).toEqual(fault(4119))
    expect(await readAnswer(await fetch(agency.url))).toEqual(fault(4135))
  })

  it('for the tax id of its header', async () => {
    expect(await faulty(enveloped(sending([first], header.replace('B72877814', 'B72877815'))))).toEqual(fault(4116))
    expect(await faulty(enveloped(sending([first], header.replace('B72877814', 'A58818501'))))).toEqual({
      status: 500,
      fault:
        'Codigo[4104].Error en la cabecera: el valor del campo NIF del bloque ObligadoEmision no está identificado.. NIF:A58818501. NOMBRE_RAZON:Club Deportivo Ejemplo, S.L.',
    })
  })

  it('as an answer to a demand, which has another address', async () => {
    const demand = header.replace('</sum:Cabecera>', `${tag('RemisionRequerimiento', tag('RefRequerimiento', '1'))}</sum:Cabecera>`)
    expect(await faulty(enveloped(sending([first], demand)))).toEqual(fault(4126))
  })

  it('with more than a thousand records, and leaves nothing behind', async () => {
    const records = (count: number) => Array.from({ length: count }, (_, at) => ticket({ NumSerieFactura: `T26/${at}` }))
    expect(await send(records(1001))).toEqual(fault(4114))
    expect([agency.received, agency.sendings]).toEqual([[], []])
    expect((await send(records(1000))).lines).toHaveLength(1000)
  }, 60_000)
})

describe('the records of other programs', () => {
  const wrapped = (name: string, nif: string) => {
    const record = fixture(name)
      .replaceAll('sum1:', 'sf:')
      .replace(/ xmlns:sum1="[^"]+"/, '')
    return enveloped(sending([`<sum:RegistroFactura>${record}</sum:RegistroFactura>`], late(header).replace('B72877814', nif)))
  }
  it('have the fingerprint that the service calculates', async () => {
    expect(await readAnswer(await post(wrapped('josemmo-registration-record-f2.xml', 'A00000000')))).toMatchObject({ state: 'Correcto' })
    // its number is cancelled without having been issued here
    expect(await readAnswer(await post(wrapped('josemmo-cancellation-record.xml', 'A00000000')))).toMatchObject({
      lines: [['12345679/G34', 'Incorrecto', '3002']],
    })
    expect(await readAnswer(await post(wrapped('josemmo-registration-record-f1.xml', '00000000B')))).toMatchObject({
      fault: expect.stringContaining('[4116]'),
    })
  })
})

describe('an invoice that is there', () => {
  const correction = (rejection: string) => marked(ticket(), tag('Subsanacion', 'S') + tag('RechazoPrevio', rejection))
  const cancel = (fields = '') =>
    marked(changed(cancellation, { NumSerieFacturaAnulada: 'T26/000001' }), fields, '<sf:Encadenamiento>').replace(
      /(<sf:FechaHoraHusoGenRegistro>)[^<]*/,
      '$12026-09-15T10:02:12+02:00',
    )
  const cancelled = (fields?: string) => sealed(cancel(fields))

  it('is a duplicate with the state and the error of the earlier record', async () => {
    const wrong = changed(ticket({ NumSerieFactura: '2', NumeroInstalacion: '2' }), { Huella: 'A'.repeat(64) })
    await send([ticket(), wrong])
    expect((await send([ticket(), wrong])).lines).toEqual([
      ['T26/000001', 'Incorrecto', '3000', 'Correcta'],
      ['2', 'Incorrecto', '3000', 'AceptadaConErrores', '2000'],
    ])
    expect(agency.timesReceived('T26/000001')).toBe(1)
    await send([cancelled()])
    expect((await send([ticket()])).lines).toEqual([['T26/000001', 'Incorrecto', '3000', 'Anulada']])
  })

  it.each<readonly [there: 'nothing' | 'an invoice' | 'a cancellation', codes: readonly (string | null)[]]>([
    ['nothing', [null, '3002', '3002', '3002', null]],
    ['an invoice', ['3000', null, null, null, '3000']],
    ['a cancellation', ['3000', null, null, null, '3000']],
  ])('is corrected and cancelled by the table of the agency (§6): %s', async (there, codes) => {
    const records = [correction('X'), correction('N'), correction('S'), cancelled(), cancelled(tag('SinRegistroPrevio', 'S'))]
    for (const [at, record] of records.entries()) {
      const installed = (one: string) =>
        sealed(changed(one, { NumeroInstalacion: String(at), NumSerieFactura: String(at), NumSerieFacturaAnulada: String(at) }))
      const base = installed(ticket())
      if (there !== 'nothing') await send([base])
      if (there === 'a cancellation') await send([installed(cancelled())])
      const { lines } = await send([there === 'nothing' ? installed(record) : after(base, installed(record))])
      expect([at, lines![0]![2]]).toEqual([at, codes[at]])
    }
  })

  it('is not left out of the chain by a refusal: the next record follows it', async () => {
    const refused = ticket({ TipoFactura: 'F1' })
    const mended = after(refused, correction('X'))
    const forked = after(refused, ticket({ NumSerieFactura: '2' }))
    await send([refused, mended, forked])
    expect(agency.received.map(({ number, follows }) => [number, follows])).toEqual([
      ['T26/000001', true],
      ['2', false],
    ])
  })
})

describe('the service', () => {
  const body = enveloped(sending([ticket()]))

  it('that is down takes nothing; it refuses the connection once it is stopped', async () => {
    agency.behave('down')
    await expect(post(body)).rejects.toThrow('fetch failed')
    agency.behave('well')
    expect(agency.received).toEqual([])
    expect(await readAnswer(await post(body))).toMatchObject({ state: 'Correcto' })
    await agency.stop()
    await expect(post(body)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })

  it('that cuts before its answer, or in the middle of it, has taken the record all the same', async () => {
    agency.behave('lost')
    await expect(post(body)).rejects.toThrow('fetch failed')
    agency.behave('half')
    const second = enveloped(sending([after(ticket(), ticket({ NumSerieFactura: '2' }))]))
    const response = await post(second)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
    agency.behave('well')
    expect(agency.received.map(({ number }) => number)).toEqual(['T26/000001', '2'])
    expect((await readAnswer(await post(second))).lines).toEqual([['2', 'Incorrecto', '3000', 'Correcta']])
  })

  it('that is slow answers when it is released', async () => {
    agency.behave('slow')
    let isAnswered = false
    const answer = post(body).then((response) => {
      isAnswered = true
      return response
    })
    await agency.holding()
    expect([isAnswered, agency.received.length]).toEqual([false, 1])
    agency.release()
    expect(await readAnswer(await answer)).toMatchObject({ state: 'Correcto' })
  })

  it('answers a page, or a fault of its own, and takes nothing', async () => {
    agency.behave('nonsense')
    expect(await (await post(body)).text()).toContain('<!doctype html>')
    agency.behave('fault')
    expect(await readAnswer(await post(body))).toEqual({ status: 500, fault: 'Codigo[20009].Error interno en el servidor.' })
    expect(agency.received).toEqual([])
  })

  it('with TLS wants a certificate of the company', async () => {
    const file = readFileSync(join(import.meta.dirname, 'certificate/fixtures/openssl-aes-256.p12'))
    const { key, chain } = certificateOf(file, 'contraseña', new Date('2030-01-01')) as Certificate
    const [cert, ca] = chain.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----\n/g) as [string, string]
    const secure = await startVerifactuSimulator({ now: () => now, tls: { key, cert, ca } })
    const ask = (sent: string, identity: object) =>
      new Promise<string>((resolve, reject) => {
        const asked = request(
          secure.url,
          { method: 'POST', ca, checkServerIdentity: () => undefined, ...identity },
          (answer) => void text(answer).then(resolve, reject),
        )
        asked.on('error', reject).end(sent)
      })
    expect(await ask(body, { key, cert })).toContain('<sf:NIFPresentador>B72877814</sf:NIFPresentador>')
    expect(await ask(body.replaceAll('B72877814', 'A00000000'), { key, cert })).toContain('Codigo[4112]')
    await expect(ask(body, {})).rejects.toThrow(/alert|ECONNRESET|hang up/)
    await secure.stop()
  })
})
