import type { NoticeState } from '@app/contract/notifications/notice'
import { narrowed } from '@app/contract/notifications/notice'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** A letter, without a lock. Refuses an unknown one. */
export const noticeById = async (tx: Tx, id: number) =>
  (await tx.selectFrom('notificacion').selectAll().where('id_reg_notificaciones', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
export type Notice = Awaited<ReturnType<typeof noticeById>>

/** A letter, locked: saving, sending, stopping take turns. Refuses an unknown one. */
export const lockNotice = async (tx: Tx, id: number): Promise<Notice> =>
  (await tx.selectFrom('notificacion').selectAll().where('id_reg_notificaciones', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

type Marks = Pick<Notice, 'sale' | 'fecha_envio' | 'fecha_cola' | 'parada' | 'no_enviada'>
/** State of a letter; `isLeaving` if one of its mails has not left. */
export function stateOf({ sale, fecha_envio, fecha_cola, parada, no_enviada }: Marks, isLeaving: boolean): NoticeState {
  if (no_enviada !== null) return 'no_enviada'
  if (parada !== null) return 'parada'
  if (fecha_cola !== null) return isLeaving ? 'saliendo' : 'enviada'
  if (sale === null) return 'borrador'
  return fecha_envio === null ? 'programada' : 'saliendo'
}

/** Refuses a letter that has been ordered to leave. One whose sending failed is a draft again. */
export function requireDraft(notice: Marks) {
  if (notice.fecha_cola !== null) refuse('notificacion.ya_enviada')
  if (notice.sale !== null && notice.no_enviada === null) refuse('notificacion.ya_sale')
}

/** True if a mail of a letter waits for its turn. */
const isLeaving = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('notificacion_destino as d')
    .innerJoin('outbox as o', 'o.id', 'd.id_outbox')
    .select('d.id_outbox')
    .where('d.id_reg_notificaciones', '=', id)
    .where('o.done_at', 'is', null)
    .where('o.failed_at', 'is', null)
    .where('o.doubt_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** A letter as its editor takes it. */
export async function shownNotice(tx: Tx, notice: Notice) {
  const { id_mst_socios_creacion: _by, id_mst_socios_autor: _sender, fecha_cola: _queued, previstos: _planned, ...row } = notice
  return {
    ...row,
    textos: row.textos.map((one) => ({ ...one })),
    filtro: narrowed.read(row.filtro),
    id_usuario_envio: row.id_usuario_envio === null ? null : [...row.id_usuario_envio],
    excluidos: [...row.excluidos],
    estado: stateOf(notice, notice.fecha_cola !== null && (await isLeaving(tx, row.id_reg_notificaciones))),
  }
}
