import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Some members of two types, and one restricted to one sport. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    const members = await demoMembers(tx, 6)
    const types = await tx.selectFrom('tipo_socio').select('id_mst_tiposocio').orderBy('id_mst_tiposocio').execute()
    const own = await tx.selectFrom('socio').select(['id_mst_socios', 'id_mst_tiposocio']).where('id_mst_socios', 'in', members).execute()
    const rows = own.flatMap(({ id_mst_socios, id_mst_tiposocio }) => {
      const other = types.find((one) => one.id_mst_tiposocio !== id_mst_tiposocio)
      return other ? [{ id_mst_socios, id_mst_tiposocio: other.id_mst_tiposocio }] : []
    })
    if (rows.length > 0) await tx.insertInto('socios_tiposocio').values(rows.slice(0, 2)).execute()
  })
