import { type DemoFill, put } from '../../../kit/demo.ts'
import { type DemoPlayer, demoHistory } from './history.ts'
import { fillWaiting } from './waiting.ts'

const bookingTypes = [
  { id_mst_tiporeserva: 1, desc_tiporeserva: 'Partido', color: '#2f6fde', id_mst_tipoingreso: 1, restriccion_reservas: true },
  { id_mst_tiporeserva: 2, desc_tiporeserva: 'Clase', color: '#d98a00', id_mst_tipoingreso: 2 },
  { id_mst_tiporeserva: 3, desc_tiporeserva: 'Torneo', color: '#8b4fd6', id_mst_tipoingreso: 1 },
  { id_mst_tiporeserva: 4, desc_tiporeserva: 'Liga interna', color: '#0f97a8', id_mst_tipoingreso: 1 },
  { id_mst_tiporeserva: 5, desc_tiporeserva: 'Mantenimiento', color: '#7a8494', id_mst_tipoingreso: 1 },
] as const

const guests = 99
/** Number of invoice lines inserted together with the rows that belong to them. */
const batch = 40_000

/** Booking types, and bookings with players and payments. */
export const fill: DemoFill = async (demo) => {
  let players: DemoPlayer[] = []
  await demo.write(async (tx) => {
    await put(tx, 'tipo_reserva', 'id_mst_tiporeserva', bookingTypes)
    const members = await tx
      .selectFrom('socio')
      .select(['id_mst_socios as id', 'id_mst_tiposocio as type', 'nombre', 'apellidos'])
      .where('activo', '=', true)
      .where('id_mst_socios', '>', guests)
      .orderBy('id_mst_socios')
      .execute()
    players = members.map(({ nombre, apellidos, ...member }) => ({ ...member, name: `${apellidos} ${nombre}` }))
  })
  const history = demoHistory({ ...demo, clerk: demo.login.id_mst_socios, players })
  for (const day of history.days) {
    history.play(day)
    if (history.rows.factura.length > batch) await history.write(demo)
  }
  await history.write(demo)
  await demo.write((tx) => fillWaiting(tx, demo, players))
}
