import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { passPrice, passType } from './pass-type.ts'

const { id_mst_tipoabonos: _id, imagen: _picture, ...written } = passType.fields
/** What the desk may write of a pass type. */
export const passInput = written
const one = { id: field.ref('tipo_abono') }
const mode = field.choice(0, 1, 2)
const price = object({ id_mst_tiposocio: field.ref('tipo_socio'), precio: defaulted(field.money({ min: 0 }), 0) })
const prices = list(price, 200)

/** A pass type whole: its mode and what each member type pays. */
const passTypeFile = object({ ...passType.fields, modo: mode, tiposocio_precio: prices })

/** One pass type with its prices. */
export const getPassType = action({
  endpoint: 'GET /api/tipo_abono/{id}',
  also: ['GET /api/tipoabonos/{id}'],
  permission: 'tariffs',
  input: one,
  output: passTypeFile,
})
/** Adds a pass type. `modo`, when it is sent, decides over the two numbers. */
export const createPassType = action({
  endpoint: 'POST /api/tipo_abono',
  permission: 'tariffs',
  input: { ...passInput, modo: optional(mode), tiposocio_precio: prices },
  output: passTypeFile,
  changes: [passType, passPrice],
})
/** Changes what is sent; `tiposocio_precio`, when it is sent, is the whole list. */
export const savePassType = action({
  endpoint: 'POST /api/tipo_abono/{id}/save',
  permission: 'tariffs',
  input: { ...one, ...partial({ ...passInput, modo: mode, tiposocio_precio: prices }) },
  output: passTypeFile,
  changes: [passType, passPrice],
  edits: editsOf(getPassType),
})
/** The same pass type once more, with its prices, under a name of its own. */
export const duplicatePassType = action({
  endpoint: 'POST /api/tipo_abono/{id}/duplicar',
  permission: 'tariffs',
  input: one,
  output: passTypeFile,
  changes: [passType, passPrice],
})
/** Deletes a pass type that nothing uses. */
export const removePassType = action({
  endpoint: 'POST /api/tipo_abono/{id}/delete',
  also: ['DELETE /api/tipo_abono/{id}'],
  permission: 'tariffs',
  input: one,
  output: nothing,
  changes: [passType, passPrice],
})
/** Gives the tile of a pass type a picture (JPEG, PNG or WebP up to 2 MB), or without a file takes it away. */
export const changePassTypeImage = action({
  endpoint: 'POST /api/tipo_abono/{id}/actualizaImagen',
  permission: 'tariffs',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: passTypeFile,
  changes: [passType],
})
/** When passes expire, in the language of whoever asks. */
export const expiryKinds = action({
  endpoint: 'GET /api/tipo_abono/tipo_caducidad/dropdown',
  permission: 'tariffs',
  input: {},
  output: list(object({ id: field.integer(), text: field.text(80) })),
})
