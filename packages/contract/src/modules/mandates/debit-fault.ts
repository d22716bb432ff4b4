import { addMonths, type Day } from '../../values/day.ts'
import { readIban } from '../../values/iban.ts'
import type { debitSchemes, mandateStates, mandateUses } from './mandate.ts'

/** Reasons for which an account may not be debited, in the order of their test. */
export const debitFaults = [
  'empresa_incompleta',
  'sin_cuenta',
  'iban_mal',
  'sin_mandato',
  'mandato_pedido',
  'mandato_reposo',
  'mandato_revocado',
  'mandato_por_confirmar',
  'cuenta_cambiada',
  'mandato_futuro',
  'mandato_usado',
  'mandato_caducado',
  'sin_direccion',
] as const
export type DebitFault = (typeof debitFaults)[number]

/** Months without a debit after which a mandate lapses (formats.md §1.3). */
const mandateMonths = 36
/** Countries of SEPA outside of the EEA: debits of their accounts carry the holder's address (EPC153-22). */
const withAddress = new Set(['AD', 'CH', 'GB', 'MC', 'SM', 'VA', 'GG', 'JE', 'IM'])
/** True for an account whose debits carry its holder's address. */
export const needsAddress = (iban: string): boolean => withAddress.has(iban.slice(0, 2))

/** Mandate as far as a debit depends on it. */
export interface DebitMandate {
  readonly estado: (typeof mandateStates)[number]
  readonly iban: string | null
  readonly fecha_firma: Day | null
  readonly confirmado: boolean
  readonly esquema: (typeof debitSchemes)[number]
  readonly uso: (typeof mandateUses)[number]
  readonly usos: number
  readonly ultimo_uso: Day | null
  readonly pais: string | null
  readonly direccion: string | null
  readonly poblacion: string | null
}

/** Last day on which a mandate may be debited: 36 months after its last debit, or its signature. */
export const lapsesOn = ({ ultimo_uso, fecha_firma }: Pick<DebitMandate, 'ultimo_uso' | 'fecha_firma'>): Day | null => {
  const from = ultimo_uso ?? fecha_firma
  return from === null ? null : addMonths(from, mandateMonths)
}

const stateFaults = { pedido: 'mandato_pedido', reposo: 'mandato_reposo', revocado: 'mandato_revocado' } as const

/** Payer, company and mandate on a day of collection. */
export interface Debit {
  /** The company has an account and a creditor identifier. */
  readonly empresa_completa: boolean
  /** Account in the payer's record. */
  readonly iban: string | null
  readonly mandato: DebitMandate | null
  /** Day of collection, or the first possible one. */
  readonly dia: Day
}

/** Reason for which a payer cannot be debited on a day; null if nothing prevents it (A-181, formats.md §1.3). */
export function debitFault({ empresa_completa, iban, mandato, dia }: Debit): DebitFault | null {
  if (!empresa_completa) return 'empresa_incompleta'
  if (iban === null) return 'sin_cuenta'
  if (readIban(iban) === null) return 'iban_mal'
  if (mandato === null) return 'sin_mandato'
  if (mandato.estado !== 'activo') return stateFaults[mandato.estado]
  if (mandato.iban === null || mandato.fecha_firma === null) return 'sin_mandato'
  if (!mandato.confirmado) return 'mandato_por_confirmar'
  if (mandato.iban !== iban) return 'cuenta_cambiada'
  if (mandato.fecha_firma > dia) return 'mandato_futuro'
  if (mandato.uso === 'OOFF' && mandato.usos > 0) return 'mandato_usado'
  if (lapsesOn(mandato)! < dia) return 'mandato_caducado'
  const hasAddress = mandato.pais !== null && mandato.direccion !== null && mandato.poblacion !== null
  return needsAddress(iban) && !hasAddress ? 'sin_direccion' : null
}

/** Sequences of debits (AT-21). */
export const sequences = ['FRST', 'RCUR', 'FNAL', 'OOFF'] as const
export type Sequence = (typeof sequences)[number]

/** Sequence of the next debit: FRST for the first one only where the company's setting asks for it. */
export const nextSequence = ({ uso, usos }: Pick<DebitMandate, 'uso' | 'usos'>, asksFirst: boolean): Sequence =>
  uso !== 'RCUR' ? uso : asksFirst && usos === 0 ? 'FRST' : 'RCUR'
