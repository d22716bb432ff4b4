import type { OutputOf } from '@app/contract/kit/action'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import type { getPass } from '@app/contract/passes/member-passes'
import { amountText, type PassTerms, toLedger } from '@app/contract/passes/pass-terms'
import { daysBetween, formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'

export type MemberPass = OutputOf<typeof getPass>
type Terms = Pick<PassTerms, 'unidad' | 'num_reservas' | 'frec_dias'>

/** Hours or bookings as text: '1 h 30', '3'. */
export const balanceLabel = (terms: Pick<Terms, 'unidad' | 'num_reservas'>, saldo: number) => amountText(terms, toLedger(terms, saldo))

/** Terms of a pass: '10 h', '10 reservas', '2 por semana', 'Sin límite'. */
export function termsLabel(terms: Terms, saldo: number): string {
  const mode = passMode(terms)
  if (mode === passModes.unlimited) return t('passes.unlimited')
  if (mode === passModes.weekly)
    return t(terms.frec_dias === 7 ? 'passes.per_week' : 'passes.per_days', { n: terms.num_reservas, dias: terms.frec_dias })
  return terms.unidad === 0 ? balanceLabel(terms, saldo) : t('passes.bookings', { n: saldo })
}

/** True if a pass is usable: active, not expired, and with a balance, or another week to come. */
export const isInForce = (pass: MemberPass) =>
  pass.activo && !pass.caducado && (pass.saldo_restante === null || pass.saldo_restante > 0 || passMode(pass) === passModes.weekly)

/** Days before its end from which a pass is marked. */
const soon = 60

/** State of a pass, and its severity. */
export function stateOf(pass: MemberPass): { text: string; tone: 'good' | 'warn' | 'bad' | 'quiet' } {
  const { activo, caducado, devuelto, fecha_caducidad, fecha_inicio, saldo_restante } = pass
  if (devuelto) return { text: t('passes.refunded'), tone: 'bad' }
  if (caducado && fecha_caducidad) return { text: t('passes.expired_on', { fecha: formatDay(fecha_caducidad) }), tone: 'bad' }
  if (!activo) return { text: t('passes.not_in_use'), tone: 'quiet' }
  if (saldo_restante === 0 && passMode(pass) === passModes.standard) return { text: t('passes.used_up'), tone: 'quiet' }
  if (fecha_inicio === null) return { text: t('passes.from_first_use'), tone: 'good' }
  if (fecha_caducidad === null) return { text: t('passes.in_force_one'), tone: 'good' }
  const days = daysBetween(today(), fecha_caducidad)
  if (days === 0) return { text: t('passes.expires_today'), tone: 'warn' }
  return days <= soon ? { text: t('passes.expires_in', { n: days }), tone: 'warn' } : { text: t('passes.in_force_one'), tone: 'good' }
}

/** Purchase date, price and expiry. */
export const factsOf = ({ fecha_compra, precio, fecha_caducidad }: MemberPass) =>
  [
    precio === null
      ? t('passes.bought_on', { fecha: formatDay(fecha_compra) })
      : t('passes.bought', { fecha: formatDay(fecha_compra), importe: formatEuros(precio) }),
    fecha_caducidad && t('passes.valid_to', { fecha: formatDay(fecha_caducidad) }),
  ]
    .filter(Boolean)
    .join(' · ')
