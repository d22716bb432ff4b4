import { dniLetter, readTaxId } from '@app/contract/values/nif'
import { t } from '../../kit/texts/i18n.ts'

/** Judgement of a typed Spanish tax id, for the line under its field; null while it is too short to be judged. */
export function taxIdNote(typed: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  if (bare.length < 8) return null
  if (readTaxId(typed) !== null) return t('official-invoices.nif_right')
  const [, numero] = /^(\d{8})[A-Z]?$/.exec(bare) ?? []
  return numero ? t('official-invoices.letter_is', { numero, letra: dniLetter(Number(numero)) }) : t('official-invoices.nif_wrong')
}
