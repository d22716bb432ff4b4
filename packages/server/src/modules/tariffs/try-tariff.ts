import type { Player, Tariff } from '@app/contract/tariffs/price-input'
import { type PlayerQuote, quote } from '@app/contract/tariffs/price-rules'
import { tryTariff } from '@app/contract/tariffs/try-tariff'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { loadPlayers, loadPrices } from './load-prices.ts'
import { refuseTariff } from './tariffs.ts'

const answer = ([line]: readonly PlayerQuote[]) => ({ precio: line!.cents, explicacion: line!.explanation })

/** An anonymous member of this type without a personal price. */
const someone = (id_mst_tiposocio: number): Player => ({ id_mst_socios: 0, id_mst_tiposocio, preciohora: 0 })

/** The price now and with the unsaved tariff on the screen in place of the saved one; a new tariff counts as the latest. */
export const attempt = handle(tryTariff, async ({ tx, input }) => {
  const { tarifa, precios, dias_tarifa, id_mst_socios, id_mst_tiposocio } = input
  refuseTariff({ ...tarifa, dias_tarifa })
  const [members, prices] = await together(
    loadPlayers(tx, [id_mst_socios ?? 0]),
    loadPrices(tx, { court: input.id_mst_recurso, bookingType: input.id_mst_tiporeserva }),
  )
  if (!prices) return refuse('msg.invalid_input', { id_mst_recurso: 'invalid.reference' })
  const player = id_mst_socios === null ? id_mst_tiposocio !== null && someone(id_mst_tiposocio) : members[0]
  if (!player) return refuse('msg.invalid_input', { id_mst_socios: id_mst_socios === null ? 'invalid.required' : 'invalid.reference' })
  const pricing = {
    ...prices,
    day: input.fecha,
    from: input.hora_ini,
    minutes: input.duracion,
    hoursAhead: input.ultima_hora ? 0 : null,
    lastMinuteHours: await param(tx, 'HORAS_ULTIMA_HORA'),
    players: [player],
  }
  const last = Number.MAX_SAFE_INTEGER
  const draft: Tariff = {
    ...tarifa,
    id_mst_tarifas: input.id ?? last,
    dias_tarifa,
    precios: precios.map((price) => ({ ...price, tramos: price.tramos ?? [] })),
  }
  const isOther = (one: { id_mst_tarifas: number }) => one.id_mst_tarifas !== input.id
  const others = prices.tariffs.filter(isOther)
  return {
    antes: answer(quote(pricing)),
    despues: answer(quote({ ...pricing, tariffs: [...others, draft], unlinkedTariffs: prices.unlinkedTariffs.filter(isOther) })),
    vinculada: tarifa.id_mst_tipoingreso !== null && prices.courtTypeIncomes.includes(tarifa.id_mst_tipoingreso),
  }
})
