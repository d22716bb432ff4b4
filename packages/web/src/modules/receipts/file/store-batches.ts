import type { OutputOf } from '@app/contract/kit/action'
import { batchMax, storeBatch } from '@app/contract/receipts/remittances/bank-file'
import { call } from '../../../kit/reads/api.ts'

export type Tokens = Pick<OutputOf<typeof storeBatch>, 'nombre_tabla' | 'nombre_tabla_fs'>

/** Stores receipts for a file in batches under one token, those for financing under one of their own. */
export async function storeBatches(ids: readonly number[], isFinanced: boolean): Promise<Tokens> {
  let tokens: Tokens = { nombre_tabla: null, nombre_tabla_fs: null }
  for (let at = 0; at < ids.length; at += batchMax) {
    const batch = ids.slice(at, at + batchMax)
    // oxlint-disable-next-line no-await-in-loop -- the first answer names the token of the next batches
    const { nombre_tabla, nombre_tabla_fs } = await call(storeBatch, {
      ids: isFinanced ? [] : batch,
      ids_fs: isFinanced ? batch : [],
      ...tokens,
    })
    // beside the tokens the answer has its message
    tokens = { nombre_tabla, nombre_tabla_fs }
  }
  return tokens
}
