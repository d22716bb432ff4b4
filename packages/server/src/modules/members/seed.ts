import { guestMember } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'

/** Member types, of which 2, 6 and 7 have behaviour, and member 3, the guest. */
export async function seed(tx: Tx) {
  await tx
    .insertInto('tipo_socio')
    .values([
      { id_mst_tiposocio: 1, desc: 'Titular', es_titular: true },
      { id_mst_tiposocio: 2, desc: 'Socio' },
      { id_mst_tiposocio: 3, desc: 'Invitado', activar_pago: false, anadir_invitado: false },
      { id_mst_tiposocio: 4, desc: 'Menor' },
      { id_mst_tiposocio: 5, desc: 'Beneficiario' },
      { id_mst_tiposocio: 6, desc: 'Pendiente de validar', activar_pago: false, anadir_invitado: false },
      { id_mst_tiposocio: 7, desc: 'Externo pendiente de validar', activar_pago: false, anadir_invitado: false },
    ])
    .execute()
  await tx
    .insertInto('socio')
    .values({
      id_mst_socios: guestMember,
      nombre: 'Invitado',
      apellidos: '',
      id_mst_tiposocio: 3,
      es_invitado: true,
      reservado: true,
      notificar: false,
      notificarApp: false,
      acceso_web: false,
    })
    .execute()
}
