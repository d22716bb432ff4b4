import { createFee } from '@app/contract/fees/fees'
import { createMemberFee } from '@app/contract/fees/member-fees'
import type { SentOf } from '@app/contract/kit/action'
import { deskClub } from './bookings.ts'

/** Income type of fees in a new club. */
export const feeIncome = 2

/** A club at 2026-11-20 with a monthly fee of 45 €, three members without family, and a family of a holder with two children. */
export async function feeClub() {
  const desk = await deskClub()
  const { db } = desk
  const child = async (nombre: string, id_mst_socios_titular: number) =>
    (
      await db
        .insertInto('socio')
        .values({ nombre, apellidos: 'Puig', id_mst_tiposocio: 2, id_mst_socios_titular })
        .returning('id_mst_socios')
        .executeTakeFirstOrThrow()
    ).id_mst_socios
  const holder = await desk.member('Rosa')
  const children = [await child('Pau', holder), await child('Oriol', holder)] as const
  const fee = async (desc_cuota: string, more: Partial<SentOf<typeof createFee>> = {}) =>
    (await desk.call(createFee, { desc_cuota, precio: 4500, id_mst_tipoingreso: feeIncome, ...more })).id_mst_cuotas
  const type = async (
    desc_tipocuota: string,
    { promotions = [], siblings = [] }: { promotions?: readonly (readonly [number, number])[]; siblings?: readonly number[] } = {},
  ) => {
    const { id_mst_tipocuotas } = await db
      .insertInto('tipo_cuotas')
      .values({ desc_tipocuota })
      .returning('id_mst_tipocuotas')
      .executeTakeFirstOrThrow()
    for (const [at, [num_cuotas, precio_promocion]] of promotions.entries())
      await db
        .insertInto('tipo_cuota_promocion')
        .values({ id_mst_tipocuotas, orden: at + 1, num_cuotas, precio_promocion })
        .execute()
    for (const [at, porcentaje] of siblings.entries())
      await db
        .insertInto('tipo_cuota_hermano')
        .values({ id_mst_tipocuotas, orden: at + 2, porcentaje })
        .execute()
    return id_mst_tipocuotas
  }
  /** Gives a fee to a member, from 2026-11-01 on. */
  const give = (id_cuota: number, id_mst_socios: number, more: Partial<SentOf<typeof createMemberFee>> = {}) =>
    desk.call(createMemberFee, { id_cuota, id_mst_socios, fecha_inicio_cuota: '2026-11-01', ...more })
  const course = async (desc_curso: string, id_mst_cuotas: number, limite_alumnos = 0) =>
    (
      await db
        .insertInto('cursos')
        .values({ desc_curso, id_mst_cuotas, limite_alumnos })
        .returning('id_mst_curso')
        .executeTakeFirstOrThrow()
    ).id_mst_curso
  const monthly = await fee('Adulto')
  return { ...desk, holder, children, child, fee, type, give, course, monthly }
}
