import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../database/database.ts'
import type { Platform } from '../http/platform.ts'
import { refuse } from '../http/refusal.ts'
import { requireSession } from '../http/session.ts'
import { isKept } from './kept-answer.ts'
import type { Picture } from './pictures.ts'

/** Stores a picture; returns its path, which a row stores. */
export async function storePicture(tx: Tx, { bytes, type }: Picture, now: Date): Promise<string> {
  const huella = hash('sha256', bytes)
  const { id_reg_imagen } = await tx
    .insertInto('imagen')
    .values({ huella, tipo: type, contenido: bytes, fecha: now })
    .returning('id_reg_imagen')
    .executeTakeFirstOrThrow()
  return `/api/imagen/${id_reg_imagen}/${huella.slice(0, 32)}`
}

const idIn = (path: string | null) => Number(path?.match(/^\/api\/imagen\/(\d+)\//)?.[1] ?? 0)

/** Forgets the picture at a path, such as the one that another takes the place of. */
export const dropPicture = (tx: Tx, path: string | null) => tx.deleteFrom('imagen').where('id_reg_imagen', '=', idIn(path)).execute()

/** The picture at a path; undefined if absent. */
export const pictureAt = (tx: Tx, path: string) =>
  tx.selectFrom('imagen').select(['tipo', 'contenido']).where('id_reg_imagen', '=', idIn(path)).executeTakeFirst()

/**
 * GET /api/imagen/{id}/{hash}: a stored picture, for signed-in users of its club. A browser asks again every time, since it
 * may be another user's by then; its copy is current, because the address changes with the content.
 */
export function servePictures(app: FastifyInstance, platform: Pick<Platform, 'clubFor' | 'sessionUser' | 'now'>) {
  app.get<{ Params: { id: string; hash: string } }>('/api/imagen/:id(^\\d+$)/:hash', async (request, reply) => {
    const { club } = await requireSession(request, platform)
    const found = await club.db
      .withSchema(club.schema)
      .selectFrom('imagen')
      .select(['tipo', 'contenido', 'huella'])
      .where('id_reg_imagen', '=', Number(request.params.id))
      .executeTakeFirst()
    if (!found?.huella.startsWith(request.params.hash) || request.params.hash.length !== 32) return refuse('msg.not_found')
    const mark = `"${request.params.hash}"`
    reply.headers({ etag: mark, 'cache-control': 'private, no-cache' })
    if (isKept(request, mark)) return reply.code(304).send()
    return reply.type(found.tipo).header('content-disposition', 'inline').send(found.contenido)
  })
}
