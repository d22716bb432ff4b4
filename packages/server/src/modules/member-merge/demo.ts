import { after } from '../../kit/clock.ts'
import { json } from '../../kit/database/database.ts'
import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers, demoTwin, memberRecords } from '../members/public.ts'

/** A duplicate merged yesterday, and two families with shared telephones: marked as distinct. */
export const fill: DemoFill = ({ write, now, login }) =>
  write(async (tx) => {
    const by = { id_mst_socios_creacion: login.id_mst_socios }
    const [stays, ...others] = await demoMembers(tx, 5, 110)
    const twin = await demoTwin(tx, stays!)
    const { nombre_completo, desc_tiposocio: _type, ...record } = (await memberRecords(tx, [twin]))[0]!
    // as it was before it ended
    const origen = json({ ...record, reservado: false, activo: true })
    const merged = { id_socio_origen: twin, nombre_origen: nombre_completo, id_mst_socios: stays!, origen, destino: json({}) }
    await tx
      .insertInto('socio_union')
      .values({ ...merged, fecha: after(now, -86_400), ...by })
      .execute()
    const pairs = [others.slice(0, 2), others.slice(2, 4)]
    await tx
      .insertInto('socio_distinto')
      .values(pairs.map(([one, other]) => ({ id_mst_socios: one!, id_mst_socios_otro: other!, fecha: after(now, -172_800), ...by })))
      .execute()
  })
