import { formatEuros, toDecimal } from '../../values/money.ts'
import type { FeeAmount, FeePart, FeeStep, NotRaised } from './fee-terms.ts'

/** Colours of a reason: as usual, changes by itself, to be noticed, looks like a slip. */
export const reasonTones = ['grey', 'blue', 'amber', 'red'] as const
export type ReasonTone = (typeof reasonTones)[number]

/** Reasons of an amount, the first that holds being shown, with their colour. */
export const feeReasons = {
  ...{ sin_linea: 'amber', atrasada: 'amber', cambio: 'amber', ultima_dias: 'amber', ultima_mitad: 'amber', ultima: 'amber' },
  ...{ primera_importe: 'blue', primera_dias: 'blue', primera_mitad: 'blue', primera: 'blue', promocion: 'blue', acaba_promocion: 'blue' },
  ...{ precio_especial: 'grey', familia: 'grey', descuento: 'grey', dos_descuentos: 'grey', descuentos: 'grey', vencida: 'grey' },
  ...{ precio: 'grey', empieza_despues: 'grey', terminada: 'grey', espera: 'amber', inactiva: 'red', curso_inactivo: 'red' },
} as const satisfies Readonly<Record<NotRaised | string, ReasonTone>>

/** Reason of an amount: the text `cuota.motivo.<motivo>` with its values. */
export interface FeeReason {
  readonly motivo: keyof typeof feeReasons
  readonly tono: ReasonTone
  readonly valores: Readonly<Record<string, string | number>>
}
type Values = FeeReason['valores']

/** Position among several periods of one member's fee that are raised at once. */
export interface Backlog {
  readonly n: number
  readonly de: number
}

const percentages: readonly FeeStep[] = ['prc_descuento', 'prc_descuento_acum', 'familia']
const discounts: readonly FeeStep[] = ['importe_descuento', ...percentages]
const minus = '\u2212'
const decimal = (hundredths: number) => String(toDecimal(hundredths)).replace('.', ',')
const percent = (hundredths: number) => `${minus}${decimal(hundredths)} %`
const discountWords = ({ paso, valor = 0 }: FeePart) => (paso === 'importe_descuento' ? formatEuros(-valor) : percent(valor))

/** Values of the text `cuota.paso.<paso>` of a step. */
export const stepValues = ({ paso, valor = 0, de = 0 }: FeePart): Values => ({
  valor: percentages.includes(paso) ? decimal(valor) : valor,
  de,
})

/** Months of a period. */
const monthsOf = ({ periodo: { inicio, fin } }: FeeAmount) =>
  (Number(fin.slice(0, 4)) - Number(inicio.slice(0, 4))) * 12 + Number(fin.slice(5, 7)) - Number(inicio.slice(5, 7))

const cutReason = (amount: FeeAmount, part: (paso: FeeStep) => FeePart | undefined): readonly [FeeReason['motivo'], Values] | null => {
  const { desde, inicio } = amount.periodo
  const [days, half, byHand] = [part('dias'), part('mitad'), part('importe_primera')]
  const share = { dias: days?.valor ?? 0, de: days?.de ?? 0 }
  if (amount.cambio !== null && days) return ['cambio', { dia: amount.cambio, ...share }]
  if (amount.ultima) return days ? ['ultima_dias', share] : [half ? 'ultima_mitad' : 'ultima', {}]
  if (byHand) return ['primera_importe', { importe: formatEuros(byHand.valor ?? 0) }]
  if (!amount.primera || desde === inicio) return null
  return days ? ['primera_dias', share] : [half ? 'primera_mitad' : 'primera', {}]
}

const priceReason = (amount: FeeAmount, part: (paso: FeeStep) => FeePart | undefined): readonly [FeeReason['motivo'], Values] => {
  const promotion = part('promocion')
  const base = part('precio')?.importe ?? 0
  if (promotion) {
    return ['promocion', { n: promotion.valor ?? 0, de: promotion.de ?? 0, importe: formatEuros(base + promotion.importe) }]
  }
  if (amount.acaba_promocion) return ['acaba_promocion', {}]
  if (part('precio_especial')) return ['precio_especial', {}]
  const off = amount.partes.filter(({ paso }) => discounts.includes(paso))
  const [a, b] = off.map(discountWords)
  if (off.length > 2) return ['descuentos', { n: off.length }]
  if (a !== undefined && b !== undefined) return ['dos_descuentos', { a, b }]
  if (a !== undefined) return off[0]?.paso === 'familia' ? ['familia', { n: off[0].de ?? 0, a }] : ['descuento', { a }]
  const { generar, hasta } = amount.periodo
  return generar === hasta ? ['vencida', { meses: monthsOf(amount) }] : ['precio', {}]
}

/** The one thing to know about an amount, or about a period that is not raised. */
export function reasonOf(result: FeeAmount | { readonly motivo: NotRaised }, backlog: Backlog = { n: 1, de: 1 }): FeeReason {
  const [motivo, valores] = ((): readonly [FeeReason['motivo'], Values] => {
    if ('motivo' in result) return [result.motivo, {}]
    if (result.importe === 0) return ['sin_linea', {}]
    if (backlog.de > 1) return ['atrasada', { ...backlog }]
    const part = (paso: FeeStep) => result.partes.find((one) => one.paso === paso)
    return cutReason(result, part) ?? priceReason(result, part)
  })()
  return { motivo, tono: feeReasons[motivo], valores }
}
