import { field } from '../../kit/kinds.ts'
import { rights } from '../../kit/permissions.ts'
import { resource } from '../../kit/resource.ts'

/** Menu right granted to a staff member. An administrator has them all without rows. */
export const memberRight = resource('member-right', {
  table: 'socios_menus',
  path: 'socios_menus',
  only: [],
  label: 'menu',
  permission: 'admin',
  fields: {
    id_reg_socios_menus: field.id(),
    id_mst_socios: field.ref('socio'),
    menu: field.choice(...rights),
  },
})
