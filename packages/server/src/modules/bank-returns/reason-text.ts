import type { TextKey } from '@app/contract'
import { reasonTexts } from '@app/contract/bank-returns/words/reason-texts'
import type { Say } from '@app/contract/kit/product'

/** Reason of a bank in plain words; another code stands for itself. */
export function reasonText(say: Say, codigo: string | null): string {
  if (codigo === null) return say('devolucion.motivo.ninguno')
  const key = `devolucion.motivo.${codigo}`
  return Object.hasOwn(reasonTexts, key) ? say(key as TextKey) : say('devolucion.motivo.otro', { codigo })
}
