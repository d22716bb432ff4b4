import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { timeFields } from './times.ts'

/** 0 is no limit. */
const hours = (max: number) => defaulted(field.number({ min: 0, max }), 0)
const day = () => defaulted(field.flag(), true)

/** Allowed bookings by member, length, hours and days; an empty criterion applies to all (spec 1 §3, spec 3 §3, R-277 to R-282). */
export const bookingConfiguration = resource('booking-configuration', {
  table: 'reserva_configuracion',
  path: 'reserva_configuracion',
  label: 'desc_configuracion',
  permission: 'params',
  only: [],
  shown: { text: 'menu.booking-configurations', route: '/reservas/config/edit/{id_mst_reserva_configuracion}' },
  words: 'club',
  fields: {
    id_mst_reserva_configuracion: field.id(),
    desc_configuracion: optional(field.text(100)),
    id_mst_tiporeserva: optional(field.ref('tipo_reserva')),
    id_mst_tiporecurso: optional(field.ref('tipo_recurso')),
    hora_ini: defaulted(field.minute(), 0),
    hora_fin: defaulted(field.minute(), 1439),
    lu: day(),
    ma: day(),
    mi: day(),
    ju: day(),
    vi: day(),
    sa: day(),
    do: day(),
    ...timeFields,
    horas_reservas_dia: hours(24),
    horas_reservas_franja: hours(24),
    horas_reservas_franja_consecutivas: hours(24),
    horas_reservas_semana: hours(168),
  },
})

/** Member types of a configuration; without any it applies to all. */
export const configurationMemberType = resource('configuration-member-type', {
  table: 'reserva_configuracion_tiposocio',
  path: 'reserva_configuracion_tiposocio',
  label: 'id_mst_tiposocio',
  permission: 'params',
  only: [],
  fields: {
    id_reg_reserva_configuracion_tiposocio: field.id(),
    id_mst_reserva_configuracion: field.ref('reserva_configuracion'),
    id_mst_tiposocio: field.ref('tipo_socio'),
  },
})

/** Pass types that a configuration requires; without any it requires none. */
export const configurationPassType = resource('configuration-pass-type', {
  table: 'reserva_configuracion_tipoabono',
  path: 'reserva_configuracion_tipoabono',
  label: 'id_mst_tipoabonos',
  permission: 'params',
  only: [],
  fields: {
    id_reg_reserva_configuracion_tipoabono: field.id(),
    id_mst_reserva_configuracion: field.ref('reserva_configuracion'),
    id_mst_tipoabonos: field.ref('tipo_abono'),
  },
})

/** Lengths of bookings of a type, unless a configuration sets others; a type without a row uses those of the court type. */
export const bookingTypeTimes = resource('booking-type-times', {
  table: 'tiporeserva_configuracion',
  path: 'tiporeserva_configuracion',
  label: 'id_mst_tiporeserva',
  permission: 'params',
  only: [],
  fields: {
    id_mst_tiporeserva_configuracion: field.id(),
    id_mst_tiporeserva: field.ref('tipo_reserva'),
    ...timeFields,
  },
})
