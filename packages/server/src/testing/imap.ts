import { type AddressInfo, createServer, type Socket } from 'node:net'
import { bodyStructure, type MimePart, partBytes, readMime } from './mime.ts'

interface Kept {
  readonly uid: number
  readonly message: MimePart
  readonly flags: Set<string>
}
const user = 'rebotes@club.test'
const password = 'buzón "de" rebotes'
const seen = String.raw`\Seen`

/** The words of a command line: atoms, quoted texts, and lists as one word each. */
function wordsIn(line: string): string[] {
  const found = line.match(/"(?:\\.|[^"\\])*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\S+/g) ?? []
  return found.map((word) => (word.startsWith('"') ? word.slice(1, -1).replaceAll(/\\(.)/g, '$1') : word))
}

/** One answer to FETCH: the wanted items of a message. */
function fetched({ uid, message, flags }: Kept, items: string): Buffer {
  const parts: Buffer[] = [Buffer.from(`UID ${uid} FLAGS (${[...flags].join(' ')})`)]
  if (/\bBODYSTRUCTURE\b/i.test(items)) parts.push(Buffer.from(` BODYSTRUCTURE ${bodyStructure(message)}`))
  for (const [, section, start, length] of items.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/gi)) {
    const whole = partBytes(message, section!)
    const bytes = start === undefined ? whole : whole.subarray(Number(start), Number(start) + Number(length))
    parts.push(Buffer.from(` BODY[${section}]${start === undefined ? '' : `<${start}>`} {${bytes.length}}\r\n`), bytes)
  }
  return Buffer.concat(parts)
}

/** A mailbox that speaks IMAP (RFC 3501), for tests: what is put into it is unseen until a reader marks it. */
export async function startMailbox() {
  const kept: Kept[] = []
  const sockets = new Set<Socket>()
  const commands: string[] = []
  /** Called with each command; `cut` hangs up in the middle of its answer, `refuse` answers NO, `silent` not at all. */
  const behaviour: { decide: (command: string) => 'answer' | 'cut' | 'refuse' | 'silent' } = { decide: () => 'answer' }
  const inSet = (set: string) =>
    kept.filter(({ uid }) =>
      set.split(',').some((range) => {
        const [from, to = from] = range.split(':')
        return uid >= Number(from) && (to === '*' || uid <= Number(to))
      }),
    )
  /** Lines of the answer, and its end. */
  const answers: Readonly<Record<string, (args: readonly string[]) => readonly (string | Buffer)[] | 'NO'>> = {
    CAPABILITY: () => ['CAPABILITY IMAP4rev1 ID NAMESPACE'],
    ID: () => ['ID ("name" "prueba")'],
    NOOP: () => [],
    LOGIN: ([name, word]) => (name === user && word === password ? [] : 'NO'),
    NAMESPACE: () => ['NAMESPACE (("" "/")) NIL NIL'],
    LIST: () => [String.raw`LIST (\HasNoChildren) "/" "INBOX"`],
    LSUB: () => [String.raw`LSUB (\HasNoChildren) "/" "INBOX"`],
    SELECT: () => [
      String.raw`FLAGS (\Seen \Deleted)`,
      `${kept.length} EXISTS`,
      '0 RECENT',
      String.raw`OK [PERMANENTFLAGS (\Seen \Deleted)] flags`,
      'OK [UIDVALIDITY 7] uids',
      `OK [UIDNEXT ${kept.length + 1}] next`,
    ],
    'UID SEARCH': (args) => {
      const found = kept.filter(({ flags }) => !/UNSEEN|NOT SEEN/i.test(args.join(' ')) || !flags.has(seen))
      return [['SEARCH', ...found.map(({ uid }) => uid)].join(' ')]
    },
    'UID FETCH': ([set, items]) =>
      inSet(set!).map((one) => Buffer.concat([Buffer.from(`${kept.indexOf(one) + 1} FETCH (`), fetched(one, items!), Buffer.from(')')])),
    'UID STORE': ([set, , flags]) =>
      inSet(set!).map((one) => {
        if (flags!.includes(seen)) one.flags.add(seen)
        return `${kept.indexOf(one) + 1} FETCH (UID ${one.uid} FLAGS (${[...one.flags].join(' ')}))`
      }),
    CLOSE: () => [],
    LOGOUT: () => ['BYE'],
  }
  const reply = (socket: Socket, line: string) => {
    const [tag, first = '', ...rest] = wordsIn(line)
    const isUid = first.toUpperCase() === 'UID'
    const command = (isUid ? `UID ${rest.shift()}` : first).toUpperCase()
    commands.push(`${command} ${rest.join(' ')}`.trim())
    const how = behaviour.decide(`${command} ${rest.join(' ')}`)
    if (how === 'silent') return
    const lines = how === 'refuse' ? 'NO' : answers[command]?.(rest)
    if (lines === undefined) return void socket.write(`${tag} BAD unknown\r\n`)
    if (lines === 'NO') return void socket.write(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`)
    const bytes = Buffer.concat(lines.flatMap((one) => [Buffer.from('* '), Buffer.from(one), Buffer.from('\r\n')]))
    if (how === 'cut') return void socket.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => socket.destroy())
    socket.write(Buffer.concat([bytes, Buffer.from(`${tag} OK done\r\n`)]))
    if (command === 'LOGOUT') socket.end()
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1 ID NAMESPACE] ready\r\n')
    let waiting = ''
    socket.on('data', (bytes) => {
      const lines = (waiting + bytes.toString()).split('\r\n')
      waiting = lines.pop()!
      for (const line of lines) reply(socket, line)
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
  return {
    settings: { host: '127.0.0.1', port, isSecure: false, user, password, folder: 'INBOX' },
    commands,
    behaviour,
    /** Puts a message into the mailbox and returns its number. */
    put: (message: Buffer | string) => {
      const bytes = Buffer.isBuffer(message) ? message : Buffer.from(message.replaceAll(/\r?\n/g, '\r\n'))
      kept.push({ uid: kept.length + 1, message: readMime(bytes), flags: new Set() })
      return kept.length
    },
    isSeen: (uid: number) => kept[uid - 1]!.flags.has(seen),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
