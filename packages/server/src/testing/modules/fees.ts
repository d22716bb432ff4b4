import { beginFeeRun, getFeeRun, previewFeeRun, takeBackFeeRun, takeBackPreview } from '@app/contract/fees/fee-runs'
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
  /** Many members, by number. */
  const crowd = async (people: number) =>
    (
      await db
        .insertInto('socio')
        .values(Array.from({ length: people }, (_, at) => ({ nombre: `Nom ${at}`, apellidos: 'Vila', id_mst_tiposocio: 2 })))
        .returning('id_mst_socios')
        .execute()
    ).map((row) => row.id_mst_socios)
  const monthly = await fee('Adulto')
  const preview = (hasta: string, more: Partial<SentOf<typeof previewFeeRun>> = {}) => desk.call(previewFeeRun, { hasta, ...more })
  /** Begins a run of what is due up to a day, as its preview shows it; returns its number. */
  const begin = async (hasta: string, more: Omit<Partial<SentOf<typeof beginFeeRun>>, 'hasta' | 'huella'> = {}) => {
    const { huella } = await preview(hasta, { ...more, sin: (more.sin ?? []).join(',') })
    return (await desk.call(beginFeeRun, { hasta, huella, ...more })).id_reg_cuota_proceso
  }
  /** Raises what is due up to a day, all slices; returns the run with its lines. */
  const raise = async (hasta: string, more: Parameters<typeof begin>[1] = {}) => {
    const id = await begin(hasta, more)
    await desk.product.outbox.drained()
    return desk.call(getFeeRun, { id })
  }
  /** Takes a run back, all slices; returns it with its lines. */
  const takeBack = async (id: number, con_cambiadas = false) => {
    const { huella } = await desk.call(takeBackPreview, { id, con_cambiadas })
    await desk.call(takeBackFeeRun, { id, con_cambiadas, huella, motivo: 'Precio equivocado' })
    await desk.product.outbox.drained()
    return desk.call(getFeeRun, { id })
  }
  return { ...desk, holder, children, child, fee, type, give, course, crowd, monthly, preview, begin, raise, takeBack }
}
