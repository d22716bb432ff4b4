import type { PassTerms } from '@app/contract/passes/pass-terms'
import { heldWords } from './pass-labels.ts'

/** Terms of a pass, as text. */
export const PassHeld = ({ terms, saldo }: { terms: Pick<PassTerms, 'unidad' | 'num_reservas' | 'frec_dias'>; saldo: number }) =>
  heldWords(terms, saldo)
