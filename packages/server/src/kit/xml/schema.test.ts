import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diag } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { readXml, type XmlElement } from './read-xml.ts'
import { type SchemaName, schemaFaults } from './schema.ts'
import { writeXml, type XmlTag } from './write-xml.ts'

const folder = join(import.meta.dirname, 'fixtures')
const fixture = (name: string) => readFileSync(join(folder, name))
const bank = 'sepa/pain.008.001.08'
const order = fixture('own-es-core-08.xml').toString()
const faultsOf = (text: string) => schemaFaults(bank, Buffer.from(text))

/** Schema of a fixture, by the name of the file. */
const schemaBy: readonly [part: string, schema: SchemaName][] = [
  ['core-02', 'sepa/pain.008.001.02'],
  ['sepaxml-02', 'sepa/pain.008.001.02'],
  ['core-08', bank],
  ['sepaxml-08', bank],
  ['camt053-v2', 'sepa/camt.053.001.02'],
  ['camt053-v8', 'sepa/camt.053.001.08'],
  ['camt053-08', 'sepa/camt.053.001.08'],
  ['camt054-v2', 'sepa/camt.054.001.02'],
  ['camt054-v8', 'sepa/camt.054.001.08'],
  ['pain002-03', 'sepa/pain.002.001.03.reconstructed'],
  ['pain002-10', 'sepa/pain.002.001.10'],
  ['record', 'verifactu/SuministroLR'],
  ['regfactu', 'verifactu/SuministroLR'],
]
const documents = readdirSync(folder).filter((name) => name.endsWith('.xml') && !name.includes('response'))

/** The element as it is written, with its namespace declared where it changes. */
const tagOf = ({ name, namespace, text, children }: XmlElement): XmlTag => [
  name,
  children.length === 0 ? text : children.map(tagOf),
  { xmlns: namespace },
]

describe('validating a document', () => {
  it.each(documents)('%s is valid', async (name) => {
    const schema = schemaBy.find(([part]) => name.includes(part))![1]
    expect(await schemaFaults(schema, fixture(name))).toEqual([])
  })

  it.each(['josemmo-response-correcto.xml', 'josemmo-response-incorrecto.xml'])('the body of %s is valid', async (name) => {
    const body = readXml(fixture(name)).at('Body', 'RespuestaRegFactuSistemaFacturacion')!
    expect(await schemaFaults('verifactu/RespuestaSuministro', Buffer.from(writeXml(tagOf(body))))).toEqual([])
  })

  it('each fault has its line, its path and the rule', async () => {
    const lines = order.replaceAll('><', '>\n<')
    const wrong = lines.replace(/<IBAN>[^<]*/, '<IBAN>ES00').replace('</PmtInf>', '<Foo/></PmtInf>')
    const lineOf = (part: string) => wrong.slice(0, wrong.indexOf(part)).split('\n').length
    expect(await faultsOf(wrong)).toEqual([
      {
        line: lineOf('<IBAN>ES00'),
        path: '/Document/CstmrDrctDbtInitn/PmtInf[1]/CdtrAcct/Id/IBAN',
        message: expect.stringMatching(/^Element 'IBAN': \[facet 'pattern'\] The value 'ES00' is not accepted/),
      },
      { line: lineOf('<Foo/>'), path: '/Document/CstmrDrctDbtInitn/PmtInf[1]/Foo', message: expect.stringContaining('not expected') },
    ])
  })

  it('a path has no prefixes, and counts elements of one name', async () => {
    const records = fixture('own-regfactu-f2-f1-r5-anulacion.xml')
      .toString()
      .replaceAll(/(<\w+:TipoHuella>)01/g, '$109')
    const faults = await schemaFaults('verifactu/SuministroLR', Buffer.from(records))
    expect(faults.map(({ path }) => path)[1]).toBe('/RegFactuSistemaFacturacion/RegistroFactura[2]/RegistroAlta/TipoHuella')
    const [amount] = await faultsOf(order.replace('Ccy="EUR"', 'Ccy="eur"'))
    expect(amount!.path).toBe('/Document/CstmrDrctDbtInitn/PmtInf[1]/DrctDbtTxInf/InstdAmt')
  })

  it('a document of another kind is told by its root', async () => {
    expect(await faultsOf('<a/>')).toEqual([{ line: 1, path: '/a', message: expect.stringContaining('No matching global declaration') }])
  })

  it('at most a hundred faults are told', async () => {
    expect(
      await faultsOf(order.replace(/(<DrctDbtTxInf>.*?<\/DrctDbtTxInf>)/, (one) => one.replace(/<IBAN>[^<]*/, '<IBAN>x').repeat(150))),
    ).toHaveLength(100)
  })
})

it('encodings other than UTF-8 are validated by their declaration', async () => {
  const named = order.replace('UTF-8', 'ISO-8859-1').replace(/<Nm>[^<]*/, '<Nm>Núñez')
  expect(await schemaFaults(bank, Buffer.from(named, 'latin1'))).toEqual([])
  expect(await schemaFaults(bank, Buffer.from(`\uFEFF${named}`, 'utf16le'))).toEqual([])
  const [fault] = await schemaFaults(bank, Buffer.from(named.replace('<Nm>Núñez', `<Nm>${'ñ'.repeat(200)}`), 'latin1'))
  expect(fault!.message).toContain("length of '200'")
})

it('no proper XML, a DOCTYPE and nesting without end are refused', async () => {
  const refused = async (text: string) =>
    faultsOf(text).then(
      () => null,
      ({ reason, line }) => [reason, line],
    )
  expect(await refused('<a>\n<b></a>')).toEqual(['malformed', 2])
  expect(await refused('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toEqual(['doctype', 1])
  expect(await refused('<a>'.repeat(1_000_000))).toEqual(['malformed', 1])
})

it('a schema that a document names is not fetched', async () => {
  const hint =
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:other http://127.0.0.1:9/other.xsd urn:file file:///etc/passwd"'
  expect(await faultsOf(order.replace('<Document ', `<Document ${hint} `))).toEqual([])
})

it('documents leave no memory of the parser behind', async () => {
  await faultsOf(order)
  diag.configure({ enabled: true })
  try {
    await Promise.all([faultsOf(order), faultsOf(order.replace(/<IBAN>[^<]*/, '<IBAN>x')), faultsOf('<a>').catch(() => [])])
    expect(diag.report()).toEqual({})
  } finally {
    diag.configure({ enabled: false })
  }
})
