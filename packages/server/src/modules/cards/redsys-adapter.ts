import { gatewaySignatures } from '@app/contract/company/company'
import { escaped } from '../../kit/http/html.ts'
import type { CardProvider, GatewayResult, Merchant, Notice } from './provider.ts'
import { isSigned, type SignatureVersion, sign } from './signature.ts'

/** Euros. */
const currency = '978'
export const transactions = { pay: '0', refund: '3' } as const
const payMethods = { tarjeta: 'C', bizum: 'z' } as const
const languages: Readonly<Record<string, string>> = { es: '001', en: '002', ca: '003', fr: '004', it: '007', pt: '009', eu: '013' }
/** Milliseconds after which a gateway counts as silent. */
const patience = 15_000
/** Error code of an unknown order. */
const noSuchOrder = 'XML0024'

type Parameters = Readonly<Record<string, string>>
export const encoded = (parameters: Parameters) => Buffer.from(JSON.stringify(parameters), 'utf8').toString('base64url')

/** The parameters of a message by their names in small letters; null when they are not parameters. */
export function decoded(text: string): Parameters | null {
  try {
    const found: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return null
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name.toLowerCase(), String(value)]))
  } catch {
    return null
  }
}

/** Parameters with their signature, as a form or a message carries them. */
export function signedMessage({ secret, version }: Pick<Merchant, 'secret' | 'version'>, order: string, parameters: Parameters): Notice {
  const params = encoded(parameters)
  return { Ds_SignatureVersion: version, Ds_MerchantParameters: params, Ds_Signature: sign(version, secret, { order, params }) }
}

const versionOf = (name: string): SignatureVersion | undefined => gatewaySignatures.find((one) => one === name)

/** The parameters of a message with the merchant's valid signature; null otherwise. */
function verified({ secret }: Merchant, { Ds_SignatureVersion, Ds_MerchantParameters: params, Ds_Signature: signature }: Notice) {
  const version = versionOf(Ds_SignatureVersion)
  const found = decoded(params)
  const order = found?.ds_order
  return version && found && order && isSigned(version, secret, { order, params, signature }) ? found : null
}

/** Responses below 100 are a payment, 900 a refund; all others are refusals (formats.md §4.2). */
function resultOf(
  { ds_response: code = '', ds_amount, ds_currency = currency }: Parameters,
  success: (response: number) => boolean,
): GatewayResult {
  const cents = Number(ds_amount)
  if (!/^\d{1,4}$/.test(code)) return { what: 'silent', code: code.slice(0, 40) || '—' }
  if (!success(Number(code))) return { what: 'denied', code }
  return Number.isSafeInteger(cents) && ds_currency === currency ? { what: 'paid', cents, code } : { what: 'silent', code }
}
const isPayment = (response: number) => response < 100
const isRefund = (response: number) => response === 900

const tag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')

/** The result of an order in the gateway's own list. */
function resultInList(answer: string, order: string, about: 'payment' | 'refund'): GatewayResult {
  const xml = unescaped(answer)
  const error = tag(xml, 'Ds_ErrorCode')
  if (error === noSuchOrder) return { what: 'none', code: error }
  if (error || tag(xml, 'Ds_Order') !== order) return { what: 'silent', code: error ?? '—' }
  const state = tag(xml, 'Ds_State') ?? ''
  if (state !== 'F') return { what: 'open', code: state }
  const [response, amount] = [tag(xml, 'Ds_Response'), tag(xml, 'Ds_Amount')]
  return resultOf({ ds_response: response ?? '', ds_amount: amount ?? '' }, about === 'payment' ? isPayment : isRefund)
}

/** Sends a message; an invalid answer, or none within some seconds, counts as silence. */
async function sent(url: string, type: string, body: string, headers: Record<string, string> = {}): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}
const silent: GatewayResult = { what: 'silent', code: '—' }

/** Redsys: payments by redirection, refunds by REST, questions to its list of operations (formats.md §4). */
export const redsys: CardProvider = {
  form: (merchant, { order, cents, method, lang, words, notice, back }) => ({
    action: `${merchant.base}/sis/realizarPago`,
    fields: {
      ...signedMessage(merchant, order, {
        DS_MERCHANT_AMOUNT: String(cents),
        DS_MERCHANT_ORDER: order,
        DS_MERCHANT_MERCHANTCODE: merchant.code,
        DS_MERCHANT_CURRENCY: currency,
        DS_MERCHANT_TRANSACTIONTYPE: transactions.pay,
        DS_MERCHANT_TERMINAL: String(merchant.terminal),
        DS_MERCHANT_PAYMETHODS: payMethods[method],
        DS_MERCHANT_CONSUMERLANGUAGE: languages[lang] ?? '0',
        DS_MERCHANT_PRODUCTDESCRIPTION: words.slice(0, 125),
        DS_MERCHANT_MERCHANTURL: notice,
        DS_MERCHANT_URLOK: back,
        DS_MERCHANT_URLKO: back,
      }),
    },
  }),
  orderOf: ({ Ds_MerchantParameters }) => decoded(Ds_MerchantParameters)?.ds_order ?? null,
  read: (merchant, notice) => {
    const found = verified(merchant, notice)
    return found && found.ds_transactiontype === transactions.pay ? resultOf(found, isPayment) : null
  },
  query: async (merchant, order, about) => {
    const type = about === 'payment' ? transactions.pay : transactions.refund
    const version = `<Version Ds_Version="0.0"><Message><Transaction><Ds_MerchantCode>${escaped(merchant.code)}</Ds_MerchantCode><Ds_Terminal>${merchant.terminal}</Ds_Terminal><Ds_Order>${order}</Ds_Order><Ds_TransactionType>${type}</Ds_TransactionType></Transaction></Message></Version>`
    // the list supports the older signature only
    const signature = sign('HMAC_SHA256_V1', merchant.secret, { order, params: version })
    const message = `<Messages>${version}<Signature>${signature}</Signature><SignatureVersion>HMAC_SHA256_V1</SignatureVersion></Messages>`
    const envelope = `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/><soapenv:Body><web:consultaOperaciones><cadenaXML><![CDATA[${message}]]></cadenaXML></web:consultaOperaciones></soapenv:Body></soapenv:Envelope>`
    const answer = await sent(`${merchant.base}/apl02/services/SerClsWSConsulta`, 'text/xml; charset=utf-8', envelope, {
      soapaction: 'consultaOperaciones',
    })
    return answer === null ? silent : resultInList(answer, order, about)
  },
  refund: async (merchant, order, cents) => {
    const message = signedMessage(merchant, order, {
      DS_MERCHANT_AMOUNT: String(cents),
      DS_MERCHANT_ORDER: order,
      DS_MERCHANT_MERCHANTCODE: merchant.code,
      DS_MERCHANT_CURRENCY: currency,
      DS_MERCHANT_TRANSACTIONTYPE: transactions.refund,
      DS_MERCHANT_TERMINAL: String(merchant.terminal),
    })
    const answer = await sent(`${merchant.base}/sis/rest/trataPeticionREST`, 'application/json', JSON.stringify(message))
    return answer === null ? silent : refundResultOf(merchant, answer)
  },
}

/** The signed answer to a refund; an error of the gateway's own is a refusal: it has done nothing. */
function refundResultOf(merchant: Merchant, text: string): GatewayResult {
  try {
    const answer: Partial<Notice> & { readonly errorCode?: unknown } = JSON.parse(text) ?? {}
    if (typeof answer.errorCode === 'string') return { what: 'denied', code: answer.errorCode.slice(0, 40) }
    const { Ds_SignatureVersion = '', Ds_MerchantParameters = '', Ds_Signature = '' } = answer
    const found = verified(merchant, { Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature })
    return found && found.ds_transactiontype === transactions.refund ? resultOf(found, isRefund) : silent
  } catch {
    return silent
  }
}
