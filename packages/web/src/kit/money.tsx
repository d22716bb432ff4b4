import { formatEuros } from '@app/contract/values/money'

/** An amount in cents, as everywhere in the product: '1.234,50 €'. `signed` puts a plus before what is gained. */
export function Money({ cents, signed = false }: { cents: number; signed?: boolean }) {
  return <span className="tabular">{formatEuros(cents, { signed })}</span>
}
