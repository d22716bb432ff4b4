import { createHash } from 'node:crypto'
import { readDecimal } from '@app/contract/values/money'
import type { XmlElement } from '../../../kit/xml/read-xml.ts'

/** A record of a sending, as the service looks at it. */
export interface SentRecord {
  readonly kind: 'Alta' | 'Anulacion'
  readonly issuer: string
  readonly number: string
  /** DD-MM-AAAA. */
  readonly date: string
  readonly huella: string
  /** Fingerprint of the record before; empty in the first one. */
  readonly previous: string
  readonly element: XmlElement
}

const endings = { Alta: '', Anulacion: 'Anulada' } as const
const hashed = {
  Alta: ['TipoFactura', 'CuotaTotal', 'ImporteTotal'],
  Anulacion: [],
} as const

/** A RegistroFactura of the request. */
export function sentRecord(registro: XmlElement): SentRecord {
  const [element] = registro.children
  const kind = element!.name === 'RegistroAlta' ? 'Alta' : 'Anulacion'
  const id = (name: string) => element!.textAt('IDFactura', `${name}${endings[kind]}`) ?? ''
  return {
    kind,
    issuer: id('IDEmisorFactura'),
    number: id('NumSerieFactura'),
    date: id('FechaExpedicionFactura'),
    huella: element!.textAt('Huella') ?? '',
    previous: element!.textAt('Encadenamiento', 'RegistroAnterior', 'Huella') ?? '',
    element: element!,
  }
}

/** The fingerprint that a record must have, by the texts in it (huella v0.1.2 of the agency). */
export function fingerprintOf({ kind, issuer, number, date, previous, element }: SentRecord): string {
  const ending = endings[kind]
  const fields = [
    [`IDEmisorFactura${ending}`, issuer],
    [`NumSerieFactura${ending}`, number],
    [`FechaExpedicionFactura${ending}`, date],
    ...hashed[kind].map((name) => [name, element.textAt(name) ?? '']),
    ['Huella', previous],
    ['FechaHoraHusoGenRegistro', element.textAt('FechaHoraHusoGenRegistro') ?? ''],
  ]
  return createHash('sha256')
    .update(fields.map(([name, value]) => `${name}=${value}`).join('&'))
    .digest('hex')
    .toUpperCase()
}

/** Company, program and installation: the owner of a chain. */
export function chainOf({ issuer, element }: SentRecord): string {
  const system = element.at('SistemaInformatico')
  return [issuer, system?.textAt('NIF'), system?.textAt('IdSistemaInformatico'), system?.textAt('NumeroInstalacion')].join('|')
}

/** Invoice of a record: issuer, number and day are its key. */
export const invoiceOf = ({ issuer, number, date }: SentRecord): string => [issuer, number, date].join('|')

/** Cents of an amount in the schema's form, 0 where there is none. */
export const centsAt = (element: XmlElement, name: string): number =>
  readDecimal((element.textAt(name) ?? '0').replace(/^\+/, '').replace(/\.$/, '')) ?? 0

/** Day as AAAA-MM-DD, for comparisons. */
export const isoDay = (date: string): string => date.split('-').toReversed().join('-')
