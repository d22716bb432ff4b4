import { useEffect } from 'react'
import { go } from '../../kit/screen/navigation.ts'
import { allowedSports } from '../shell/public.ts'
import { lastSport } from './frame/last-sport.ts'

/** /reservas alone: the planner of the user's last viewed sport. */
export function LastPlannerScreen() {
  useEffect(() => {
    const sports = allowedSports()
    const last = lastSport()
    go(`/reservas/${sports.some(({ id }) => id === last) ? last : (sports[0]?.id ?? 1)}`, { replace: true })
  }, [])
  return null
}
