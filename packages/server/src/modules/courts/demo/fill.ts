import type { Tx } from '../../../kit/database/database.ts'
import { type DemoFill, type DemoSize, put } from '../../../kit/demo.ts'
import { demoPrice, demoTypes } from '../../members/public.ts'
import { fillDetails } from './details.ts'
import { demoPeak, demoSports } from './sports.ts'

/** The courts of each sport with their prices by hour and member type. */
async function seedCourts(tx: Tx, size: DemoSize) {
  let court = 0
  for (const [index, sport] of demoSports.entries()) {
    await put(tx, 'tipo_recurso', 'id_mst_tiporecurso', [
      {
        id_mst_tiporecurso: sport.id,
        desc_tiporecurso: sport.name,
        default_tiempo_reserva: sport.lengths[0],
        domotica_estado_instalacion: true,
      },
    ])
    const courts = Array.from({ length: size.courts[index]! }, (_, n) => {
      court += 1
      return {
        id_mst_recurso: court,
        desc_recurso: `${sport.court} ${n + 1}`,
        id_mst_tiporecurso: sport.id,
        id_mst_calendario: 1,
        capacidad_max: sport.players,
        capacidad_min: 1,
        orden: n + 1,
        aperturaacceso: true,
      }
    })
    await put(tx, 'recurso', 'id_mst_recurso', courts)
    await tx
      .insertInto('tiporecurso_tiposocio')
      .values(
        demoTypes.flatMap(({ id, pays }) => [
          {
            id_mst_tiporecurso: sport.id,
            id_mst_tiposocio: id,
            precio: demoPrice(sport.peak, pays),
            hora_ini: demoPeak.from,
            hora_fin: demoPeak.to,
          },
          {
            id_mst_tiporecurso: sport.id,
            id_mst_tiposocio: id,
            precio: demoPrice(sport.valley, pays),
            hora_ini: 0,
            hora_fin: demoPeak.from,
          },
          {
            id_mst_tiporecurso: sport.id,
            id_mst_tiposocio: id,
            precio: demoPrice(sport.valley, pays),
            hora_ini: demoPeak.to,
            hora_fin: 1439,
          },
        ]),
      )
      .execute()
  }
}

/** The courts of three sports, rooms, and their settings. */
export const fill: DemoFill = ({ size, login, write }) =>
  write(async (tx) => {
    await seedCourts(tx, size)
    await fillDetails(tx, login.id_mst_socios)
  })
