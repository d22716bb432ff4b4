import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Spool } from '../files/spool.ts'
import { servePictures } from '../files/stored-pictures.ts'
import type { Metrics } from '../metrics.ts'
import { acceptBodies, longestBody } from './body.ts'
import { answerRefusals, sendRefusal, wordRefusal } from './error-answer.ts'
import { type Live, serveLive } from './live.ts'
import { apiPage, openApi } from './openapi.ts'
import { type Platform } from './platform.ts'
import { Refusal, refuse } from './refusal.ts'
import { headersFor, securityHeaders } from './security-headers.ts'
import { mount, type Route } from './serve.ts'
import { type LinkedFiles, type StoredFiles, serveFiles, serveLinkedFiles } from './serve-files.ts'
import { type PdfFolder, servePdfs } from './serve-pdfs.ts'
import { requireSession } from './session.ts'
import { shutDownInTime } from './shutdown.ts'

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
  /** PDFs that are not in the database. */
  readonly pdfs?: PdfFolder
  /** Stored files of a club. */
  readonly files?: readonly StoredFiles[]
  /** Files of links in letters. */
  readonly linked?: LinkedFiles
  /** Receives the files of calls that stream them. */
  readonly spool: Spool
  readonly product: { readonly title: string; readonly version: string }
  /** Throws while the database does not answer. */
  readonly ready: () => Promise<void>
  /** The built web; absent in tests of the server alone. */
  readonly webDir?: string
  /** The built page of players; absent like the web. */
  readonly memberDir?: string
  /** Origins that the frames of the club at a host open. */
  readonly frames?: (host: string) => Promise<readonly string[]>
  readonly logger?: FastifyServerOptions['logger']
  /** Number of trusted proxies in front, or their addresses; false trusts none. */
  readonly trustProxy: number | string | false
  /** True if the description of the calls is public; otherwise it takes a session. */
  readonly openDocs: boolean
  readonly timeouts?: Timeouts
  readonly metrics?: Pick<Metrics, 'serve'>
}
/** Milliseconds for the head of a request and for a request with its body, and the interval of checks. */
export interface Timeouts {
  readonly head: number
  readonly whole: number
  readonly look: number
}
/** A 12 MB upload over a line of one megabit takes 100 seconds. */
const standardTimeouts: Timeouts = { head: 15_000, whole: 120_000, look: 5000 }
/** Milliseconds for a body of at most these bytes. */
const timeFor = (bytes: number, whole: number) => Math.max(whole, Math.ceil((bytes / 12_582_912) * whole))
/** Milliseconds that a refused sender has to read the answer. */
const readsWithin = 1000

/** Refuses a body that takes longer than the limit of its call allows: Node has one limit for all of them. */
function refuseSlowBodies(app: FastifyInstance, whole: number, platform: Pick<Platform, 'say' | 'refusals'>) {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { method, headers } = request
    if (method === 'GET' || method === 'HEAD' || (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') === '0') return payload
    const { socket } = request.raw
    const refuseIt = () => {
      answerUnreadable(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket, platform)
      setTimeout(() => socket.destroy(), readsWithin).unref()
    }
    const timer = setTimeout(refuseIt, timeFor(longestBody(request), whole)).unref()
    for (const over of [payload, reply.raw]) for (const event of ['end', 'close']) over.once(event, () => clearTimeout(timer))
    return payload
  })
}

/** Trusted peers for the caller's address: the n nearest proxies, or those at these addresses. */
const trusted = (proxies: AppOptions['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The address of a request without typed text and secrets: ids stay, texts of the path and values of the query do not. */
function loggedAddress({ url, params, routeOptions, query }: FastifyRequest): string {
  const values = params as Readonly<Record<string, string>>
  const path =
    routeOptions.url?.replaceAll(/:(\w+)(\(.*?\))?/g, (_whole, name: string, id?: string) => (id ? values[name]! : '…')) ??
    url.split('?')[0]!
  const names = Object.keys(query as object).map((name) => `${name}=…`)
  return names.length > 0 ? `${path}?${names.join('&')}` : path
}

/** The log has one line for a request, once it is answered: writing lines took a twentieth of a busy server's time. */
class OneLine extends LogController {
  override incomingRequest() {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, ip } = request
    const line = { method, url: loggedAddress(request), ip, status: reply.statusCode, ms: Math.trunc(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
  }
}

/** The HTTP server of the product: every declared call, the web, the live stream, health. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, routes } = options
  const { head, whole, look } = options.timeouts ?? standardTimeouts
  const longest = Math.max(whole, ...routes.map((route) => timeFor(route.action.bodyMax ?? 0, whole)))
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new OneLine(),
    trustProxy: trusted(options.trustProxy),
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    requestTimeout: longest,
    http: { headersTimeout: head, requestTimeout: longest, connectionsCheckingInterval: look },
    // the product sends its own answer while it shuts down
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply.headers(headersFor(request)), platform),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, platform),
  })
  app.decorateRequest('language', null)
  app.decorateRequest('leadsTo', null)
  app.decorateRequest('frames', null)
  app.addHook('onRequest', async (request) => {
    const { rawHeaders, headers } = request.raw
    // the club is the one that Host names: a proxy forwards it, and only one may be named
    delete headers['x-forwarded-host']
    if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) refuse('msg.bad_request')
  })
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headersFor(request))
  })
  refuseSlowBodies(app, whole, platform)
  shutDownInTime(app)
  acceptBodies(app, options.spool)
  answerRefusals(app, platform)
  options.metrics?.serve(app)
  app.get('/health', { exposeHeadRoute: true }, async () => ({ status: 'ok' }))
  app.get('/ready', { exposeHeadRoute: true }, async () => {
    await options.ready()
    return { status: 'ok' }
  })
  serveDocs(app, options)
  serveLive(app, options.live, platform)
  servePictures(app, platform)
  if (options.pdfs) servePdfs(app, options.pdfs, platform)
  for (const files of options.files ?? []) serveFiles(app, files, platform)
  if (options.linked) serveLinkedFiles(app, options.linked, platform)
  mount(app, routes, platform)
  if (options.webDir) await serveWeb(app, options.webDir, options.frames)
  if (options.memberDir) await serveMemberPage(app, options.memberDir)
  app.setNotFoundHandler(() => refuse('msg.not_found'))
  return app
}

/** The description of the calls, for machines and for people: for signed-in users, or public if the installation says so. */
function serveDocs(app: FastifyInstance, { routes, product, openDocs, platform }: AppOptions) {
  const actions = routes.map((route) => route.action)
  const onRequest = async (request: FastifyRequest) => {
    if (!openDocs) await requireSession(request, platform)
  }
  app.get('/api/openapi.json', { onRequest }, async () => openApi(actions, product))
  app.get('/api/docs', { onRequest }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(apiPage(actions, product)))
}

/** Files with a hash in their name under {path}/assets; false if there is no build. */
async function serveAssets(app: FastifyInstance, path: string, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'assets'))) return false
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: `${path}/assets/`,
    immutable: true,
    maxAge: '1y',
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  return true
}

/** Sends a page, which is revalidated every time. */
const sendPage = (reply: FastifyReply, page: string, folder: string) =>
  reply.header('cache-control', 'no-cache').sendFile(page, folder, { cacheControl: false })

/** The web at /admin. */
async function serveWeb(app: FastifyInstance, webDir: string, frames: AppOptions['frames']) {
  if (!(await serveAssets(app, '/admin', webDir))) return
  app.get('/', async (_request, reply) => reply.redirect('/admin'))
  app.get('/admin', async (request, reply) => {
    request.frames = (await frames?.(request.host)) ?? null
    return sendPage(reply, 'index.html', webDir)
  })
}

/** The page of players at /socio (0195). */
async function serveMemberPage(app: FastifyInstance, folder: string) {
  if (!(await serveAssets(app, '/socio', folder))) return
  app.get('/socio', async (_request, reply) => sendPage(reply, 'member.html', folder))
}

/** Answers an unreadable request on the bare socket, in the product's form. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket, platform: Pick<Platform, 'say' | 'refusals'>) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const code =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'msg.slow_request'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 'msg.headers_long'
        : 'msg.bad_request'
  const { status, body } = wordRefusal(new Refusal(code), { language: null }, platform)
  const text = JSON.stringify(body)
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${text}`)
}
