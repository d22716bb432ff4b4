import { inMenu } from './kit/menu.ts'

/** Screens of the specification that are not built yet. A row moves to its module with its screen; the list only shrinks. */
// biome-ignore format: one screen a line
export const screensToCome = inMenu([
  { id: 24, code: 'enrolment-billing', ruta: '/facturacion_inscritos', right: 'invoices', icono: 'file-invoice', grupo: 'money', lugar: 'sidebar', parametros: ['FACTURACION_ACTIVIDADES_INSCRITOS', 'FACTURACION_CAMPEONATOS_INSCRITOS'] },
  { id: 27, code: 'web-manager', ruta: '/gestorweb', right: 'params', icono: 'world', grupo: 'tools', lugar: 'sidebar', parametros: ['URL_GESTOR_WEB'] },
  { id: 28, code: 'web-camera', ruta: '/gestorweb/camara', right: 'signed-in', icono: 'camera', grupo: 'tools', lugar: 'sidebar', parametros: ['URL_CAMARA_WEB'] },
  { id: 37, code: 'notifications', ruta: '/notificacion', right: 'members', icono: 'mail', grupo: 'members', lugar: 'sidebar' },
  { id: 38, code: 'notification-new', ruta: '/notificacion/new', right: 'members', icono: 'mail-plus', grupo: 'members', lugar: 'child' },
  { id: 39, code: 'notification-edit', ruta: '/notificacion/{id}/edit', right: 'members', icono: 'mail', grupo: 'members', lugar: 'child' },
  { id: 40, code: 'intranet', ruta: '/panelintranet', right: 'invoices', icono: 'building-bank', grupo: 'tools', lugar: 'sidebar', parametros: ['USUARIO_WEB_INTRANET'] },
  { id: 41, code: 'intranet-annual', ruta: '/panelintranet/avisoanuales', right: 'invoices', icono: 'bell', grupo: 'tools', lugar: 'child', parametros: ['USUARIO_WEB_INTRANET'] },
  { id: 42, code: 'intranet-pending', ruta: '/panelintranet/facturaspdtes', right: 'invoices', icono: 'file-dollar', grupo: 'tools', lugar: 'child', parametros: ['USUARIO_WEB_INTRANET'] },
])
