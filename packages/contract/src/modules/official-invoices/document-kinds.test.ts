import { describe, expect, it } from 'vitest'
import {
  type DocumentFacts,
  type DocumentFault,
  type DocumentKind,
  documentFault,
  isRectifying,
  isSimplified,
  type OtherId,
  rectifyingKind,
  simplifiedLimit,
} from './document-kinds.ts'
import { type Taxation, taxBreakdown } from './taxes.ts'

const iva: Taxation = { tax: '01', regime: '01', treatment: 'S1', rate: 2100 }
const document = { issuer: 'B72877814', number: 'A26/000001', day: '2026-09-15' }
const ticket = { ...document, number: 'T26/000001' }
const maria = { name: 'María Ñíguez Ejemplo', id: '12345678Z' }
const taxed = (total: number) => taxBreakdown([{ ...iva, total }])
const invoice: DocumentFacts = { document, kind: 'F1', receivers: [maria], rectified: [], replaced: [], taxes: taxed(1500) }
const simplified: DocumentFacts = { ...invoice, kind: 'F2', receivers: [] }
const other = (id: Partial<OtherId>, name = 'Louise Dubois') => [
  { name, id: { country: 'FR', type: '02', value: 'FR52422961982', ...id } satisfies OtherId },
]

describe('a document', () => {
  it.each<[string, DocumentFacts]>([
    ['full', invoice],
    ['simplified', simplified],
    ['full in place of a ticket', { ...invoice, kind: 'F3', replaced: [ticket] }],
    ['rectifying', { ...invoice, kind: 'R1', rectified: [document], taxes: taxed(-1500) }],
    ['rectifying a ticket', { ...simplified, kind: 'R5', rectified: [ticket], taxes: taxed(-1500) }],
    ['of nothing', { ...simplified, taxes: taxed(0) }],
    ['simplified at the limit', { ...simplified, taxes: taxed(300_000) }],
    ['full beyond the limit', { ...invoice, taxes: taxed(300_001) }],
    ['for several receivers', { ...invoice, receivers: [maria, ...other({})] }],
    ['for a company', { ...invoice, receivers: [{ name: 'Programas de Ejemplo, S.L.', id: 'B44531218' }] }],
  ])('is taken: %s', (_, facts) => {
    expect(documentFault(facts)).toBeNull()
  })

  it.each<[string, DocumentFacts, DocumentFault]>([
    ['its number', { ...invoice, document: { ...document, number: 'A=1' } }, 'number'],
    ['the number of the one it rectifies', { ...invoice, kind: 'R1', rectified: [{ ...document, number: '' }] }, 'number'],
    ['a simplified one with a receiver (1190)', { ...simplified, receivers: [maria] }, 'receiver-unwanted'],
    ['a rectified ticket with a receiver (1190)', { ...invoice, kind: 'R5', rectified: [ticket], taxes: taxed(-1) }, 'receiver-unwanted'],
    ['a full one without a receiver (1189)', { ...invoice, receivers: [] }, 'receiver-missing'],
    ['an exchanged one without a receiver (1189)', { ...invoice, kind: 'F3', receivers: [], replaced: [ticket] }, 'receiver-missing'],
    ['a rectifying one without a receiver (1189)', { ...invoice, kind: 'R4', receivers: [], rectified: [document] }, 'receiver-missing'],
    ['a rectifying one without the one it rectifies', { ...invoice, kind: 'R1' }, 'rectified-missing'],
    ['a full one that rectifies (1117)', { ...invoice, rectified: [document] }, 'rectified-unwanted'],
    ['an exchanged one without its ticket', { ...invoice, kind: 'F3' }, 'replaced-missing'],
    ['another one in place of a ticket (1116)', { ...invoice, replaced: [ticket] }, 'replaced-unwanted'],
    ['no taxes', { ...invoice, taxes: [] }, 'taxes-invalid'],
    ['thirteen shares', { ...invoice, taxes: Array.from({ length: 13 }, () => taxed(100)[0]!) }, 'taxes-invalid'],
    ['a rate without a cause', { ...invoice, taxes: taxBreakdown([{ ...iva, rate: 0, total: 100 }]) }, 'taxes-invalid'],
    ['a tax of another sign (1143)', { ...invoice, taxes: [{ ...iva, base: 100, taxAmount: -21 }] }, 'taxes-invalid'],
    [
      'a tax that is exempt (1207)',
      { ...invoice, taxes: [{ ...iva, treatment: 'E1', rate: 0, base: 100, taxAmount: 21 }] },
      'taxes-invalid',
    ],
    ['a cent beyond the limit (1150)', { ...simplified, taxes: taxed(300_001) }, 'beyond-limit'],
  ])('is refused for %s', (_, facts, fault) => {
    expect(documentFault(facts)).toBe(fault)
  })
})

describe('the receiver of a document', () => {
  const fits = (receivers: DocumentFacts['receivers'], kind: DocumentKind = 'F1') =>
    documentFault({ ...invoice, kind, receivers, rectified: isRectifying(kind) ? [document] : [] }) === null
  it.each<[string, Partial<OtherId>]>([
    ['a VAT number', {}],
    ['a VAT number without a country', { country: null }],
    ['a passport', { type: '03', country: 'GB', value: 'X1' }],
    ['a Spanish passport', { type: '03', country: 'ES', value: 'PAA123456' }],
    ['an id of the country', { type: '04', country: 'PT', value: '123456789' }],
    ['a Spanish id outside of the census', { type: '07', country: 'ES', value: '12345678Z' }],
  ])('has %s', (_, id) => {
    expect(fits(other(id))).toBe(true)
  })
  it.each<[string, DocumentFacts['receivers']]>([
    ['no name', [{ ...maria, name: ' ' }]],
    ['a name of 121 letters', [{ ...maria, name: 'x'.repeat(121) }]],
    ['a tax id with a wrong letter', [{ ...maria, id: '12345678A' }]],
    ['a tax id that is not in its one form', [{ ...maria, id: '12345678-Z' }]],
    ['a Portuguese id as a Spanish one', [{ ...maria, id: '123456789' }]],
    ['no id', other({ type: '04', value: ' ' })],
    ['an id of 21 letters', other({ type: '04', value: 'x'.repeat(21) })],
    ['an id of a country without the country (1111)', other({ type: '04', country: null })],
    ['a Spanish VAT number as a foreign one (1126)', other({ country: 'ES' })],
    ['an id outside of the census of another country (1126)', other({ type: '07', country: 'FR', value: '12345678Z' })],
    ['a company outside of the census (1131)', other({ type: '07', country: 'ES', value: 'B72877814' })],
  ])('is refused with %s', (_, receivers) => {
    expect(fits(receivers)).toBe(false)
  })
  it('of a bad debt is in Spain, that of an insolvency may have a VAT number (1191, 1192)', () => {
    const outside = other({ type: '07', country: 'ES', value: '12345678Z' })
    const foreign = other({ type: '04' })
    const kinds = ['R1', 'R2', 'R3', 'R4'] as const
    expect(kinds.map((kind) => [[maria], outside, other({}), foreign].map((receivers) => fits(receivers, kind)))).toEqual([
      [true, true, true, true],
      [true, true, true, false],
      [true, true, false, false],
      [true, true, true, true],
    ])
  })
})

it('a document is rectified by one of its own sort (A-177)', () => {
  expect((['F1', 'F2', 'F3', 'R1', 'R5'] as const).map(rectifyingKind)).toEqual(['R1', 'R5', 'R1', 'R1', 'R5'])
  expect((['F2', 'R5', 'F3'] as const).map(isSimplified)).toEqual([true, true, false])
})
it('a simplified invoice has at most 400 €, and 3.000 € of what the law lists', () => {
  expect([simplifiedLimit(false), simplifiedLimit(true)]).toEqual([40_000, 300_000])
})
