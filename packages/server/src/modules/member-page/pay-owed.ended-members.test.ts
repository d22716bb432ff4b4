import { cardPayments, withdrawLink } from '@app/contract/cards/card-payments'
import { processDeparture } from '@app/contract/departures/departure'
import { erasePersonalData } from '@app/contract/departures/erase-data'
import { chargeSelected } from '@app/contract/invoices/collect'
import { mergeMembers } from '@app/contract/member-merge/merge'
import { home } from '@app/contract/member-page/home'
import { payOwed } from '@app/contract/member-page/pay-owed'
import { expect, it } from 'vitest'
import { playerClub } from '../../testing/modules/member-page.ts'

const desk = await playerClub()
const { db, line } = desk
const signedOut = { status: 401, code: 'msg.not_signed_in' }
const rowsOf = async (id: number) => {
  const all = await Promise.all(
    (['cuenta', 'sesion', 'enlace_propio'] as const).map((table) =>
      db.selectFrom(table).select('id_mst_socios').where('id_mst_socios', '=', id).execute(),
    ),
  )
  return all.map((rows) => rows.length)
}

it('the erasure of a member takes account, sessions and own links along (0195, A-164)', async () => {
  const id = await desk.member('Dora')
  const dora = await desk.signedIn(id)
  const owed = await line(500, id)
  await dora.call(payOwed, {})
  expect(await rowsOf(id)).toEqual([1, 1, 1])
  await desk.call(chargeSelected, { facturasSeleccionadas: [owed] })
  await desk.call(processDeparture, { id })
  await expect(dora.call(home)).rejects.toMatchObject(signedOut)
  await desk.call(erasePersonalData, { id, nombre_completo: 'Dora Puig' })
  expect(await rowsOf(id)).toEqual([0, 0, 0])
})

it('a merge ends the account of the record that ends, and the other one pays what came over', async () => {
  const [id, otro] = [await desk.member('Emma'), await desk.member('Emma')]
  const [stays, ends] = [await desk.signedIn(id), await desk.signedIn(otro)]
  const owed = await line(700, otro)
  await ends.call(payOwed, {})
  // an open payment is waited for, or withdrawn by the desk
  await expect(desk.call(mergeMembers, { id, otro })).rejects.toMatchObject({ code: 'union.bloqueada' })
  const { operaciones } = await desk.call(cardPayments)
  await desk.call(withdrawLink, { id: operaciones.find((one) => one.id_mst_socios === otro)!.id_reg_operacion })
  await desk.call(mergeMembers, { id, otro })
  await expect(ends.call(home)).rejects.toMatchObject(signedOut)
  expect((await stays.call(home)).debe).toMatchObject({ total: 700, lineas: [{ id_reg_factura: owed }] })
  const { url } = await stays.call(payOwed, {})
  await desk.decided(await desk.begin(url, 700))
  expect((await stays.call(home)).debe.total).toBe(0)
})
