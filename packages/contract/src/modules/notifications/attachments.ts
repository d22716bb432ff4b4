import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { streamedUpload, upload } from '../../kit/upload.ts'
import { attachmentMax } from './attachment-rules.ts'
import { notice, noticeAttachment } from './notice.ts'

const permission = 'messages'
const one = { id: field.ref('notificacion') }
const shown = object({
  ...pick(noticeAttachment.fields, 'id_reg_notificaciones_adjuntos', 'nombre', 'fecha'),
  /** Size in bytes. */
  tamano: field.integer(),
  /** Goes as a link that ends, not inside of the mail. */
  como_enlace: field.flag(),
})

/** Files of a letter, in the order of their arrival. */
export const attachments = action({
  endpoint: 'GET /api/notificacion/{id}/getAttachments',
  permission,
  input: one,
  output: list(shown, 1000),
})
/** Adds files to a draft, 100 MB at most each, twice that in a request. Refuses kinds that mail servers refuse, and a letter that is on its way. */
export const addAttachments = action({
  endpoint: 'POST /api/notificacion/{id}/uploadAttachment',
  permission,
  input: { ...one, file: list(streamedUpload, 20) },
  output: list(shown, 1000),
  changes: [noticeAttachment],
  bodyMax: attachmentMax * 2,
})
/** Takes a file off a draft. */
export const removeAttachment = action({
  endpoint: 'POST /api/notificacion/attachment/{id}/delete',
  permission,
  input: { id: field.ref('notificacion_adjunto') },
  output: nothing,
  changes: [noticeAttachment],
})
/** Stores a picture of a letter, made smaller; returns its path. */
export const addPicture = action({
  endpoint: 'POST /api/notificacion/{id}/imagen',
  permission,
  input: { ...one, imagen: upload },
  output: object({ path_imagen: field.text(200) }),
  changes: [notice],
})
