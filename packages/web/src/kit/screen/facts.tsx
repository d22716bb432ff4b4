import './facts.css'
import { Fragment } from 'react'

/** A fact and its name; without a value it is left out. */
export type Fact = readonly [name: string, value: string | null]

/** What is known of a record: names and values in two columns; `wide` puts the values at the far edge, as sums stand. */
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
