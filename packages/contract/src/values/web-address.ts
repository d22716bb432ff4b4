/** Browsers and Node both have it; the contract is typed for neither. */
declare const URL: {
  canParse(text: string): boolean
  new (text: string): { readonly href: string; readonly hostname: string; readonly username: string; readonly password: string }
}

/** Names of this machine, and of the services in which hosting providers tell a machine its own secrets. */
const closedNames =
  /^(?:.+\.)?(?:localhost|localhost\.localdomain|metadata|metadata\.google\.internal|instance-data|instance-data\.ec2\.internal)$/

/** IPv4: this machine, what is no single host, the link-local network, and metadata services outside of it. */
const closedV4 = (address: string): boolean => {
  const [a, b] = address.split('.').map(Number) as [number, number]
  return (
    a === 0 || a === 127 || a >= 224 || (a === 169 && b === 254) || ['100.100.100.200', '168.63.129.16', '192.0.0.192'].includes(address)
  )
}
/** IPv6 in brackets as URLs write it: this machine, none, IPv4 in disguise, link-local, multicast, a metadata service. */
const closedV6 = (address: string): boolean => /^\[(?:::|64:ff9b:|fe[89ab]|ff|fd00:ec2::254\])/.test(address)

const v4 = /^\d+\.\d+\.\d+\.\d+$/
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)

/** Whether it is another machine's name or address, as `URL` spells it: never this machine, its own network segment's services or a cloud's metadata. */
const isElsewhere = (hostname: string): boolean => {
  if (hostname.startsWith('[')) return !closedV6(hostname)
  if (v4.test(hostname)) return !closedV4(hostname)
  return name.test(hostname) && !closedNames.test(hostname)
}

const spaces = /[\s\p{Cc}]/u
const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/** An address of the web as it is opened and embedded: https, a host elsewhere, no user and no password; null for anything else, such as `javascript:` or `//host`. */
export function readHttpsUrl(raw: string): string | null {
  const text = raw.trim()
  const url = /^https:\/\//i.test(text) && !spaces.test(text) ? parse(text) : null
  return url && url.username === '' && url.password === '' && isElsewhere(url.hostname) ? url.href : null
}

/**
 * A device of the club: name or address in its one spelling, with a port where it has one, in a private network or a public one; null for
 * anything else, such as a scheme, a user, a path, or this machine however it is written (`0x7f.1`). What a name leads to is for the caller to look at.
 */
export function readDeviceHost(raw: string): string | null {
  const text = raw.trim().replace(/\.$/, '')
  const [, host, port] = /^(\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::(\d{1,5}))?$/iu.exec(text) ?? []
  const url = host ? parse(`http://${host}/`) : null
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  return url && isPort && isElsewhere(url.hostname) ? `${url.hostname}${port ? `:${Number(port)}` : ''}` : null
}
