import type { XmlElement } from '../../../kit/xml/read-xml.ts'
import { writeXml, type XmlTag } from '../../../kit/xml/write-xml.ts'
import { errorText } from './error-texts.ts'
import type { Verdict } from './register.ts'

const soap = 'http://schemas.xmlsoap.org/soap/envelope/'
const space = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'

/** An element and what is in it, each with its namespace. */
export const copied = ({ name, namespace, attributes, children, text }: XmlElement): XmlTag => [
  name,
  children.length > 0 ? children.map(copied) : text,
  { ...Object.fromEntries([...attributes].filter(([key]) => !/^xmlns|:/.test(key))), xmlns: namespace },
]
const envelope = (content: XmlTag) =>
  writeXml([
    'env:Envelope',
    [
      ['env:Header', []],
      ['env:Body', [content]],
    ],
    { 'xmlns:env': soap },
  ])

/** A refused sending: nothing of it was taken. */
export const faultXml = (code: number, detail = ''): string =>
  envelope([
    'env:Fault',
    [
      ['faultcode', code < 5000 ? 'env:Client' : 'env:Server'],
      ['faultstring', `Codigo[${code}].${errorText(code)}${detail}`],
    ],
  ])

/** Words that the service appends. */
const appended: Readonly<Record<number, string>> = { 2004: ' 240 segundos.' }
const textOf = (code: number) => `${errorText(code).replace('%s', 'NumSerieFactura')}${appended[code] ?? ''}`

const optional = (name: string, value: string | null): XmlTag | null => (value === null ? null : [name, value])

function lineOf({ record, state, code, duplicate }: Verdict): XmlTag {
  const { element, kind } = record
  const echoed = (name: string) => optional(`sf:${name}`, element.textAt(name))
  const error = (prefix: string, number: number | null): (XmlTag | null)[] =>
    number === null
      ? []
      : [
          [`${prefix}:CodigoErrorRegistro`, String(number)],
          [`${prefix}:DescripcionErrorRegistro`, textOf(number)],
        ]
  return [
    'sfR:RespuestaLinea',
    [
      [
        'sfR:IDFactura',
        [
          ['sf:IDEmisorFactura', record.issuer],
          ['sf:NumSerieFactura', record.number],
          ['sf:FechaExpedicionFactura', record.date],
        ],
      ],
      ['sfR:Operacion', [['sf:TipoOperacion', kind], echoed('Subsanacion'), echoed('RechazoPrevio'), echoed('SinRegistroPrevio')]],
      optional('sfR:RefExterna', element.textAt('RefExterna')),
      ['sfR:EstadoRegistro', state],
      ...error('sfR', code),
      duplicate && [
        'sfR:RegistroDuplicado',
        [
          ['sf:IdPeticionRegistroDuplicado', duplicate.petition],
          ['sf:EstadoRegistroDuplicado', duplicate.state],
          ...error('sf', duplicate.code),
        ],
      ],
    ],
  ]
}

/** State of a sending: partly correct as soon as one record has an error. */
function stateOf(verdicts: readonly Verdict[]) {
  if (verdicts.every(({ state }) => state === 'Correcto')) return 'Correcto'
  return verdicts.every(({ state }) => state === 'Incorrecto') ? 'Incorrecto' : 'ParcialmenteCorrecto'
}

interface Sending {
  readonly header: XmlElement
  readonly petition: string
  readonly presenter: string
  readonly now: Date
  /** Seconds until the next sending. */
  readonly wait: number
}

/** The answer to a sending, valid by RespuestaSuministro. */
export function answerXml({ header, petition, presenter, now, wait }: Sending, verdicts: readonly Verdict[]): string {
  const state = stateOf(verdicts)
  const at = `${now.toISOString().slice(0, 19)}+00:00`
  return envelope([
    'sfR:RespuestaRegFactuSistemaFacturacion',
    [
      optional('sfR:CSV', state === 'Incorrecto' ? null : `A-${petition.padStart(14, '0')}`),
      state === 'Incorrecto'
        ? null
        : [
            'sfR:DatosPresentacion',
            [
              ['sf:NIFPresentador', presenter],
              ['sf:TimestampPresentacion', at],
            ],
          ],
      ['sfR:Cabecera', header.children.map(copied)],
      ['sfR:TiempoEsperaEnvio', String(wait)],
      ['sfR:EstadoEnvio', state],
      ...verdicts.map(lineOf),
    ],
    { 'xmlns:sfR': `${space}/RespuestaSuministro.xsd`, 'xmlns:sf': `${space}/SuministroInformacion.xsd` },
  ])
}
