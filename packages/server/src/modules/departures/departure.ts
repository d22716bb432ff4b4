import * as declared from '@app/contract/departures/departure'
import type { Day } from '@app/contract/values/day'
import { clubTime, lastInstantOf } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { endFeesOf, feesBeyond } from '../fees/public.ts'
import { pendingOf } from '../invoices/public.ts'
import { creditsLeft } from '../ledger/public.ts'
import { changeAccess } from '../members/public.ts'
import { endPassesOf, passesBeyond } from '../passes/public.ts'

/** Bookings after a day in which a member plays. */
const bookingsAfter = (tx: Tx, id: number, day: Day) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'c.desc_recurso'])
    .where('r.fecha', '>', day)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reserva_socio as p')
          .select('p.id_reg_reserva')
          .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
          .where('p.id_mst_socios', '=', id),
      ),
    )
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .limit(500)
    .execute()

const dependantsOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', fullName('s').as('nombre_completo')])
    .where('s.id_mst_socios_titular', '=', id)
    .orderBy('s.id_mst_socios')
    .limit(500)
    .execute()

export const preview = handle(declared.departurePreview, async ({ tx, input: { id, fecha_baja: sent }, now, today, minute, club }) => {
  const row = await tx.selectFrom('socio').select(['fecha_baja', 'reservado']).where('id_mst_socios', '=', id).executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.reservado) return refuse('socio.usuario_reservado')
  const day = sent ?? row.fecha_baja ?? today
  const passes = await passesBeyond(tx, id, { day, zone: club.zone })
  return {
    fecha_baja: day,
    debe: (await pendingOf(tx, [id], { today, minute })).get(id) ?? 0,
    creditos: await creditsLeft(tx, id, now),
    reservas: await bookingsAfter(tx, id, day),
    abonos: passes.map(({ id_reg_abonos, desc_tipoabonos, vence }) => ({
      ...{ id_reg_abonos, desc_tipoabonos },
      vence: vence && clubTime(lastInstantOf(vence), club.zone).today,
    })),
    cuotas: await feesBeyond(tx, id, day),
    beneficiarios: await dependantsOf(tx, id),
  }
})

const asLeft = ({ id_mst_socios, fecha_baja, activo, acceso_web }: Awaited<ReturnType<typeof changeAccess>>) => ({
  ...{ id_mst_socios, fecha_baja, activo, acceso_web },
})

export const setDate = handle(declared.setLeaveDate, async (call) => {
  const { id, fecha_baja } = call.input
  return asLeft(await changeAccess(call, id, { fecha_baja }))
})

export const process = handle(declared.processDeparture, async (call) => {
  const { tx, input, today } = call
  const row = await tx.selectFrom('socio').select('fecha_baja').where('id_mst_socios', '=', input.id).executeTakeFirst()
  const fecha_baja = input.fecha_baja ?? row?.fecha_baja ?? today
  if (fecha_baja > today) return refuse('socio.baja_futura', { fecha_baja: 'socio.baja_futura' })
  await endFeesOf(call, input.id, fecha_baja)
  await endPassesOf(call, input.id, fecha_baja)
  return asLeft(await changeAccess(call, input.id, { fecha_baja, activo: false, acceso_web: false }))
})
