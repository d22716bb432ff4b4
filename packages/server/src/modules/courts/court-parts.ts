import { timeComplaints } from '@app/contract/courts/court-rules'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { settings } from '../club/public.ts'
import { complaintsAt, type HourPriceRow, requireHours } from './hours.ts'

/** The lists of a court, each complete; an omitted one is kept. */
export interface CourtParts {
  readonly recurso_tiposocio?: readonly HourPriceRow[] | undefined
  readonly recurso_tiposocio_permiso?: readonly { readonly id_mst_tiposocio: number; readonly luz_manual: boolean }[] | undefined
  readonly recurso_documentos?:
    | readonly { readonly id_reg_recurso_documentos: number | null; readonly descripcion: string; readonly obligatorio: boolean }[]
    | undefined
  readonly minutos_reserva?: readonly MinutesRow[] | undefined
}
interface MinutesRow {
  readonly tipo_minutosreserva: 0 | 1 | 2
  readonly minutes: number
}
const isTwice = <T>(values: readonly T[]) => new Set(values).size < values.length

async function writePrices(tx: Tx, id_mst_recurso: number, rows: readonly HourPriceRow[]) {
  requireHours('recurso_tiposocio', rows)
  await tx.deleteFrom('recurso_tiposocio').where('id_mst_recurso', '=', id_mst_recurso).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('recurso_tiposocio')
    .values(rows.map((row) => ({ id_mst_recurso, ...row })))
    .execute()
}

async function writePermissions(tx: Tx, id_mst_recurso: number, rows: NonNullable<CourtParts['recurso_tiposocio_permiso']>) {
  if (isTwice(rows.map((row) => row.id_mst_tiposocio)))
    refuse('recurso.tipo_socio_repetido', { recurso_tiposocio_permiso: 'recurso.tipo_socio_repetido' })
  await tx.deleteFrom('recurso_tiposocio_permiso').where('id_mst_recurso', '=', id_mst_recurso).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('recurso_tiposocio_permiso')
    .values(rows.map((row) => ({ id_mst_recurso, ...row })))
    .execute()
}

/** Documents keep their ids, so that references to them are kept. */
async function writeDocuments(tx: Tx, id_mst_recurso: number, rows: NonNullable<CourtParts['recurso_documentos']>) {
  if (isTwice(rows.map(({ descripcion }) => descripcion.toLowerCase())))
    refuse('recurso.documento_repetido', { recurso_documentos: 'recurso.documento_repetido' })
  const kept = rows.flatMap(({ id_reg_recurso_documentos }) => id_reg_recurso_documentos ?? [])
  const own = tx.selectFrom('recurso_documentos').select('id_reg_recurso_documentos').where('id_mst_recurso', '=', id_mst_recurso)
  const known = new Set((await own.execute()).map((row) => row.id_reg_recurso_documentos))
  if (isTwice(kept) || kept.some((id) => !known.has(id))) refuse('msg.invalid_input', { recurso_documentos: 'invalid.reference' })
  const gone = [...known].filter((id) => !kept.includes(id))
  if (gone.length > 0) await tx.deleteFrom('recurso_documentos').where('id_reg_recurso_documentos', 'in', gone).execute()
  for (const { id_reg_recurso_documentos: id, ...row } of rows) {
    if (id === null)
      await tx
        .insertInto('recurso_documentos')
        .values({ id_mst_recurso, ...row })
        .execute()
    else await tx.updateTable('recurso_documentos').set(row).where('id_reg_recurso_documentos', '=', id).execute()
  }
}

/** The court's own lengths: -1 or on the club's step, shortest to longest. */
async function writeMinutes(tx: Tx, id_mst_recurso: number, rows: readonly MinutesRow[]) {
  if (isTwice(rows.map((row) => row.tipo_minutosreserva)))
    refuse('recurso.minutos_repetidos', { minutos_reserva: 'recurso.minutos_repetidos' })
  const of = (kind: 0 | 1 | 2) => rows.find((row) => row.tipo_minutosreserva === kind)?.minutes ?? -1
  const { STEP_TIEMPO_RESERVA: step } = await settings(tx)
  const wrong = timeComplaints({ min: of(0), max: of(1), normal: of(2) }, step)
  const first = complaintsAt(wrong.min ?? wrong.max ?? wrong.normal)
  if (first) refuse('msg.invalid_input', { minutos_reserva: first })
  await tx.deleteFrom('minutos_reserva').where('id_mst_recurso', '=', id_mst_recurso).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('minutos_reserva')
    .values(rows.map((row) => ({ id_mst_recurso, ...row })))
    .execute()
}

/** Writes the lists that were sent; call with the court locked. */
export async function writeParts(tx: Tx, id: number, parts: CourtParts) {
  if (parts.recurso_tiposocio) await writePrices(tx, id, parts.recurso_tiposocio)
  if (parts.recurso_tiposocio_permiso) await writePermissions(tx, id, parts.recurso_tiposocio_permiso)
  if (parts.recurso_documentos) await writeDocuments(tx, id, parts.recurso_documentos)
  if (parts.minutos_reserva) await writeMinutes(tx, id, parts.minutos_reserva)
}

const ownTables = [
  'recurso_tiposocio',
  'recurso_tiposocio_permiso',
  'recurso_documentos',
  'minutos_reserva',
  'recurso_tipoabono',
  'recurso_pago_tramo',
] as const
/** Takes out all that is only the court's own. */
export async function removeParts(tx: Tx, id: number) {
  for (const table of ownTables)
    await tx
      .deleteFrom(table as 'recurso_tiposocio')
      .where('id_mst_recurso', '=', id)
      .execute()
}
