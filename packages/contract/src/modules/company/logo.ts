import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { company } from './company.ts'

const one = { id: field.ref('empresa') }
const logoAnswer = object({ header_logo: optional(field.text(200)) })
/** Sets the logo on the papers: JPEG, PNG or WebP up to 2 MB, stored small and without its EXIF data. */
export const changeLogo = action({
  endpoint: 'POST /api/empresa/{id}/changeImage',
  permission: 'params',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: logoAnswer,
  changes: [company],
})
/** Removes the logo. */
export const removeLogo = action({
  endpoint: 'POST /api/empresa/{id}/deleteImage',
  permission: 'params',
  input: one,
  output: logoAnswer,
  changes: [company],
})
