import { memberMail, memberMails } from '@app/contract/mail/member-mails'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { withoutCode } from './letter.ts'
import { letterState } from './letter-state.ts'
import { letterAddressOf, lettersTo } from './letters-to-member.ts'

const atMost = 200

/** Refuses an unknown member, and one without page. */
async function requireMember(tx: Tx, id: number) {
  const row = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id).executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.reservado) refuse('socio.usuario_reservado')
}

export const list = handle(memberMails, async ({ tx, input: { id }, now }) => {
  await requireMember(tx, id)
  const rows = await lettersTo(tx, id, await letterAddressOf(tx, id))
    .leftJoin('outbox as o', 'o.id', 'c.id_outbox')
    .leftJoin('direccion_parada as d', (join) => join.on('d.email', '=', sql<string>`lower(c.para)`))
    .select(['c.id_reg_correo', 'c.para', 'c.asunto', 'c.created_at', 'c.sent_at', 'c.secreto', 'c.detenido'])
    .select(['c.rebote', 'c.rebote_texto', 'c.rebote_fecha', 'd.motivo', 'd.detalle'])
    .select(['o.kind', 'o.run_at', 'o.lease', 'o.error', 'o.done_at', 'o.failed_at', 'o.doubt_at'])
    .orderBy('c.id_reg_correo', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({
    ...{ id_reg_correo: row.id_reg_correo, para: row.para, asunto: withoutCode(row), secreto: row.secreto },
    ...{ created_at: row.created_at, sent_at: row.sent_at, estado: letterState(row, now) },
    error: row.detenido ? row.detalle : row.error,
    ...{ rebote: row.rebote, rebote_texto: row.rebote_texto, rebote_fecha: row.rebote_fecha },
    motivo: row.detenido ? row.motivo : null,
  }))
})

export const one = handle(memberMail, async ({ tx, input: { id, id_reg_correo } }) => {
  await requireMember(tx, id)
  const row = await lettersTo(tx, id, await letterAddressOf(tx, id))
    .select(['c.id_reg_correo', 'c.para', 'c.asunto', 'c.texto', 'c.created_at', 'c.sent_at', 'c.secreto'])
    .where('c.id_reg_correo', '=', id_reg_correo)
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return { ...row, asunto: withoutCode(row), texto: row.secreto ? '' : row.texto }
})
