import { sequences } from '@app/contract/mandates/debit-fault'
import { addDays } from '@app/contract/values/day'
import { ibanCheck } from '@app/contract/values/iban'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXml } from '../../../kit/xml/read-xml.ts'
import { schemaFaults } from '../../../kit/xml/schema.ts'
import { type BankFile, type FileDebit, writePain008 } from './pain008.ts'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
  .filter((one) => !/[\0\uFFFE\uFFFF]/.test(one) && one.isWellFormed())
const iban = fc.integer({ min: 0, max: 10 ** 12 }).map((n) => {
  const bban = String(n).padStart(18, '0')
  return `DE${ibanCheck('DE', bban)}${bban}`
})
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const debit: fc.Arbitrary<FileDebit> = fc.record({
  id_reg_recibo: fc.nat(),
  adeudo: fc.uuid().map((id) => id.slice(0, 35)),
  importe: fc.integer({ min: 1, max: 99_999_999_999 }),
  secuencia: fc.constantFrom(...sequences),
  concepto: text,
  iban,
  titular: text,
  referencia: text,
  fecha_firma: fc.nat(20_000).map((days) => addDays('1990-01-01', days)),
  iban_anterior: maybe(iban),
  referencia_anterior: maybe(text),
  acreedor_anterior: maybe(fc.constant('ES77001B85626240')),
  direccion: maybe(
    fc.record({ pais: fc.constantFrom('AD', 'CH', 'GB', 'MC', 'SM', 'VA'), calle: text, codigo_postal: maybe(text), poblacion: text }),
  ),
})
const fileOf = (formato: BankFile['formato'], adeudos: readonly FileDebit[], bic: string | null = null): BankFile => ({
  ...{ formato, esquema: 'CORE', mensaje: 'PRE20261128220000000ABCDEFGHIJ', creado: '2026-11-28T22:00:00', fecha: '2026-12-07', adeudos },
  acreedor: { nombre: 'Club de Tenis Peñalara', id: 'ES77000B85626240', iban: 'ES9121000418450200051332', bic },
})
const paymentsOf = (xml: string) => readXml(Buffer.from(xml)).at('CstmrDrctDbtInitn')!

describe('bank files of direct debits (A-82, formats.md §1.2)', () => {
  it.each(['pain.008.001.08', 'pain.008.001.02'] as const)(
    '1,000 files of 1 to 300 debits of any names are valid %s',
    async (formato) => {
      await fc.assert(
        fc.asyncProperty(fc.array(debit, { minLength: 1, maxLength: 300 }), maybe(fc.constant('CAIXESBBXXX')), async (adeudos, bic) => {
          expect(await schemaFaults(`sepa/${formato}`, Buffer.from(writePain008(fileOf(formato, adeudos, bic))))).toEqual([])
        }),
        { numRuns: 60 },
      )
    },
    240_000,
  )
  it('sums and counts of head and groups are those of the debits, and each sequence is one group', () => {
    fc.assert(
      fc.property(fc.array(debit, { minLength: 1, maxLength: 60 }), (adeudos) => {
        const root = paymentsOf(writePain008(fileOf('pain.008.001.08', adeudos)))
        const cents = (text: string | null) => Number(text!.replace('.', ''))
        expect(root.textAt('GrpHdr', 'NbOfTxs')).toBe(String(adeudos.length))
        const groups = root.all('PmtInf')
        expect(groups.map((one) => one.textAt('PmtTpInf', 'SeqTp'))).toEqual([...new Set(adeudos.map((one) => one.secuencia))])
        for (const group of groups) {
          const own = group.all('DrctDbtTxInf')
          expect(group.textAt('NbOfTxs')).toBe(String(own.length))
          expect(cents(group.textAt('CtrlSum'))).toBe(own.reduce((sum, one) => sum + cents(one.textAt('InstdAmt')), 0))
        }
        expect(groups.reduce((sum, one) => sum + cents(one.textAt('CtrlSum')), 0)).toBe(cents(root.textAt('GrpHdr', 'CtrlSum')))
        expect(cents(root.textAt('GrpHdr', 'CtrlSum'))).toBe(adeudos.reduce((sum, one) => sum + one.importe, 0))
      }),
      { numRuns: 200 },
    )
  })
  const plain: FileDebit = {
    ...{
      id_reg_recibo: 1,
      adeudo: 'T1-0A1B2C3D',
      importe: 4505,
      secuencia: 'RCUR',
      concepto: 'Cuota de noviembre, Peña',
      referencia: 'S-12',
    },
    ...{ iban: 'ES9121000418450200051332', titular: 'Núria Peña', fecha_firma: '2025-01-31', direccion: null },
    ...{ iban_anterior: null, referencia_anterior: null, acreedor_anterior: null },
  }
  const debitsOf = (...adeudos: FileDebit[]) =>
    paymentsOf(writePain008(fileOf('pain.008.001.08', adeudos)))
      .at('PmtInf')!
      .all('DrctDbtTxInf')
  it('a debit inside of the EEA has its mandate and no address', () => {
    const [one] = debitsOf(plain)
    expect(one!.textAt('InstdAmt')).toBe('45.05')
    expect(one!.textAt('DrctDbtTx', 'MndtRltdInf', 'AmdmntInd')).toBe('false')
    expect(one!.textAt('Dbtr', 'Nm')).toBe('Nuria Pena')
    expect(one!.at('Dbtr')!.at('PstlAdr') ?? null).toBeNull()
  })
  it('a changed account is told once as the same mandate with another account (A-181)', () => {
    const [one] = debitsOf({ ...plain, iban_anterior: 'ES6000491500051234567892' })
    const info = one!.at('DrctDbtTx')!.at('MndtRltdInf')!
    expect(info.textAt('AmdmntInd')).toBe('true')
    expect(info.textAt('AmdmntInfDtls', 'OrgnlDbtrAcct', 'Id', 'Othr', 'Id')).toBe('SMNDA')
  })
  it('an account of Andorra carries the structured address of its holder', () => {
    const direccion = { pais: 'AD', calle: 'Carrer Major 1', codigo_postal: 'AD500', poblacion: 'Andorra la Vella' }
    const address = debitsOf({ ...plain, direccion })[0]!
      .at('Dbtr')!
      .at('PstlAdr')!
    expect([address.textAt('StrtNm'), address.textAt('TwnNm'), address.textAt('Ctry')]).toEqual([
      'Carrer Major 1',
      'Andorra la Vella',
      'AD',
    ])
    expect(address.all('AdrLine')).toEqual([])
  })
})
