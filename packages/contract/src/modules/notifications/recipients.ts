import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'
import { unreachedReasons } from '../letters/reader-rule.ts'
import { exclusiveFilter, narrowed, sex } from './notice.ts'

const permission = 'messages'
const one = { id: field.ref('notificacion') }

/** Filters of the list beside those that are saved. */
const further = {
  buscar: optional(field.text(80)),
  id_mst_tiposocio: optional(field.ref('tipo_socio')),
  sx: optional(sex),
  nivel: optional(field.level()),
}

const reached = {
  /** Chosen: not among the exceptions, or named one by one. */
  elegido: field.flag(),
  /** Address of the letter: the guardian's of a minor. */
  correo: optional(field.text(254)),
  tutor: optional(field.text(220)),
  idioma: field.choice(...languages),
  por_correo: field.flag(),
  por_app: field.flag(),
  /** Reason for which no mail is sent. */
  motivo: optional(field.choice(...unreachedReasons)),
  /** Further chosen people of the same letter. */
  juntos: field.integer(),
  /** Course, group of the championship or of the activity through which it is chosen. */
  grupo: optional(field.text(220)),
}
/** Member among the recipients; account and remarks need the right `members` besides. */
const recipientRow = object({
  id_mst_socios: field.integer(),
  numsocio: optional(field.integer()),
  nombre: field.text(80),
  apellidos: field.text(120),
  email: optional(field.text(254)),
  poblacion: optional(field.text(100)),
  provincia: optional(field.text(100)),
  nivel: field.level(),
  sx: sex,
  fecha_nac: optional(field.day()),
  notificar: field.flag(),
  notificarApp: field.flag(),
  observaciones: optional(field.note()),
  desc_tiposocio: field.text(80),
  full_iban: optional(field.text(40)),
  etiquetas_usuario: field.text(1000),
  instalaciones_usuario: field.text(1000),
  ...reached,
})

/** Members found by the letter's filter, chosen or not (spec 2 §7); enrolments of an activity have a call of their own. */
export const recipients = action({
  endpoint: 'GET /api/socio/get_socios_notificaciones/{id}',
  permission,
  input: { ...one, ...further },
  output: list(recipientRow, Number.POSITIVE_INFINITY),
})

const count = field.integer()
/** Sums of a letter's recipients: found and chosen people, mails and messages of the app, languages, and those that get neither by reason. */
export const recipientCount = action({
  endpoint: 'GET /api/socio/get_socios_notificaciones_count/{id}',
  permission,
  input: { ...one, ...further },
  output: object({
    encontrados: count,
    elegidos: count,
    correos: count,
    avisos_app: count,
    /** People that get a mail or a message. */
    reciben: count,
    a_tutores: count,
    compartidos: count,
    idiomas: list(object({ idioma: field.choice(...languages), personas: count })),
    no_reciben: list(object({ motivo: field.choice(...unreachedReasons), personas: count })),
  }),
})

/** Saved recipient query of a letter. */
export const noticeQuery = action({
  endpoint: 'GET /api/notificacion/query/{id}',
  permission,
  input: one,
  output: object({
    ...exclusiveFilter,
    filtro: narrowed,
    id_usuario_envio: optional(list(field.integer(), Number.POSITIVE_INFINITY)),
    excluidos: list(field.integer(), Number.POSITIVE_INFINITY),
  }),
})

/** People enrolled in a group of an activity as recipients, with the values of its extra columns. */
export const enrolledRecipients = action({
  endpoint: 'GET /api/notificaciones/{id}/actividad_grupo/{gid}/get_actividad_inscritos_notificaciones',
  permission,
  input: { ...one, gid: field.ref('actividad_grupo') },
  output: list(
    object({
      id_reg_actividades_inscritos: field.integer(),
      id_mst_socios: optional(field.ref('socio')),
      nombre: field.text(220),
      valores: field.json<Readonly<Record<string, unknown>>>(),
      ...reached,
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** A letter as one recipient gets it: the first one without a choice, nobody's values for none. */
export const noticePreview = action({
  endpoint: 'GET /api/notificacion/{id}/vista',
  permission,
  input: { ...one, destinatario: optional(field.integer({ min: 1 })) },
  output: object({
    destinatario: optional(field.integer()),
    nombre: field.text(220),
    correo: optional(field.text(254)),
    idioma: field.choice(...languages),
    /** Language of the text: the letter has none in the recipient's. */
    idioma_texto: field.choice(...languages),
    subject: field.text(400),
    html: field.note(400_000),
    texto: field.note(400_000),
    app: object({ titulo: field.text(120), texto: field.note(4000) }),
    /** Weight of the mail in bytes, pictures and attached files included. */
    peso: count,
  }),
})
