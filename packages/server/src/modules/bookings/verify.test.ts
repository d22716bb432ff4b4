import { addCash, closeDrawer } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db, book, register } = desk
/** Findings in the data after `harm`, which is rolled back afterwards. */
const foundAfter = async (harm: (club: typeof db) => Promise<unknown>) => {
  const undone = new Error('undone')
  let names: string[] = []
  await db
    .transaction()
    .execute(async (tx) => {
      await harm(tx as never)
      names = (await broken({ db: tx as never })).map(({ name }) => name)
      throw undone
    })
    .catch((error: unknown) => error === undone || Promise.reject(error))
  return names
}

describe('npm run verify finds', async () => {
  const one = await book({ hora_ini: 600, id_mst_socios: guest })
  await book({ hora_ini: 660, id_mst_socios: guest })
  await desk.call(chargeBooking, { id: one.id_reg_reserva })
  await desk.call(addCash, { id_mst_caja: register, amount: 1000 })
  await desk.call(closeDrawer, { id_mst_caja: register, amount: 1600 })

  it('nothing in sound data', async () => {
    expect(await broken(desk)).toEqual([])
  })
  it('two bookings on the same court', async () => {
    const harm = async (club: typeof db) => {
      await sql`alter table ${sql.table(`${desk.product.clubs.all()[0]!.schema}.reserva_ocupa`)} drop constraint reserva_pista_libre`.execute(
        club,
      )
      await club.updateTable('reserva_ocupa').set({ hora_ini: 630 }).where('hora_ini', '=', 660).execute()
      await club.updateTable('reserva').set({ hora_ini: 630 }).where('hora_ini', '=', 660).execute()
    }
    expect(await foundAfter(harm)).toEqual(['bookings: no two live bookings overlap on the same court'])
  })
  it('a booking whose occupation is elsewhere, or missing', async () => {
    expect(await foundAfter((club) => club.updateTable('reserva').set({ hora_ini: 615 }).where('hora_ini', '=', 600).execute())).toEqual([
      'bookings: the occupation of a booking is where and when the booking is',
    ])
    expect(await foundAfter((club) => club.deleteFrom('reserva_ocupa').execute())).toEqual([
      'bookings: a booking takes exactly the courts without parts under its court, for all of its time',
    ])
  })
  it('minutes that a booking gave up to nobody, and a mark without an overlap (A-162)', async () => {
    const shared = ['bookings: minutes that a booking shares are held by another one, and it is marked as overlapping (A-162)']
    expect(await foundAfter((club) => club.updateTable('reserva').set({ solapada: true }).where('hora_ini', '=', 600).execute())).toEqual(
      shared,
    )
    const harm = async (club: typeof db) => {
      await club.updateTable('reserva').set({ solapada: true }).where('hora_ini', '=', 600).execute()
      await club.updateTable('reserva_ocupa').set({ capa: one.id_reg_reserva }).where('hora_ini', '=', 600).execute()
    }
    expect(await foundAfter(harm)).toEqual(shared)
  })
  it('an owner who is not in the first place', async () => {
    expect(await foundAfter((club) => club.deleteFrom('reserva_socio').execute())).toEqual(['bookings: the first place is the owner’s'])
  })
  it('a paid line without its payment, and the close that had counted it', async () => {
    expect(await foundAfter((club) => club.deleteFrom('libro_asiento').execute())).toEqual([
      'ledger: a balance is the sum of the transfers of its account',
      'invoices: what a line says is paid is the sum of its transfers',
      'cash: every close expected what the close before it kept and the transfers since add up to',
      'cash: a movement in or out of a register is a transfer of its amount',
    ])
  })
  it('a difference of another player (A-128)', async () => {
    const harm = async (club: typeof db) => {
      const [first, second] = await club.selectFrom('factura').select('id_reg_factura').orderBy('id_reg_factura').limit(2).execute()
      await club
        .updateTable('factura')
        .set({ id_reg_factura_origen: first!.id_reg_factura })
        .where('id_reg_factura', '=', second!.id_reg_factura)
        .execute()
    }
    expect(await foundAfter(harm)).toEqual([
      'invoices: a difference is of the booking and the player of the line that it adds to, and adds to no other difference',
    ])
  })
  it('a balance that its transfers do not add up to', async () => {
    expect(
      await foundAfter((club) => club.updateTable('libro_cuenta').set({ saldo: 5 }).where('id_mst_caja', 'is not', null).execute()),
    ).toEqual(['ledger: a balance is the sum of the transfers of its account'])
  })
  it('something given back that no transfer took back, and a taking back of something else', async () => {
    expect(
      await foundAfter((club) => club.updateTable('libro_asiento').set({ devuelto: 1 }).where('motivo', '=', 'cobro').execute()),
    ).toEqual(['ledger: what was given back of a transfer is the sum of what took it back'])
    const harm = async (club: typeof db) => {
      const [entry, other] = await club
        .selectFrom('libro_asiento')
        .select(['id_reg_asiento', 'importe'])
        .orderBy('id_reg_asiento')
        .execute()
      await club
        .updateTable('libro_asiento')
        .set({ devuelto: entry!.importe })
        .where('id_reg_asiento', '=', other!.id_reg_asiento)
        .execute()
      await club
        .updateTable('libro_asiento')
        .set({ revierte: other!.id_reg_asiento, nivel: 1 })
        .where('id_reg_asiento', '=', entry!.id_reg_asiento)
        .execute()
    }
    expect(await foundAfter(harm)).toContain(
      'ledger: whatever takes a transfer back begins where that one ended, in its unit and one level above it',
    )
  })
  it('a sale without its line', async () => {
    expect(
      await foundAfter((club) => club.updateTable('libro_asiento').set({ id_reg_factura: null }).where('motivo', '=', 'cobro').execute()),
    ).toEqual(['ledger: only money of lines is sold or bought', 'invoices: what a line says is paid is the sum of its transfers'])
  })
})
