import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { escaped } from '../kit/http/html.ts'

const keys = { key: 'AKIATRIBUNA', secret: 'un/secreto+largo' }
const region = 'eu-west-3'
/** Objects of a page of a list: several pages already in a small test. */
const pageSize = 2

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The signature that AWS Signature Version 4 requires of a request, from its own headers. */
function signatureOf(request: IncomingMessage, signedHeaders: string, scope: string): string {
  const { pathname, searchParams } = new URL(request.url!, 'http://s3')
  const canonical = [
    request.method,
    pathname
      .split('/')
      .map((step) => encoded(decodeURIComponent(step)))
      .join('/'),
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${keys.secret}`)
  return hmac(key, text).toString('hex')
}

/** The fault of a request's signature; null if it is right. */
function signatureFault(request: IncomingMessage): string | null {
  const [, key, scope, headers, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(request.headers.authorization ?? '') ?? []
  if (key !== keys.key) return 'InvalidAccessKeyId'
  if (!scope?.endsWith(`/${region}/s3/aws4_request`) || !headers?.split(';').includes('host')) return 'AuthorizationHeaderMalformed'
  return signatureOf(request, headers, scope) === signature ? null : 'SignatureDoesNotMatch'
}

interface StoredBytes {
  readonly body: Buffer
  at: string
}

/** An S3-compatible service with one bucket that checks signatures, hashes and lengths, for tests. */
export async function startS3() {
  const objects = new Map<string, StoredBytes>()
  const behaviour = { isAway: false }
  const answer = (response: ServerResponse, status: number, body: string | Buffer = '') =>
    void response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) }).end(body)
  const refuse = (response: ServerResponse, status: number, code: string) =>
    answer(response, status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  const list = (response: ServerResponse, query: URLSearchParams) => {
    const from = query.get('continuation-token') ?? ''
    const found = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > from)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    const page = found.slice(0, pageSize)
    const rows = page.map(
      ([key, { body, at }]) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>${at}</LastModified><Size>${body.length}</Size></Contents>`,
    )
    const more = found.length > page.length ? `<NextContinuationToken>${escaped(page.at(-1)![0])}</NextContinuationToken>` : ''
    answer(
      response,
      200,
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`,
    )
  }
  const put = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
    const body = await buffer(request)
    if (sha256(body) !== request.headers['x-amz-content-sha256']) return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    objects.set(key, { body, at: '2026-11-20T09:00:00.000Z' })
    answer(response, 200)
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3')
    const [, bucket, ...steps] = pathname.split('/').map(decodeURIComponent)
    const key = steps.join('/')
    const found = objects.get(key)
    const fault = signatureFault(request)
    if (behaviour.isAway) request.socket.destroy()
    else if (fault) refuse(response, 403, fault)
    else if (bucket !== 'ficheros') refuse(response, 404, 'NoSuchBucket')
    else if (request.method === 'PUT') void put(request, response, key)
    else if (request.method === 'DELETE') answer(response, objects.delete(key) ? 204 : 204)
    else if (key === '') list(response, searchParams)
    else if (found) answer(response, 200, found.body)
    else refuse(response, 404, 'NoSuchKey')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    behaviour,
    settings: { ...keys, region, url: `http://127.0.0.1:${port}/ficheros/club + altres` },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
