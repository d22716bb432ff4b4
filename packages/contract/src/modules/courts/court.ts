import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** A court: what a booking takes. A court with a parent shares its ground with it (spec 3 §3). */
export const court = resource('court', {
  table: 'recurso',
  path: 'recurso',
  label: 'desc_recurso',
  permission: 'courts',
  read: 'signed-in',
  only: ['get'],
  fields: {
    id_mst_recurso: field.id(),
    desc_recurso: field.text(80),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    id_mst_calendario: optional(field.ref('calendario')),
    capacidad_max: defaulted(field.integer({ min: 1, max: 500 }), 4),
    capacidad_min: defaulted(field.integer({ min: 1, max: 500 }), 1),
    cambiar_inicio: defaulted(field.flag(), true),
    cambiar_duracion: defaulted(field.flag(), true),
    orden: defaulted(field.integer({ min: 0 }), 0),
    activo: defaulted(field.flag(), true),
    reservar_pista: defaulted(field.flag(), true),
    id_mst_recurso_padre: optional(field.ref('recurso')),
    id_mst_socios_confirmador: optional(field.ref('socio')),
    aperturaacceso: defaulted(field.flag(), false),
    mostrar_reservas_pendientes: defaulted(field.flag(), true),
    cod_emergencia: optional(field.text(30)),
    aviso_activo: defaulted(field.flag(), false),
    mostrar_info_nivel: defaulted(field.flag(), false),
    mostrar_nivel_partida_usuarios: defaulted(field.flag(), false),
    abono_segun_tiporecurso: defaulted(field.flag(), true),
    activar_documentos_adjuntos: defaulted(field.flag(), false),
    tiempo_reserva_posterior: defaulted(field.integer({ min: 0, max: 1440 }), 0),
    path_imagen_banner: optional(field.file()),
  },
})

/** Price per player and hour of one court for a member type, for starts within the hours (A-115 step 3). */
export const courtPrice = resource('court-price', {
  table: 'recurso_tiposocio',
  path: 'recurso_tiposocio',
  label: 'id_mst_tiposocio',
  permission: 'courts',
  only: [],
  fields: {
    id_reg_recurso_tiposocio: field.id(),
    id_mst_recurso: field.ref('recurso'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    precio: field.money({ min: 0 }),
    hora_ini: defaulted(field.minute(), 0),
    hora_fin: defaulted(field.minute(), 1439),
  },
})

/** How long a booking of the court may be, in minutes: 0 at least, 1 at most, 2 by default; -1 asks the type. */
export const bookingMinutes = resource('booking-minutes', {
  table: 'minutos_reserva',
  path: 'minutos_reserva',
  label: 'tipo_minutosreserva',
  permission: 'courts',
  only: [],
  fields: {
    id_reg_minutosreserva: field.id(),
    id_mst_recurso: field.ref('recurso'),
    tipo_minutosreserva: field.choice(0, 1, 2),
    minutes: defaulted(field.integer({ min: -1, max: 1440 }), -1),
  },
})
