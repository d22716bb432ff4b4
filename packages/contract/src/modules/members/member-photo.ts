import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { member } from './member.ts'

const one = { id: field.ref('socio') }
const photoAnswer = object({ path_imagen: optional(field.file()) })

/** Puts a photo on a member's file: JPEG, PNG or WebP up to 2 MB, cut square, kept small and without its EXIF data. */
export const changeMemberImage = action({
  endpoint: 'POST /api/socio/{id}/changeImage',
  permission: 'members',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: photoAnswer,
  changes: [member],
})
/** Takes the photo away. */
export const removeMemberImage = action({
  endpoint: 'POST /api/socio/{id}/deletePicture',
  permission: 'members',
  input: one,
  output: photoAnswer,
  changes: [member],
})
