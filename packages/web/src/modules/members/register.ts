import { lazy } from 'react'
import { pickers } from '../../kit/kinds/controls/pickers.ts'

/** Has every form ask for members by name, number, telephone or card. The control comes with the first form that does so: it is no part of the start. */
export function registerMemberPicker() {
  pickers.socio = lazy(async () => ({ default: (await import('./search/member-control.tsx')).MemberControl }))
}
