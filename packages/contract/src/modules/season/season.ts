import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'bookings' } as const

/** Season of a sport: the real days on which approved bookings of the model week are played. */
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

/** Approved booking of the model week with the permanent booking made by its approval, which may be deleted since. */
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

/** Merge of bookings: the remaining booking before the merge, and the merged ones, by their numbers in the history. */
export const seasonMerge = resource('season-merge', {
  ...internal,
  table: 'temporada_fusion',
  path: 'temporada_fusion',
  label: 'id_reg_reserva',
  words: 'person',
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
  /** Bookings moved to the history. */
  readonly quitadas: readonly number[]
}
