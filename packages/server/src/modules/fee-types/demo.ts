import { type DemoFill, put } from '../../kit/demo.ts'
import { writeLists } from './lists.ts'

const school = 2
const family = 3

/** A school with a promotion and percentages for siblings, and families, beside the type of a new fee. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'tipo_cuotas', 'id_mst_tipocuotas', [
      { id_mst_tipocuotas: school, desc_tipocuota: 'Escuela' },
      { id_mst_tipocuotas: family, desc_tipocuota: 'Familiar' },
    ])
    await writeLists(tx, school, {
      promotions: [{ num_cuotas: 3, precio_promocion: 2700 }],
      hermanos: [{ porcentaje: 2000 }, { porcentaje: 3000 }],
    })
  })
