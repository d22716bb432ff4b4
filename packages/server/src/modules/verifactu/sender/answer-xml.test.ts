import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { XmlRefused } from '../../../kit/xml/decode-xml.ts'
import { readXml } from '../../../kit/xml/read-xml.ts'
import { schemaFaults } from '../../../kit/xml/schema.ts'
import { type AnswerLine, readAnswer, stateAfterCut } from './answer-xml.ts'

const folder = join(import.meta.dirname, '../../../kit/xml/fixtures')
const fixture = (name: string) => readFileSync(join(folder, `josemmo-response-${name}.xml`), 'utf8')
const read = (text: string) => readAnswer(Buffer.from(text))
const answerOf = (text: string) => {
  const found = read(text)
  if ('fault' in found) throw new Error(found.fault.message)
  return found.answer
}
const id = (number: string, day: string) => ({ issuer: 'A00000000', number, day })
const none = { reference: null, complaint: null, duplicate: null }

describe('the answer to a sending', () => {
  it('that was taken has a code of verification and a line for each record', () => {
    expect(answerOf(fixture('correcto'))).toEqual({
      ...{ state: 'Correcto', csv: 'A-86U4KHPACUMVZE', presented: '2025-10-13T12:34:56+02:00', wait: 60 },
      lines: [
        { ...none, document: id('TEST-202510-123', '2025-10-13'), operation: 'Alta', state: 'Correcto' },
        { ...none, document: id('TEST-202510-124', '2025-10-13'), operation: 'Alta', state: 'Correcto' },
        { ...none, document: id('TEST-202510-120', '2025-10-11'), operation: 'Anulacion', state: 'Correcto' },
      ],
    })
  })
  it('that was refused has none, and says for each record what is wrong', () => {
    expect(answerOf(fixture('incorrecto'))).toEqual({
      ...{ state: 'Incorrecto', csv: null, presented: null, wait: 60 },
      lines: [
        {
          ...{ ...none, document: id('NO-EXISTE', '2025-10-11'), operation: 'Anulacion', state: 'Incorrecto' },
          complaint: { code: 3002, message: 'No existe el registro de facturación.' },
        },
      ],
    })
  })
  it('may have errors that are to be mended, duplicates, references and another wait', async () => {
    const duplicate =
      '<tikR:RegistroDuplicado><tik:IdPeticionRegistroDuplicado>20251013</tik:IdPeticionRegistroDuplicado><tik:EstadoRegistroDuplicado>AceptadaConErrores</tik:EstadoRegistroDuplicado><tik:CodigoErrorRegistro>2004</tik:CodigoErrorRegistro><tik:DescripcionErrorRegistro>Hora</tik:DescripcionErrorRegistro></tikR:RegistroDuplicado>'
    const [head, one, two, rest] = fixture('correcto')
      .replace('<tikR:EstadoEnvio>Correcto', '<tikR:EstadoEnvio>ParcialmenteCorrecto')
      .replace('TiempoEsperaEnvio>60<', 'TiempoEsperaEnvio>120<')
      .split(/(?=<tikR:EstadoRegistro>)/)
    const erroneous = one!.replace(
      /<tikR:EstadoRegistro>Correcto(<.*?>)/,
      '<tikR:RefExterna>17</tikR:RefExterna><tikR:EstadoRegistro>AceptadoConErrores$1<tikR:CodigoErrorRegistro>2000</tikR:CodigoErrorRegistro>',
    )
    const repeated = two!.replace(
      /Correcto(<.*?>)/,
      `Incorrecto$1<tikR:CodigoErrorRegistro>3000</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>Registro de facturación duplicado.</tikR:DescripcionErrorRegistro>${duplicate}`,
    )
    const text = [head, erroneous, repeated, rest].join('')
    // the example is one that the service may send
    const body = text.slice(text.indexOf('<tikR:Respuesta'), text.indexOf('</env:Body>'))
    expect(await schemaFaults('verifactu/RespuestaSuministro', Buffer.from(body))).toEqual([])

    const { state, wait, lines } = answerOf(text)
    expect([state, wait, lines.length]).toEqual(['ParcialmenteCorrecto', 120, 3])
    expect(lines[0]).toMatchObject({ reference: '17', state: 'AceptadoConErrores', complaint: { code: 2000, message: '' } })
    expect(lines[1]).toMatchObject({
      ...{ state: 'Incorrecto', complaint: { code: 3000, message: 'Registro de facturación duplicado.' } },
      duplicate: { state: 'AceptadaConErrores', complaint: { code: 2004, message: 'Hora' } },
    })
  })
  it('without a wait has that of the first sending', () => {
    expect(answerOf(fixture('correcto').replace('>60<', '><')).wait).toBe(60)
  })
})

describe('a fault of the service', () => {
  it('has its code and its words', () => {
    expect(read(fixture('fault'))).toEqual({ fault: { code: 20009, message: 'Error interno en el servidor' } })
  })
  it('may have no code', () => {
    expect(read(fixture('fault').replace('Codigo[20009].', ''))).toEqual({ fault: { code: null, message: 'Error interno en el servidor' } })
  })
})

describe('anything else than an answer', () => {
  const correct = fixture('correcto')
  it.each([
    ['a page of a proxy', '<html><body>502 Bad Gateway</body></html>'],
    ['a page that is no XML', '<html><br></html>'],
    ['nothing', ''],
    ['half an answer', correct.slice(0, correct.length / 2)],
    ['an empty message', '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body/></e:Envelope>'],
    ['an unknown state of the sending', correct.replace('<tikR:EstadoEnvio>Correcto', '<tikR:EstadoEnvio>Quizás')],
    ['an unknown state of a record', correct.replace('<tikR:EstadoRegistro>Correcto', '<tikR:EstadoRegistro>Quizás')],
    ['a line without its document', correct.replaceAll('tikR:IDFactura>', 'tikR:Otro>')],
    ['a day that does not exist', correct.replace('11-10-2025', '31-02-2025')],
    ['a wait that is no number', correct.replace('>60<', '>un rato<')],
  ])('leaves it in doubt: %s', (_, text) => {
    expect(() => read(text)).toThrow(XmlRefused)
  })
})

describe('a record that is sent again after a cut', () => {
  const line = (given: Partial<AnswerLine>): AnswerLine => ({
    ...{ ...none, document: id('1', '2026-01-01'), operation: 'Alta', state: 'Incorrecto', complaint: { code: 3000, message: '' } },
    ...given,
  })
  const known = (state: NonNullable<AnswerLine['duplicate']>['state']) => ({ duplicate: { state, complaint: null } })
  const cancelled = { operation: 'Anulacion' } as const
  it.each<[string, Partial<AnswerLine>, string]>([
    ['taken now', { state: 'Correcto', complaint: null }, 'Correcto'],
    ['refused now', { complaint: { code: 1104, message: '' } }, 'Incorrecto'],
    ['taken before', known('Correcta'), 'Correcto'],
    ['taken before with errors', known('AceptadaConErrores'), 'AceptadoConErrores'],
    ['taken before and cancelled since', known('Anulada'), 'Correcto'],
    ['a cancellation taken before', { ...cancelled, ...known('Anulada') }, 'Correcto'],
    ['a cancellation taken before, told by its code', { ...cancelled, complaint: { code: 3001, message: '' } }, 'Correcto'],
    ['a cancellation of what is not there', { ...cancelled, complaint: { code: 3002, message: '' } }, 'Incorrecto'],
    ['a cancellation refused while the document stands', { ...cancelled, ...known('Correcta') }, 'Incorrecto'],
  ])('counts as the service has it: %s', (_, given, state) => {
    expect(stateAfterCut(line(given))).toBe(state)
  })
})

it('the example of an answer is read whatever its prefixes', () => {
  const renamed = fixture('correcto').replaceAll('tikR', 'x').replaceAll('tik:', 'y:').replaceAll('xmlns:tik=', 'xmlns:y=')
  expect(readXml(Buffer.from(renamed)).name).toBe('Envelope')
  expect(read(renamed)).toEqual(read(fixture('correcto')))
})
