import { addDays } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import { type DemoFill, put } from '../../kit/demo.ts'
import { demoCredits } from '../ledger/public.ts'

const walletIncome = 5
const prices = [
  { precio: 1000, credito: 1000, desc: 'Diez' },
  { precio: 2000, credito: 2150, desc: 'Veinte' },
  { precio: 5000, credito: 5600, desc: 'Cincuenta' },
  { precio: 10_000, credito: 11_500, desc: 'Cien' },
]

/** Four top-ups, and some members with credits: with and without an end. */
export const fill: DemoFill = async (demo) => {
  await demo.write((tx) =>
    put(
      tx,
      'monedero_virtual_precios',
      'id_mst_monedero_virtual_precios',
      prices.map((one, index) => ({
        ...one,
        id_mst_monedero_virtual_precios: index + 1,
        dias_caducidad: 365,
        id_mst_tipoingreso: walletIncome,
      })),
    ),
  )
  const members: number[] = []
  await demo.write(async (tx) => {
    const found = await tx
      .selectFrom('socio')
      .select('id_mst_socios')
      .where('reservado', '=', false)
      .where('activo', '=', true)
      .orderBy('id_mst_socios')
      .limit(40)
      .execute()
    members.push(...found.map((one) => one.id_mst_socios))
  })
  const end = wallInstant(addDays(demo.today, 40), 0, demo.zone)
  await demoCredits(
    demo,
    members.flatMap((member, index) => [
      { member, cents: 500 + index * 50, vence: null },
      ...(index % 3 === 0 ? [{ member, cents: 700, vence: end }] : []),
    ]),
  )
}
