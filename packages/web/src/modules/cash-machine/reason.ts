import type { operationState } from '@app/contract/cash-machine/operations'
import type { OutputOf } from '@app/contract/kit/action'
import { t } from '../../kit/texts/i18n.ts'

export type MachineState = OutputOf<typeof operationState>

/** Meanings of the machine's own codes (formats.md §4.3). */
const named = {
  silent: 'silent',
  nonsense: 'nonsense',
  files: 'files',
  tiempo: 'time',
  '-1': 'login',
  '-2': 'busy',
  '-1900': 'busy',
  '-3': 'amount',
  '-4': 'permission',
  '-99': 'parameters',
  '-998': 'service',
  '-999': 'service',
} as const
const isNamed = (code: string): code is keyof typeof named => Object.hasOwn(named, code)

/** Reason of an operation without effect, as text; null after a cancellation, which needs none. */
export function reasonOf({ respuesta }: Pick<MachineState, 'respuesta'>): string | null {
  if (respuesta === null || respuesta.startsWith('cancelado') || respuesta === 'decidido') return null
  // the certificate of another device (0101)
  if (respuesta.startsWith('huella ')) return t('cash_machine.reason.certificate', { huella: respuesta.slice('huella '.length) })
  return isNamed(respuesta) ? t(`cash_machine.reason.${named[respuesta]}`) : t('cash_machine.reason.other', { codigo: respuesta })
}
/** True if an operation without effect was cancelled, by the desk, the customer or a timeout; otherwise the machine failed. */
export const isCancelled = ({ respuesta }: Pick<MachineState, 'respuesta'>) =>
  respuesta === 'tiempo' || respuesta === 'decidido' || (respuesta?.startsWith('cancelado') ?? false)
