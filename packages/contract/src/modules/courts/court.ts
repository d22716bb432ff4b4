import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Name of the resource of occupied leaf courts, which bookings declare: a court with a new parent changes it too. */
export const occupationName = 'booking-occupation'
/** Name of the resource of bookings: marked as overlapping when courts get other parts. */
export const bookingName = 'booking'

/** Court that can be booked. A court with a parent shares its leaf courts with it (spec 3 §3). */
export const court = resource('court', {
  table: 'recurso',
  path: 'recurso',
  label: 'desc_recurso',
  permission: 'courts',
  only: [],
  shown: { text: 'menu.court-type-detail', route: '/tipo_recursos/{id_mst_tiporecurso}/detail/{id_mst_recurso}/edit' },
  words: 'club',
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
    /** Day of the last change to the court's parts: earlier bookings keep the leaf courts they occupy. */
    familia_desde: optional(field.day()),
  },
})
