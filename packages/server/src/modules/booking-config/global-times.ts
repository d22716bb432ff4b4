import { globalTimes, saveGlobalTimes } from '@app/contract/booking-config/global-times'
import type { Settings } from '@app/contract/club/parameters'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { saveSetting, settings } from '../club/public.ts'

const names = Object.keys(globalTimes) as (keyof typeof globalTimes)[]

/** Inconsistencies of the times, for members ('') and for the desk ('_ADMIN'). */
const complaintsAbout = (club: Settings, suffix: '' | '_ADMIN') => {
  const [min, max, normal] = [
    club[`MIN_TIEMPO_RESERVA${suffix}`],
    club[`MAX_TIEMPO_RESERVA${suffix}`],
    club[`DEFAULT_TIEMPO_RESERVA${suffix}`],
  ]
  if (min > max) return { [`MAX_TIEMPO_RESERVA${suffix}`]: 'reserva_configuracion.max_menor' }
  return normal < min || normal > max ? { [`DEFAULT_TIEMPO_RESERVA${suffix}`]: 'reserva_configuracion.default_fuera' } : {}
}

export const saveGlobal = handle(saveGlobalTimes, async ({ tx, input }) => {
  for (const name of names) if (input[name] !== null) await saveSetting(tx, name, { valor: input[name], activo: true })
  const after = await settings(tx)
  const complaints = { ...complaintsAbout(after, ''), ...complaintsAbout(after, '_ADMIN') }
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
  return {}
})
