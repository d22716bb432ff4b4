import type { C60Profile } from '@app/contract/c60/c60-profile'
import type { Day } from '@app/contract/values/day'
import { json, type Tx } from '../../kit/database/database.ts'

export { lockCompany } from './companies.ts'

/** Gives the company of a new club the club's name. */
export const nameCompany = (tx: Tx, nombre: string) => tx.updateTable('empresa').set({ nombre }).where('id_mst_empresas', '=', 1).execute()

/** Sets the first day of a company with VERI*FACTU, or none. */
export const setVerifactuStart = (tx: Tx, id: number, verifactu_desde: Day | null) =>
  tx.updateTable('empresa').set({ verifactu_desde }).where('id_mst_empresas', '=', id).execute()

/** Stores the profile by which the Cuaderno 60 files of a company are read. */
export const saveProfile = (tx: Tx, id: number, profile: C60Profile) =>
  tx
    .updateTable('empresa')
    .set({ perfil_c60: json(profile) })
    .where('id_mst_empresas', '=', id)
    .execute()
