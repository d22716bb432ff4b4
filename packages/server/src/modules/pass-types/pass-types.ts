import { sentOnly } from '@app/contract/kit/partial'
import {
  type ExpiryKind,
  type ExpiryUnit,
  expiryUnit,
  type PassMode,
  type PassUse,
  passMode,
  resetUse,
} from '@app/contract/pass-types/pass-rules'
import { passType } from '@app/contract/pass-types/pass-type'
import {
  changePassTypeImage,
  createPassType,
  duplicatePassType,
  expiryKinds,
  getPassType,
  removePassType,
  savePassType,
} from '@app/contract/pass-types/pass-types'
import type { Tx } from '../../kit/database/database.ts'
import { shrink } from '../../kit/files/pictures.ts'
import { dropPicture, storePicture } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

/** A tile shows it at 96 pixels at most, twice that on fine screens. */
const tile = { width: 256, height: 256 }
const columns = Object.keys(passType.fields) as (keyof typeof passType.fields)[]
type Price = { readonly id_mst_tiposocio: number; readonly precio: number }

async function file(tx: Tx, id: number) {
  const row = await tx.selectFrom('tipo_abono').select(columns).where('id_mst_tipoabonos', '=', id).executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  const tiposocio_precio = await tx
    .selectFrom('tipoabono_tiposocio_precio')
    .select(['id_mst_tiposocio', 'precio'])
    .where('id_mst_tipoabonos', '=', id)
    .orderBy('id_mst_tiposocio')
    .execute()
  return { ...row, modo: passMode(row) ?? 0, tiposocio_precio }
}

async function writePrices(tx: Tx, id_mst_tipoabonos: number, prices: readonly Price[]) {
  if (new Set(prices.map((price) => price.id_mst_tiposocio)).size < prices.length)
    refuse('msg.invalid_input', { tiposocio_precio: 'tipo_abono.tipo_socio_repetido' })
  await tx.deleteFrom('tipoabono_tiposocio_precio').where('id_mst_tipoabonos', '=', id_mst_tipoabonos).execute()
  if (prices.length > 0)
    await tx
      .insertInto('tipoabono_tiposocio_precio')
      .values(prices.map(({ id_mst_tiposocio, precio }) => ({ id_mst_tipoabonos, id_mst_tiposocio, precio })))
      .execute()
}

interface Use {
  readonly unidad: 0 | 1
  readonly requiere_reserva_previa: boolean
  readonly cuenta_entradas: boolean
  readonly num_reservas: number
  readonly frec_dias: number
  readonly saldo_original: number
  readonly tipo_caducidad: ExpiryKind
  readonly unidades_caducidad: number
  readonly unidad_caducidad: ExpiryUnit
}
/**
 * Usage of a pass type, by the requested mode or by the numbers themselves; a switch drops the earlier numbers, not
 * those `sent` with it.
 */
function useOf(row: Use, mode: PassMode | null, sent: Partial<PassUse>) {
  const { num_reservas, frec_dias } = row
  if (mode !== null) return passMode(row) === mode ? { num_reservas, frec_dias } : resetUse(mode, sent)
  if (num_reservas === -1) return resetUse(1)
  return passMode(row) === null ? refuse('msg.invalid_input', { num_reservas: 'tipo_abono.modo_incoherente' }) : { num_reservas, frec_dias }
}
/**
 * The row as stored: the numbers of its mode, and weeks for days from the first use. Refuses an expiry without
 * a term, a standard pass without a balance, and entries of a pass without a number of uses.
 */
function settled<R extends Use>(row: R, mode: PassMode | null, sent: Partial<PassUse>) {
  const use = useOf(row, mode, sent)
  const fields = {
    ...(row.tipo_caducidad > 0 && row.unidades_caducidad === 0 && { unidades_caducidad: 'tipo_abono.caducidad_sin_plazo' }),
    ...(passMode(use) === 0 && row.saldo_original === 0 && { saldo_original: 'tipo_abono.sin_saldo' }),
    ...(row.cuenta_entradas &&
      (passMode(use) === 1 || row.unidad === 0 || row.requiere_reserva_previa) && { cuenta_entradas: 'tipo_abono.entradas_sin_usos' }),
  }
  if (Object.keys(fields).length > 0) refuse('msg.invalid_input', fields)
  return { ...row, ...use, unidad_caducidad: expiryUnit(row.tipo_caducidad, row.unidad_caducidad) }
}

export const get = handle(getPassType, ({ tx, input }) => file(tx, input.id))

async function insert(tx: Tx, row: Parameters<typeof settled>[0] & { desc_tipoabonos: string }, prices: readonly Price[]) {
  const { id_mst_tipoabonos: id } = await tx.insertInto('tipo_abono').values(row).returning('id_mst_tipoabonos').executeTakeFirstOrThrow()
  await writePrices(tx, id, prices)
  return file(tx, id)
}

export const create = handle(createPassType, ({ tx, input: { modo, tiposocio_precio, ...row } }) =>
  insert(tx, settled(row, modo, row), tiposocio_precio),
)

export const save = handle(savePassType, async ({ tx, input: { id, modo, tiposocio_precio, ...sent } }) => {
  const before = await tx.selectFrom('tipo_abono').select(columns).where('id_mst_tipoabonos', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!before) return refuse('msg.not_found')
  const { id_mst_tipoabonos: _id, ...row } = { ...before, ...sentOnly(sent) }
  await tx
    .updateTable('tipo_abono')
    .set(settled(row, modo ?? null, sentOnly(sent)))
    .where('id_mst_tipoabonos', '=', id)
    .execute()
  if (tiposocio_precio) await writePrices(tx, id, tiposocio_precio)
  return file(tx, id)
})

export const duplicate = handle(duplicatePassType, async ({ tx, input, say }) => {
  // a picture belongs to one row, which drops it
  const { id_mst_tipoabonos: _id, imagen: _picture, modo: _modo, tiposocio_precio, ...row } = await file(tx, input.id)
  const nombre = row.desc_tipoabonos.slice(0, 80)
  return insert(tx, { ...row, desc_tipoabonos: say('tipo_abono.copia_de', { nombre }) }, tiposocio_precio)
})

/** Deletes its prices too; foreign keys refuse a pass type in use and list the uses. */
export const remove = handle(removePassType, async ({ tx, input: { id } }) => {
  await tx.deleteFrom('tipoabono_tiposocio_precio').where('id_mst_tipoabonos', '=', id).execute()
  const gone = await tx.deleteFrom('tipo_abono').where('id_mst_tipoabonos', '=', id).returning('imagen').executeTakeFirst()
  if (!gone) refuse('msg.not_found')
  await dropPicture(tx, gone.imagen)
  return {}
})

export const changeImage = handle(changePassTypeImage, {
  prepare: async ({ input: { pictureFile } }) => pictureFile && shrink(pictureFile.content, tile),
  run: async ({ tx, input: { id }, now, prepared }) => {
    const before = await tx
      .selectFrom('tipo_abono')
      .select('imagen')
      .where('id_mst_tipoabonos', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) refuse('msg.not_found')
    const imagen = prepared && (await storePicture(tx, prepared, now))
    await tx.updateTable('tipo_abono').set({ imagen }).where('id_mst_tipoabonos', '=', id).execute()
    await dropPicture(tx, before.imagen)
    return file(tx, id)
  },
})

export const expiryChoices = handle(expiryKinds, async ({ say }) =>
  ([0, 1, 2] as const).map((id) => ({ id, text: say(`tipo_abono.tipo_caducidad.${id}`) })),
)
