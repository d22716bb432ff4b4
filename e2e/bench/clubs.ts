import type { Day } from '@app/contract/values/day'
import type { DeskClient } from './desk-client.ts'
import type { AskFloor } from './floor-client.ts'

/** A club under measurement: the product's desk and the bare server on the same database. */
export interface Club {
  readonly desk: DeskClient
  readonly floor: AskFloor
  readonly today: Day
}

export const read = async <T>(answer: Promise<{ text: string }>) => JSON.parse((await answer).text) as T
export const ask = async <T>(answer: Promise<string>) => JSON.parse(await answer) as T

/** Rest of a request in an audit entry of a floor, about as long as the product's. */
export const auditInput = {
  sx: '-',
  nivel: 0,
  nivel_max: 7,
  num_faltan: 0,
  comentarios: null,
  observaciones: null,
  confirmar_limites: false,
}
