import { sentOnly } from '@app/contract/kit/partial'
import { movePrice } from '@app/contract/planner/move-price'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { moneyMoved, moveVerdict, namesOf } from '../bookings/public.ts'

export const destinationPrice = handle(movePrice, async (call) => {
  const {
    tx,
    say,
    input: { id, fecha_ini, ...place },
  } = call
  const booking =
    (await tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
  const wanted = { ...booking, ...sentOnly({ ...place, fecha: fecha_ini }) }
  const { now, paid, after, paidShort, lost, rows: lineas } = await moneyMoved(call, wanted)
  const names = await namesOf(
    tx,
    lost.map((one) => one.id_mst_socios),
  )
  const abonos = lost.map(({ id_mst_socios, id_reg_abonos, motivo, importe }) => ({
    id_reg_abonos,
    nombre: names.get(id_mst_socios) ?? '',
    motivo: say(motivo.code, motivo.values),
    importe,
  }))
  const { refusal, elsewhere } = await moveVerdict(call, booking, wanted)
  return {
    ...{ ahora: now, pagado: paid, despues: after, diferencia: paidShort, abonos, lineas },
    obstaculo: refusal && say(refusal.code, refusal.values),
    coinciden: elsewhere.map((values) => say('msg.RESERVA_PERMITIR_EN_MISMO_HORARIO', values)),
  }
})
