import { useEffect } from 'react'
import { go } from '../../kit/screen/navigation.ts'
import { lastSport } from '../shell/public.ts'

/** /reservas alone: the planner of the user's last viewed sport. */
export function LastPlannerScreen() {
  useEffect(() => go(`/reservas/${lastSport()}`, { replace: true }), [])
  return null
}
