import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Notification ranges of some members: after work, and all day at the weekend. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    const members = await demoMembers(tx, 8)
    const rows = members.flatMap((id_mst_socios) => [
      { id_mst_socios, start: 1080, finish: 1320, tipodia: 1 as const },
      { id_mst_socios, start: 540, finish: 1320, tipodia: 2 as const },
    ])
    if (rows.length > 0) await tx.insertInto('notificaciones_tramos').values(rows).execute()
  })
