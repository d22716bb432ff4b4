import { type Taxation, taxBreakdown } from '@app/contract/official-invoices/taxes'
import { describe, expect, it } from 'vitest'
import { readXml } from '../../../kit/xml/read-xml.ts'
import { fingerprint } from './fingerprint.ts'
import { type CancellationRecord, type InvoiceRecord, type IssueRecord, recordText } from './record.ts'
import { RecordRefused, recordXml } from './record-xml.ts'

const iva: Taxation = { tax: '01', regime: '01', treatment: 'S1', rate: 2100 }
const document = { issuer: 'B72877814', number: 'T&A 26/000002', day: '2026-10-25' }
const original = { ...document, number: 'T26/000001', day: '2026-09-15' }
const inChain = {
  n: 2,
  document,
  previous: { ...original, fingerprint: 'A'.repeat(64) },
  software: {
    producer: { name: 'Programas de Ejemplo, S.L.', nif: 'B44531218' },
    ...{ name: 'Gestion Club Ejemplo', code: 'GC', version: '1.0.0', installation: '0001', several: true },
  },
  at: '2026-10-25T02:30:00+02:00',
}
const ticket: IssueRecord = {
  ...{ ...inChain, operation: 'issue', issuerName: 'Club <Ejemplo> & Cía', kind: 'F2', description: "Pista 'Central'", correction: null },
  ...{ receivers: [], rectified: [], replaced: [], operationDay: null, taxes: taxBreakdown([{ ...iva, total: 1500 }]) },
}
const cancellation: CancellationRecord = { ...inChain, operation: 'cancellation', unknown: false, refused: false }
const maria = { name: 'María Ñíguez Ejemplo', id: '12345678Z' }
const invoice: IssueRecord = { ...ticket, kind: 'F1', receivers: [maria] }

/** The element of a record that was made; making it validates it by the schema. */
const made = async (record: InvoiceRecord) => readXml(Buffer.from(await recordXml(record, fingerprint(recordText(record)))))
const refusal = (record: InvoiceRecord) =>
  made(record).then(
    () => null,
    (problem: unknown) => {
      if (!(problem instanceof RecordRefused)) throw problem
      return [problem.reason, ...problem.faults.map(({ path }) => path)]
    },
  )
const names = (element: { children: { name: string }[] } | null) => element?.children.map(({ name }) => name)

describe('a record of issue', () => {
  const negative = taxBreakdown([{ ...iva, total: -999 }])
  it.each<[string, IssueRecord]>([
    ['F1', invoice],
    ['F2', ticket],
    ['F3', { ...invoice, kind: 'F3', replaced: [original, { ...original, number: 'T26/000009' }] }],
    ['R1', { ...invoice, kind: 'R1', rectified: [original], taxes: negative }],
    ['R4', { ...invoice, kind: 'R4', rectified: [original], taxes: negative }],
    ['R5', { ...ticket, kind: 'R5', rectified: [original], taxes: negative }],
  ])('of kind %s is valid by the schema', async (kind, record) => {
    const xml = await made(record)
    expect([xml.name, xml.textAt('TipoFactura'), xml.textAt('TipoRectificativa')]).toEqual([
      'RegistroAlta',
      kind,
      kind.startsWith('R') ? 'I' : null,
    ])
    expect(xml.at('FacturasSustituidas')?.children.length ?? 0).toBe(record.replaced.length)
    expect(xml.at('FacturasRectificadas')?.children.length ?? 0).toBe(record.rectified.length)
    expect(xml.at('Destinatarios')?.children.length ?? 0).toBe(record.receivers.length)
  })

  it('has the texts of its fingerprint, with & as it is in the one and as a reference in the other', async () => {
    const xml = await recordXml({ ...ticket, kind: 'R5', rectified: [original], taxes: negative }, 'B'.repeat(64))
    expect(recordText({ ...ticket, kind: 'R5', rectified: [original], taxes: negative })).toBe(
      `IDEmisorFactura=B72877814&NumSerieFactura=T&A 26/000002&FechaExpedicionFactura=25-10-2026&TipoFactura=R5&CuotaTotal=-1.73&ImporteTotal=-9.99&Huella=${'A'.repeat(64)}&FechaHoraHusoGenRegistro=2026-10-25T02:30:00+02:00`,
    )
    for (const part of [
      '<NumSerieFactura>T&amp;A 26/000002</NumSerieFactura>',
      '<BaseImponibleOimporteNoSujeto>-8.26</BaseImponibleOimporteNoSujeto><CuotaRepercutida>-1.73</CuotaRepercutida>',
      '<CuotaTotal>-1.73</CuotaTotal><ImporteTotal>-9.99</ImporteTotal>',
      '<FechaHoraHusoGenRegistro>2026-10-25T02:30:00+02:00</FechaHoraHusoGenRegistro>',
      `<Huella>${'B'.repeat(64)}</Huella></RegistroAlta>`,
      '<NombreRazonEmisor>Club &lt;Ejemplo&gt; &amp; Cía</NombreRazonEmisor>',
    ])
      expect(xml).toContain(part)
  })

  it('has rate and tax only where it is taxed (1208, 1237, 1238)', async () => {
    const exempt: Taxation = { ...iva, treatment: 'E1', rate: 0 }
    const xml = await made({
      ...ticket,
      taxes: taxBreakdown([
        { ...iva, total: 0 },
        { ...iva, rate: 0, tax: '03', total: 700 },
        { ...exempt, total: 5000 },
        { ...exempt, treatment: 'N2', regime: '08', total: 100 },
      ]),
    })
    const shares = xml.at('Desglose')!.children.map(({ children }) => children.map(({ text }) => text))
    expect(shares).toEqual([
      ['01', '01', 'E1', '50.00'],
      ['01', '01', 'S1', '21.00', '0.00', '0.00'],
      ['01', '08', 'N2', '1.00'],
      ['03', '01', 'S1', '0.00', '7.00', '0.00'],
    ])
    expect(names(xml.at('Desglose')!.children[0]!)).toContain('OperacionExenta')
    expect(names(xml.at('Desglose')!.children[2]!)).toContain('CalificacionOperacion')
    expect([xml.textAt('CuotaTotal'), xml.textAt('ImporteTotal')]).toEqual(['0.00', '58.00'])
  })

  it('names the program, for VERI*FACTU only and for several companies', async () => {
    const program = async (several: boolean) => {
      const xml = await made({ ...ticket, software: { ...inChain.software, several } })
      return xml.at('SistemaInformatico')!.children.map(({ text }) => text)
    }
    const named = ['Programas de Ejemplo, S.L.', 'B44531218', 'Gestion Club Ejemplo', 'GC', '1.0.0', '0001']
    expect(await program(true)).toEqual([...named, 'S', 'S', 'S'])
    expect(await program(false)).toEqual([...named, 'S', 'S', 'N'])
  })

  it.each(['N', 'S', 'X'] as const)(
    'that corrects another tells that, and of those refused before: %s (1153, 1161)',
    async (correction) => {
      const xml = await made({ ...ticket, correction })
      expect([xml.textAt('Subsanacion'), xml.textAt('RechazoPrevio')]).toEqual(['S', correction])
    },
  )
  it('that is the first of its document tells nothing of corrections', async () => {
    expect(names(await made(ticket))).toEqual(expect.not.arrayContaining(['Subsanacion', 'RechazoPrevio']))
  })

  it('names foreign receivers by country, kind of id and id', async () => {
    const foreign = [
      { name: 'Louise Dubois', id: { country: 'FR', type: '03', value: 'X1' } },
      { name: 'Dubois SARL', id: { country: null, type: '02', value: 'FR52422961982' } },
    ] as const
    const xml = await made({ ...invoice, receivers: [...foreign, maria] })
    expect(xml.at('Destinatarios')!.all('IDDestinatario').map(names)).toEqual([
      ['NombreRazon', 'IDOtro'],
      ['NombreRazon', 'IDOtro'],
      ['NombreRazon', 'NIF'],
    ])
    expect(xml.at('Destinatarios', 'IDDestinatario', 'IDOtro')!.children.map(({ text }) => text)).toEqual(['FR', '03', 'X1'])
  })

  it('has the day of the operation where it is another one, and the mark of large totals (1139)', async () => {
    const large = await made({ ...invoice, operationDay: '2026-10-01', taxes: taxBreakdown([{ ...iva, total: 10_000_000_000 }]) })
    expect([large.textAt('FechaOperacion'), large.textAt('Macrodato')]).toEqual(['01-10-2026', 'S'])
    const less = await made({ ...invoice, taxes: taxBreakdown([{ ...iva, total: 9_999_999_999 }]) })
    expect([less.at('FechaOperacion'), less.at('Macrodato')]).toEqual([null, null])
  })

  it.each<[string, Partial<IssueRecord>, string]>([
    ['a simplified one with a receiver', { receivers: [maria] }, 'receiver-unwanted'],
    ['a full one without', { kind: 'F1' }, 'receiver-missing'],
    ['one that rectifies nothing', { kind: 'R5' }, 'rectified-missing'],
    ['a number outside of the rules', { document: { ...document, number: 'A=1' } }, 'number'],
    ['a day after that of the record (1112)', { document: { ...document, day: '2026-10-26' } }, 'day'],
    ['an operation after the issue (1146)', { operationDay: '2026-10-26' }, 'day'],
    ['a ticket beyond its limit', { taxes: taxBreakdown([{ ...iva, total: 300_001 }]) }, 'beyond-limit'],
  ])('is not made for %s', async (_, wrong, reason) => {
    expect(await refusal({ ...ticket, ...wrong })).toEqual([reason])
  })

  it('is not made against the schema, and tells where it is wrong', async () => {
    expect(await refusal({ ...ticket, description: 'x'.repeat(501), issuerName: 'x'.repeat(121) })).toEqual([
      'schema',
      '/RegistroAlta/NombreRazonEmisor',
      '/RegistroAlta/DescripcionOperacion',
    ])
    expect(await refusal({ ...invoice, receivers: [{ name: 'X', id: { country: 'XX', type: '04', value: '1' } }] })).toEqual([
      'schema',
      '/RegistroAlta/Destinatarios/IDDestinatario/IDOtro/CodigoPais',
    ])
    expect(await refusal({ ...ticket, at: '25-10-2026' })).toEqual(['schema', '/RegistroAlta/FechaHoraHusoGenRegistro'])
  })
})

describe('a record of cancellation', () => {
  it('names the document', async () => {
    const xml = await made(cancellation)
    expect(xml.name).toBe('RegistroAnulacion')
    expect(xml.at('IDFactura')!.children.map(({ name, text }) => [name, text])).toEqual([
      ['IDEmisorFacturaAnulada', 'B72877814'],
      ['NumSerieFacturaAnulada', 'T&A 26/000002'],
      ['FechaExpedicionFacturaAnulada', '25-10-2026'],
    ])
    expect(names(xml)).toEqual(expect.not.arrayContaining(['SinRegistroPrevio', 'RechazoPrevio']))
  })
  it('tells that its document is not known, or that one before was refused', async () => {
    const [unknown, refused] = [await made({ ...cancellation, unknown: true }), await made({ ...cancellation, refused: true })]
    expect([unknown.textAt('SinRegistroPrevio'), unknown.textAt('RechazoPrevio')]).toEqual(['S', null])
    expect([refused.textAt('SinRegistroPrevio'), refused.textAt('RechazoPrevio')]).toEqual([null, 'S'])
  })
  it('is not made for a number outside of the rules', async () => {
    expect(await refusal({ ...cancellation, document: { ...document, number: ' 1' } })).toEqual(['number'])
  })
})

describe('a chain', () => {
  it('has one first record, and each other names the one before', async () => {
    const first = await made({ ...ticket, n: 1, previous: null })
    expect(names(first.at('Encadenamiento'))).toEqual(['PrimerRegistro'])
    expect((await made(cancellation)).at('Encadenamiento', 'RegistroAnterior')!.children.map(({ text }) => text)).toEqual([
      'B72877814',
      'T26/000001',
      '15-09-2026',
      'A'.repeat(64),
    ])
  })
  it('has no second first record, none before the first, and none of another company', async () => {
    expect(await refusal({ ...ticket, previous: null })).toEqual(['chain'])
    expect(await refusal({ ...cancellation, n: 1 })).toEqual(['chain'])
    expect(await refusal({ ...ticket, previous: { ...inChain.previous, issuer: 'B44531218' } })).toEqual(['chain'])
  })
})
