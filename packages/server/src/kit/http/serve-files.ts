import { may } from '@app/contract/kit/permissions'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../database/database.ts'
import type { FileAddress } from '../files/files.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import { requireSession } from './session.ts'

/** A stored file as sent to the browser. */
export interface ServedFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** The bytes of a small file; those of others are in `place`. */
  readonly content: Uint8Array | null
  readonly place: FileAddress
  /** Member whose file it belongs to: sending it is recorded like opening that file. */
  readonly member: number
}
/** Files of a club, under a path, for users with a right; null if absent. */
export interface StoredFiles {
  readonly path: string
  readonly right: Parameters<typeof may>[1]
  readonly read: (tx: Tx, id: number) => Promise<ServedFile | null>
}

/** GET {path}/{id}: a file, for signed-in users of its club with the right. It is downloaded as a file and never run in the page. */
export function serveFiles(
  app: FastifyInstance,
  { path, right, read }: StoredFiles,
  platform: Pick<Platform, 'clubFor' | 'sessionUser' | 'now' | 'opened'>,
) {
  app.get<{ Params: { id: string } }>(`${path}/:id(^\\d{1,15}$)`, async (request, reply) => {
    const { club, who } = await requireSession(request, platform)
    if (!may(who, right)) refuse('msg.not_allowed')
    const { place, content, ...file } =
      (await read(club.db.withSchema(club.schema) as Tx, Number(request.params.id))) ?? refuse('msg.not_found')
    const body = content ?? (await club.files.open(place)) ?? refuse('msg.not_found')
    await platform.opened(club, { member: file.member, by: who.id_mst_socios, now: platform.now() })
    return reply
      .type(file.type)
      .header('content-length', file.bytes)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`)
      .send(body)
  })
}
