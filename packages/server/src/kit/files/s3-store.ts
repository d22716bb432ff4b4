import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { field } from '@app/contract/kit/kinds'
import type { StreamedFile } from '@app/contract/kit/upload'
import { AwsV4Signer } from 'aws4fetch'
import { readXml } from '../xml/read-xml.ts'
import { atStore, type FileStore, StoreAway, type StoredObject } from './file-store.ts'

/** An S3-compatible service: address of the bucket, with a prefix for the keys if there is one, and its keys. */
export interface S3Settings {
  readonly url: string
  readonly key: string
  readonly secret: string
  /** Read off the address of the large providers, or `us-east-1`, if absent. */
  readonly region: string | undefined
}
interface Ask {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly file?: StreamedFile
}

/** SHA-256 of nothing. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** Milliseconds without a byte until the answer begins. */
const silentFor = 30_000

/**
 * Files as objects of a bucket, addressed by path. The service checks the hash of what it receives. Bodies go through Node's own client:
 * `fetch` would hold a whole file in memory.
 */
export function s3Store({ url, key, secret, region }: S3Settings): FileStore {
  const [, bucket = '', ...folders] = new URL(url).pathname.replace(/\/+$/, '').split('/').map(decodeURIComponent)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  /** The answer of the service, null for an absent object. Anything else is a failure of the store. */
  const ask = async ({ method, path, query = {}, file }: Ask): Promise<IncomingMessage | null> => {
    const address = new URL(`/${path.split('/').map(encodeURIComponent).join('/')}`, url)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const signer = new AwsV4Signer({
      ...{ method, url: address.href, accessKeyId: key, secretAccessKey: secret, service: 's3', ...(region && { region }) },
      headers: { 'x-amz-content-sha256': file?.sha256 ?? emptyHash },
    })
    const headers = { ...Object.fromEntries((await signer.sign()).headers), ...(file && { 'content-length': file.size }) }
    const answer = await answerTo(address, { method, headers, file })
    const { statusCode = 0 } = answer
    if (statusCode >= 200 && statusCode < 300) return answer
    const fault = await text(answer)
    if (statusCode === 404 && !fault.includes('NoSuchBucket')) return null
    throw new StoreAway(`S3 answers ${statusCode}: ${fault.slice(0, 500)}`)
  }
  const at = (file: string) => `${bucket}/${prefix}${file}`
  const done = async (asked: Ask) => void (await ask(asked))?.resume()
  return {
    put: (name, file) => atStore(() => done({ method: 'PUT', path: at(name), file })),
    open: (name) => atStore(() => ask({ method: 'GET', path: at(name) })),
    remove: (name) => atStore(() => done({ method: 'DELETE', path: at(name) })),
    async *list(from) {
      let token: string | null = null
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix: prefix + from, ...(token && { 'continuation-token': token }) }
        const page: Awaited<ReturnType<typeof pageOf>> = await atStore(async () =>
          pageOf(await ask({ method: 'GET', path: bucket, query })),
        )
        for (const one of page.objects) yield { ...one, key: one.key.slice(prefix.length) }
        token = page.next
      } while (token !== null)
    },
  }
}

/** Sends a request, with a file at the speed of the service. */
async function answerTo(
  address: URL,
  {
    method,
    headers,
    file,
  }: { readonly method: string; readonly headers: http.OutgoingHttpHeaders; readonly file: StreamedFile | undefined },
): Promise<IncomingMessage> {
  const { request } = address.protocol === 'https:' ? https : http
  const sent = request(address, { method, headers, agent: false })
  sent.setTimeout(silentFor, () => sent.destroy(new Error('S3 does not answer')))
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // a failure of the file or the connection is the request's too, which is awaited
  if (file) pipeline(createReadStream(file.path), sent).catch(() => {})
  else sent.end()
  const [answer] = await answered
  sent.setTimeout(0)
  return answer
}

/** The objects of a page of ListObjectsV2, and the token of the next page. */
async function pageOf(answer: IncomingMessage | null): Promise<{ objects: StoredObject[]; next: string | null }> {
  if (!answer) return { objects: [], next: null }
  const page = readXml(await buffer(answer))
  const objects = page.all('Contents').map((one) => ({
    key: one.at('Key')?.text ?? '',
    at: field.instant().read(one.textAt('LastModified')),
  }))
  return { objects, next: page.textAt('NextContinuationToken') }
}
