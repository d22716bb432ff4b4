/** Answer of a planner day, as far as it is changed here. */
export interface DayOfCourts {
  recursos: { id_mst_recurso: number; desc_recurso: string }[]
  reservas: { id_reg_reserva: number; id_mst_recurso: number }[]
}
/** A day on more courts: the same courts and bookings repeated under other ids. */
export function widened({ recursos, reservas, ...day }: DayOfCourts, courts: number): DayOfCourts {
  const rounds = Array.from({ length: Math.ceil(courts / recursos.length) }, (_, round) => round * 10_000_000)
  const all = rounds.flatMap((by) =>
    recursos.map((one) => ({ ...one, id_mst_recurso: one.id_mst_recurso + by, desc_recurso: `${one.desc_recurso} ${by}` })),
  )
  const wide = all.slice(0, courts)
  const shown = new Set(wide.map((one) => one.id_mst_recurso))
  const bookings = rounds.flatMap((by) =>
    reservas.map((one) => ({ ...one, id_reg_reserva: one.id_reg_reserva + by, id_mst_recurso: one.id_mst_recurso + by })),
  )
  return { ...day, recursos: wide, reservas: bookings.filter((one) => shown.has(one.id_mst_recurso)) }
}
