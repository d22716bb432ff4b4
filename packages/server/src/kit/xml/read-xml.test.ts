import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readXml } from './read-xml.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const read = (text: string) => readXml(Buffer.from(text))
const refusal = (bytes: Uint8Array | string) => {
  try {
    readXml(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  } catch (problem) {
    const { reason, line } = problem as { reason: string; line: number | null }
    return [reason, line]
  }
  return null
}
const utf16 = (text: string, { swapped = false, marked = true } = {}) => {
  const bytes = Buffer.from(marked ? `\uFEFF${text}` : text, 'utf16le')
  return swapped ? bytes.swap16() : bytes
}

const { files } = JSON.parse(fixture('expected.json').toString()) as {
  files: Record<string, { endToEndId: string; reasons: string[]; amount: string; iban?: string }[]>
}
it.each(Object.keys(files).filter((name) => name.startsWith('own-es-pain002')))(
  'the returns of a bank are read by the paths of their elements: %s',
  (name) => {
    const root = readXml(fixture(name))
    expect([root.name, root.namespace]).toEqual(['Document', expect.stringMatching(/^urn:iso:std:iso:20022:tech:xsd:pain\.002/)])
    const returns = root
      .at('CstmrPmtStsRpt')!
      .all('OrgnlPmtInfAndSts')
      .flatMap((group) => group.all('TxInfAndSts'))
    expect(
      returns.map((one) => ({
        endToEndId: one.textAt('OrgnlEndToEndId'),
        reasons: one.all('StsRsnInf').map((reason) => reason.textAt('Rsn', 'Cd')),
        amount: one.textAt('OrgnlTxRef', 'Amt', 'InstdAmt'),
        iban: one.textAt('OrgnlTxRef', 'DbtrAcct', 'Id', 'IBAN'),
      })),
    ).toEqual(files[name]!.map(({ endToEndId, reasons, amount, iban }) => ({ endToEndId, reasons, amount, iban })))
    expect(root.textAt('CstmrPmtStsRpt', 'Nothing')).toBeNull()
  },
)

it('the answer of the tax authority is read by local names, whatever its prefixes', () => {
  const root = readXml(fixture('josemmo-response-incorrecto.xml'))
  expect([root.name, root.namespace]).toEqual(['Envelope', 'http://schemas.xmlsoap.org/soap/envelope/'])
  const answer = root.at('Body', 'RespuestaRegFactuSistemaFacturacion')!
  expect(answer.namespace).toContain('RespuestaSuministro.xsd')
  expect(answer.textAt('EstadoEnvio')).toBe('Incorrecto')
  expect(readXml(fixture('josemmo-response-fault.xml')).textAt('Body', 'Fault', 'faultstring')).toContain('20009')
})

it('namespaces, references, sections and attributes are read as XML has them', () => {
  const root = read(
    `<?xml version="1.0"?><!-- a --><p:a xmlns:p="urn:1" xmlns="urn:2" t="&quot;&#10;\tx"><b xmlns="">1 &lt; 2</b><c>&#x1F3BE;<![CDATA[<&amp;>]]></c>\n</p:a>`,
  )
  expect([root.name, root.namespace, root.attributes.get('t'), root.text]).toEqual(['a', 'urn:1', '"\n x', ''])
  expect(root.children.map(({ name, namespace, text }) => [name, namespace, text])).toEqual([
    ['b', '', '1 < 2'],
    ['c', 'urn:2', '🎾<&amp;>'],
  ])
})

it.each([
  ['UTF-8', Buffer.from('<?xml version="1.0" encoding="utf-8"?><a>Núñez €</a>')],
  [
    'UTF-8 with a mark, which counts more than the declaration',
    Buffer.from('\uFEFF<?xml version="1.0" encoding="ISO-8859-1"?><a>Núñez €</a>'),
  ],
  ['ISO-8859-15', Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?><a>Núñez \xA4</a>', 'latin1')],
  ['Windows-1252', Buffer.from("<?xml version='1.0' encoding='Windows-1252' ?><a>Núñez \x80</a>", 'latin1')],
  ['UTF-16', utf16('<?xml version="1.0" encoding="UTF-16"?><a>Núñez €</a>')],
  ['UTF-16, big end first', utf16('<a>Núñez €</a>', { swapped: true })],
  ['UTF-16 without a mark', utf16('<?xml version="1.0" encoding="UTF-16"?><a>Núñez €</a>', { marked: false })],
])('the encoding of a document is %s', (_, bytes) => {
  expect(readXml(bytes).text).toBe('Núñez €')
})

it('an encoding that is not known, and bytes outside of it, are refused', () => {
  expect(refusal('<?xml version="1.0" encoding="UTF-7"?><a/>')).toEqual(['encoding', null])
  expect(refusal(Buffer.from('<a>\xF1</a>', 'latin1'))).toEqual(['encoding', null])
  expect(refusal(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\x81</a>', 'latin1'))).toEqual(['encoding', null])
  expect(refusal(Buffer.concat([utf16('<a>'), Buffer.from([0x00, 0xd8])]))).toEqual(['encoding', null])
})

it('characters outside of XML are refused, written or by number', () => {
  for (const odd of ['\0', '\x01', '\x1B', '\uFFFE']) expect(refusal(`<a>\n${odd}</a>`)).toEqual(['characters', 2])
  for (const odd of ['&#0;', '&#x1B;', '&#xD800;', '&#xFFFF;', '&#x110000;', '&nbsp;', '&b', '& ', '&AMP;'])
    expect(refusal(`<a>\n<b>${odd}</b></a>`)).toEqual(['malformed', 2])
})

const laughs = `<!DOCTYPE a [<!ENTITY l0 "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]><a>&l9;</a>`
it('a DOCTYPE is refused in every encoding, behind comments and instructions too', () => {
  const declared = '<?xml version="1.0"?>\n<!-- a -->\n<?b c?>'
  for (const bytes of [laughs, declared + laughs, utf16(laughs), utf16(declared + laughs, { swapped: true }), '<!doctype a><a/>'])
    expect(refusal(bytes)?.[0]).toBe('doctype')
  expect(refusal(declared + laughs)).toEqual(['doctype', 3])
  expect(refusal('<a>\n<!DOCTYPE a></a>')).toEqual(['malformed', 2])
  expect(refusal('<a/><!DOCTYPE a>')).toEqual(['malformed', 1])
})

it.each([
  ['<a>\n<b></a>', 2],
  ['<a>\n<b', 2],
  ['<a/>\n<b/>', null],
  ['<a/>\nb', 1],
  ['', 1],
  ['text', 1],
  ['<a b=1/>', 1],
  ['<a b="1" b="2"/>', 1],
  ['<a b="<"/>', 1],
  ['<p:a/>', 1],
  ['<p:a xmlns:p=""/>', 1],
  ['<p:b:c xmlns:p="urn:1"/>', 1],
  ['<a>]]></a>', 1],
])('what is no proper XML is refused: %s', (text, line) => {
  expect(refusal(text)).toEqual(['malformed', line])
})

it('sixty elements inside each other are read, one more is not', () => {
  const nested = (depth: number) => `${'<a>\n'.repeat(depth)}${'</a>'.repeat(depth)}`
  expect(refusal(nested(60))).toBeNull()
  expect(refusal(nested(61))).toEqual(['depth', 61])
  expect(refusal(nested(500_000))).toEqual(['depth', 61])
  expect(refusal(nested(1_500_000))?.[0]).toBe('elements')
})

it('too many bytes, elements, attributes and too long a text are refused', () => {
  expect(refusal(Buffer.alloc(20 * 1024 * 1024 + 1, '<a>'))).toEqual(['size', null])
  expect(refusal(`<a>${'<b/>'.repeat(1_200_000)}</a>`)?.[0]).toBe('elements')
  expect(refusal(`<a ${Array.from({ length: 41 }, (_, n) => `b${n}=""`).join(' ')}/>`)).toEqual(['elements', 1])
  expect(refusal(`<a>\n${'"'.repeat(2_000_000)}</a>`)?.[0]).toBe('size')
})
