import { lazy } from 'react'
import { pickers } from '../../kit/kinds/controls/pickers.ts'

/** Registers the picker of members by name, number, telephone or card for every form. It is loaded with the first form that needs it, not at startup. */
export function registerMemberPicker() {
  pickers.socio = lazy(async () => ({ default: (await import('./search/member-control.tsx')).MemberControl }))
}
