import { type DemoFill, put } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Two teams and a group, with their members. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'etiqueta', 'id_mst_etiqueta', [
      { id_mst_etiqueta: 1, desc_etiqueta: 'Equipo veteranos' },
      { id_mst_etiqueta: 2, desc_etiqueta: 'Equipo femenino A' },
      { id_mst_etiqueta: 3, desc_etiqueta: 'Escuela de tecnificación' },
    ])
    const members = await demoMembers(tx, 30)
    await tx
      .insertInto('socios_etiqueta')
      .values(members.map((id_mst_socios, at) => ({ id_mst_socios, id_mst_etiqueta: (at % 3) + 1 })))
      .execute()
  })
