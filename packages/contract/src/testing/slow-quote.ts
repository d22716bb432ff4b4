import type { HourPrice, Player, QuoteInput, Tariff } from '../modules/tariffs/price-input.ts'

/** Starts of the day within the hours of a row, minute by minute. */
function startsOf({ hora_ini, hora_fin }: { hora_ini: number; hora_fin: number }): Set<number> {
  const starts = new Set<number>()
  const end = hora_fin === 1439 ? 1440 : hora_fin
  let at = hora_ini
  for (let count = 0; count < 1440; count += 1) {
    if (count > 0 && at % 1440 === end % 1440) break
    starts.add(at % 1440)
    at += 1
  }
  return starts
}
/** Every day of 2026 on which a tariff is in force, weekdays left aside. */
function daysOf(tariff: Tariff): Set<string> {
  const days = new Set<string>()
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
    const date = new Date(at)
    const day = date.toISOString().slice(0, 10)
    const chosen = tariff.dias_tarifa.some((one) => one.mes === date.getUTCMonth() + 1 && one.dia_mes === date.getUTCDate())
    const between = (tariff.fecha_ini ?? '0000') <= day && day <= (tariff.fecha_fin ?? '9999')
    if (tariff.tipo_tarifa === 1 || (tariff.tipo_tarifa === 2 && chosen) || (tariff.tipo_tarifa === 3 && between)) days.add(day)
  }
  return days
}
const isWeekday = (mask: number, day: string) => {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (
    mask
      .toString(2)
      .padStart(7, '0')
      .at(-(sundayFirst === 0 ? 7 : sundayFirst)) === '1'
  )
}
/** Half a cent away from zero, in whole numbers. */
const forMinutes = (price: number, minutes: number) => Number((BigInt(price) * BigInt(minutes) * 2n + 60n) / 120n)

function byTariff(tariff: Tariff, player: Player, input: QuoteInput): number | null {
  const row = tariff.precios.filter((price) => price.id_mst_tiposocio === player.id_mst_tiposocio)[0]
  const isInForce =
    tariff.activo &&
    daysOf(tariff).has(input.day) &&
    isWeekday(tariff.dias, input.day) &&
    startsOf(tariff).has(input.from) &&
    (tariff.duracion === 0 || tariff.duracion === input.minutes)
  if (!row || !isInForce) return null
  const of = (price: number) => (tariff.duracion > 0 ? price : forMinutes(price, input.minutes))
  if (row.precio_faltan_pocas_horas !== null && input.hoursAhead !== null && input.hoursAhead < input.lastMinuteHours)
    return of(row.precio_faltan_pocas_horas)
  const first = Math.min(...row.tramos.map((band) => band.min_horas))
  for (const band of row.tramos) {
    const isBeyond = input.minutes > band.min_horas * 60 || (band.min_horas === first && input.minutes === band.min_horas * 60)
    if (isBeyond && input.minutes <= band.max_horas * 60) return band.precio
  }
  return of(row.precio)
}
const byHours = (rows: readonly HourPrice[], player: Player, { from, minutes }: QuoteInput): number | null => {
  for (const row of rows)
    if (row.id_mst_tiposocio === player.id_mst_tiposocio && startsOf(row).has(from)) return forMinutes(row.precio, minutes)
  return null
}

/** again, word by word and slowly: the reference for the engine. */
export function slowQuote(input: QuoteInput): { cents: number; id_mst_tipoingreso: number }[] {
  const rest = input.reservationType?.id_mst_tipoingreso ?? input.courtTypeIncomes[0] ?? 1
  return input.players.map((player) => {
    const at = (amount: number, income: number | null) => ({ cents: player.pass ? 0 : amount, id_mst_tipoingreso: income ?? rest })
    if (player.preciohora > 0) return at(forMinutes(player.preciohora, input.minutes), null)
    for (const type of [3, 2, 1])
      for (const isExact of [true, false])
        for (const tariff of [...input.tariffs].sort((a, b) => b.id_mst_tarifas - a.id_mst_tarifas)) {
          if (tariff.tipo_tarifa !== type || tariff.duracion > 0 !== isExact) continue
          if (tariff.id_mst_tipoingreso === null || !input.courtTypeIncomes.includes(tariff.id_mst_tipoingreso)) continue
          const amount = byTariff(tariff, player, input)
          if (amount !== null) return at(amount, tariff.id_mst_tipoingreso)
        }
    const hourly = byHours(input.courtPrices, player, input) ?? byHours(input.courtTypePrices, player, input)
    if (hourly !== null) return at(hourly, null)
    return at(forMinutes(input.reservationType?.preciohora ?? 0, input.minutes), null)
  })
}
