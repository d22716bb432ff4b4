import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'bookings' } as const

/** From when to when the season of a sport lasts: the real days on which what is approved of the model week is played. */
export const season = resource('season', {
  ...internal,
  table: 'temporada',
  path: 'temporada',
  label: 'fecha_ini',
  fields: {
    id_mst_temporada: field.id(),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    fecha_ini: field.day('2000-01-01'),
    fecha_fin: field.day('2000-01-01'),
  },
})

/** An approved booking of the model week with the permanent booking that its approval made, which somebody may have deleted since. */
export const seasonApproval = resource('season-approval', {
  ...internal,
  table: 'temporada_aprobada',
  path: 'temporada_aprobada',
  label: 'id_reg_reserva',
  fields: {
    id_reg_temporada_aprobada: field.id(),
    id_reg_reserva: field.ref('reserva'),
    id_mst_reservasfijas: field.integer({ min: 1 }),
  },
})

/** What a merge took together: the booking that stayed as it was before, and those that it took in, by their numbers in the history. */
export const seasonMerge = resource('season-merge', {
  ...internal,
  table: 'temporada_fusion',
  path: 'temporada_fusion',
  label: 'id_reg_reserva',
  fields: {
    id_reg_temporada_fusion: field.id(),
    id_reg_reserva: field.integer({ min: 1 }),
    datos: field.json<MergedBookings>(),
    fecha_creacion: field.instant(),
  },
})

export interface MergedBookings {
  readonly antes: {
    readonly hora_ini: number
    readonly duracion: number
    readonly solapada: boolean
    readonly estado_reserva_fija: 0 | 1 | 2 | 3
    readonly socios: readonly number[]
    readonly id_mst_socios: number | null
  }
  /** Bookings that are in the history since. */
  readonly quitadas: readonly number[]
}
