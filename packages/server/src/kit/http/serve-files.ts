import { may } from '@app/contract/kit/permissions'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../database/database.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import { signedIn } from './signed-in.ts'

/** A stored file as it is handed out. */
export interface ServedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}
/** Files of a club that lie in its database, under a path, for who has a right; null where nothing is. */
export interface StoredFiles {
  readonly path: string
  readonly right: Parameters<typeof may>[1]
  readonly read: (tx: Tx, id: number) => Promise<ServedFile | null>
}

/** GET {path}/{id}: a file, to whoever is signed in to its club and has the right. It is kept as a file and never run in the page. */
export function serveFiles(
  app: FastifyInstance,
  { path, right, read }: StoredFiles,
  platform: Pick<Platform, 'clubFor' | 'whoIs' | 'now'>,
) {
  app.get<{ Params: { id: string } }>(`${path}/:id(^\\d{1,15}$)`, async (request, reply) => {
    const { club, who } = await signedIn(request, platform)
    if (!may(who, right)) refuse('msg.not_allowed')
    const file = (await read(club.db.withSchema(club.schema) as Tx, Number(request.params.id))) ?? refuse('msg.not_found')
    return reply
      .type(file.type)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`)
      .send(file.bytes)
  })
}
