import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import { requireSession } from './session.ts'

/** PDFs in folders of the installation: a path with two parts, and the file there; null if absent. */
export interface PdfFolder {
  readonly path: string
  readonly read: (folder: string, name: string) => Promise<Uint8Array | null>
}

/** GET {path}/{folder}/{name}: a PDF, for signed-in users of a club. It is downloaded as a file and never run in the page. */
export function servePdfs(app: FastifyInstance, { path, read }: PdfFolder, platform: Pick<Platform, 'clubFor' | 'sessionUser' | 'now'>) {
  app.get<{ Params: { folder: string; name: string } }>(`${path}/:folder/:name`, async (request, reply) => {
    await requireSession(request, platform)
    const { folder, name } = request.params
    const bytes = (await read(folder, name)) ?? refuse('msg.not_found')
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes)
  })
}
