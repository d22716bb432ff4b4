import type { AddressInfo, Server, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  readonly to: string
  readonly id: string
  readonly message: string
}
/** Outcome of a whole letter: taken, refused for now, or taken without an answer by a server that hangs up. */
type Outcome = 'taken' | 'refused' | 'cut'

/** A mail server that speaks SMTP, for tests and measurements; it takes every letter until `decide` is replaced. */
export async function startMailServer() {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const behaviour = {
    decide: async (_letter: Received): Promise<Outcome> => 'taken',
    /** Words of a 550 for an address; undefined takes it. */
    refusalOf: (_address: string): string | undefined => undefined,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      const words = behaviour.refusalOf(address)
      callback(words === undefined ? null : Object.assign(new Error(words), { responseCode: 550 }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      const end = async () => {
        const message = Buffer.concat(chunks).toString()
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        const letter = { to, id: /^Message-ID: <(.*)>/im.exec(message)?.[1] ?? '', message }
        const outcome = await behaviour.decide(letter)
        if (outcome === 'refused') return callback(Object.assign(new Error('try later'), { responseCode: 451 }))
        received.push(letter)
        if (outcome === 'taken') return callback()
        for (const socket of sockets) socket.destroy()
      }
      stream.on('end', () => void end())
    },
  })
  server.on('error', () => {})
  const inner = (server as unknown as { server: Server }).server
  inner.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port))
  })
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `smtp://127.0.0.1:${port}`, received, behaviour, close }
}
