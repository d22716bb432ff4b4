import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Types with behaviour: 2 is the type of a new member, 6 and 7 wait for their activation link. */
const reservedMemberTypes = [2, 6, 7] as const

/** Member type: decides prices and visibility for the member (spec 1 §3, spec 3 §2.2). */
export const memberType = resource('member-type', {
  table: 'tipo_socio',
  path: 'tipo_socio',
  label: 'desc',
  permission: 'members',
  dropdown: ['members', 'invoices', 'bookings', 'courts', 'tariffs', 'params'],
  reserved: reservedMemberTypes,
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  shown: { text: 'menu.member-types', route: '/socios/type' },
  words: 'club',
  fields: {
    id_mst_tiposocio: field.id(),
    desc: field.text(80),
    es_titular: defaulted(field.flag(), false),
    nivel: defaulted(field.level(), 0),
    horas_vista: defaulted(field.integer({ min: 0, max: 87_600 }), 168),
    finsemana_vista: defaulted(field.flag(), true),
    activar_pago: defaulted(field.flag(), true),
    anadir_invitado: defaulted(field.flag(), true),
  },
})
