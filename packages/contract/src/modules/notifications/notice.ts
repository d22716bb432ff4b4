import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { languages, locales } from '../../kit/texts.ts'
import { type LetterText, letterWords } from '../letters/letter-template.ts'
import { unreachedReasons } from '../letters/reader-rule.ts'

/** Variants of a letter to many: an ordinary one, or one about data protection, sent whatever its readers have set. */
const noticeVariants = ['normal', 'rgpd'] as const

/** States: draft, planned for an hour, leaving, sent, stopped with letters left, not sent for a reason. */
export const noticeStates = ['borrador', 'programada', 'saliendo', 'enviada', 'parada', 'no_enviada'] as const
export type NoticeState = (typeof noticeStates)[number]

/** Reasons for which a planned letter was not sent at its hour. */
const unsentReasons = ['nadie', 'tope', 'incompleta'] as const

/** Largest number of recipients named one by one. */
export const mostRecipients = 50_000
const ids = (table: string) => defaulted(list(field.ref(table), 200), [])
/** Sex of a member as in the file. */
export const sex = field.choice('-', 'M', 'F')
/** Narrowing of the recipients beside the exclusive filter. */
export const narrowing = {
  estado: defaulted(field.choice('activos', 'inactivos', 'todos'), 'activos'),
  tipos: ids('tipo_socio'),
  etiquetas: ids('etiqueta'),
  /** Sports played in the last year. */
  deportes: ids('tipo_recurso'),
  nivel_min: optional(field.level()),
  nivel_max: optional(field.level()),
  sx: optional(sex),
  idioma: optional(field.choice(...locales)),
  edad_min: optional(field.integer({ min: 0, max: 120 })),
  edad_max: optional(field.integer({ min: 0, max: 120 })),
  /** People who wait for a place in the course, too. */
  espera: defaulted(field.flag(), false),
  /** Members without an answer about news only. */
  sin_respuesta: defaulted(field.flag(), false),
}
export const narrowed = object(narrowing)
export type Narrowing = ReturnType<typeof narrowed.read>

/**
 * The exclusive filter of recipients: at most one of championship or its group, group of an activity, fee, course or group of courses
 * (R-427).
 */
export const exclusiveFilter = {
  id_reg_campeonatos: optional(field.ref('campeonato')),
  id_reg_campeonatos_grupo: optional(field.ref('campeonato_grupo')),
  id_reg_actividades_grupo: optional(field.ref('actividad_grupo')),
  id_mst_cuotas: optional(field.ref('cuotas')),
  id_mst_curso: optional(field.ref('cursos')),
  id_mst_curso_grupo: optional(field.ref('curso_grupo')),
}

/** Letter to many, a draft until it is sent: text in several languages, recipients, channels (spec 2 §3). */
export const notice = resource('notice', {
  table: 'notificacion',
  path: 'notificacion',
  label: 'subject',
  permission: 'messages',
  only: [],
  shown: { text: 'core.used.notices', route: '/notificacion/{id_reg_notificaciones}/edit' },
  words: 'club',
  fields: {
    id_reg_notificaciones: field.id(),
    cod_notificacion: field.text(40),
    /** Subject; null for a draft without one. At most 120 letters with the app. */
    ...letterWords,
    /** Link of the letter, its button in the app. */
    enlace: optional(field.httpsUrl()),
    /** Language of subject and text; the club's if empty. */
    idioma: optional(field.choice(...languages)),
    textos: defaulted(field.json<readonly LetterText[]>(), []),
    variante: defaulted(field.choice(...noticeVariants), 'normal'),
    envio_email: defaulted(field.flag(), true),
    envio_app: defaulted(field.flag(), false),
    /** One letter for all members of an address, otherwise one each. */
    por_familia: defaulted(field.flag(), true),
    ...exclusiveFilter,
    filtro: defaulted(field.json<Partial<Narrowing>>(), {}),
    /** Recipients chosen one by one: members, or enrolments of the activity; null for all of the filter. */
    id_usuario_envio: optional(field.json<readonly number[]>()),
    /** Exceptions from those of the filter. */
    excluidos: defaulted(field.json<readonly number[]>(), []),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_creacion: field.instant(),
    /** Order to send; null for a draft and for a planned letter before its hour. */
    fecha_envio: optional(field.instant()),
    id_mst_socios_autor: optional(field.ref('socio')),
    /** Instant at which it leaves: a minute after the order, or the planned hour. */
    sale: optional(field.instant()),
    /** Mails counted at the order to send. */
    previstos: defaulted(field.integer({ min: 0 }), 0),
    /** Its recipients have been written down, and their letters wait for their turn. */
    fecha_cola: optional(field.instant()),
    parada: optional(field.instant()),
    no_enviada: optional(field.choice(...unsentReasons)),
  },
})

/** File of a letter to many. */
export const noticeAttachment = resource('notice-attachment', {
  table: 'notificacion_adjunto',
  path: 'notificacion_adjunto',
  label: 'nombre',
  permission: 'messages',
  only: [],
  words: 'club',
  fields: {
    id_reg_notificaciones_adjuntos: field.id(),
    id_reg_notificaciones: field.ref('notificacion'),
    nombre: field.text(200),
    id_reg_archivo: field.ref('archivo'),
    fecha: field.instant(),
  },
})

/**
 * Person to whom a letter was sent, once a letter: by mail with the others of the address (`id_outbox`), in the app, or by neither with the
 * reason.
 */
export const noticeRecipient = resource('notice-recipient', {
  table: 'notificacion_destino',
  path: 'notificacion_destino',
  label: 'nombre',
  permission: 'messages',
  only: [],
  personal: 'id_mst_socios',
  words: { person: ['nombre', 'email'], club: ['huella', 'grupo', 'cursos'] },
  fields: {
    id_reg_notificaciones_destinos: field.id(),
    id_reg_notificaciones: field.ref('notificacion'),
    id_mst_socios: optional(field.ref('socio')),
    id_reg_actividades_inscritos: optional(field.ref('actividad_inscrito')),
    nombre: field.text(220),
    email: optional(field.text(254)),
    idioma: field.choice(...languages),
    motivo: optional(field.choice(...unreachedReasons)),
    /** Groups and courses through which it was found. */
    grupo: optional(field.note(2000)),
    cursos: defaulted(field.json<readonly number[]>(), []),
    /** Outbox job of the letter. */
    id_outbox: optional(field.integer({ max: Number.MAX_SAFE_INTEGER })),
    /** Hash of the secret of its links. */
    huella: optional(field.text(64)),
    app: defaulted(field.flag(), false),
    leido: optional(field.instant()),
  },
})

/** Letters to many of a calendar month, each recipient's mail counted. */
export const mailMonth = resource('mail-month', {
  table: 'correo_mes',
  path: 'correo_mes',
  label: 'mes',
  permission: 'messages',
  only: [],
  words: 'club',
  fields: { id_reg_correo_mes: field.id(), mes: field.day(), enviados: defaulted(field.integer({ min: 0 }), 0) },
})
