import type { Tx } from '../../kit/database/database.ts'
import { keepLetter } from './keep-letter.ts'
import type { Letter } from './letter.ts'
import { hardStopOf } from './stop-address.ts'

/**
 * Stores a letter before it leaves. Returns true if it must not: its address receives no more, and nobody waits for a link or a code in it.
 */
export async function storeLetter(tx: Tx, letter: Letter, kept: Parameters<typeof keepLetter>[2]): Promise<boolean> {
  const detenido = !letter.secreto && (await hardStopOf(tx, letter.para)) !== undefined
  await keepLetter(tx, letter, { ...kept, detenido })
  return detenido
}
