import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { jobStates, mail, stoppedAddress } from './mail.ts'

const { id_reg_correo, para, asunto, texto, created_at, sent_at, rebote, rebote_texto, rebote_fecha, secreto } = mail.fields
const head = { id_reg_correo, para, asunto, created_at, sent_at, secreto }

/** Letters to a member: those about the member, and others to the same address; the newest 200. */
export const memberMails = action({
  endpoint: 'GET /api/socio/{id}/correos',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: list(
    object({
      ...head,
      estado: field.choice(...jobStates),
      /** Reason of the last attempt. */
      error: optional(field.note()),
      ...{ rebote, rebote_texto, rebote_fecha },
      /** Reason for which the address received no more, of a letter that was not sent. */
      motivo: optional(stoppedAddress.fields.motivo),
    }),
  ),
})

/** One of these letters with its text; none if it holds a link or a code. */
export const memberMail = action({
  endpoint: 'GET /api/socio/{id}/correos/{id_reg_correo}',
  permission: 'members',
  input: { id: field.ref('socio'), id_reg_correo: field.ref('correo') },
  output: object({ ...head, texto }),
})
