import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  anterior,
  cancellation,
  changed,
  enveloped,
  first,
  header,
  invoice,
  late,
  marked,
  readAnswer,
  sealed,
  sending,
  tag,
  ticket,
} from '../../../testing/modules/verifactu.ts'
import { startVerifactuSimulator } from '../simulator.ts'

let now = new Date('2026-09-15T08:02:30Z')
let agency: Awaited<ReturnType<typeof startVerifactuSimulator>>
const post = (body: string) => fetch(agency.url, { method: 'POST', body, headers: { 'content-type': 'text/xml', soapaction: '""' } })
const send = async (records: readonly string[], head = header) => readAnswer(await post(enveloped(sending(records, head))))
const codeOf = async (record: string, head = header) => {
  const { lines } = await send([record], head)
  return lines?.[0]?.slice(1, 3)
}

beforeEach(async () => {
  now = new Date('2026-09-15T08:02:30Z')
  agency = await startVerifactuSimulator({ now: () => now, unknown: ['A58818501', '99999999R'] })
})
afterEach(() => agency.stop())

describe('a record is refused', () => {
  const receiver = (nif: string) => tag('Destinatarios', tag('IDDestinatario', tag('NombreRazon', 'Ana') + tag('NIF', nif)))
  const rectification = (fields: string) => marked(ticket({ TipoFactura: 'R5' }), fields, '<sf:DescripcionOperacion>')
  const amount = tag('ImporteRectificacion', tag('BaseRectificada', '1') + tag('CuotaRectificada', '0'))
  const exempt = (record: string, cause = 'E1') =>
    sealed(record.replace('<sf:CalificacionOperacion>S1</sf:CalificacionOperacion>', tag('OperacionExenta', cause)))

  const one = tag('IDEmisorFactura', 'B72877814') + tag('NumSerieFactura', 'X') + tag('FechaExpedicionFactura', '15-09-2026')
  const substituted = tag('FacturasSustituidas', tag('IDFacturaSustituida', one))
  const rectified = tag('FacturasRectificadas', tag('IDFacturaRectificada', one))
  const large = ticket({
    BaseImponibleOimporteNoSujeto: '2487.61',
    CuotaRepercutida: '522.40',
    CuotaTotal: '522.40',
    ImporteTotal: '3010.01',
  })

  it.each<readonly [title: string, record: string, code: number | null]>([
    ['a ticket with nothing wrong', ticket(), null],
    ['of another company', ticket({ IDEmisorFactura: 'A00000000' }), 1108],
    ['with a number outside of its letters', ticket({ NumSerieFactura: "T'1" }), 1287],
    ['with a number outside of ASCII', ticket({ NumSerieFactura: 'Ñ1' }), 1130],
    ['with & in its number, which is allowed', ticket({ NumSerieFactura: 'T&amp;1' }), null],
    ['of tomorrow', ticket({ FechaExpedicionFactura: '16-09-2026' }), 1112],
    ['from before the order', ticket({ FechaExpedicionFactura: '27-10-2024' }), 1152],
    ['of an unknown type', ticket({ TipoFactura: 'F9' }), 1106],
    ['with a value outside of the schema', ticket({ CuotaTotal: 'dos' }), 1100],
    ['with a time in parts of a second', ticket({ FechaHoraHusoGenRegistro: '2026-09-15T10:02:11.5+02:00' }), 1244],
    ['with a time without a colon in its zone', ticket({ FechaHoraHusoGenRegistro: '2026-09-15T10:02:11+0200' }), 1244],
    ['of a program with small letters', ticket({ IdSistemaInformatico: 'gc' }), 1177],
    ['F1 without a receiver', ticket({ TipoFactura: 'F1' }), 1189],
    ['F2 with a receiver', marked(ticket(), receiver('12345678Z'), '<sf:Desglose>'), 1190],
    ['F2 that rectifies', marked(ticket(), tag('TipoRectificativa', 'I'), '<sf:DescripcionOperacion>'), 1115],
    ['R5 that does not say how', ticket({ TipoFactura: 'R5' }), 1114],
    ['R5 by substitution without amounts', rectification(tag('TipoRectificativa', 'S')), 1118],
    ['R5 by differences with amounts', rectification(tag('TipoRectificativa', 'I') + amount), 1119],
    ['R5 by differences', rectification(tag('TipoRectificativa', 'I')), null],
    ['F2 of more than 3,010 €', ticket({ BaseImponibleOimporteNoSujeto: '2487.61', CuotaRepercutida: '522.40' }), 1150],
    ['F2 that replaces others', marked(ticket(), substituted, '<sf:DescripcionOperacion>'), 1116],
    ['F2 with rectified ones', marked(ticket(), rectified, '<sf:DescripcionOperacion>'), 1117],
    ['F2 as a qualified one', marked(ticket(), tag('FacturaSimplificadaArt7273', 'S'), '<sf:Desglose>'), 1183],
    [
      'F1 without identified receiver',
      marked(ticket({ TipoFactura: 'F1' }), tag('FacturaSinIdentifDestinatarioArt61d', 'S'), '<sf:Desglose>'),
      1185,
    ],
    ['F2 of more than 3,010 € by agreement', marked(large, tag('NumRegistroAcuerdoFacturacion', '1'), '<sf:TipoHuella>'), null],
    ['F2 with reversal', ticket({ CalificacionOperacion: 'S2' }), 1197],
    [
      'F1 with reversal and a rate',
      marked(ticket({ TipoFactura: 'F1', CalificacionOperacion: 'S2' }), receiver('12345678Z'), '<sf:Desglose>'),
      1198,
    ],
    ['exempt as an export in the general regime', exempt(ticket(), 'E2'), 1199],
    ['outside of VAT with a rate', ticket({ CalificacionOperacion: 'N1' }), 1237],
    ['outside of IGIC with a tax', ticket({ Impuesto: '03', CalificacionOperacion: 'N1' }), 1207],
    ['taxed without a rate', sealed(first.replace(tag('TipoImpositivo', '21.00'), '')), 1208],
    ['a cancellation by a third party without its name', marked(cancellation, tag('GeneradoPor', 'T'), '<sf:Encadenamiento>'), 1224],
    ['of a rate that is none', ticket({ TipoImpositivo: '20.00' }), 1124],
    ['of a tax far from its rate', ticket({ CuotaRepercutida: '12.61' }), 1142],
    ['of a tax with another sign', ticket({ CuotaRepercutida: '-2.60' }), 1143],
    ['exempt with a rate', exempt(ticket()), 1238],
    ['without its regime', sealed(first.replace(tag('ClaveRegimen', '01'), '')), 1245],
    ['RechazoPrevio X without Subsanacion', marked(ticket(), tag('RechazoPrevio', 'X')), 1153],
    ['RechazoPrevio S without Subsanacion', marked(ticket(), tag('Subsanacion', 'N') + tag('RechazoPrevio', 'S')), 1161],
  ])('by the rules of the agency: %s', async (_, record, code) => {
    const state = code === null ? 'Correcto' : code < 3000 && code >= 2000 ? 'AceptadoConErrores' : 'Incorrecto'
    expect(await codeOf(record)).toEqual([state, code && String(code)])
    expect(agency.received).toHaveLength(state === 'Incorrecto' ? 0 : 1)
  })

  it('while the others of its sending are taken, the one that a test names too', async () => {
    const [one, two, three] = ['1', '2', '3'].map((number) => ticket({ NumSerieFactura: number, NumeroInstalacion: number })) as [
      string,
      string,
      string,
    ]
    agency.refuse(2, 1110)
    expect((await send([one, two, three])).lines).toEqual([
      ['1', 'Correcto', null],
      ['2', 'Incorrecto', '1110'],
      ['3', 'Correcto', null],
    ])
    expect(await codeOf(two)).toEqual(['Correcto', null])
  })
})

describe('a record is accepted with errors', () => {
  it.each<readonly [title: string, record: string, code: number | null]>([
    ['its fingerprint is another one', changed(ticket(), { ImporteTotal: '15' }), 2000],
    ['its total is none of its lines', ticket({ ImporteTotal: '25.01' }), 2005],
    ['its total differs by ten euros', ticket({ ImporteTotal: '25.00' }), null],
    ['its tax is none of its lines', ticket({ CuotaTotal: '12.61' }), 2006],
    ['the fingerprint before it is short', sealed(first.replace(tag('PrimerRegistro', 'S'), anterior('AB'))), 2002],
    ['the fingerprint before it is none', sealed(first.replace(tag('PrimerRegistro', 'S'), anterior('z'.repeat(64)))), 2003],
    ['its tax is IPSI without a regime', sealed(changed(first, { Impuesto: '02' }).replace(tag('ClaveRegimen', '01'), '')), 2009],
    ['its time is four minutes ago', ticket({ FechaHoraHusoGenRegistro: '2026-09-15T09:58:29+02:00' }), 2004],
    ['its time is just less ago', ticket({ FechaHoraHusoGenRegistro: '2026-09-15T07:58:30Z' }), null],
    ['its time is four minutes ahead', ticket({ FechaHoraHusoGenRegistro: '2026-09-15T10:06:31+02:00' }), 2004],
  ])('where %s', async (_, record, code) => {
    expect(await codeOf(record)).toEqual([code === null ? 'Correcto' : 'AceptadoConErrores', code && String(code)])
  })

  it('late, but not with Incidencia S; early in both cases, as by a clock that is off', async () => {
    const at = (number: string, time: string) =>
      ticket({ NumSerieFactura: number, NumeroInstalacion: number, FechaHoraHusoGenRegistro: time })
    expect(await codeOf(at('1', '2026-09-14T10:00:00+02:00'), late(header))).toEqual(['Correcto', null])
    expect(await codeOf(at('2', '2026-09-15T10:10:00+02:00'), late(header))).toEqual(['AceptadoConErrores', '2004'])
    agency.shiftClock(300)
    expect(await codeOf(at('3', '2026-09-15T10:02:30+02:00'))).toEqual(['AceptadoConErrores', '2004'])
    expect((await post('')).headers.get('date')).toBe('Tue, 15 Sep 2026 08:07:30 GMT')
  })

  it('with a receiver that the agency does not know', async () => {
    now = new Date('2026-09-15T09:30:00Z')
    expect(await codeOf(invoice.replace('12345678Z', '99999999R'))).toEqual(['AceptadoConErrores', '2001'])
  })

  it('as the first one of a chain that has others; each installation has its own', async () => {
    await send([ticket()])
    expect(await codeOf(ticket({ NumSerieFactura: '2' }))).toEqual(['AceptadoConErrores', '2007'])
    expect(await codeOf(ticket({ NumSerieFactura: '3', NumeroInstalacion: '0002' }))).toEqual(['Correcto', null])
  })
})
