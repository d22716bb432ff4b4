import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Action } from '@app/contract/kit/action'
import { product } from '@app/contract/product'
import { addressesOf } from './kit/http/serve.ts'

const folder = join(import.meta.dirname, '../../../docs/spec')
export const pendingFile = join(folder, 'pending.txt')

/** One line of the specification's list. */
export interface SpecificationCall {
  readonly module: string
  readonly method: string
  readonly path: string
}

/** Every call that the specification names (docs/spec/endpoints.tsv). */
export async function specificationCalls(): Promise<SpecificationCall[]> {
  const [, ...lines] = (await readFile(join(folder, 'endpoints.tsv'), 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [method = '', path = '', , , , module = ''] = line.split('\t')
    return { module, method, path }
  })
}

/** The calls that are still to be built, as docs/spec/pending.txt lists them. */
export const readPending = async () =>
  (await readFile(pendingFile, 'utf8'))
    .trim()
    .split('\n')
    .filter((line) => line !== '')

/** '/api/caja/{id}' → '/api/caja/{}': names of parameters differ between the documents and us, places do not. */
const shapeOf = (method: string, path: string) =>
  `${method} ${path
    .replace(/^(?!\/)/, '/')
    .replace(/\/$/, '')
    .replaceAll(/\{(product|prefix)\}/g, product.slug)
    .replaceAll(/\{[^}]*\}/g, '{}')}`

/** The specification's calls that nothing declares. */
export function undeclared(calls: readonly SpecificationCall[], actions: readonly Action[]): SpecificationCall[] {
  const declared = new Set(actions.flatMap(addressesOf).map(({ method, path }) => shapeOf(method, path)))
  // rows of any table: the tests of generic calls ask every resource
  const isOfAny = (shape: string) => {
    const pattern = new RegExp(`^${shape.replaceAll('{}', '\\{\\}')}$`)
    return [...declared].some((one) => pattern.test(one))
  }
  return calls.filter(({ method, path }) => {
    if (!path.includes('{entity}')) return !declared.has(shapeOf(method, path))
    return !isOfAny(shapeOf(method, path.replaceAll(/\{(?:entity|parent)\}/g, '[a-z_]+')))
  })
}
