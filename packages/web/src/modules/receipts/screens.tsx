import { IconReceipt } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/recibo',
    code: 'receipts-generate',
    icon: IconReceipt,
    texts: ['mandates', 'invoices', 'one-off-income', 'fees', 'income-types', 'cash-machine', 'tariffs'],
    load: async () => (await import('./generate/generate-screen.tsx')).GenerateScreen,
  },
  {
    path: '/recibo/visualizar',
    code: 'receipts-open',
    icon: IconReceipt,
    texts: ['mandates', 'bank-returns'],
    load: async () => (await import('./lists/open-screen.tsx')).OpenReceiptsScreen,
  },
  {
    path: '/recibo/visualizarDescargados',
    code: 'receipts-downloaded',
    icon: IconReceipt,
    texts: ['bank-returns'],
    load: async () => (await import('./lists/downloaded-screen.tsx')).DownloadedReceiptsScreen,
  },
  {
    path: '/recibo/visualizarFiltroRemesa',
    code: 'receipts-remittance',
    icon: IconReceipt,
    texts: ['bank-returns'],
    load: async () => (await import('./lists/remittance-screen.tsx')).RemittanceReceiptsScreen,
  },
  {
    path: '/recibo/visualizarRemesas',
    code: 'remittances',
    icon: IconReceipt,
    load: async () => (await import('./remittances/remittances-screen.tsx')).RemittancesScreen,
  },
]
