import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { StartFailure } from './embedded/start-failure.ts'
import type { S3Settings } from './files/s3-store.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** Settings of the stores of files. */
export interface FileSettings {
  /** The folder of large files, and of those that are being received. */
  readonly filesDir: string
  /** The service of new large files, in place of the folder. */
  readonly filesS3?: S3Settings | undefined
}

/** A mailbox on a mail server. */
export interface MailboxSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise the connection has to change to it, except on this machine. */
  readonly isSecure: boolean
  readonly user: string
  readonly password: string
  readonly folder: string
}

/** The club finder of this installation. */
export interface FinderSettings {
  /** Base address of another provider of clubs; the installation's own clubs without one. */
  readonly provider: string | undefined
  /** Milliseconds that a provider or a club may take. */
  readonly patience: number
  /** Place of searches without one. */
  readonly place: { readonly latitud: number; readonly longitud: number } | undefined
}

/** Settings of the process from its environment (.env.example lists every variable). */
export interface Configuration extends FileSettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The folder of the owner's newsletters. */
  readonly newslettersDir: string
  readonly databaseUrl: string | undefined
  readonly binDir: string | undefined
  readonly logLevel: string
  /** Number of trusted proxies in front, or their addresses; forwarded addresses from any other peer are ignored. */
  readonly trustProxy: number | string | false
  /** True if the description of the calls is public; otherwise it takes a session. */
  readonly openDocs: boolean
  /** True if the first start creates the demo club. */
  readonly demo: boolean
  /** The time zone of the demo club. */
  readonly demoZone: string
  readonly smtpUrl: string | undefined
  /** The mailbox that bounces come back to. */
  readonly bounceMailbox: MailboxSettings | undefined
  /** Short name of the club whose administrators bill the enrolments of all clubs. */
  readonly centralClub: string | undefined
  /** Settings of the club finder, which its calls read again. */
  readonly finder: FinderSettings
  /** Token that opens GET /metrics. */
  readonly metricsToken: string | undefined
  /** Keys that seal secrets, or the file with them; `secret.key` in the data folder when neither is set. */
  readonly secretKey: string | undefined
  readonly secretKeyFile: string | undefined
}

/** Reads the environment and, if present, the product's .env file. Refuses an invalid port. */
export function configuration(): Configuration {
  const file = resolve(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { env } = process
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartFailure(`PORT is ${env.PORT}, which is not a port: use a number from 1 to 65535.`)
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    newslettersDir: resolve(root, env.NEWSLETTERS_DIR ?? join(env.DATA_DIR ?? '.data', 'newsletters')),
    ...fileSettings(env),
    databaseUrl: env.DATABASE_URL || undefined,
    binDir: env.PG_BIN_DIR || undefined,
    logLevel: env.LOG_LEVEL ?? 'warn',
    trustProxy: proxies(env.TRUST_PROXY ?? '0'),
    openDocs: env.OPEN_API_DOCS === '1',
    demo: env.DEMO !== '0',
    demoZone: timeZone(env.DEMO_ZONE || 'Europe/Madrid', 'DEMO_ZONE'),
    smtpUrl: env.SMTP_URL || undefined,
    bounceMailbox: mailboxSettings(env.IMAP_URL),
    centralClub: env.CENTRAL_CLUB || undefined,
    finder: finderSettings(env),
    metricsToken: env.METRICS_TOKEN || undefined,
    secretKey: env.SECRET_KEY || undefined,
    secretKeyFile: env.SECRET_KEY_FILE ? resolve(root, env.SECRET_KEY_FILE) : undefined,
  }
}

const fileSettings = (env: NodeJS.ProcessEnv): FileSettings => ({
  filesDir: resolve(root, env.FILES_DIR ?? join(env.DATA_DIR ?? '.data', 'files')),
  filesS3: s3Settings(env),
})

/** The address of a bucket with its keys; undefined without an address. Refuses half of them. */
function s3Settings({ FILES_S3_URL: url, FILES_S3_KEY: key, FILES_S3_SECRET: secret, FILES_S3_REGION: region }: NodeJS.ProcessEnv) {
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).pathname === '/')
    throw new StartFailure(`FILES_S3_URL is ${url}: use the address of a bucket, such as https://s3.example.org/files.`)
  if (!key || !secret) throw new StartFailure('FILES_S3_URL is set: FILES_S3_KEY and FILES_S3_SECRET are needed too.')
  return { url, key, secret, region: region || undefined }
}

/** The mailbox of an address, `imaps://user:password@host/folder`; undefined without one. Refuses another address without repeating its password. */
function mailboxSettings(url: string | undefined): MailboxSettings | undefined {
  if (!url) return undefined
  const { protocol, hostname, port, username, password, pathname } = URL.canParse(url) ? new URL(url) : ({} as Partial<URL>)
  if (!/^imaps?:$/.test(protocol ?? '') || !hostname || !username || !password)
    throw new StartFailure('IMAP_URL is no mailbox: use an address such as imaps://user:password@mail.example.org/INBOX.')
  const isSecure = protocol === 'imaps:'
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (isSecure ? 993 : 143)),
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent((pathname ?? '').slice(1)) || 'INBOX',
  }
}

/** The club finder's provider, time limit and fallback place. Refuses values that are none. */
export function finderSettings({ FINDER_PROVIDER_URL: url, FINDER_TIMEOUT_MS, FINDER_COORDINATES }: NodeJS.ProcessEnv): FinderSettings {
  if (url && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)))
    throw new StartFailure(`FINDER_PROVIDER_URL is ${url}: use an address such as https://clubs.example.org.`)
  const patience = Number(FINDER_TIMEOUT_MS || 3000)
  if (!Number.isInteger(patience) || patience < 50 || patience > 60_000)
    throw new StartFailure(`FINDER_TIMEOUT_MS is ${FINDER_TIMEOUT_MS}: use milliseconds from 50 to 60000.`)
  const provider = url?.replace(/\/+$/, '') || undefined
  if (!FINDER_COORDINATES) return { provider, patience, place: undefined }
  const [latitud = Number.NaN, longitud = Number.NaN, ...more] = FINDER_COORDINATES.split(',').map(Number)
  if (more.length > 0 || !(Math.abs(latitud) <= 90) || !(Math.abs(longitud) <= 180))
    throw new StartFailure(`FINDER_COORDINATES is ${FINDER_COORDINATES}: use decimal degrees such as 41.3851,2.1734.`)
  return { provider, patience, place: { latitud, longitud } }
}

/** A time zone under its IANA name; `from` is the setting that names it. Refuses an unknown one. */
export function timeZone(name: string, from: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new StartFailure(`${from} is ${name}, which is no time zone: use one such as Europe/Lisbon.`)
  }
}

const named = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isNetwork = (one: string) => {
  const [address = '', bits] = one.split('/')
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0))
}

/** '2' → two proxies; '10.0.0.5, 10.1.0.0/16' → these. Refuses values that would trust every address. */
function proxies(text: string): number | string | false {
  const all = text.split(',').map((one) => one.trim())
  if (text.trim() === '' || text.trim() === '0') return false
  if (/^\d$/.test(text.trim())) return Number(text)
  if (all.every((one) => named.has(one) || isNetwork(one))) return all.join(',')
  throw new StartFailure(`TRUST_PROXY is ${text}: use the number of proxies in front (1 to 9), or their addresses separated by commas.`)
}
