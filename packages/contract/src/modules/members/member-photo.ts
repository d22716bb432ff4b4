import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { member } from './member.ts'

const one = { id: field.ref('socio') }
const photoAnswer = object({ path_imagen: optional(field.file()) })

/** Sets the photo of a member: JPEG, PNG or WebP up to 2 MB, cut square, stored small and without its EXIF data. */
export const changeMemberImage = action({
  endpoint: 'POST /api/socio/{id}/changeImage',
  permission: 'members',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: photoAnswer,
  changes: [member],
})
/** Removes the photo. */
export const removeMemberImage = action({
  endpoint: 'POST /api/socio/{id}/deletePicture',
  permission: 'members',
  input: one,
  output: photoAnswer,
  changes: [member],
})
