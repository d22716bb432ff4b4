import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { defaultBookingType } from '../bookings/booking-type.ts'

const shared = { permission: 'bookings', repeatsId: true } as const

/** Competition of one sport: its groups have teams and matches. Inactive ones are never offered (decision 0074). */
export const championship = resource('championship', {
  ...shared,
  table: 'campeonato',
  path: 'campeonato',
  label: 'desc_campeonato',
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  shown: { text: 'menu.championships', route: '/campeonatos' },
  words: 'club',
  fields: {
    id_reg_campeonatos: field.id(),
    desc_campeonato: field.text(80),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    id_mst_categoria: optional(field.ref('campeonato_categoria')),
    /** Type of the bookings of its matches. */
    id_mst_tiporeserva: defaulted(field.ref('tipo_reserva'), defaultBookingType),
    fecha_ini: field.day(),
    fecha_fin: field.day(),
    activo: defaulted(field.flag(), true),
  },
})

/** Teams of a championship that play one another. */
export const championshipGroup = resource('championship-group', {
  ...shared,
  table: 'campeonato_grupo',
  path: 'campeonato_grupo',
  parent: 'id_reg_campeonatos',
  label: 'desc_campeonatos_grupo',
  only: ['list', 'get', 'create', 'update', 'remove', 'template'],
  shown: { text: 'menu.championship-groups', route: '/campeonatos/grupos' },
  words: 'club',
  fields: {
    id_reg_campeonatos_grupo: field.id(),
    id_reg_campeonatos: field.ref('campeonato'),
    desc_campeonatos_grupo: field.text(80),
  },
})

/** Team or pair of a group; its members get the places of its bookings and its letters. */
export const team = resource('team', {
  ...shared,
  table: 'equipo',
  path: 'equipo',
  parent: 'id_reg_campeonatos_grupo',
  label: 'desc_equipo',
  only: ['list', 'get', 'create', 'update', 'remove', 'template'],
  shown: { text: 'menu.teams', route: '/campeonatos/equipos' },
  words: 'person',
  fields: {
    id_reg_equipos: field.id(),
    id_reg_campeonatos_grupo: field.ref('campeonato_grupo'),
    desc_equipo: field.text(50),
    id_mst_socios: optional(field.ref('socio')),
    id_mst_socios_pareja: optional(field.ref('socio')),
  },
})

/**
 * Match of two teams of one group: its length in minutes, and the desired range of days and hours. It is placed if a booking names it
 * (`id_reg_partidos`), so that it follows its booking, and is unplaced again when that is cancelled.
 */
export const match = resource('match', {
  ...shared,
  table: 'partido',
  path: 'partido',
  parent: 'id_reg_campeonatos_grupo',
  label: 'jornada',
  only: ['list', 'get', 'create', 'remove', 'template'],
  shown: { text: 'menu.matches', route: '/campeonatos/partidos' },
  words: 'club',
  fields: {
    id_reg_partidos: field.id(),
    id_reg_campeonatos_grupo: field.ref('campeonato_grupo'),
    jornada: field.text(40),
    id_reg_equipos_local: field.ref('equipo'),
    id_reg_equipos_visitante: field.ref('equipo'),
    duracion: defaulted(field.integer({ min: 15, max: 600 }), 90),
    fecha_desde: optional(field.day()),
    fecha_hasta: optional(field.day()),
    hora_desde: defaulted(field.minute({ min: 0, max: 1439 }), 0),
    hora_hasta: defaulted(field.minute({ min: 1, max: 1440 }), 1440),
  },
})
