import { toDecimal } from '../../values/money.ts'
import type { LineTax } from './invoice-rules.ts'

type Word = 'invoices.iva' | 'invoices.tax_not_subject' | 'invoices.tax_exempt'

/** A tax as papers name it, with its rate; a sale without one as exempt or not subject. */
export function taxWords(say: (key: Word, values: Record<string, string>) => string, { impuesto, prc_iva, exencion }: LineTax): string {
  // IGIC and IPSI have one name in all languages
  const name = impuesto === 'iva' ? say('invoices.iva', {}) : impuesto.toUpperCase()
  if (exencion?.startsWith('N')) return say('invoices.tax_not_subject', { impuesto: name })
  if (prc_iva === 0) return say('invoices.tax_exempt', { impuesto: name })
  return `${name} ${String(toDecimal(prc_iva)).replace('.', ',')} %`
}
