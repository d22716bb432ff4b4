import { json } from '../../kit/database/database.ts'
import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** The school was marked with its label last week. */
export const fill: DemoFill = ({ write, now }) =>
  write(async (tx) => {
    const members = await demoMembers(tx, 30)
    const marked = members.filter((_id, at) => at % 3 === 2)
    const { id_reg_socio_acto } = await tx
      .insertInto('socio_acto')
      .values({
        acto: 'label_add',
        fecha: now,
        detalle: 'Escuela de tecnificación',
        datos: json({ id_mst_etiqueta: 3 }),
        hechos: marked.length,
        saltados: 0,
      })
      .returning('id_reg_socio_acto')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('socio_acto_cambio')
      .values(marked.map((id_mst_socios) => ({ id_reg_socio_acto, id_mst_socios, antes: json({}) })))
      .execute()
  })
