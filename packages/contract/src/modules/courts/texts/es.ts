import type { LabelsOf, TextsFor } from '../../../kit/texts.ts'
import type { bookingMinutes, court, courtPrice } from '../court.ts'
import type { courtType, courtTypePrice } from '../court-type.ts'
import type { courtsRefusals } from '../refusals.ts'

export const es = {
  'court-type.id_mst_tiporecurso': 'Código',
  'court-type.desc_tiporecurso': 'Tipo de pista',
  'court-type.activo': 'Activo',
  'court-type.acceso_directo': 'Acceso directo en el menú',
  'court-type.domotica_estado_instalacion': 'Domótica de la instalación',
  'court-type.cambiar_inicio': 'Permite cambiar el inicio',
  'court-type.cambiar_duracion': 'Permite cambiar la duración',
  'court-type.min_tiempo_reserva': 'Duración mínima',
  'court-type.max_tiempo_reserva': 'Duración máxima',
  'court-type.default_tiempo_reserva': 'Duración habitual',
  'court-type-price.id_reg_tiporecurso_tiposocio': 'Precio',
  'court-type-price.id_mst_tiporecurso': 'Tipo de pista',
  'court-type-price.id_mst_tiposocio': 'Tipo de socio',
  'court-type-price.precio': 'Precio por hora',
  'court-type-price.hora_ini': 'Desde',
  'court-type-price.hora_fin': 'Hasta',
  'court.id_mst_recurso': 'Código',
  'court.desc_recurso': 'Pista',
  'court.id_mst_tiporecurso': 'Tipo de pista',
  'court.id_mst_calendario': 'Calendario',
  'court.capacidad_max': 'Jugadores como máximo',
  'court.capacidad_min': 'Jugadores como mínimo',
  'court.cambiar_inicio': 'Permite cambiar el inicio',
  'court.cambiar_duracion': 'Permite cambiar la duración',
  'court.orden': 'Orden',
  'court.activo': 'Activa',
  'court.reservar_pista': 'Se puede reservar',
  'court.id_mst_recurso_padre': 'Forma parte de',
  'court.id_mst_socios_confirmador': 'Quién confirma',
  'court.aperturaacceso': 'Abre la puerta',
  'court.mostrar_reservas_pendientes': 'Muestra las reservas pendientes',
  'court.cod_emergencia': 'Código de emergencia',
  'court.aviso_activo': 'Aviso al reservar',
  'court.mostrar_info_nivel': 'Muestra el nivel',
  'court.mostrar_nivel_partida_usuarios': 'Muestra el nivel del partido a los usuarios',
  'court.abono_segun_tiporecurso': 'Abonos según el tipo de pista',
  'court.activar_documentos_adjuntos': 'Pide documentos',
  'court.tiempo_reserva_posterior': 'Minutos libres después',
  'court.path_imagen_banner': 'Imagen',
  'court-price.id_reg_recurso_tiposocio': 'Precio',
  'court-price.id_mst_recurso': 'Pista',
  'court-price.id_mst_tiposocio': 'Tipo de socio',
  'court-price.precio': 'Precio por hora',
  'court-price.hora_ini': 'Desde',
  'court-price.hora_fin': 'Hasta',
  'booking-minutes.id_reg_minutosreserva': 'Duración',
  'booking-minutes.id_mst_recurso': 'Pista',
  'booking-minutes.tipo_minutosreserva': 'Límite',
  'booking-minutes.minutes': 'Minutos',
  'courts.all_types': 'Todos',
  'recurso.padre_en_circulo': 'Una pista no puede formar parte de sí misma.',
  'recurso.capacidad_al_reves': 'El mínimo de jugadores supera al máximo.',
} satisfies LabelsOf<typeof court> &
  LabelsOf<typeof courtPrice> &
  LabelsOf<typeof courtType> &
  LabelsOf<typeof courtTypePrice> &
  LabelsOf<typeof bookingMinutes> &
  TextsFor<typeof courtsRefusals> &
  Record<string, string>
