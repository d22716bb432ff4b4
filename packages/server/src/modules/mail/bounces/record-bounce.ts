import type { Tx } from '../../../kit/database/database.ts'
import type { JobFacts } from '../../../kit/work/attempt.ts'
import { messageIdOf } from '../keep-letter.ts'
import { stopAddress } from '../stop-address.ts'
import type { Bounce } from './bounce-report.ts'

const kinds = { no_existe: 'permanente', rechazado: 'permanente', llena: 'temporal', queja: 'queja' } as const

/**
 * Records the bounce of a letter, once, and stops its address. A letter that this club never sent, or to another address, changes nothing:
 * anybody can write to the mailbox.
 */
export async function recordBounce(
  tx: Tx,
  { id, addresses, outcome, words }: Bounce,
  { club, now }: Pick<JobFacts, 'club' | 'now'>,
): Promise<boolean> {
  const letter = await tx
    .selectFrom('correo')
    .select(['id_reg_correo', 'para', 'rebote'])
    .where('id_outbox', '=', id)
    .where('message_id', '=', messageIdOf(club, id))
    .where('detenido', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!letter || letter.rebote !== null || !addresses.includes(letter.para.toLowerCase())) return false
  const { id_reg_correo, para } = letter
  await tx
    .updateTable('correo')
    .set({ rebote: kinds[outcome], rebote_texto: words, rebote_fecha: now })
    .where('id_reg_correo', '=', id_reg_correo)
    .execute()
  if (outcome !== 'rechazado') await stopAddress(tx, { address: para, motivo: outcome, detalle: words, letter: id_reg_correo, now })
  return true
}
