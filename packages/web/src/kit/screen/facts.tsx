import './facts.css'
import { Fragment } from 'react'

/** Fact and its name; omitted without a value. */
export type Fact = readonly [name: string, value: string | null]

/** Facts of a record: names and values in two columns; `wide` puts the values at the far edge, as for sums. */
export function Facts({ facts, wide = false }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={wide ? 'facts wide' : 'facts'}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
