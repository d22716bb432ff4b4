import { createFeeType, feeTypePromotions, savePromotions } from '@app/contract/fee-types/fee-types'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

it('of desks that save the promotions of one type at once one whole list wins, without a mixture (R-355)', async () => {
  const { id_mst_tipocuotas: id } = await desk.call(createFeeType, { desc_tipocuota: 'Escuela', promotions: [], hermanos: [] })
  const listsOf = (length: number) => ({
    datos: Array.from({ length }, () => ({ num_cuotas: length, precio_promocion: length * 100 })),
    hermanos: Array.from({ length }, () => ({ porcentaje: length * 100 })),
  })
  const lengths = [1, 2, 3, 4, 5, 6]
  await Promise.all(lengths.map((length) => desk.call(savePromotions, { id_mst_tipocuotas: id, ...listsOf(length) })))
  const saved = await desk.call(feeTypePromotions, { id })
  expect(lengths).toContain(saved.datos.length)
  expect(saved).toEqual({ id_mst_tipocuotas: id, ...listsOf(saved.datos.length) })
})
