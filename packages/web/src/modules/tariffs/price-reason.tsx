import type { PriceStep } from '@app/contract/tariffs/price-rules'
import { formatEuros } from '@app/contract/values/money'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { PriceSteps } from './price-steps.tsx'

const chainOf = (steps: unknown) => (Array.isArray(steps) ? steps : []) as readonly PriceStep[]

/** Length in words: 'hora y media'; other lengths in minutes. */
const lengthWords = (minutes: number) =>
  [60, 90, 120].includes(minutes) ? tFound('tarifa.tiempo', minutes) : t('tarifa.tiempo.minutos', { n: minutes })
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The price that applies, as one sentence: 'Hora y media a 4,00 € por hora: precio del tipo de pista.'; null without an explanation. */
export function priceSentence(steps: unknown): string | null {
  const one = chainOf(steps).find(({ applied }) => applied)
  if (!one) return null
  const { source, name, price, per, cents, replaced } = one
  if (source === 'pass') return t('tarifa.frase.abono', { importe: formatEuros(replaced ?? 0) })
  if (source === 'none' || price === null || cents === null) return t('tarifa.frase.nada')
  const origen = [small(t(`tarifa.origen.${source}`)), name && `«${name}»`].filter(Boolean).join(' ')
  if (per === 'booking' || price === 0) return t('tarifa.frase.reserva', { importe: formatEuros(cents), origen })
  const tiempo = lengthWords(Math.round((cents * 60) / price))
  return capital(t('tarifa.frase.hora', { tiempo, importe: formatEuros(price), origen }))
}

/** Prices that did not apply, with their reasons, folded; nothing if there are none. */
export function OtherPrices({ steps }: { steps: unknown }) {
  const others = chainOf(steps).filter(({ applied }) => !applied)
  if (others.length === 0) return null
  return (
    <details>
      <summary>{t('tarifa.frase.otros', { n: others.length })}</summary>
      <PriceSteps steps={others} />
    </details>
  )
}
