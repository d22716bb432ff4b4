import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { FileRefused, type ReadReturn } from './document.ts'
import { readReturnsFile } from './returns-file-reader.ts'

const folder = join(import.meta.dirname, 'fixtures')
const fixture = (name: string) => readFileSync(join(folder, name))
const anyIban: unknown = expect.stringMatching(/^ES/)
const { files: expected } = JSON.parse(fixture('expected.json').toString()) as {
  files: Record<string, { endToEndId: string; reasons: string[]; amount: string | null; mandateId: string | null; iban?: string | null }[]>
}
/** Content of a file that is not refused. */
const read = (bytes: Uint8Array) => {
  const found = readReturnsFile(bytes)
  if (found instanceof FileRefused) throw found
  return found
}
const returnsOf = (bytes: Uint8Array): ReadReturn[] => read(bytes).documents.flatMap(({ returns }) => returns)
const refusal = (bytes: Uint8Array | string) => {
  const found = readReturnsFile(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return found instanceof FileRefused ? [found.code, found.values] : null
}
const changed = (name: string, ...pairs: (readonly [string | RegExp, string])[]) =>
  Buffer.from(
    pairs.reduce((text, [from, to]) => text.replace(from, to), fixture(name).toString('latin1')),
    'latin1',
  )
const ours = {
  3: 'own-es-pain002-03-devoluciones.xml',
  10: 'own-es-pain002-10-devoluciones.xml',
  camt: 'own-es-camt053-08-devoluciones.xml',
} as const
const aeb = 'own-1914-devoluciones.txt'

test.each(Object.keys(expected).filter((name) => expected[name]!.length > 0))('the returns of %s are those it is known to hold', (name) => {
  expect(
    returnsOf(fixture(name)).map(({ endToEndId, reason, amount, mandate, account }) => [endToEndId, [reason], amount, mandate, account]),
  ).toEqual(
    expected[name]!.map(({ endToEndId, reasons, amount, mandateId, iban }) => [
      endToEndId,
      reasons,
      amount === null ? null : Number(amount.replace('.', '')),
      mandateId,
      iban === undefined ? anyIban : iban,
    ]),
  )
})

test('statements without a returned debit, and orders of debits, hold nothing to do', () => {
  for (const name of readdirSync(folder).filter((one) => one.startsWith('genkgo')))
    expect(refusal(fixture(name))).toEqual(['devolucion.vacio', {}])
  expect(refusal(fixture('own-1914-ini.txt'))).toEqual(['devolucion.no_reconocido', {}])
})

describe('a report of debits (pain.002)', () => {
  const first = {
    ...{ endToEndId: 'E2E-202609-000001', mandate: 'M00001', amount: 4500, collected: '2026-10-01', date: '2026-10-05' },
    ...{ account: 'ES6000491500051234567892', name: 'Ana Garcia Nunez', reason: 'AM04', isReject: false, isSuccess: false },
    ...{ charges: 0, creditor: 'ES10000G00000000' },
  }
  it.each([3, 10] as const)('of returns has the day of the booking in its message, and sums of its own: version %s', (version) => {
    const { kind, documents } = read(fixture(ours[version]))
    expect(kind).toBe('pain.002')
    expect(documents[0]).toMatchObject({ day: '2026-10-05', adds: true, owners: ['ES10000G00000000'], rejects: [], credits: [] })
    expect(documents[0]!.returns[0]).toEqual(first)
  })
  it('of rejects has no sums of its own', () => {
    const [document] = read(fixture('own-es-pain002-03-rechazos.xml')).documents
    expect(document).toMatchObject({ day: '2026-09-28', adds: null })
    expect(document!.returns[0]).toMatchObject({ isReject: true, reason: 'AC04', amount: 1225, date: '2026-09-28' })
  })
  it('does not add up by its sum, its count, or those of a group', () => {
    const adds = (...pairs: (readonly [string | RegExp, string])[]) => read(changed(ours[3], ...pairs)).documents[0]!.adds
    expect(adds(['75.00', '75.01'])).toBe(false)
    expect(adds(['OrgnlNbOfTxs>2', 'OrgnlNbOfTxs>3'])).toBe(false)
    expect(adds([/(PmtInfId>.*?)75\.00/, '$174.00'])).toBe(false)
    expect(adds(['OrgnlNbOfTxs>2', 'OrgnlNbOfTxs>000000000000002'])).toBe(true)
  })
  it('of success, by status or by reason, returns nothing', () => {
    const successes = (...pair: readonly [string, string]) => returnsOf(changed(ours[3], pair)).map((one) => one.isSuccess)
    expect(successes('<Cd>AM04', '<Cd>0000')).toEqual([true, false])
    expect(successes('<TxSts>RJCT', '<TxSts>ACSC')).toEqual([true, false])
  })
  it('rejects a whole message, or a whole payment, where no debit is listed', () => {
    const without = (...pairs: (readonly [string | RegExp, string])[]) =>
      read(changed('own-es-pain002-03-rechazos.xml', [/<TxInfAndSts>.*<\/TxInfAndSts>/, ''], ...pairs)).documents[0]!.rejects
    expect(without(['PART</GrpSts>', 'RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>'])).toEqual([
      { message: 'PRE20260915103000001REM000123', payment: null, date: '2026-09-28', reason: 'FF01' },
    ])
    const reason = '</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts><StsRsnInf><Rsn><Cd>BE05</Cd></Rsn></StsRsnInf>'
    expect(without(['</OrgnlPmtInfId>', reason])).toEqual([
      { message: 'PRE20260915103000001REM000123', payment: 'REM000123-3-OOFF', date: '2026-09-28', reason: 'BE05' },
    ])
  })
  it('has charges that belong to its debits', () => {
    const charge = '</StsRsnInf><ChrgsInf><Amt Ccy="EUR">0.45</Amt><Agt><FinInstnId/></Agt></ChrgsInf>'
    expect(returnsOf(changed(ours[3], ['</StsRsnInf>', charge])).map((one) => one.charges)).toEqual([45, 0])
  })
})

describe('a statement or notice of an account (camt.053, camt.054)', () => {
  it('has returned debits, and the credits of remittances by their message (A-180)', () => {
    const { kind, documents } = read(fixture(ours.camt))
    expect(kind).toBe('camt.053')
    expect(documents[0]).toMatchObject({
      ...{ day: '2026-10-05', owners: ['ES9121000418450200051332'] },
      credits: [{ message: 'PRE20260915103000001REM000123', payment: null, date: '2026-10-01', amount: 13_550 }],
    })
    expect(documents[0]!.returns[0]).toMatchObject({
      date: '2026-10-05',
      name: 'Ana Garcia Nunez',
      isReject: false,
    })
  })
  it('of the older version names parties and states without a wrapper', () => {
    const old = changed(
      ours.camt,
      ['camt.053.001.08', 'camt.053.001.02'],
      [/<Sts><Cd>BOOK<\/Cd><\/Sts>/g, '<Sts>BOOK</Sts>'],
      [/<\/?Pty>/g, ''],
    )
    const moved = old
      .toString()
      .replaceAll(
        /<Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>DBIT<\/CdtDbtInd><RltdPties>/g,
        '<AmtDtls><TxAmt><Amt Ccy="EUR">$1</Amt></TxAmt></AmtDtls><RltdPties>',
      )
    expect(returnsOf(Buffer.from(moved))).toEqual(returnsOf(fixture(ours.camt)))
    expect(returnsOf(Buffer.from(moved.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn').replaceAll('Stmt>', 'Ntfctn>')))).toHaveLength(
      2,
    )
  })
  it('has no returns in entries that are pending, credits, or debits from the account itself', () => {
    const count = (...pair: readonly [string | RegExp, string]) => returnsOf(changed(ours.camt, pair)).length
    expect(count(/(<NtryRef>2.*?)BOOK/, '$1PDNG')).toBe(1)
    expect(count(/(<NtryRef>2.*?)DBIT/, '$1CRDT')).toBe(1)
    expect(count(/(<NtryRef>2.*?)IDDT(.*?)<RtrInf>.*?<\/RtrInf>/, '$1RDDT$2')).toBe(1)
    expect(count(/(<NtryRef>2.*?)IDDT/, '$1ICDT')).toBe(1)
    expect(count(/(<NtryRef>2.*?)<RtrInf>.*?<\/RtrInf>/, '$1')).toBe(2)
  })
  it('takes charges out of the amount, adds those beside it, and shares those of no debit', () => {
    const charged = (...pairs: (readonly [string | RegExp, string])[]) =>
      returnsOf(changed(ours.camt, ...pairs)).map(({ amount, charges }) => [amount, charges])
    const record = (isIn: boolean) =>
      `<Chrgs><Rcrd><Amt Ccy="EUR">3.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>${isIn}</ChrgInclInd></Rcrd></Chrgs>`
    expect(charged([/(-000001.*?<CdtDbtInd>DBIT<\/CdtDbtInd>)/, `$1${record(false)}`])).toEqual([
      [4500, 350],
      [6050, 0],
    ])
    expect(charged([/45\.00/g, '48.50'], [/(-000001.*?<CdtDbtInd>DBIT<\/CdtDbtInd>)/, `$1${record(true)}`])).toEqual([
      [4500, 350],
      [6050, 0],
    ])
    const asked = '<AmtDtls><InstdAmt><Amt Ccy="EUR">45.00</Amt></InstdAmt></AmtDtls>'
    expect(charged([/45\.00/g, '48.50'], [/(-000001.*?<CdtDbtInd>DBIT<\/CdtDbtInd>)/, `$1${asked}`])).toEqual([
      [4500, 350],
      [6050, 0],
    ])
    const entry =
      '<Ntry><Amt Ccy="EUR">0.71</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd></Ntry></Stmt>'
    expect(charged(['</Stmt>', entry])).toEqual([
      [4500, 36],
      [6050, 35],
    ])
  })
  it('of a debit that comes back in part has the part', () => {
    const asked = '<AmtDtls><InstdAmt><Amt Ccy="EUR">45.00</Amt></InstdAmt></AmtDtls>'
    const part = changed(ours.camt, [/45\.00/g, '20.00'], [/(-000001.*?<CdtDbtInd>DBIT<\/CdtDbtInd>)/, `$1${asked}`])
    expect(returnsOf(part)[0]).toMatchObject({ amount: 2000, charges: 0 })
  })
  it('does not add up when an entry differs from its transactions, or the summary from the entries', () => {
    const adds = (...pairs: (readonly [string | RegExp, string])[]) => read(changed(ours.camt, ...pairs)).documents[0]!.adds
    expect(adds()).toBe(true)
    expect(adds([/(<NtryRef>2<\/NtryRef><Amt Ccy="EUR">)45/, '$146'])).toBe(false)
    const summary = (count: number, sum: string) =>
      `</Bal><TxsSummry><TtlNtries><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></TtlNtries></TxsSummry><Ntry><NtryRef>1`
    expect(adds(['</Bal><Ntry><NtryRef>1', summary(3, '241.00')])).toBe(true)
    expect(adds(['</Bal><Ntry><NtryRef>1', summary(4, '241.00')])).toBe(false)
    expect(adds(['</Bal><Ntry><NtryRef>1', summary(3, '241.01')])).toBe(false)
  })
})

describe('Cuaderno 19.14 in text', () => {
  const text = fixture(aeb).toString('latin1')
  const lines = text.trimEnd().split('\r\n')
  const from = (...changedLines: readonly string[]) => Buffer.from(`${changedLines.join('\r\n')}\r\n`, 'latin1')
  it('of returns has day, amount, mandate, account, reason and the day of the collection', () => {
    const { kind, documents } = read(fixture(aeb))
    expect(kind).toBe('aeb1914')
    expect(documents[0]).toMatchObject({ day: '2026-10-05', adds: true, owners: ['ES10000G00000000', 'ES9121000418450200051332'] })
    expect(documents[0]!.returns).toEqual([
      {
        ...{ endToEndId: 'E2E-202609-000001', mandate: 'M00001', amount: 4500, collected: '2026-10-01', date: '2026-10-05' },
        ...{ account: 'ES6000491500051234567892', name: 'ANA GARCIA NUNEZ', reason: 'AM04', isReject: false, isSuccess: false },
        ...{ charges: 0, creditor: 'ES10000G00000000' },
      },
      expect.objectContaining({ endToEndId: 'E2E-202609-000002', reason: 'MD01', amount: 3000 }),
    ])
  })
  it('of rejects has the day of collection in its head', () => {
    const rejects = from(...lines.map((line) => line.replace(/^2(?=[1-5])/, '1')))
    expect(read(rejects).documents[0]).toMatchObject({
      adds: true,
      returns: [{ isReject: true, collected: '2026-10-05', date: '2026-10-05' }, {}],
    })
  })
  it('is read with letters of Latin-1, line ends of any kind, and without the spaces at the end of a line', () => {
    const name = lines.map((line) => line.replace('ANA GARCIA NUNEZ', 'ANA GARCÍA NÚÑEZ').trimEnd())
    expect(returnsOf(Buffer.from(name.join('\n'), 'latin1'))[0]).toMatchObject({ name: 'ANA GARCÍA NÚÑEZ', reason: 'AM04' })
  })
  it('does not add up by a sum, a count of debits or of records, at any level', () => {
    const wrong = (at: number, position: number) =>
      read(from(...lines.map((line, n) => (n === at ? `${line.slice(0, position - 1)}9${line.slice(position)}` : line)))).documents[0]!.adds
    for (const [at, positions] of [
      [4, [50, 65, 75]],
      [5, [50, 60, 70]],
      [6, [5, 25, 35]],
    ] as const)
      for (const position of positions) expect(wrong(at, position)).toBe(false)
  })
  it('may hold several files one after the other', () => {
    expect(read(from(...lines, ...lines)).documents).toHaveLength(2)
  })
  it('cut off or damaged is refused with its line', () => {
    for (let cut = 1; cut < lines.length; cut += 1)
      expect(refusal(from(...lines.slice(0, cut)))).toEqual(['devolucion.fichero_roto', { linea: cut }])
    const broken = (at: number, line: string) => refusal(from(...lines.map((one, n) => (n === at ? line : one))))
    expect(broken(2, lines[2]!.replace('00000004500', '0000000A500'))).toEqual(['devolucion.fichero_roto', { linea: 3 }])
    expect(broken(3, `${lines[3]}x`)).toEqual(['devolucion.fichero_roto', { linea: 4 }])
    expect(broken(3, lines[3]!.replace(/^23/, '77'))).toEqual(['devolucion.fichero_roto', { linea: 4 }])
    expect(broken(1, lines[1]!.replace('20261005', '20261305'))).toEqual(['devolucion.fichero_roto', { linea: 2 }])
  })
})

describe('a file', () => {
  it('may hold several documents of XML one after the other', () => {
    const both = Buffer.concat([fixture(ours[3]), Buffer.from('\n'), fixture(ours.camt)])
    expect(read(both)).toMatchObject({ kind: 'varios', documents: [{ kind: 'pain.002' }, { kind: 'camt.053' }] })
    const bare = fixture(ours[3])
      .toString()
      .replace(/<\?xml.*?\?>/, '')
    expect(
      returnsOf(
        Buffer.from(
          `<?xml version="1.0" encoding="ISO-8859-1"?>${bare.replace('Nunez', 'N\xFA\xF1ez')}${bare.replace('Nunez', 'N\xFA\xF1ez')}`,
          'latin1',
        ),
      ).map((one) => one.name)[2],
    ).toBe('Ana Garcia Núñez')
    expect(refusal(Buffer.concat([fixture(ours[3]), Buffer.from('\n'), fixture(ours[3]).subarray(0, 900)]))).toEqual([
      'devolucion.fichero_roto',
      { linea: 5 },
    ])
  })
  it('may be a ZIP of several kinds, without what systems add to it', () => {
    const zip = zipSync({
      'a/pain.xml': fixture(ours[3]),
      'a/.DS_Store': Buffer.from('x'),
      '__MACOSX/a': Buffer.from('x'),
      'b.txt': fixture(aeb),
    })
    expect(read(zip)).toMatchObject({ kind: 'varios', documents: [{ kind: 'pain.002' }, { kind: 'aeb1914' }] })
    expect(refusal(zip.subarray(0, 900))).toEqual(['devolucion.zip_roto', {}])
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.xml`, fixture(ours[3])]))
    expect(refusal(zipSync(many))).toEqual(['devolucion.demasiado', {}])
    expect(refusal(zipSync({ 'a.xml': Buffer.alloc(20 * 1024 * 1024 + 1, ' ') }))).toEqual(['devolucion.demasiado', {}])
  })
  it('has the print of its bytes', () => {
    expect(read(fixture(ours[3])).print).toMatch(/^[0-9a-f]{64}$/)
    expect(read(fixture(ours[3])).print).not.toBe(read(fixture(ours[10])).print)
  })
  it('that is empty, large, unknown, damaged, in another encoding or with entities is refused, each in its own words (R-176)', () => {
    expect(refusal('')).toEqual(['devolucion.vacio', {}])
    expect(refusal(Buffer.alloc(2_097_153, ' '))).toEqual(['devolucion.fichero_grande', {}])
    for (const other of ['Hola', '%PDF-1.7', '<html></html>', '11210004180200051332260901260930200000000100000978'])
      expect(refusal(other)).toEqual(['devolucion.no_reconocido', {}])
    expect(refusal(`\n${fixture(ours[3]).toString()}`.slice(0, 900))).toEqual(['devolucion.fichero_roto', { linea: 3 }])
    expect(refusal(changed(ours[3], ['UTF-8', 'EBCDIC']))).toEqual(['devolucion.otra_codificacion', {}])
    expect(refusal(changed(ours[3], ['Nunez', 'N\xFAez']))).toEqual(['devolucion.otra_codificacion', {}])
    expect(refusal(changed(ours[3], ['<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document']))).toEqual(['devolucion.con_entidades', {}])
    expect(refusal('<a>'.repeat(70))).toEqual(['devolucion.demasiado', {}])
  })
})
