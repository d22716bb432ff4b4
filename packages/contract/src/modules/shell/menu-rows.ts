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
// biome-ignore format: one screen a line
const row = <const C extends string>(id: number, code: C, ruta: string, right: Permission, icono: string, grupo: MenuGroup, lugar: MenuPlace, parametros: readonly ParameterName[], ready: boolean): MenuEntry<C> =>
  ({ id, code, ruta, right, icono, grupo, lugar, parametros, ready })

/** One row per screen route of the specification; `ready` tells whether the screen exists. Ids are kept for ever: shortcuts name them. */
// biome-ignore format: one screen a line
export const menuRows = [
  row(1, 'login', '/login', 'anyone', 'login', 'none', 'child', [], true),
  row(2, 'quick-access', '/accesodirecto', 'signed-in', 'star', 'tools', 'sidebar', [], true),
  row(3, 'week-states', '/actSemanaEstado', 'rankings', 'calendar-stats', 'competition', 'sidebar', [], false),
  row(4, 'updates', '/actualizaciones', 'signed-in', 'news', 'tools', 'sidebar', [], false),
  row(5, 'cash-register', '/caja/{id}', 'cash', 'cash-register', 'money', 'per-drawer', ['ACTIVAR_CAJA'], true),
  row(6, 'calendars', '/calendarios', 'calendars', 'calendar-time', 'courts', 'sidebar', [], true),
  row(7, 'holidays', '/calendarios/calendarios/festivos', 'calendars', 'calendar-heart', 'courts', 'sidebar', [], true),
  row(8, 'calendar-new', '/calendarios/new', 'calendars', 'calendar-plus', 'courts', 'child', [], true),
  row(9, 'calendar-detail', '/calendarios/{id}/detail', 'calendars', 'calendar-time', 'courts', 'child', [], true),
  row(10, 'opening-edit', '/calendarios/{id}/detail/horario/{id_mst_horarios}/edit', 'calendars', 'clock-edit', 'courts', 'child', [], true),
  row(11, 'opening-generate', '/calendarios/{id}/edit', 'calendars', 'clock-plus', 'courts', 'child', [], true),
  row(12, 'championship-categories', '/campeonatoCategoria', 'rankings', 'category', 'competition', 'sidebar', [], false),
  row(13, 'rankings', '/campeonatoRanking', 'rankings', 'trophy', 'competition', 'sidebar', [], false),
  row(14, 'access-codes', '/codis', 'courts', 'key', 'access', 'sidebar', [], false),
  row(15, 'fees', '/cuotas', 'members', 'repeat', 'money', 'sidebar', [], false),
  row(16, 'fee-detail', '/cuotas/{id}/detail', 'members', 'repeat', 'money', 'child', [], false),
  row(17, 'courses', '/cursos', 'bookings', 'school', 'bookings', 'sidebar', [], false),
  row(18, 'course-students', '/cursos/{id}/{idcurso}/detail', 'bookings', 'school', 'bookings', 'child', [], false),
  row(19, 'course-bookings', '/cursos/{idcurso}/permanent', 'bookings', 'calendar-repeat', 'bookings', 'child', [], false),
  row(20, 'course-booking-new', '/cursos/{idcurso}/permanent/new', 'bookings', 'calendar-repeat', 'bookings', 'child', [], false),
  row(21, 'course-groups', '/cursos/grupos', 'bookings', 'folders', 'bookings', 'sidebar', [], false),
  row(22, 'dashboard', '/dashboard', 'signed-in', 'home', 'none', 'child', [], true),
  row(23, 'company', '/empresas/{id}/edit', 'params', 'building', 'settings', 'child', [], false),
  row(24, 'enrolment-billing', '/facturacion_inscritos', 'invoices', 'file-invoice', 'money', 'sidebar', ['FACTURACION_ACTIVIDADES_INSCRITOS', 'FACTURACION_CAMPEONATOS_INSCRITOS'], false),
  row(25, 'access-requests', '/controlacceso/peticionesdomotica', 'courts', 'door', 'access', 'sidebar', ['ACTIVAR_ACCESO'], false),
  row(26, 'official-invoices', '/factura_oficial', 'invoices', 'file-certificate', 'money', 'sidebar', ['ACTIVAR_FACTURA_OFICIAL'], false),
  row(27, 'web-manager', '/gestorweb', 'params', 'world', 'tools', 'sidebar', ['URL_GESTOR_WEB'], false),
  row(28, 'web-camera', '/gestorweb/camara', 'signed-in', 'camera', 'tools', 'sidebar', ['URL_CAMARA_WEB'], false),
  row(29, 'reports', '/informes/{id}', 'signed-in', 'report', 'tools', 'per-report', [], false),
  row(30, 'one-off-income', '/ingresos_puntuales', 'invoices', 'receipt-2', 'money', 'sidebar', [], false),
  row(31, 'light-calendars', '/luzcalendarios', 'calendars', 'bulb', 'access', 'sidebar', [], false),
  row(32, 'light-calendar-edit', '/luzcalendarios/{id}/edit', 'calendars', 'bulb', 'access', 'child', [], false),
  row(33, 'light-calendar-slot', '/luzcalendarios/{id}/edit/{idtramo}/edittramo', 'calendars', 'bulb', 'access', 'child', [], false),
  row(34, 'light-slots', '/luztramos', 'calendars', 'bulb', 'access', 'sidebar', [], false),
  row(35, 'light-slot-edit', '/luztramos/{id}/edit', 'calendars', 'bulb', 'access', 'child', [], false),
  row(36, 'wallet-prices', '/monedero_virtual', 'tariffs', 'wallet', 'money', 'sidebar', ['MONEDERO_SOCIOS'], false),
  row(37, 'notifications', '/notificacion', 'members', 'mail', 'members', 'sidebar', [], false),
  row(38, 'notification-new', '/notificacion/new', 'members', 'mail-plus', 'members', 'child', [], false),
  row(39, 'notification-edit', '/notificacion/{id}/edit', 'members', 'mail', 'members', 'child', [], false),
  row(40, 'intranet', '/panelintranet', 'invoices', 'building-bank', 'tools', 'sidebar', ['USUARIO_WEB_INTRANET'], false),
  row(41, 'intranet-annual', '/panelintranet/avisoanuales', 'invoices', 'bell', 'tools', 'child', ['USUARIO_WEB_INTRANET'], false),
  row(42, 'intranet-pending', '/panelintranet/facturaspdtes', 'invoices', 'file-dollar', 'tools', 'child', ['USUARIO_WEB_INTRANET'], false),
  row(43, 'parameters', '/params', 'params', 'settings', 'settings', 'sidebar', [], true),
  row(44, 'booking-parameters', '/params_tribuna', 'params', 'adjustments', 'settings', 'sidebar', [], false),
  row(45, 'suppliers', '/proveedor', 'suppliers', 'truck', 'money', 'sidebar', [], true),
  row(46, 'supplier-new', '/proveedor/new', 'suppliers', 'truck', 'money', 'child', [], true),
  row(47, 'supplier-edit', '/proveedor/{id}/edit', 'suppliers', 'truck', 'money', 'child', [], true),
  row(48, 'receipts-generate', '/recibo', 'invoices', 'receipt', 'money', 'sidebar', [], false),
  row(49, 'receipts-open', '/recibo/visualizar', 'invoices', 'receipt', 'money', 'sidebar', [], false),
  row(50, 'receipts-downloaded', '/recibo/visualizarDescargados', 'invoices', 'receipt', 'money', 'sidebar', [], false),
  row(51, 'receipts-remittance', '/recibo/visualizarFiltroRemesa', 'invoices', 'receipt', 'money', 'child', [], false),
  row(52, 'remittances', '/recibo/visualizarRemesas', 'invoices', 'send', 'money', 'sidebar', [], false),
  row(53, 'planner', '/reservas/{id}', 'bookings', 'calendar', 'bookings', 'per-sport', [], true),
  row(54, 'weekend', '/reservas/finsemana/{id}', 'bookings', 'calendar-week', 'bookings', 'child', [], false),
  row(55, 'season-hours', '/reservas/horastemporada', 'bookings', 'calendar-time', 'bookings', 'sidebar', ['ACTIVAR_RESERVAS_TEMPORADA'], false),
  row(56, 'season-week', '/reservas/viewtemporada', 'bookings', 'calendar-week', 'bookings', 'sidebar', ['ACTIVAR_RESERVAS_TEMPORADA'], false),
  row(57, 'booking-configurations', '/reservas/config', 'params', 'calendar-cog', 'settings', 'sidebar', [], false),
  row(58, 'booking-configuration-edit', '/reservas/config/edit/{id}', 'params', 'calendar-cog', 'settings', 'child', [], false),
  row(59, 'bookings-pending', '/reservas/pendientes', 'bookings', 'calendar-question', 'bookings', 'sidebar', [], false),
  row(60, 'booking-new', '/reservas/{id}/create/{id_mst_recurso}/{hora_ini}', 'bookings', 'calendar-plus', 'bookings', 'child', [], true),
  row(61, 'booking-edit', '/reservas/{id}/{id_reserva}', 'bookings', 'calendar-event', 'bookings', 'child', [], true),
  row(62, 'blocks', '/reservas/{id}/block', 'bookings', 'calendar-off', 'bookings', 'child', [], false),
  row(63, 'block-new', '/reservas/{id}/block/new', 'bookings', 'calendar-off', 'bookings', 'child', [], false),
  row(64, 'permanent-bookings', '/reservas/{id}/permanent', 'bookings', 'calendar-repeat', 'bookings', 'child', [], false),
  row(65, 'permanent-booking-new', '/reservas/{id}/permanent/new', 'bookings', 'calendar-repeat', 'bookings', 'child', [], false),
  row(66, 'permanent-booking-edit', '/reservas/{id}/permanent/edit/{id_mst_reservasfijas}', 'bookings', 'calendar-repeat', 'bookings', 'child', [], false),
  row(67, 'members', '/socios', 'members', 'users', 'members', 'sidebar', [], true),
  row(68, 'member-new', '/socios/new', 'members', 'user-plus', 'members', 'child', [], true),
  row(69, 'member-edit', '/socios/{id}/edit', 'members', 'user', 'members', 'child', [], true),
  row(70, 'member-types', '/socios/type', 'members', 'users-group', 'members', 'sidebar', [], true),
  row(71, 'labels', '/socios/etiquetas', 'members', 'tags', 'members', 'sidebar', [], true),
  row(72, 'registry', '/socios/padron', 'members', 'address-book', 'members', 'sidebar', [], false),
  row(73, 'member-search', '/socios/buscar', 'members', 'user-search', 'members', 'sidebar', [], true),
  row(74, 'support', '/soporte', 'signed-in', 'lifebuoy', 'tools', 'sidebar', [], false),
  row(75, 'tariffs', '/tarifas', 'tariffs', 'tag', 'money', 'sidebar', [], true),
  row(76, 'tariff-new', '/tarifas/new', 'tariffs', 'tag', 'money', 'child', [], true),
  row(77, 'tariff-edit', '/tarifas/{id}/edit', 'tariffs', 'tag', 'money', 'child', [], true),
  row(78, 'price-bands', '/tarifas/{id}/edit/TarifasPrecios/{id_mst_tarifas_precios}/TarifasPreciosTramos', 'tariffs', 'tag', 'money', 'child', [], true),
  row(79, 'pass-prices', '/tarifas/abonos', 'tariffs', 'ticket', 'money', 'sidebar', [], false),
  row(80, 'pass-types', '/tipoabono', 'tariffs', 'ticket', 'money', 'sidebar', [], false),
  row(81, 'pass-type-edit', '/tipoabono/edit/{id}', 'tariffs', 'ticket', 'money', 'child', [], false),
  row(82, 'fee-types', '/tipocuotas', 'members', 'list', 'money', 'sidebar', [], false),
  row(83, 'income-types', '/tipo_ingresos', 'invoices', 'list-details', 'money', 'sidebar', [], true),
  row(84, 'court-type-new', '/tipo_recursos/new', 'courts', 'ball-tennis', 'courts', 'child', [], true),
  row(85, 'court-type-detail', '/tipo_recursos/{id}/detail', 'courts', 'ball-tennis', 'courts', 'child', [], true),
  row(86, 'court-type-edit', '/tipo_recursos/{id}/edit', 'courts', 'ball-tennis', 'courts', 'child', [], true),
  row(87, 'court-edit', '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit', 'courts', 'square', 'courts', 'child', [], true),
  row(88, 'court-payment-slot', '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit/{id_reg_recurso_pagotramos}/edit', 'courts', 'clock-dollar', 'courts', 'child', [], true),
  row(89, 'court-new', '/tipo_recursos/{id}/recursos/new', 'courts', 'square-plus', 'courts', 'child', [], true),
  row(90, 'court-types', '/tipo_recursos', 'courts', 'ball-tennis', 'courts', 'sidebar', [], true),
  row(91, 'booking-types', '/tipo_reservas', 'params', 'palette', 'settings', 'sidebar', [], true),
  row(92, 'till', '/tpv', 'cash', 'shopping-cart', 'money', 'sidebar', ['ACTIVAR_TPV'], false),
  row(93, 'products', '/tpv/producto', 'cash', 'package', 'money', 'sidebar', ['ACTIVAR_TPV'], false),
  row(94, 'levels', '/niveles', 'params', 'stairs', 'settings', 'sidebar', [], false),
  row(95, 'staff', '/personal', 'admin', 'user-shield', 'settings', 'sidebar', [], false),
  row(96, 'mailbox', '/correo', 'admin', 'inbox', 'settings', 'sidebar', [], false),
] as const
