import type { gatewayMethods } from '@app/contract/ledger/operation'
import type { SignatureVersion } from './signature.ts'

/** A club's account at a gateway, and the gateway's address. */
export interface Merchant {
  readonly code: string
  readonly terminal: number
  readonly secret: string
  readonly version: SignatureVersion
  readonly base: string
  /** True for a test gateway, which moves no money. */
  readonly isTest: boolean
}
/** A payment to start: cents, and the return addresses of browser and gateway. */
export interface Payment {
  readonly order: string
  readonly cents: number
  readonly method: (typeof gatewayMethods)[number]
  readonly lang: string
  readonly words: string
  readonly notice: string
  readonly back: string
}
/** Result of an order at the gateway; `silent`: no answer, or an invalid one. */
export type GatewayResult =
  | { readonly what: 'paid'; readonly cents: number; readonly code: string }
  | { readonly what: 'denied' | 'open' | 'none' | 'silent'; readonly code: string }

/** A notice as received. */
export interface Notice {
  readonly Ds_SignatureVersion: string
  readonly Ds_MerchantParameters: string
  readonly Ds_Signature: string
}

/** A card gateway. Calls that wait for its answer are made without a database connection. */
export interface CardProvider {
  /** The form that leads a browser to the gateway. */
  readonly form: (merchant: Merchant, payment: Payment) => { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The order number in a notice, before its signature is checked; null without one. */
  readonly orderOf: (notice: Notice) => string | null
  /** The result in a notice of a payment, verified; null when it is forged, or not about a payment. */
  readonly read: (merchant: Merchant, notice: Notice) => GatewayResult | null
  /** Queries the result of an order: its payment, or its refund. */
  readonly query: (merchant: Merchant, order: string, about: 'payment' | 'refund') => Promise<GatewayResult>
  /** Refunds cents of an order's payment. Never to be repeated after `silent`. */
  readonly refund: (merchant: Merchant, order: string, cents: number) => Promise<GatewayResult>
}
