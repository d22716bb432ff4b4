import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml, type XmlElement } from './read-xml.ts'
import { writeXml, type XmlTag } from './write-xml.ts'

const allowed = fc
  .string({
    unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constantFrom(...'<>&"\'\t\n\r]-ñ€🎾\x7F\x85\u2028')),
    maxLength: 20,
  })
  .filter((text) => !/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text))
const name = fc.stringMatching(/^[A-Za-z_][\w.-]{0,8}$/).filter((one) => !one.startsWith('xmlns'))
const attributes = fc.dictionary(name, allowed, { maxKeys: 4, noNullPrototype: true })
const { tag } = fc.letrec<{ tag: XmlTag }>((tie) => ({
  tag: fc.tuple(
    name,
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      allowed,
      fc.array(fc.option(tie('tag'), { freq: 8 }), { minLength: 1, maxLength: 4 }),
    ),
    attributes,
  ),
}))

interface Plain {
  name: string
  text: string
  attributes: [string, string][]
  children: Plain[]
}
const plainTag = ([own, content, given = {}]: XmlTag): Plain => ({
  name: own,
  text: typeof content === 'string' ? content : '',
  attributes: Object.entries(given),
  children: typeof content === 'string' ? [] : content.flatMap((child) => (child === null ? [] : [plainTag(child)])),
})
const plainElement = (element: XmlElement): Plain => ({
  name: element.name,
  text: element.text,
  attributes: [...element.attributes],
  children: element.children.map(plainElement),
})

it('what is written is read back equal, whatever its texts hold', () => {
  fc.assert(
    fc.property(tag, (one) => {
      expect(plainElement(readXml(Buffer.from(writeXml(one))))).toEqual(plainTag(one))
    }),
  )
})

it('elements stand in their order, with prefixes, attributes and without missing ones', () => {
  expect(
    writeXml(['p:a', [['p:b', '1 < 2'], null, ['p:c', [['p:d', '12.50', { Ccy: 'EUR' }]]], ['p:e', '']], { 'xmlns:p': 'urn:"1"' }]),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<p:a xmlns:p="urn:&quot;1&quot;"><p:b>1 &lt; 2</p:b><p:c><p:d Ccy="EUR">12.50</p:d></p:c><p:e/></p:a>',
  )
})

it.each(['\0', '\x1F', '\uFFFE', '\uD83C', 'a\uDFBE'])('characters that XML does not allow are refused', (odd) => {
  expect(() => writeXml(['a', odd])).toThrow(TypeError)
  expect(() => writeXml(['a', '', { b: odd }])).toThrow(TypeError)
})

it.each(['', 'a b', '1a', 'a:b:c', 'a><b'])('what is no name is refused: "%s"', (wrong) => {
  expect(() => writeXml([wrong, ''])).toThrow(TypeError)
  expect(() => writeXml(['a', '', { [wrong]: '' }])).toThrow(TypeError)
})
