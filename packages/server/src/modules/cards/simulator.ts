import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatEuros } from '@app/contract/values/money'
import { escaped } from '../../kit/http/html.ts'
import { decoded, signedMessage, transactions } from './redsys-adapter.ts'
import { isSigned, type SignatureVersion } from './signature.ts'

interface Order {
  readonly order: string
  readonly cents: number
  readonly notice: string
  readonly back: string
  readonly version: SignatureVersion
  /** The payer's choice; null while the page is open. */
  response: string | null
  refunded: number
}
/** Faults of the simulator: no answer, or nonsense. */
type Mood = 'well' | 'silent' | 'nonsense'

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
const versionOf = (name: unknown): SignatureVersion => (name === 'HMAC_SHA512_V2' ? name : 'HMAC_SHA256_V1')

/** The orders of a merchant at the simulator, and their signed notices. */
function orderBook(secret: string) {
  const orders = new Map<string, Order>()

  /** The signed notice of an order, as the gateway sends it. */
  const noticeOf = ({ order, cents, version }: Order, response: string) =>
    signedMessage({ secret, version }, order, {
      Ds_Amount: String(cents),
      Ds_Currency: '978',
      Ds_Order: order,
      Ds_Response: response,
      Ds_TransactionType: transactions.pay,
    })
  const read = (fields: Record<string, unknown>) => {
    const params = String(fields.Ds_MerchantParameters ?? '')
    const found = decoded(params)
    const order = found?.ds_merchant_order ?? ''
    const version = versionOf(fields.Ds_SignatureVersion)
    const signature = String(fields.Ds_Signature ?? '')
    return found && isSigned(version, secret, { order, params, signature }) ? { found, order, version } : null
  }
  /** The payment form: remembers the order, and shows the page on which the payer decides. */
  const open = (fields: Record<string, unknown>) => {
    const message = read(fields)
    if (!message || orders.has(message.order)) return null
    const { found, order, version } = message
    const made: Order = {
      order,
      cents: Number(found.ds_merchant_amount),
      notice: found.ds_merchant_merchanturl ?? '',
      back: found.ds_merchant_urlok ?? '',
      version,
      response: null,
      refunded: 0,
    }
    orders.set(order, made)
    return made
  }
  const decide = (order: string, response: string) => {
    const found = orders.get(order)
    if (found) found.response = response
    return found
  }
  const refund = (fields: Record<string, unknown>) => {
    const message = read(fields)
    const found = message && orders.get(message.order)
    if (!message || !found) return { errorCode: 'SIS0042' }
    const cents = Number(message.found.ds_merchant_amount)
    if (found.response === null || Number(found.response) > 99 || cents > found.cents - found.refunded) return { errorCode: 'SIS0057' }
    found.refunded += cents
    return signedMessage({ secret, version: message.version }, message.order, {
      Ds_Amount: String(cents),
      Ds_Currency: '978',
      Ds_Order: message.order,
      Ds_Response: '0900',
      Ds_TransactionType: transactions.refund,
    })
  }
  const listed = (body: string) => {
    const order = /<Ds_Order>([^<]*)</.exec(body)?.[1] ?? ''
    const isRefund = body.includes('<Ds_TransactionType>3<')
    const found = orders.get(order)
    const response = isRefund ? (found?.refunded ? '0900' : null) : found?.response
    const inner =
      !found || response === null
        ? '<ErrorMsg><Ds_ErrorCode>XML0024</Ds_ErrorCode></ErrorMsg>'
        : `<Version Ds_Version="0.0"><Message><Response Ds_Version="0.0"><Ds_Order>${order}</Ds_Order><Ds_Amount>${isRefund ? found.refunded : found.cents}</Ds_Amount><Ds_Currency>978</Ds_Currency><Ds_State>F</Ds_State><Ds_Response>${response}</Ds_Response></Response></Message></Version>`
    return `<soapenv:Envelope><soapenv:Body><consultaOperacionesReturn>${escaped(`<Messages>${inner}</Messages>`)}</consultaOperacionesReturn></soapenv:Body></soapenv:Envelope>`
  }
  return { orders, open, decide, noticeOf, refund, listed }
}

/** The payer's page, which states that it moves no money. */
const page = ({ order, cents }: Order) =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simulador</title><main><h1>Simulador de pagos</h1><p>No se cobra nada. Pedido ${escaped(order)}: ${formatEuros(cents)}</p>${[
    ['0000', 'Pagar'],
    ['0190', 'Denegar'],
  ]
    .map(
      ([response, text]) =>
        `<form method="post" action="/decidir"><input type="hidden" name="order" value="${escaped(order)}"><input type="hidden" name="response" value="${response}"><button>${text}</button></form>`,
    )
    .join('')}</main></html>`

/**
 * A card gateway that moves no money and implements Redsys' protocol: the page, the notice, refunds by REST, queries of
 * its list of operations. For tests and for the demo club; its address is set in CARD_SIMULATOR_URL.
 */
export async function startSimulator({ secret, port = 0 }: { secret: string; port?: number }) {
  const { orders, open, decide, noticeOf, refund, listed } = orderBook(secret)
  const received = { refunds: 0, questions: 0 }
  let mood: Mood = 'well'

  /** Notifies the club, like the gateway's own server; the club's answer changes nothing. */
  const notifyClub = async (found: Order) => {
    await fetch(found.notice, { method: 'POST', body: new URLSearchParams({ ...noticeOf(found, found.response ?? '0190') }) }).catch(
      () => null,
    )
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const send = (type: string, text: string, status = 200) => response.writeHead(status, { 'content-type': type }).end(text)
    if (request.url === '/sis/realizarPago') {
      const made = open(Object.fromEntries(new URLSearchParams(body)))
      return made ? send('text/html; charset=utf-8', page(made)) : send('text/plain', 'SIS0042', 400)
    }
    if (request.url === '/decidir') {
      const form = new URLSearchParams(body)
      const found = decide(form.get('order') ?? '', form.get('response') ?? '')
      if (!found) return send('text/plain', 'SIS0042', 400)
      await notifyClub(found)
      return response.writeHead(303, { location: found.back }).end()
    }
    if (mood === 'silent') return request.socket.destroy()
    if (mood === 'nonsense') return send('text/plain', '<<no soy una respuesta>>')
    if (request.url === '/sis/rest/trataPeticionREST') {
      received.refunds += 1
      return send('application/json', JSON.stringify(refund(JSON.parse(body) as Record<string, unknown>)))
    }
    received.questions += 1
    return send('text/xml; charset=utf-8', listed(body))
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    received,
    open,
    decide,
    noticeOf,
    behave: (next: Mood) => {
      mood = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
