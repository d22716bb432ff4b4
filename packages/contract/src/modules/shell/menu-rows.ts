import type { Permission } from '../../kit/permissions.ts'
import type { ParameterName } from '../club/parameters.ts'

export type MenuGroup = 'none' | 'bookings' | 'members' | 'money' | 'courts' | 'access' | 'competition' | 'settings' | 'tools'
/** `sidebar` shows it as it is, `per-sport`, `per-drawer` and `per-report` once for each of those, `child` not at all. */
export type MenuPlace = 'sidebar' | 'per-sport' | 'per-drawer' | 'per-report' | 'child'

export interface MenuEntry<C extends string = string> {
  readonly id: number
  readonly code: C
  readonly ruta: string
  readonly right: Permission
  /** Name of a Tabler icon. */
  readonly icono: string
  readonly grupo: MenuGroup
  readonly lugar: MenuPlace
  /** Any one of these parameters switches it on; none means always. */
  readonly parametros: readonly ParameterName[]
  readonly ready: boolean
}
/** One row per screen route of the specification; `ready` tells whether the screen exists. Ids are kept for ever: shortcuts name them. */
// biome-ignore format: one screen a line
export const menuRows = [
  { id: 1, code: 'login', ruta: '/login', right: 'anyone', icono: 'login', grupo: 'none', lugar: 'child', parametros: [], ready: true },
  { id: 2, code: 'quick-access', ruta: '/accesodirecto', right: 'signed-in', icono: 'star', grupo: 'tools', lugar: 'sidebar', parametros: [], ready: true },
  { id: 3, code: 'week-states', ruta: '/actSemanaEstado', right: 'rankings', icono: 'calendar-stats', grupo: 'competition', lugar: 'sidebar', parametros: [], ready: true },
  { id: 4, code: 'updates', ruta: '/actualizaciones', right: 'signed-in', icono: 'news', grupo: 'tools', lugar: 'sidebar', parametros: [], ready: true },
  { id: 5, code: 'cash-register', ruta: '/caja/{id}', right: 'cash', icono: 'cash-register', grupo: 'money', lugar: 'per-drawer', parametros: ['ACTIVAR_CAJA'], ready: true },
  { id: 6, code: 'calendars', ruta: '/calendarios', right: 'calendars', icono: 'calendar-time', grupo: 'courts', lugar: 'sidebar', parametros: [], ready: true },
  { id: 7, code: 'holidays', ruta: '/calendarios/calendarios/festivos', right: 'calendars', icono: 'calendar-heart', grupo: 'courts', lugar: 'sidebar', parametros: [], ready: true },
  { id: 8, code: 'calendar-new', ruta: '/calendarios/new', right: 'calendars', icono: 'calendar-plus', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 9, code: 'calendar-detail', ruta: '/calendarios/{id}/detail', right: 'calendars', icono: 'calendar-time', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 10, code: 'opening-edit', ruta: '/calendarios/{id}/detail/horario/{id_mst_horarios}/edit', right: 'calendars', icono: 'clock-edit', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 11, code: 'opening-generate', ruta: '/calendarios/{id}/edit', right: 'calendars', icono: 'clock-plus', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 12, code: 'championship-categories', ruta: '/campeonatoCategoria', right: 'rankings', icono: 'category', grupo: 'competition', lugar: 'sidebar', parametros: [], ready: true },
  { id: 13, code: 'rankings', ruta: '/campeonatoRanking', right: 'rankings', icono: 'trophy', grupo: 'competition', lugar: 'sidebar', parametros: [], ready: true },
  { id: 14, code: 'access-codes', ruta: '/codis', right: 'courts', icono: 'key', grupo: 'access', lugar: 'sidebar', parametros: [], ready: false },
  { id: 15, code: 'fees', ruta: '/cuotas', right: 'members', icono: 'repeat', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 16, code: 'fee-detail', ruta: '/cuotas/{id}/detail', right: 'members', icono: 'repeat', grupo: 'money', lugar: 'child', parametros: [], ready: false },
  { id: 17, code: 'courses', ruta: '/cursos', right: 'bookings', icono: 'school', grupo: 'bookings', lugar: 'sidebar', parametros: [], ready: false },
  { id: 18, code: 'course-students', ruta: '/cursos/{id}/{idcurso}/detail', right: 'bookings', icono: 'school', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 19, code: 'course-bookings', ruta: '/cursos/{idcurso}/permanent', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 20, code: 'course-booking-new', ruta: '/cursos/{idcurso}/permanent/new', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 21, code: 'course-groups', ruta: '/cursos/grupos', right: 'bookings', icono: 'folders', grupo: 'bookings', lugar: 'sidebar', parametros: [], ready: false },
  { id: 22, code: 'dashboard', ruta: '/dashboard', right: 'signed-in', icono: 'home', grupo: 'none', lugar: 'child', parametros: [], ready: true },
  { id: 23, code: 'company', ruta: '/empresas/{id}/edit', right: 'params', icono: 'building', grupo: 'settings', lugar: 'child', parametros: [], ready: true },
  { id: 99, code: 'companies', ruta: '/empresas', right: 'params', icono: 'building', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 24, code: 'enrolment-billing', ruta: '/facturacion_inscritos', right: 'invoices', icono: 'file-invoice', grupo: 'money', lugar: 'sidebar', parametros: ['FACTURACION_ACTIVIDADES_INSCRITOS', 'FACTURACION_CAMPEONATOS_INSCRITOS'], ready: false },
  { id: 25, code: 'access-requests', ruta: '/controlacceso/peticionesdomotica', right: 'courts', icono: 'door', grupo: 'access', lugar: 'sidebar', parametros: ['ACTIVAR_ACCESO'], ready: false },
  { id: 26, code: 'official-invoices', ruta: '/factura_oficial', right: 'invoices', icono: 'file-certificate', grupo: 'money', lugar: 'sidebar', parametros: ['ACTIVAR_FACTURA_OFICIAL'], ready: false },
  { id: 27, code: 'web-manager', ruta: '/gestorweb', right: 'params', icono: 'world', grupo: 'tools', lugar: 'sidebar', parametros: ['URL_GESTOR_WEB'], ready: false },
  { id: 28, code: 'web-camera', ruta: '/gestorweb/camara', right: 'signed-in', icono: 'camera', grupo: 'tools', lugar: 'sidebar', parametros: ['URL_CAMARA_WEB'], ready: false },
  { id: 29, code: 'reports', ruta: '/informes/{id}', right: 'signed-in', icono: 'report', grupo: 'tools', lugar: 'per-report', parametros: [], ready: false },
  { id: 30, code: 'one-off-income', ruta: '/ingresos_puntuales', right: 'invoices', icono: 'receipt-2', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 31, code: 'light-calendars', ruta: '/luzcalendarios', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'sidebar', parametros: [], ready: true },
  { id: 32, code: 'light-calendar-edit', ruta: '/luzcalendarios/{id}/edit', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child', parametros: [], ready: true },
  { id: 33, code: 'light-calendar-slot', ruta: '/luzcalendarios/{id}/edit/{idtramo}/edittramo', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child', parametros: [], ready: true },
  { id: 34, code: 'light-slots', ruta: '/luztramos', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'sidebar', parametros: [], ready: true },
  { id: 35, code: 'light-slot-edit', ruta: '/luztramos/{id}/edit', right: 'calendars', icono: 'bulb', grupo: 'access', lugar: 'child', parametros: [], ready: true },
  { id: 36, code: 'wallet-prices', ruta: '/monedero_virtual', right: 'tariffs', icono: 'wallet', grupo: 'money', lugar: 'sidebar', parametros: ['MONEDERO_SOCIOS'], ready: false },
  { id: 37, code: 'notifications', ruta: '/notificacion', right: 'members', icono: 'mail', grupo: 'members', lugar: 'sidebar', parametros: [], ready: false },
  { id: 38, code: 'notification-new', ruta: '/notificacion/new', right: 'members', icono: 'mail-plus', grupo: 'members', lugar: 'child', parametros: [], ready: false },
  { id: 39, code: 'notification-edit', ruta: '/notificacion/{id}/edit', right: 'members', icono: 'mail', grupo: 'members', lugar: 'child', parametros: [], ready: false },
  { id: 40, code: 'intranet', ruta: '/panelintranet', right: 'invoices', icono: 'building-bank', grupo: 'tools', lugar: 'sidebar', parametros: ['USUARIO_WEB_INTRANET'], ready: false },
  { id: 41, code: 'intranet-annual', ruta: '/panelintranet/avisoanuales', right: 'invoices', icono: 'bell', grupo: 'tools', lugar: 'child', parametros: ['USUARIO_WEB_INTRANET'], ready: false },
  { id: 42, code: 'intranet-pending', ruta: '/panelintranet/facturaspdtes', right: 'invoices', icono: 'file-dollar', grupo: 'tools', lugar: 'child', parametros: ['USUARIO_WEB_INTRANET'], ready: false },
  { id: 43, code: 'parameters', ruta: '/params', right: 'params', icono: 'settings', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 44, code: 'booking-parameters', ruta: '/params_tribuna', right: 'params', icono: 'adjustments', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 45, code: 'suppliers', ruta: '/proveedor', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'sidebar', parametros: [], ready: true },
  { id: 46, code: 'supplier-new', ruta: '/proveedor/new', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'child', parametros: [], ready: true },
  { id: 47, code: 'supplier-edit', ruta: '/proveedor/{id}/edit', right: 'suppliers', icono: 'truck', grupo: 'money', lugar: 'child', parametros: [], ready: true },
  { id: 48, code: 'receipts-generate', ruta: '/recibo', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 49, code: 'receipts-open', ruta: '/recibo/visualizar', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 50, code: 'receipts-downloaded', ruta: '/recibo/visualizarDescargados', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 51, code: 'receipts-remittance', ruta: '/recibo/visualizarFiltroRemesa', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child', parametros: [], ready: false },
  { id: 52, code: 'remittances', ruta: '/recibo/visualizarRemesas', right: 'invoices', icono: 'send', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 53, code: 'planner', ruta: '/reservas/{id}', right: 'bookings', icono: 'calendar', grupo: 'bookings', lugar: 'per-sport', parametros: [], ready: true },
  { id: 54, code: 'weekend', ruta: '/reservas/finsemana/{id}', right: 'bookings', icono: 'calendar-week', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 55, code: 'season-hours', ruta: '/reservas/horastemporada', right: 'bookings', icono: 'calendar-time', grupo: 'bookings', lugar: 'sidebar', parametros: ['ACTIVAR_RESERVAS_TEMPORADA'], ready: false },
  { id: 56, code: 'season-week', ruta: '/reservas/viewtemporada', right: 'bookings', icono: 'calendar-week', grupo: 'bookings', lugar: 'sidebar', parametros: ['ACTIVAR_RESERVAS_TEMPORADA'], ready: false },
  { id: 57, code: 'booking-configurations', ruta: '/reservas/config', right: 'params', icono: 'calendar-cog', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 58, code: 'booking-configuration-edit', ruta: '/reservas/config/edit/{id}', right: 'params', icono: 'calendar-cog', grupo: 'settings', lugar: 'child', parametros: [], ready: true },
  { id: 59, code: 'bookings-pending', ruta: '/reservas/pendientes', right: 'bookings', icono: 'calendar-question', grupo: 'bookings', lugar: 'sidebar', parametros: [], ready: false },
  { id: 60, code: 'booking-new', ruta: '/reservas/{id}/create/{id_mst_recurso}/{hora_ini}', right: 'bookings', icono: 'calendar-plus', grupo: 'bookings', lugar: 'child', parametros: [], ready: true },
  { id: 61, code: 'booking-edit', ruta: '/reservas/{id}/{id_reserva}', right: 'bookings', icono: 'calendar-event', grupo: 'bookings', lugar: 'child', parametros: [], ready: true },
  { id: 62, code: 'blocks', ruta: '/reservas/{id}/block', right: 'bookings', icono: 'calendar-off', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 63, code: 'block-new', ruta: '/reservas/{id}/block/new', right: 'bookings', icono: 'calendar-off', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 64, code: 'permanent-bookings', ruta: '/reservas/{id}/permanent', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 65, code: 'permanent-booking-new', ruta: '/reservas/{id}/permanent/new', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 66, code: 'permanent-booking-edit', ruta: '/reservas/{id}/permanent/edit/{id_mst_reservasfijas}', right: 'bookings', icono: 'calendar-repeat', grupo: 'bookings', lugar: 'child', parametros: [], ready: false },
  { id: 67, code: 'members', ruta: '/socios', right: 'members', icono: 'users', grupo: 'members', lugar: 'sidebar', parametros: [], ready: true },
  { id: 68, code: 'member-new', ruta: '/socios/new', right: 'members', icono: 'user-plus', grupo: 'members', lugar: 'child', parametros: [], ready: true },
  { id: 69, code: 'member-edit', ruta: '/socios/{id}/edit', right: 'members', icono: 'user', grupo: 'members', lugar: 'child', parametros: [], ready: true },
  { id: 70, code: 'member-types', ruta: '/socios/type', right: 'members', icono: 'users-group', grupo: 'members', lugar: 'sidebar', parametros: [], ready: true },
  { id: 71, code: 'labels', ruta: '/socios/etiquetas', right: 'members', icono: 'tags', grupo: 'members', lugar: 'sidebar', parametros: [], ready: false },
  { id: 72, code: 'registry', ruta: '/socios/padron', right: 'members', icono: 'address-book', grupo: 'members', lugar: 'sidebar', parametros: [], ready: false },
  { id: 73, code: 'member-search', ruta: '/socios/buscar', right: 'members', icono: 'user-search', grupo: 'members', lugar: 'sidebar', parametros: [], ready: true },
  { id: 74, code: 'support', ruta: '/soporte', right: 'signed-in', icono: 'lifebuoy', grupo: 'tools', lugar: 'sidebar', parametros: [], ready: true },
  { id: 75, code: 'tariffs', ruta: '/tarifas', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'sidebar', parametros: [], ready: true },
  { id: 76, code: 'tariff-new', ruta: '/tarifas/new', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'child', parametros: [], ready: true },
  { id: 77, code: 'tariff-edit', ruta: '/tarifas/{id}/edit', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'child', parametros: [], ready: true },
  { id: 78, code: 'price-bands', ruta: '/tarifas/{id}/edit/TarifasPrecios/{id_mst_tarifas_precios}/TarifasPreciosTramos', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'child', parametros: [], ready: true },
  { id: 79, code: 'pass-prices', ruta: '/tarifas/abonos', right: 'tariffs', icono: 'ticket', grupo: 'money', lugar: 'sidebar', parametros: [], ready: true },
  { id: 80, code: 'pass-types', ruta: '/tipoabono', right: 'tariffs', icono: 'ticket', grupo: 'money', lugar: 'sidebar', parametros: [], ready: true },
  { id: 81, code: 'pass-type-edit', ruta: '/tipoabono/edit/{id}', right: 'tariffs', icono: 'ticket', grupo: 'money', lugar: 'child', parametros: [], ready: true },
  { id: 82, code: 'fee-types', ruta: '/tipocuotas', right: 'members', icono: 'list', grupo: 'money', lugar: 'sidebar', parametros: [], ready: false },
  { id: 83, code: 'income-types', ruta: '/tipo_ingresos', right: 'invoices', icono: 'list-details', grupo: 'money', lugar: 'sidebar', parametros: [], ready: true },
  { id: 84, code: 'court-type-new', ruta: '/tipo_recursos/new', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 85, code: 'court-type-detail', ruta: '/tipo_recursos/{id}/detail', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 86, code: 'court-type-edit', ruta: '/tipo_recursos/{id}/edit', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 87, code: 'court-edit', ruta: '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit', right: 'courts', icono: 'square', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 88, code: 'court-payment-slot', ruta: '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit/{id_reg_recurso_pagotramos}/edit', right: 'courts', icono: 'clock-dollar', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 89, code: 'court-new', ruta: '/tipo_recursos/{id}/recursos/new', right: 'courts', icono: 'square-plus', grupo: 'courts', lugar: 'child', parametros: [], ready: true },
  { id: 90, code: 'court-types', ruta: '/tipo_recursos', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'sidebar', parametros: [], ready: true },
  { id: 91, code: 'booking-types', ruta: '/tipo_reservas', right: 'params', icono: 'palette', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 92, code: 'till', ruta: '/tpv', right: 'cash', icono: 'shopping-cart', grupo: 'money', lugar: 'sidebar', parametros: ['ACTIVAR_TPV'], ready: false },
  { id: 93, code: 'products', ruta: '/tpv/producto', right: 'cash', icono: 'package', grupo: 'money', lugar: 'sidebar', parametros: ['ACTIVAR_TPV'], ready: false },
  { id: 94, code: 'levels', ruta: '/niveles', right: 'params', icono: 'stairs', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 95, code: 'staff', ruta: '/personal', right: 'admin', icono: 'user-shield', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 96, code: 'mailbox', ruta: '/correo', right: 'admin', icono: 'inbox', grupo: 'settings', lugar: 'sidebar', parametros: [], ready: true },
  { id: 97, code: 'account', ruta: '/cuenta', right: 'signed-in', icono: 'user-circle', grupo: 'tools', lugar: 'child', parametros: [], ready: true },
  { id: 98, code: 'member-import', ruta: '/socios/importar', right: 'members', icono: 'upload', grupo: 'members', lugar: 'child', parametros: [], ready: true },
] as const satisfies readonly MenuEntry[]
