import { may } from '@app/contract/kit/permissions'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Tx } from '../database/database.ts'
import type { FileAddress } from '../files/files.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import { requireSession, resolveSession } from './session.ts'

/** A stored file as sent to a browser. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** The bytes of a small file; those of others are in `place`. */
  readonly content: Uint8Array | null
  readonly place: FileAddress
}
/** A stored file of a member. */
export interface ServedFile extends SentFile {
  /** Member whose file it belongs to: sending it is recorded like opening that file. */
  readonly member: number
}
/** Files of a club, under a path, for users with a right; null if absent. */
export interface StoredFiles {
  readonly path: string
  readonly right: Parameters<typeof may>[1]
  readonly read: (tx: Tx, id: number) => Promise<ServedFile | null>
}

/** Files of links in letters, under a path: by the secret of the link and the file's id; null if absent or ended. */
export interface LinkedFiles {
  readonly path: string
  readonly read: (tx: Tx, link: { readonly token: string; readonly id: number; readonly now: Date }) => Promise<SentFile | null>
}

/** Sends a file to be downloaded, never run in the page. */
const download = (reply: FastifyReply, { name, type, bytes }: SentFile, body: unknown) =>
  reply
    .type(type)
    .header('content-length', bytes)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`)
    .send(body)

/** GET {path}/{id}: a file, for signed-in users of its club with the right. */
export function serveFiles(
  app: FastifyInstance,
  { path, right, read }: StoredFiles,
  platform: Pick<Platform, 'clubFor' | 'sessionUser' | 'now' | 'opened'>,
) {
  app.get<{ Params: { id: string } }>(`${path}/:id(^\\d{1,15}$)`, async (request, reply) => {
    const { club, who } = await requireSession(request, platform)
    if (!may(who, right)) refuse('msg.not_allowed')
    const file = (await read(club.db.withSchema(club.schema) as Tx, Number(request.params.id))) ?? refuse('msg.not_found')
    const body = file.content ?? (await club.files.open(file.place)) ?? refuse('msg.not_found')
    await platform.opened(club, { member: file.member, by: who.id_mst_socios, now: platform.now() })
    return download(reply, file, body)
  })
}

/** GET {path}/{token}/{id}: a file of a link in a letter, for anyone with the link. */
export function serveLinkedFiles(
  app: FastifyInstance,
  { path, read }: LinkedFiles,
  platform: Pick<Platform, 'clubFor' | 'sessionUser' | 'now'>,
) {
  app.get<{ Params: { token: string; id: string } }>(`${path}/:token(^[\\w-]{10,100}$)/:id(^\\d{1,15}$)`, async (request, reply) => {
    const { club } = await resolveSession(request, platform)
    const { token, id } = request.params
    const link = { token, id: Number(id), now: platform.now() }
    const file = (await read(club.db.withSchema(club.schema) as Tx, link)) ?? refuse('msg.not_found')
    return download(reply, file, file.content ?? (await club.files.open(file.place)) ?? refuse('msg.not_found'))
  })
}
