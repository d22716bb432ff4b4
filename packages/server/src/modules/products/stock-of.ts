import type { Tx } from '../../kit/database.ts'

/** The pieces there are of products whose stock is counted. */
export async function stockOf(_tx: Tx, _ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  return new Map()
}
