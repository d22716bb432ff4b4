import { chargeSelected } from '@app/contract/invoices/collect'
import { bookingsOfPermanent } from '@app/contract/permanent/permanent-bookings'
import { previewEnd } from '@app/contract/permanent/series-preview'
import { describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { seriesClub } from '../../testing/modules/permanent.ts'

const { desk, make, preview } = await seriesClub()
const { padel, other, members, db } = desk
const [anna] = members
const socios = [
  { id_mst_socios: anna, cantidad: 1 },
  { id_mst_socios: guest, cantidad: 2 },
]
type Preview = Awaited<ReturnType<typeof preview>>
const pricesOf = ({ fechas }: Preview) => fechas.map((line) => line.celdas.map((cell) => cell.precio))
const amountsOf = ({ fechas }: Preview) => fechas.map((line) => [line.pagado, ...line.celdas.map((cell) => cell.importe)])

describe('the sums of a preview', () => {
  it('are to the cent what saving charges, by the price of each day and court', async () => {
    await db
      .insertInto('recurso_tiposocio')
      .values({ id_mst_recurso: other, id_mst_tiposocio: 2, precio: 1000, hora_ini: 0, hora_fin: 1439 })
      .execute()
    const seen = await preview({ recursos: [padel, other], socios })
    expect(new Set(pricesOf(seen).map((row) => row.join()))).toEqual(new Set(['2700,3300']))
    expect(amountsOf(seen)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    const { id_mst_reservasfijas: id } = await make({ recursos: [padel, other], socios })
    const made = await desk.call(bookingsOfPermanent, { id })
    expect(made.reduce((sum, one) => sum + one.total, 0)).toBe(
      pricesOf(seen)
        .flat()
        .reduce((sum, one) => sum + one, 0),
    )
  })
  it('say what is there and what of it is paid, where a series is changed or ends', async () => {
    const { id_mst_reservasfijas: id } = await make({ socios })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    const [line] = await linesOf(desk, first!.id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura] })
    const changed = await preview({ id_mst_reservasfijas: id, socios, hora_ini: 1140, hora_fin: 1200 })
    expect(amountsOf(changed)).toEqual([
      [900, 2700],
      [0, 2700],
      [0, 2700],
      [0, 2700],
    ])
    // an hour instead of an hour and a half; the paid one is not touched
    expect(pricesOf(changed)).toEqual([[0], [1800], [1800], [1800]])
    const ended = await desk.call(previewEnd, { id })
    expect(amountsOf(ended)).toEqual([
      [900, 2700],
      [0, 2700],
      [0, 2700],
      [0, 2700],
    ])
    expect(pricesOf(ended)).toEqual([[0], [0], [0], [0]])
  })
  it('are nothing where nobody plays', async () => {
    expect(
      pricesOf(await preview())
        .flat()
        .every((cents) => cents === 0),
    ).toBe(true)
  })
})
