import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Running {
  readonly id: string
  readonly type: string
  readonly cents: number
  state: 'I' | 'E' | 'F'
  totalin: number
  totalout: number
  owed: number
  imported: boolean
}
/** Behaviour of a simulated operation: correct, no answer (`silent` does nothing, `lost` does it), nonsense, twice, or a given code. */
export type Mood = 'well' | 'silent' | 'lost' | 'nonsense' | 'twice' | number

interface Options {
  readonly name?: string
  readonly password?: string
  readonly port?: number
  /** Cents with which change is made and money paid out. */
  readonly float?: number
  /** Cents that fall in at each query, so that a sale ends by itself. */
  readonly coins?: number
}

/** The machine's operations; amounts in cents. */
function heldCash(float: number) {
  const operations = new Map<string, Running>()
  let held = float
  let jammed = false
  const running = () => [...operations.values()].find((one) => one.state === 'E')

  const finish = (one: Running, out: number) => {
    const given = jammed ? 0 : Math.min(held, out)
    held -= given
    one.totalout = one.totalout - given
    one.owed = out - given
    one.state = 'F'
  }
  const start = (type: string, cents: number) => {
    const one: Running = { id: String(452 + operations.size), type, cents, state: 'I', totalin: 0, totalout: 0, owed: 0, imported: false }
    operations.set(one.id, one)
    return one
  }
  const acknowledge = (one: Running) => {
    if (one.state !== 'I') return
    one.state = 'E'
    if (one.type === '3') finish(one, one.cents)
  }
  /** A customer lets coins fall in; the last one that is needed brings the change. */
  const insert = (cents: number) => {
    const one = running()
    if (!one || one.type !== '4') return
    one.totalin += cents
    held += cents
    if (one.totalin >= one.cents) finish(one, one.totalin - one.cents)
  }
  /** Returns the coins taken in. */
  const cancel = (one: Running) => {
    if (one.state === 'F') return
    finish(one, one.totalin)
  }
  return {
    operations,
    running,
    start,
    acknowledge,
    insert,
    cancel,
    /** While jammed nothing is paid out: no change, and no returned coins. */
    jam: (isJammed: boolean) => {
      jammed = isJammed
    },
    /** Cents in the machine. */
    holds: () => held,
    empty: () => {
      held = 0
    },
  }
}

const known = (operation: Running) => ({
  operation: {
    operation: {
      operationid: operation.id,
      state: operation.state,
      payInProgress: operation.state === 'E' ? '1' : '0',
      payOutProgress: '0',
      total: String(operation.cents),
      totalin: String(operation.totalin),
      totalout: String(operation.totalout),
      amountchangenotavailable: String(operation.owed),
    },
    devices: [],
    messages: [],
    withError: 'false',
  },
})
const done = (response: object = {}) => ({ code: 1, response: { errorMessage: 'none', ...response } })
const failed = (code: number) => ({ code, response: { errorMessage: 'error' } })

/**
 * A cash machine without cash that implements CashDro's protocol (formats.md §4.3): for tests and for the demo club,
 * whose CASHDRO_IP is `simulador`. Its address is set in CASH_MACHINE_URL.
 */
export async function startCashMachine({ name = 'tribuna', password = 'tribuna', port = 0, float = 20_000, coins = 0 }: Options = {}) {
  const cash = heldCash(float)
  const moods = new Map<string, Mood>()
  const received = new Map<string, number>()

  const start = (query: URLSearchParams): object => {
    if (cash.running()) return failed(-1900)
    const amount = Number((JSON.parse(query.get('parameters') ?? '{}') as { amount?: string }).amount)
    if (!Number.isSafeInteger(amount) || amount <= 0) return failed(-3)
    return done({ operation: { operationId: cash.start(query.get('type') ?? '', amount).id } })
  }
  const answerTo = (operation: string, query: URLSearchParams): object => {
    if (query.get('name') !== name || query.get('password') !== password) return failed(-1)
    if (operation === 'startOperation') return start(query)
    const one = cash.operations.get(query.get('operationId') ?? '')
    if (!one) return failed(-2)
    if (operation === 'acknowledgeOperationId') cash.acknowledge(one)
    else if (operation === 'finishOperation') cash.cancel(one)
    else if (operation === 'setOperationImported') one.imported = true
    else if (operation === 'askOperation') {
      if (coins > 0) cash.insert(coins)
      return done(known(one))
    } else return failed(-99)
    return done()
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const query = new URL(request.url ?? '/', 'http://maquina').searchParams
    const operation = query.get('operation') ?? ''
    received.set(operation, (received.get(operation) ?? 0) + 1)
    const mood = moods.get(operation) ?? moods.get('*') ?? 'well'
    const send = (text: string) => response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    if (mood === 'silent') return request.socket.destroy()
    if (mood === 'nonsense') return send('<<no soy una respuesta>>')
    if (typeof mood === 'number') return send(JSON.stringify(failed(mood)))
    const text = JSON.stringify(answerTo(operation, query))
    if (mood === 'lost') return request.socket.destroy()
    return send(mood === 'twice' ? text + text : text)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...cash,
    /** Number of calls of each operation. */
    received,
    /** Sets the behaviour of an operation from now on; `*` is every one. */
    behave: (operation: string, mood: Mood) => moods.set(operation, mood),
    well: () => moods.clear(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
