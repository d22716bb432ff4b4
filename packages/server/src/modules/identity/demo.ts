import type { DemoFill } from '../../kit/demo.ts'
import { saveSetting } from '../club/public.ts'
import { createAccount } from './public.ts'

/** The account that the printed password opens, which needs no second factor. */
export const fill: DemoFill = ({ login, write }) =>
  write(async (tx) => {
    await createAccount(tx, { id_mst_socios: login.id_mst_socios, password: login.password, is_admin: true, lang: 'es-ES' })
    await saveSetting(tx, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: '0', activo: true })
  })
