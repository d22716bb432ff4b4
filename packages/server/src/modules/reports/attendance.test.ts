import { markAllPresent } from '@app/contract/bookings/attendance'
import { runReport } from '@app/contract/reports/report'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [, , carles] = desk.members

describe('attendance of students (R-413)', () => {
  it('counts the classes of a student, whose line costs nothing', async () => {
    const id_mst_socios = await desk.member('Dídac')
    const { id_mst_cuotas: id_cuota } = await desk.db
      .insertInto('cuotas')
      .values({ desc_cuota: 'Escuela', id_mst_tipoingreso: 2 })
      .returning('id_mst_cuotas')
      .executeTakeFirstOrThrow()
    const { id_mst_curso } = await desk.db
      .insertInto('cursos')
      .values({ desc_curso: 'Escuela', id_mst_cuotas: id_cuota })
      .returning('id_mst_curso')
      .executeTakeFirstOrThrow()
    const from = { fecha_inicio_cuota: '2026-10-01', clases_desde: '2026-10-01', date_create: '2026-10-01', ancla: '2026-10-01' }
    await desk.db
      .insertInto('socios_cuotas')
      .values({ id_mst_socios, id_cuota, id_mst_curso, ...from })
      .execute()
    const came = await desk.book({ fecha_ini: '2026-10-14', hora_ini: 600, id_mst_socios: carles, id_mst_curso })
    await desk.book({ fecha_ini: '2026-10-15', hora_ini: 600, id_mst_socios: carles, id_mst_curso })
    await desk.call(markAllPresent, { id: came.id_reg_reserva })
    const { Results: found } = await desk.call(runReport, { id: 2073, start: '2026-10-14', end: '2026-10-15' })
    expect(found.filter((row) => row.socio === 'Dídac Puig')).toMatchObject([{ frm$Num$reservas: 2, frm$Num$asistencias: 1 }])
  })
})
