/** URL parser of browsers and Node, declared here because the contract has the types of neither. */
declare const URL: {
  canParse(text: string): boolean
  new (text: string): { readonly href: string; readonly hostname: string; readonly username: string; readonly password: string }
}

/** Names of this machine, and of the metadata services of hosting providers. */
const closedNames =
  /^(?:.+\.)?(?:localhost|localhost\.localdomain|metadata|metadata\.google\.internal|instance-data|instance-data\.ec2\.internal)$/

/** IPv4: this machine, addresses of no single host, the link-local network, and metadata services outside of it. */
const closedV4 = (address: string): boolean => {
  const [a, b] = address.split('.').map(Number) as [number, number]
  return (
    a === 0 || a === 127 || a >= 224 || (a === 169 && b === 254) || ['100.100.100.200', '168.63.129.16', '192.0.0.192'].includes(address)
  )
}
/** IPv6 in brackets, as in URLs: this machine, unspecified, mapped IPv4, link-local, multicast, a metadata service. */
const closedV6 = (address: string): boolean => /^\[(?:::|64:ff9b:|fe[89ab]|ff|fd00:ec2::254\])/.test(address)

const v4 = /^\d+\.\d+\.\d+\.\d+$/
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)

/**
 * True for the name or address of another machine, in the form of `URL`: never this machine, its own network segment's services or a
 * cloud's metadata.
 */
const isElsewhere = (hostname: string): boolean => {
  if (hostname.startsWith('[')) return !closedV6(hostname)
  if (v4.test(hostname)) return !closedV4(hostname)
  return name.test(hostname) && !closedNames.test(hostname)
}

const spaces = /[\s\p{Cc}]/u
const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/**
 * Web address to open or embed: https, a remote host, no user and no password; null for anything else, such as `javascript:` or `//host`.
 */
export function readHttpsUrl(raw: string): string | null {
  const text = raw.trim()
  const url = /^https:\/\//i.test(text) && !spaces.test(text) ? parse(text) : null
  return url && url.username === '' && url.password === '' && isElsewhere(url.hostname) ? url.href : null
}

/**
 * Device of the club: canonical name or address, with an optional port, in a private network or a public one; null for anything else, such
 * as a scheme, a user, a path, or any form of this machine (`0x7f.1`). The caller must check the address that a name resolves to.
 */
export function readDeviceHost(raw: string): string | null {
  const text = raw.trim().replace(/\.$/, '')
  const [, host, port] = /^(\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::(\d{1,5}))?$/iu.exec(text) ?? []
  const url = host ? parse(`http://${host}/`) : null
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  return url && isPort && isElsewhere(url.hostname) ? `${url.hostname}${port ? `:${Number(port)}` : ''}` : null
}
