import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { acceptBodies } from './body.ts'
import { refuse } from './fail.ts'
import { type Live, serveLive } from './live.ts'
import { apiPage, openApi } from './openapi.ts'
import { answerRefusals } from './refusing.ts'
import { mount, type Platform, type Route } from './serve.ts'
import { servePictures } from './stored-pictures.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which this request is answered. */
    language: string | null
  }
}
export interface AppOptions {
  readonly platform: Platform
  readonly routes: readonly Route[]
  readonly live: Live
  readonly product: { readonly title: string; readonly version: string }
  /** Throws while the database does not answer. */
  readonly ready: () => Promise<void>
  /** The built web; absent in tests of the server alone. */
  readonly webDir?: string
  readonly logger?: FastifyServerOptions['logger']
  readonly trustProxy?: boolean
}

/** Scripts come from this server only; Mantine writes its styles into the page, so styles may be inline. */
const contentPolicy =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"

/** The HTTP server of the product: every declared call, the web, the live stream, health. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, routes, product } = options
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  })
  app.decorateRequest('language', null)
  app.addHook('onSend', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', contentPolicy)
  })
  acceptBodies(app)
  answerRefusals(app, platform)
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async () => {
    await options.ready()
    return { status: 'ok' }
  })
  const actions = routes.map((route) => route.action)
  app.get('/api/openapi.json', async () => openApi(actions, product))
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(apiPage(actions, product)))
  serveLive(app, options.live, platform)
  servePictures(app, platform)
  mount(app, routes, platform)
  if (options.webDir) await serveWeb(app, options.webDir)
  app.setNotFoundHandler(() => refuse('msg.not_found'))
  return app
}

/** The web at /admin. Files carry a hash in their name, the page itself is asked for every time. */
async function serveWeb(app: FastifyInstance, webDir: string) {
  const page = async (
    _request: unknown,
    reply: { header: (name: string, value: string) => { sendFile: (name: string, root: string) => unknown } },
  ) => reply.header('cache-control', 'no-cache').sendFile('index.html', webDir)
  if (!existsSync(join(webDir, 'assets'))) return
  await app.register(staticFiles, {
    root: join(webDir, 'assets'),
    prefix: '/admin/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: true,
  })
  app.get('/', async (_request, reply) => reply.redirect('/admin'))
  app.get('/admin', page as never)
}
