import { addBooking } from '@app/contract/bookings/add-booking'
import type { SentOf } from '@app/contract/kit/action'
import { checks } from '../../modules/bookings/verify.ts'
import { checks as cardChecks } from '../../modules/cards/verify.ts'
import { checks as cashChecks } from '../../modules/cash/verify.ts'
import { checks as machineChecks } from '../../modules/cash-machine/verify.ts'
import { checks as invoiceChecks } from '../../modules/invoices/verify.ts'
import { checks as ledgerChecks } from '../../modules/ledger/verify.ts'
import { brokenOf } from '../broken.ts'
import { club, type Desk } from '../club.ts'

export const guest = 3
/** The day of the tests' bookings; their clock is set to 2026-11-20. */
export const someDay = '2026-11-23'

/** A club with a padel court at 6 € per person and hour, a hall of two halves, three members and a register. */
export async function deskClub() {
  const desk = await club()
  const { db } = desk
  const court = async (
    desc_recurso: string,
    more: { id_mst_recurso_padre?: number; id_mst_calendario?: number; capacidad_max?: number } = {},
  ) =>
    (
      await db
        .insertInto('recurso')
        .values({ desc_recurso, id_mst_tiporecurso: 1, ...more })
        .returning('id_mst_recurso')
        .executeTakeFirstOrThrow()
    ).id_mst_recurso
  const member = async (nombre: string) =>
    (
      await db
        .insertInto('socio')
        .values({ nombre, apellidos: 'Puig', id_mst_tiposocio: 2 })
        .returning('id_mst_socios')
        .executeTakeFirstOrThrow()
    ).id_mst_socios
  await db
    .insertInto('tiporecurso_tiposocio')
    .values([2, 3].map((id_mst_tiposocio) => ({ id_mst_tiporecurso: 1, id_mst_tiposocio, precio: 600 })))
    .execute()
  const padel = await court('Pádel 1')
  const other = await court('Pádel 2')
  const hall = await court('Pabellón', { capacidad_max: 20 })
  const left = await court('Pabellón izquierda', { id_mst_recurso_padre: hall })
  const right = await court('Pabellón derecha', { id_mst_recurso_padre: hall })
  const members = [await member('Anna'), await member('Berta'), await member('Carles')] as const
  const register =
    (await db.selectFrom('caja').select('id_mst_caja').executeTakeFirst())?.id_mst_caja ?? (await newRegister(desk, 'Mostrador'))
  const book = (sent: Partial<SentOf<typeof addBooking>> = {}) =>
    desk.call(addBooking, {
      fecha_ini: someDay,
      hora_ini: 600,
      duracion: 60,
      id_mst_recurso: padel,
      id_mst_socios: members[0],
      socios: [],
      ...sent,
    })
  return { ...desk, court, member, padel, other, hall, left, right, members, register, book }
}

export const newRegister = async ({ db }: Pick<Desk, 'db'>, desc_caja: string) =>
  (await db.insertInto('caja').values({ desc_caja }).returning('id_mst_caja').executeTakeFirstOrThrow()).id_mst_caja

/** Moves a booking over another one that holds its court, as if both had been agreed to overlap. */
export async function letOverlap({ db }: Pick<Desk, 'db'>, id_reg_reserva: number, hora_ini: number) {
  await db.updateTable('reserva').set({ hora_ini, solapada: true }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  await db.updateTable('reserva_ocupa').set({ hora_ini, capa: id_reg_reserva }).where('id_reg_reserva', '=', id_reg_reserva).execute()
}

export const linesOf = ({ db }: Pick<Desk, 'db'>, id_reg_reserva: number) =>
  db.selectFrom('factura').selectAll().where('id_reg_reserva', '=', id_reg_reserva).orderBy('id_reg_factura').execute()

/** Everything that must always hold for bookings and their money, and does not. */
export const broken = (desk: Pick<Desk, 'db'>) =>
  brokenOf([...checks, ...ledgerChecks, ...invoiceChecks, ...cashChecks, ...cardChecks, ...machineChecks], desk)
