import type { PassTerms } from '@app/contract/passes/pass-terms'
import { heldWords } from './pass-words.ts'

/** What a pass is good for, in words. */
export const PassHeld = ({ terms, saldo }: { terms: Pick<PassTerms, 'unidad' | 'num_reservas' | 'frec_dias'>; saldo: number }) =>
  heldWords(terms, saldo)
