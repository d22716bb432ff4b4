import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { court } from './court.ts'

const one = { id: field.ref('recurso') }
const imageAnswer = object({ path_imagen: optional(field.file()) })
/** Sets the picture over the bookings of a court: JPEG, PNG or WebP up to 2 MB, stored small and without its EXIF data. */
export const changeCourtImage = action({
  endpoint: 'POST /api/recurso/{id}/changeImage',
  permission: 'courts',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: imageAnswer,
  changes: [court],
})
/** Removes the picture. */
export const removeCourtImage = action({
  endpoint: 'POST /api/recurso/{id}/deleteImage',
  permission: 'courts',
  input: one,
  output: imageAnswer,
  changes: [court],
})
