import { menuRows } from '@app/contract/menu'

/** Screen of the picture book: its name and its address, of the application under `/admin` or of the server. */
export interface LookScreen {
  readonly name: string
  readonly at: string
  readonly isPage?: true
  readonly signedIn: boolean
  /** In the session of a player of today, not of the administrator. */
  readonly isOfPlayer?: true
}

/** Addresses in the demo club of the screens that need more than their route; `{booking}` is one of today. */
const addresses: Readonly<Record<string, string>> = {
  'cash-register': '/caja/1',
  'calendar-detail': '/calendarios/1/detail',
  'opening-edit': '/calendarios/1/detail/horario/1/edit',
  'opening-generate': '/calendarios/1/edit',
  'fee-detail': '/cuotas/1/detail',
  'course-students': '/cursos/1/1/detail',
  'course-bookings': '/cursos/1/permanent',
  'course-booking-new': '/cursos/1/permanent/new',
  company: '/empresas/1/edit',
  reports: '/informes/1681',
  'light-calendar-edit': '/luzcalendarios/1/edit',
  'light-calendar-slot': '/luzcalendarios/1/edit/1/edittramo',
  'light-slot-edit': '/luztramos/1/edit',
  'notification-edit': '/notificacion/1/edit',
  'supplier-edit': '/proveedor/1/edit',
  'receipts-remittance': '/recibo/visualizarFiltroRemesa?id_reg_remesas=1',
  planner: '/reservas/1',
  'permanent-bookings': '/reservas/1/permanent',
  weekend: '/reservas/finsemana/1',
  blocks: '/reservas/1/block',
  'booking-configuration-edit': '/reservas/config/edit/1',
  'booking-new': '/reservas/1/create/1/1320',
  'booking-edit': '/reservas/1/{booking}',
  'block-new': '/reservas/1/block/new',
  'permanent-booking-new': '/reservas/1/permanent/new',
  'permanent-booking-edit': '/reservas/1/permanent/edit/1',
  'member-edit': '/socios/100/edit',
  'tariff-edit': '/tarifas/1/edit',
  'price-bands': '/tarifas/1/edit/TarifasPrecios/1/TarifasPreciosTramos',
  'pass-type-edit': '/tipoabono/edit/1',
  'court-type-detail': '/tipo_recursos/1/detail',
  'court-type-edit': '/tipo_recursos/1/edit',
  'court-edit': '/tipo_recursos/1/detail/1/edit',
  'court-payment-slot': '/tipo_recursos/1/detail/1/edit/1/edit',
  'court-new': '/tipo_recursos/1/recursos/new',
  'closure-new': '/reservas/1/close',
  'block-edit': '/reservas/1/block/edit/3',
}

/** Screens of the menu that cannot be opened in the demo club, with the reason. */
export const notInDemo: Readonly<Record<string, string>> = { 'fee-run-result': 'the demo club has generated no fees' }

/** Tabs of a member's page, by the ids that open them. */
// biome-ignore format: as they stand on the page
const memberParts = [
  'Datos', 'Familia', 'Reservas', 'Facturas', 'Monedero', 'Abonos', 'Accesos', 'Notas', 'Documentos', 'Horas', 'Avisos', 'Correos', 'Permisos', 'Privacidad', 'Cambios',
]

const outside = { signedIn: false } as const
const inside = { signedIn: true } as const
const ofPlayer = { isPage: true, signedIn: true, isOfPlayer: true } as const

/** Every screen of the menu, the tabs of a member's page, and the screens and pages outside the shell, which come first; those of a player are the last. */
export const lookScreens: readonly LookScreen[] = [
  { name: 'login', at: '/login', ...outside },
  { name: 'forgot-password', at: '/forgot', ...outside },
  { name: 'reset-password', at: '/login/reset/x', ...outside },
  { name: 'player-sign-in', at: '/socio', isPage: true, ...outside },
  { name: 'player-forgot', at: '/socio#/olvido', isPage: true, ...outside },
  { name: 'player-password', at: '/socio#/contrasena/abc', isPage: true, ...outside },
  { name: 'finder', at: '/buscadores', isPage: true, ...outside },
  { name: 'finder-events', at: '/buscadores/eventos', isPage: true, ...outside },
  { name: 'finder-tournaments', at: '/buscadores/torneos', isPage: true, ...outside },
  ...menuRows
    .filter(({ code, ready }) => ready && code !== 'login' && !(code in notInDemo))
    .map(({ code, ruta }) => ({ name: code, at: addresses[code] ?? ruta, ...inside })),
  ...memberParts.map((part) => ({ name: `member-${part.toLowerCase()}`, at: `/socios/100/edit?tabActivated=tab${part}`, ...inside })),
  { name: 'player-home', at: '/socio#/', ...ofPlayer },
  { name: 'player-wallet', at: '/socio#/monedero', ...ofPlayer },
  { name: 'player-papers', at: '/socio#/recibos', ...ofPlayer },
  { name: 'player-me', at: '/socio#/yo', ...ofPlayer },
]
