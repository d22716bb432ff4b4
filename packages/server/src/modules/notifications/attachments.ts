import { attachmentMax, isForbiddenFile, linkDays } from '@app/contract/notifications/attachment-rules'
import * as declared from '@app/contract/notifications/attachments'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { shrink } from '../../kit/files/pictures.ts'
import { dropFiles, insertFile } from '../../kit/files/stored-files.ts'
import { storePicture } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { LinkedFiles, SentFile } from '../../kit/http/serve-files.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { filesOf } from './compose-letter.ts'
import { lockNotice, noticeById, requireDraft } from './notice-row.ts'

const shown = async (tx: Tx, id: number) =>
  (await filesOf(tx, id)).map(({ id_reg_notificaciones_adjuntos, nombre, fecha, bytes: tamano, como_enlace }) => ({
    ...{ id_reg_notificaciones_adjuntos, nombre, fecha, tamano, como_enlace },
  }))

/** Deletes files that no letter names any more: copies of a letter share them. */
export async function dropUnnamed(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return
  const named = await tx.selectFrom('notificacion_adjunto').select('id_reg_archivo').where('id_reg_archivo', 'in', ids).execute()
  const kept = new Set(named.map((one) => one.id_reg_archivo))
  await dropFiles(
    tx,
    ids.filter((one) => !kept.has(one)),
  )
}

export const list = handle(declared.attachments, async ({ tx, input }) => {
  await noticeById(tx, input.id)
  return shown(tx, input.id)
})

export const add = handle(declared.addAttachments, {
  prepare: async ({ input: { file }, club }) => {
    const files = file.filter((one) => one !== null)
    if (files.length === 0) refuse('notificacion.sin_fichero', { file: 'notificacion.sin_fichero' })
    for (const { filename: nombre, size } of files) {
      const values = { nombre }
      if (isForbiddenFile(nombre))
        refuse('notificacion.fichero_no_admitido', { file: { key: 'notificacion.fichero_no_admitido', values } }, values)
      if (size > attachmentMax) refuse('notificacion.fichero_grande', { file: 'notificacion.fichero_grande' })
    }
    return Promise.all(
      files.map(async (one) => ({
        nombre: one.filename.slice(0, 200) || 'fichero',
        kept: await club.files.keep(one, 'application/octet-stream'),
      })),
    )
  },
  run: async ({ tx, input, now, prepared }) => {
    requireDraft(await lockNotice(tx, input.id))
    for (const { nombre, kept } of prepared)
      await tx
        .insertInto('notificacion_adjunto')
        .values({ id_reg_notificaciones: input.id, nombre, id_reg_archivo: await insertFile(tx, kept), fecha: now })
        .execute()
    return shown(tx, input.id)
  },
})

export const remove = handle(declared.removeAttachment, async ({ tx, input }) => {
  const row = await tx
    .selectFrom('notificacion_adjunto')
    .select(['id_reg_notificaciones', 'id_reg_archivo'])
    .where('id_reg_notificaciones_adjuntos', '=', input.id)
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  requireDraft(await lockNotice(tx, row.id_reg_notificaciones))
  await tx.deleteFrom('notificacion_adjunto').where('id_reg_notificaciones_adjuntos', '=', input.id).execute()
  await dropUnnamed(tx, [row.id_reg_archivo])
  return {}
})

export const addOne = handle(declared.addPicture, {
  prepare: async ({ input }) => {
    if (input.imagen === null) return refuse('notificacion.sin_fichero', { imagen: 'notificacion.sin_fichero' })
    return shrink(input.imagen.content, { width: 1200, height: 1200 })
  },
  run: async ({ tx, input, now, prepared }) => {
    requireDraft(await lockNotice(tx, input.id))
    return { path_imagen: await storePicture(tx, prepared, now) }
  },
})

/** File of a link of a letter; null if the link is unknown or has ended. */
export async function linkedFile(tx: Tx, { token, id, now }: Parameters<LinkedFiles['read']>[1]): Promise<SentFile | null> {
  const row = await tx
    .selectFrom('notificacion_destino as d')
    .innerJoin('notificacion as n', 'n.id_reg_notificaciones', 'd.id_reg_notificaciones')
    .innerJoin('notificacion_adjunto as a', 'a.id_reg_notificaciones', 'n.id_reg_notificaciones')
    .innerJoin('archivo as f', 'f.id_reg_archivo', 'a.id_reg_archivo')
    .select(['a.nombre', 'n.sale', 'f.lugar', 'f.clave', 'f.tipo', 'f.bytes', 'f.contenido'])
    .where('d.huella', '=', hashToken(token))
    .where('a.id_reg_notificaciones_adjuntos', '=', id)
    .executeTakeFirst()
  if (!row?.sale || after(row.sale, linkDays * 86_400) <= now) return null
  const { nombre: name, tipo: type, bytes, contenido: content, lugar, clave } = row
  return { name, type, bytes, content, place: { lugar, clave } }
}
