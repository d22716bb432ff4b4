import { ownWallet } from '@app/contract/member-page/own-wallet'
import { addPassDay } from '@app/contract/passes/pass-uses'
import { addCredits, removeCredits } from '@app/contract/wallet/move-credits'
import { expect, test } from 'vitest'
import { playerClub } from '../../testing/modules/member-page.ts'

const desk = await playerClub()
const { anna, berta, db, members } = desk
const [me] = members

test('the wallet shows its balance, what lapses first, and the last movements, newest first', async () => {
  expect(await berta.call(ownWallet)).toEqual({ creditos: 0, lotes: [], abonos: [], movimientos: [] })
  await desk.call(addCredits, { id: me, n: 3000, f: 0, texto: 'Recarga' })
  await desk.call(addCredits, { id: me, n: 700, f: 0, dias_caducidad: 30, texto: 'Regalo' })
  await desk.call(removeCredits, { id: me, n: 200, f: 0, texto: 'Ajuste' })
  const { creditos, lotes, movimientos } = await anna.call(ownWallet)
  expect(creditos).toBe(3500)
  expect(lotes).toEqual([
    { saldo: 500, vence: expect.any(Date) },
    { saldo: 3000, vence: null },
  ])
  expect(movimientos.map((one) => [one.creditos, one.motivo, one.concepto])).toEqual([
    [-200, 'retirada', 'Ajuste'],
    [700, 'ingreso', 'Regalo'],
    [3000, 'ingreso', 'Recarga'],
  ])
})

test('passes show units left of all and their last day, those in force first; types hidden from members stay hidden', async () => {
  const { abono } = await desk.fill(me, 'Nadal')
  await desk.call(addPassDay, { id: abono, date: '2026-11-20' })
  const passes = async () => (await anna.call(ownWallet)).abonos
  expect(await passes()).toMatchObject([
    {
      id_reg_abonos: abono,
      desc_tipoabonos: 'Bono Nadal',
      unidad: 1,
      saldo_original: 10,
      saldo_restante: 9,
      caducado: false,
      pendiente: 5000,
    },
  ])
  await desk.fill(members[1], 'Vila')
  const second = (await desk.fill(me, 'Roig')).abono
  await db
    .updateTable('abono')
    .set({ vence: new Date('2026-11-19T23:00:00Z') })
    .where('id_reg_abonos', '=', second)
    .execute()
  expect((await passes()).map((one) => [one.id_reg_abonos, one.caducado])).toEqual([
    [abono, false],
    [second, true],
  ])
  await db.updateTable('abono').set({ fecha_compra: '2025-11-19' }).where('id_reg_abonos', '=', second).execute()
  expect((await passes()).map((one) => one.id_reg_abonos)).toEqual([abono])
  await db.updateTable('tipo_abono').set({ visible_usuario: false }).execute()
  expect(await passes()).toEqual([])
})
