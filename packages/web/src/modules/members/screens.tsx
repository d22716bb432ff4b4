import { IconUserSearch, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { resourceScreen } from '../../kit/screen/resource-screen-loader.tsx'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  {
    path: '/socios',
    code: 'members',
    icon: IconUsers,
    texts: ['passes', 'member-acts', 'labels', 'wallet', 'runs'],
    load: async () => (await import('./list/members-screen.tsx')).MembersScreen,
  },
  {
    path: '/socios/buscar',
    code: 'member-search',
    icon: IconUserSearch,
    texts: ['passes'],
    load: async () => (await import('./search/search-screen.tsx')).MemberSearchScreen,
  },
  {
    path: '/socios/importar',
    code: 'member-import',
    texts: ['opening-balances', 'runs'],
    load: async () => (await import('./import/import-screen.tsx')).MemberImportScreen,
  },
  {
    path: '/socios/new',
    code: 'member-new',
    texts: ['member-merge'],
    load: async () => (await import('./file/new-member-screen.tsx')).NewMemberScreen,
  },
  {
    path: '/socios/type',
    code: 'member-types',
    icon: IconUsersGroup,
    load: resourceScreen(
      async () => (await import('@app/contract/members/member-type')).memberType,
      ['desc', 'es_titular', 'nivel', 'horas_vista', 'finsemana_vista', 'activar_pago', 'anadir_invitado'],
      { more: { desc: { width: 240 }, horas_vista: { width: 210 } } },
    ),
  },
  {
    path: '/socios/{id}/edit',
    code: 'member-edit',
    texts: [
      'cash-machine',
      'invoices',
      'bookings',
      'ledger',
      'passes',
      'wallet',
      'tariffs',
      'departures',
      'member-merge',
      'member-summary',
      'personal-data',
      'access',
      'activity-types',
      'labels',
      'member-documents',
      'member-hours',
      'fees',
      'member-permissions',
      'notification-ranges',
      'one-off-income',
      'official-invoices',
      'cards',
      'mandates',
      'receipts',
      'bank-returns',
    ],
    load: async () => (await import('./file/edit-member-screen.tsx')).EditMemberScreen,
  },
]
