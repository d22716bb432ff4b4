import { addMembers } from '@app/contract/fees/add-members'
import { membersWithFee } from '@app/contract/fees/member-fees'
import { placesOfCourse } from '@app/contract/fees/places/course-offers'
import { expect, it } from 'vitest'
import { feeClub } from '../../../testing/modules/fees.ts'

const desk = await feeClub()

it('of 50 clients on the last place one gets it, and 49 wait in the order of asking (R-093, A-185)', async () => {
  const id = await desk.fee('Escuela')
  const idcurso = await desk.course('La última', id, 3)
  const add = (socio: number) =>
    desk.call(addMembers, {
      id,
      idcurso,
      fecha_proporcional: '2026-11-20',
      socios: [{ id_mst_socios: socio, descuento: null, descuento_acum: null, precio_especial: null, importe_primera_mensualidad: null }],
    })
  const [first, second, ...crowd] = await desk.crowd(52)
  await add(first!)
  await add(second!)
  const answers = await Promise.all(crowd.map(add))
  expect(answers.filter((one) => one.anadidos === 1)).toHaveLength(1)
  expect(answers.filter((one) => one.en_espera === 1)).toHaveLength(49)
  const rows = await desk.call(membersWithFee, { id, idcurso })
  expect(rows.filter((row) => !row.espera)).toHaveLength(3)
  await desk.product.outbox.drained()
  const { espera, plazas } = await desk.call(placesOfCourse, { id: idcurso })
  const asked = answers.flatMap((one) => (one.en_espera === 1 ? one.ids : []))
  expect(espera.map((one) => one.id)).toEqual(asked.toSorted((a, b) => a - b))
  expect(plazas).toEqual([])
})
