import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { extraColumns, extraValues } from './extra-columns.ts'

const shared = { permission: 'bookings', repeatsId: true } as const

/** Activity of the club with groups that people enrol in, such as a camp or an outing. Inactive ones are not offered. */
export const activity = resource('activity', {
  ...shared,
  table: 'actividad',
  path: 'actividad',
  label: 'desc_actividad',
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  shown: { text: 'menu.activities', route: '/actividades' },
  words: 'club',
  fields: {
    id_reg_actividades: field.id(),
    desc_actividad: field.text(80),
    fecha_ini: field.day(),
    fecha_fin: field.day(),
    activo: defaulted(field.flag(), true),
  },
})

/** Group of an activity, with the extra columns of those enrolled in it. */
export const activityGroup = resource('activity-group', {
  ...shared,
  table: 'actividad_grupo',
  path: 'actividad_grupo',
  parent: 'id_reg_actividades',
  label: 'desc_actividades_grupo',
  only: ['list', 'get', 'remove', 'dropdown', 'template'],
  shown: { text: 'menu.activity-groups', route: '/actividades/grupos' },
  words: 'club',
  fields: {
    id_reg_actividades_grupo: field.id(),
    id_reg_actividades: field.ref('actividad'),
    desc_actividades_grupo: field.text(80),
    /** Up to eight extra columns. */
    columnas: defaulted(extraColumns, []),
  },
})

/** One person: a member, or the name of somebody else with the own e-mail and telephone. */
const person = {
  id_mst_socios: optional(field.ref('socio')),
  nombre: optional(field.text(120)),
  email: optional(field.email()),
  telefono: optional(field.phone()),
} as const
/** Price of an enrolment in cents, its day, and the day on which it was billed. */
const billing = {
  precio: defaulted(field.money({ min: 0 }), 0),
  fecha: field.day(),
  fecha_facturacion: optional(field.day()),
} as const

/** Enrolment in a group of an activity; a member is in a group once. */
export const activityEnrolment = resource('activity-enrolment', {
  ...shared,
  table: 'actividad_inscrito',
  path: 'actividad_inscrito',
  parent: 'id_reg_actividades_grupo',
  label: 'nombre',
  only: ['list', 'get', 'remove', 'template'],
  shown: { text: 'menu.activity-enrolments', route: '/actividades/inscritos?grupo={id_reg_actividades_grupo}' },
  words: 'person',
  fields: {
    id_reg_actividades_inscritos: field.id(),
    id_reg_actividades_grupo: field.ref('actividad_grupo'),
    ...person,
    /** Values of the extra columns by name; null for none. */
    valores: optional(extraValues),
    ...billing,
  },
})

/** Enrolment in a group of a championship; a member is in a group once. */
export const championshipEnrolment = resource('championship-enrolment', {
  ...shared,
  table: 'campeonato_inscrito',
  path: 'campeonato_inscrito',
  parent: 'id_reg_campeonatos_grupo',
  label: 'nombre',
  only: ['list', 'get', 'remove', 'template'],
  shown: { text: 'menu.championship-enrolments', route: '/campeonatos/inscritos?grupo={id_reg_campeonatos_grupo}' },
  words: 'person',
  fields: {
    id_reg_campeonatos_inscritos: field.id(),
    id_reg_campeonatos_grupo: field.ref('campeonato_grupo'),
    ...person,
    ...billing,
  },
})
