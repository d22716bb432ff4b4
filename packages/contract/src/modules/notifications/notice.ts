import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Letter to many, a draft until it is sent; a course names its recipients (spec 2 §3). */
export const notice = resource('notice', {
  table: 'notificacion',
  path: 'notificacion',
  label: 'subject',
  permission: ['members', 'bookings'],
  only: [],
  shown: { text: 'core.used.notices' },
  words: 'club',
  fields: {
    id_reg_notificaciones: field.id(),
    subject: field.text(120),
    /** Text, as HTML. */
    desc_notificacion: optional(field.note(20_000)),
    id_mst_curso: optional(field.ref('cursos')),
    envio_email: defaulted(field.flag(), true),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_creacion: field.instant(),
    /** Instant of sending; null for a draft. */
    fecha_envio: optional(field.instant()),
  },
})
