import { IconFileInvoice } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/facturacion_inscritos',
    code: 'enrolment-billing',
    icon: IconFileInvoice,
    load: async () => (await import('./enrolment-billing-screen.tsx')).EnrolmentBillingScreen,
  },
]
