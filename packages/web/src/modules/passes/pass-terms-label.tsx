import type { PassTerms } from '@app/contract/passes/pass-terms'
import { termsLabel } from './pass-labels.ts'

/** Terms of a pass, as text. */
export const PassTermsLabel = ({ terms, saldo }: { terms: Pick<PassTerms, 'unidad' | 'num_reservas' | 'frec_dias'>; saldo: number }) =>
  termsLabel(terms, saldo)
