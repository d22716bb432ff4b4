import { type DemoFill, put } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Four activities, with their members. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'tipo_actividad', 'id_mst_tipoactividad', [
      { id_mst_tipoactividad: 1, desc_tipoactividad: 'Escuela de pádel' },
      { id_mst_tipoactividad: 2, desc_tipoactividad: 'Escuela de tenis' },
      { id_mst_tipoactividad: 3, desc_tipoactividad: 'Gimnasio' },
      { id_mst_tipoactividad: 4, desc_tipoactividad: 'Liga interna' },
    ])
    const members = await demoMembers(tx, 40)
    await tx
      .insertInto('socios_tipoactividad')
      .values(members.map((id_mst_socios, at) => ({ id_mst_socios, id_mst_tipoactividad: (at % 4) + 1 })))
      .execute()
  })
