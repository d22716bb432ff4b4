import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { passPrice, passType } from './pass-type.ts'

const { id_mst_tipoabonos: _id, imagen: _picture, ...written } = passType.fields
/** Editable fields of a pass type. */
export const passInput = written
const one = { id: field.ref('tipo_abono') }
const mode = field.choice(0, 1, 2)
const price = object({ id_mst_tiposocio: field.ref('tipo_socio'), precio: defaulted(field.money({ min: 0 }), 0) })
const prices = list(price, 200)

/** Pass type with its mode and its price for each member type. */
const passTypeFile = object({ ...passType.fields, modo: mode, tiposocio_precio: prices })

/** Pass type with its prices. */
export const getPassType = action({
  endpoint: 'GET /api/tipo_abono/{id}',
  also: ['GET /api/tipoabonos/{id}'],
  permission: 'tariffs',
  input: one,
  output: passTypeFile,
})
/** Adds a pass type. `modo`, if sent, overrides the two numbers. */
export const createPassType = action({
  endpoint: 'POST /api/tipo_abono',
  permission: 'tariffs',
  input: { ...passInput, modo: optional(mode), tiposocio_precio: prices },
  output: passTypeFile,
  changes: [passType, passPrice],
})
/** Changes the sent fields; `tiposocio_precio`, if sent, is the whole list. */
export const savePassType = action({
  endpoint: 'POST /api/tipo_abono/{id}/save',
  permission: 'tariffs',
  input: { ...one, ...partial({ ...passInput, modo: mode, tiposocio_precio: prices }) },
  output: passTypeFile,
  changes: [passType, passPrice],
  edits: editsOf(getPassType),
})
/** Copies a pass type with its prices, under a new name. */
export const duplicatePassType = action({
  endpoint: 'POST /api/tipo_abono/{id}/duplicar',
  permission: 'tariffs',
  input: one,
  output: passTypeFile,
  changes: [passType, passPrice],
})
/** Deletes an unused pass type. */
export const removePassType = action({
  endpoint: 'POST /api/tipo_abono/{id}/delete',
  also: ['DELETE /api/tipo_abono/{id}'],
  permission: 'tariffs',
  input: one,
  output: nothing,
  changes: [passType, passPrice],
})
/** Sets the picture on the tile of a pass type (JPEG, PNG or WebP up to 2 MB), or without a file removes it. */
export const changePassTypeImage = action({
  endpoint: 'POST /api/tipo_abono/{id}/actualizaImagen',
  permission: 'tariffs',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: passTypeFile,
  changes: [passType],
})
/** Kinds of expiry of passes, in the language of the user. */
export const expiryKinds = action({
  endpoint: 'GET /api/tipo_abono/tipo_caducidad/dropdown',
  permission: 'tariffs',
  input: {},
  output: list(object({ id: field.integer(), text: field.text(80) })),
})
