import { updateCourt } from '@app/contract/courts/court-file'
import { expect, it } from 'vitest'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code

it('two desks that make each of two courts part of the other: one succeeds, one is refused, there is never a circle', async () => {
  for (let round = 0; round < 15; round += 1) {
    const a = await desk.court(`A ${round}`)
    const b = await desk.court(`B ${round}`)
    const results = await Promise.allSettled([
      desk.call(updateCourt, { id: a, id_mst_recurso_padre: b }),
      desk.call(updateCourt, { id: b, id_mst_recurso_padre: a }),
    ])
    expect(results.map(codeOf).toSorted()).toEqual(['done', 'recurso.padre_en_circulo'])
  }
})

it('three desks in a ring leave no ring', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [a, b, c] = [await desk.court('A'), await desk.court('B'), await desk.court('C')]
    const results = await Promise.allSettled(
      [
        [a, b],
        [b, c],
        [c, a],
      ].map(([id, id_mst_recurso_padre]) => desk.call(updateCourt, { id: id!, id_mst_recurso_padre: id_mst_recurso_padre! })),
    )
    expect(results.map(codeOf).toSorted()).toEqual(['done', 'done', 'recurso.padre_en_circulo'])
  }
})

it('bookings made while a court gets a part occupy the new court or keep it from changing; no two ever share it', async () => {
  for (let round = 0; round < 15; round += 1) {
    const whole = await desk.court(`Entera ${round}`)
    const part = await desk.court(`Parte ${round}`)
    const results = await Promise.allSettled([
      desk.call(updateCourt, { id: part, id_mst_recurso_padre: whole }),
      desk.book({ id_mst_socios: guest, id_mst_recurso: whole, hora_ini: 600 }),
      desk.book({ id_mst_socios: guest, id_mst_recurso: part, hora_ini: 630 }),
      desk.book({ id_mst_socios: guest, id_mst_recurso: whole, hora_ini: 600 }),
    ])
    const allowed = ['done', 'recurso.padre_con_choques', 'booking.pista_ocupada']
    expect(results.map(codeOf).filter((code) => !allowed.includes(code))).toEqual([])
    expect(await broken(desk)).toEqual([])
  }
})
