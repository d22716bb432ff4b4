import { accounts } from '@app/contract/ledger/account'
import { expect, it } from 'vitest'
import type { Tx } from '../../kit/database/database.ts'
import { inThisClub } from '../../kit/install.ts'
import { randomFrom } from '../../kit/random.ts'
import { club } from '../../testing/club.ts'
import { post } from './post.ts'
import { lockRegisters } from './registers.ts'
import type { PostedTransfer, Transfer } from './transfer.ts'
import { checks } from './verify.ts'

const desk = await club()
const mine = desk.product.clubs.all()[0]!
const posted = (...transfers: readonly Transfer[]) =>
  inThisClub(mine, (tx) => post({ tx, now: desk.now(), today: '2026-11-20', user: null, club: mine }, transfers))
const balances = async () => {
  const rows = await desk.db.selectFrom('libro_cuenta').select(['id_reg_cuenta', 'saldo']).where('saldo', 'is not', null).execute()
  return new Map(rows.map(({ id_reg_cuenta, saldo }) => [id_reg_cuenta, saldo!]))
}
const broken = async () => (await inThisClub(mine, (tx) => Promise.all(checks.map(({ offending }) => offending(tx))))).flat()
await desk.db
  .insertInto('caja')
  .values(['A', 'B'].map((desc_caja) => ({ desc_caja })))
  .execute()
const registers = (await desk.db.selectFrom('caja').select('id_mst_caja').orderBy('id_mst_caja').execute()).map((row) => row.id_mst_caja)
const own = [...(await inThisClub(mine, (tx) => lockRegisters(tx, registers))).values()]
const into = (debe: number, importe: number): Transfer => ({ debe, haber: accounts.outside, importe, motivo: 'entrada' })

it('a register has one account, however often and by however many desks it is asked for', async () => {
  const again = await Promise.all(Array.from({ length: 8 }, () => inThisClub(mine, (tx) => lockRegisters(tx, registers.toReversed()))))
  for (const one of again) expect(new Set(one.values())).toEqual(new Set(own))
})
it('nothing is posted where an account would hold less than nothing, and nothing of what was posted with it', async () => {
  const before = await balances()
  await expect(posted(into(own[0]!, 500), { debe: accounts.outside, haber: own[1]!, importe: 1, motivo: 'salida' })).rejects.toMatchObject({
    constraint: 'libro_cuenta_limite',
  })
  expect(await balances()).toEqual(before)
})
it('no more is taken back of a transfer than it was, a taking back may be undone once, and an amount without sign has none', async () => {
  const [first] = await posted(into(own[0]!, 500))
  const back = (importe: number): Transfer => ({
    debe: accounts.outside,
    haber: own[0]!,
    importe,
    motivo: 'anulacion',
    revierte: first!.id_reg_asiento,
  })
  const [half] = await posted(back(300))
  await expect(posted(back(201))).rejects.toMatchObject({ constraint: 'libro_asiento_devuelto' })
  const undo = (revierte: number): Transfer => ({ ...into(own[0]!, 300), revierte })
  const [undone] = await posted(undo(half!.id_reg_asiento))
  await posted(back(500))
  const third: Transfer = { ...back(300), revierte: undone!.id_reg_asiento }
  await expect(posted(third)).rejects.toMatchObject({ constraint: 'libro_asiento_nivel' })
  for (const importe of [0, -1])
    await expect(posted(into(own[0]!, importe))).rejects.toMatchObject({
      constraint: expect.stringMatching(/^libro_asiento_(importe|devuelto)/),
    })
  await expect(posted({ ...into(own[0]!, 1), unidad: 2 })).rejects.toMatchObject({ code: '23503' })
  expect(await broken()).toEqual([])
})
it('the transfers of one command belong to one group, in their order, and a single one to none', async () => {
  const [single] = await posted(into(own[0]!, 5))
  const both = await posted(into(own[0]!, 6), into(own[1]!, 7))
  expect(single!.grupo).toBeNull()
  expect(both.map(({ importe }) => importe)).toEqual([6, 7])
  expect(new Set(both.map(({ grupo }) => grupo)).size).toBe(1)
  expect(both[0]!.grupo).toEqual(expect.any(Number))
})
it('2,000 random transfers and takings back keep every balance and counter as a model has them, and refuse what it refuses', async () => {
  const random = randomFrom(85)
  const sides = [...own, accounts.cardTerminal, accounts.bank, accounts.outside]
  const held = await balances()
  const known: (PostedTransfer & { left: number })[] = []
  const reasons: string[] = []
  for (let round = 0; round < 400; round += 1) {
    const batch: (Transfer & { of?: PostedTransfer & { left: number } })[] = []
    const after = new Map(held)
    let fits = true
    for (let i = random.int(1, 9); i > 0; i -= 1) {
      const of = known.length > 0 && random.chance(0.3) ? random.pick(known) : undefined
      const debe = of ? of.haber : random.pick(sides)
      const haber = of ? of.debe : random.pick(sides.filter((one) => one !== debe))
      const importe = random.int(1, of ? of.importe : 900)
      batch.push({ debe, haber, importe, motivo: of ? 'anulacion' : 'entrada', revierte: of?.id_reg_asiento, ...(of && { of }) })
      for (const [account, change] of [
        [debe, importe],
        [haber, -importe],
      ] as const)
        if (after.has(account)) after.set(account, after.get(account)! + change)
    }
    const taken = Map.groupBy(
      batch.filter((one) => one.of),
      (one) => one.of!,
    )
    for (const [of, parts] of taken) fits &&= parts.reduce((sum, one) => sum + one.importe, 0) <= of.left && of.nivel < 2
    fits &&= [...after.values()].every((saldo) => saldo >= 0)
    if (!fits) {
      reasons.push(
        await posted(...batch).then(
          () => 'nothing',
          (error: { constraint: string }) => error.constraint,
        ),
      )
      continue
    }
    const made = await posted(...batch)
    for (const [index, one] of made.entries()) {
      const { of } = batch[index]!
      if (of) of.left -= one.importe
      // reverting a reversal allows the first to be reverted again
      const first = of?.revierte && known.find(({ id_reg_asiento }) => id_reg_asiento === of.revierte)
      if (first) first.left += one.importe
      known.push({ ...one, left: one.importe })
    }
    for (const [account, saldo] of after) held.set(account, saldo)
  }
  expect(reasons.length).toBeGreaterThan(50)
  expect(reasons.filter((reason) => !reason.startsWith('libro_'))).toEqual([])
  expect(known.length).toBeGreaterThan(700)
  expect(await balances()).toEqual(held)
  const rows = await desk.db.selectFrom('libro_asiento').select(['id_reg_asiento', 'importe', 'devuelto']).execute()
  const left = new Map(rows.map((row) => [row.id_reg_asiento, row.importe - row.devuelto]))
  expect(known.map(({ id_reg_asiento }) => left.get(id_reg_asiento))).toEqual(known.map((one) => one.left))
  expect(await broken()).toEqual([])
})
it('calls may add transfers and count what is given back, and nothing else of what was written: not even by a fault of their own', async () => {
  const { id_reg_asiento: id } = (await posted(into(own[0]!, 5)))[0]!
  const tried = (work: (tx: Tx) => Promise<unknown>) => inThisClub(mine, work).catch((error: { code: string }) => error.code)
  const denied = '42501'
  expect(await tried((tx) => tx.updateTable('libro_asiento').set({ importe: 1 }).where('id_reg_asiento', '=', id).execute())).toBe(denied)
  expect(await tried((tx) => tx.deleteFrom('libro_asiento').where('id_reg_asiento', '=', id).execute())).toBe(denied)
  expect(await tried((tx) => tx.updateTable('libro_cuenta').set({ clase: 'banco' }).execute())).toBe(denied)
  expect(await tried((tx) => tx.deleteFrom('libro_cuenta').execute())).toBe(denied)
  expect(await tried((tx) => tx.updateTable('auditoria').set({ accion: 'x' }).execute())).toBe(denied)
  expect(await tried((tx) => tx.deleteFrom('auditoria').execute())).toBe(denied)
})
