import { sentOnly } from '@app/contract/kit/partial'
import { firstProduct, productImages } from '@app/contract/products/product'
import {
  changeProductImage,
  createProduct,
  deleteProduct,
  freeProducts,
  getProduct,
  listProducts,
  productAdmin,
  productImageChoices,
  removeProduct,
  updateProduct,
} from '@app/contract/products/products'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { shrink } from '../../kit/files/pictures.ts'
import { dropPicture, storePicture } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { productFile, productFiles } from './product-files.ts'

/** A tile shows it at 96 pixels at most, twice that on fine screens. */
const tile = { width: 256, height: 256 }

const file = async (tx: Tx, id: number) => (await productFile(tx, id)) ?? refuse('msg.not_found')
const lock = async (tx: Tx, id: number) =>
  (await tx.selectFrom('producto').select('imagen').where('id_mst_producto', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

export const listed = handle(listProducts, ({ tx }) => productFiles(tx))
export const get = handle(getProduct, ({ tx, input }) => file(tx, input.id))
export const free = handle(freeProducts, ({ tx }) => productFiles(tx, (all) => all.where('p.id_mst_producto', '>=', firstProduct)))

export const admin = handle(productAdmin, async ({ tx }) => {
  const [productos, tipos_ingreso, tasas] = await together(
    productFiles(tx),
    tx
      .selectFrom('tipo_ingreso')
      .select(['id_mst_tipoingreso', 'desc_tipoingreso'])
      .orderBy('desc_tipoingreso')
      .orderBy('id_mst_tipoingreso')
      .execute(),
    tx.selectFrom('tasa').selectAll().orderBy('desc_tasa').orderBy('id_mst_tasa').execute(),
  )
  return { productos, tipos_ingreso, tasas }
})

export const images = handle(productImageChoices, async ({ say }) =>
  productImages.map((imagen) => ({ imagen, desc: say(`producto.imagen_${imagen}`) })),
)

/** A bar code belongs to one product; the constraint has the last word. */
async function refuseSharedCode(tx: Tx, codigo_barras: string | null | undefined, id: number) {
  if (!codigo_barras) return
  const other = await tx
    .selectFrom('producto')
    .select('id_mst_producto')
    .where('codigo_barras', '=', codigo_barras)
    .where('id_mst_producto', '<>', id)
    .executeTakeFirst()
  if (other) refuse('producto.codigo_repetido', { codigo_barras: 'producto.codigo_repetido' })
}

interface Derived {
  readonly precio_base?: number | null | undefined
  readonly stock?: number | null | undefined
}
/** Derived values may be sent back as shown, or as they are now; any other value would be lost silently, so it is refused. */
function refuseDerived(sent: Derived, shown: readonly Derived[]) {
  const fields = (['precio_base', 'stock'] as const).filter((name) => {
    const value = sent[name]
    return value !== undefined && value !== null && !shown.some((one) => one[name] === value)
  })
  if (fields.length > 0) refuse('producto.se_calcula', Object.fromEntries(fields.map((name) => [name, 'producto.se_calcula'])))
}

const refuseUnknownImage = (imagen: string | null | undefined, before: string | null) =>
  imagen === null || imagen === undefined || imagen === before || (productImages as readonly string[]).includes(imagen)
    ? undefined
    : refuse('producto.imagen_desconocida', { imagen: 'producto.imagen_desconocida' })

export const create = handle(createProduct, async ({ tx, input: { precio_base, stock, ...row } }) => {
  refuseUnknownImage(row.imagen, null)
  await refuseSharedCode(tx, row.codigo_barras, 0)
  const { id_mst_producto } = await tx.insertInto('producto').values(row).returning('id_mst_producto').executeTakeFirstOrThrow()
  const made = await file(tx, id_mst_producto)
  refuseDerived({ precio_base, stock }, [made])
  return made
})

export const update = handle(updateProduct, async ({ tx, input: { id, id_mst_producto: _own, precio_base, stock, ...sent } }) => {
  const { imagen: before } = await lock(tx, id)
  const was = await file(tx, id)
  const change = sentOnly(sent)
  refuseUnknownImage(change.imagen, before)
  await refuseSharedCode(tx, change.codigo_barras, id)
  if (Object.keys(change).length > 0) await tx.updateTable('producto').set(change).where('id_mst_producto', '=', id).execute()
  if (change.imagen !== undefined && change.imagen !== before) await dropPicture(tx, before)
  const now = await file(tx, id)
  refuseDerived({ precio_base, stock }, [was, now])
  return now
})

async function removeOne(tx: Tx, id: number) {
  const { imagen } = await lock(tx, id)
  if (id < firstProduct) refuse('msg.reserved')
  await tx.deleteFrom('producto').where('id_mst_producto', '=', id).execute()
  await dropPicture(tx, imagen)
  return {}
}
export const remove = handle(removeProduct, ({ tx, input }) => removeOne(tx, input.id))
export const removeAtTill = handle(deleteProduct, ({ tx, input }) => removeOne(tx, input.id))

export const changeImage = handle(changeProductImage, {
  prepare: async ({ input: { pictureFile } }) => pictureFile && shrink(pictureFile.content, tile),
  run: async ({ tx, input: { id, imagen }, now, prepared }) => {
    const { imagen: before } = await lock(tx, id)
    refuseUnknownImage(imagen, before)
    const next = prepared ? await storePicture(tx, prepared, now) : imagen
    await tx.updateTable('producto').set({ imagen: next }).where('id_mst_producto', '=', id).execute()
    if (next !== before) await dropPicture(tx, before)
    return file(tx, id)
  },
})
