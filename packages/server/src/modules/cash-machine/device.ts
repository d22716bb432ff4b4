import { mainCompany } from '@app/contract/company/company'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { settings } from '../club/public.ts'
import { cashdro } from './cashdro-adapter.ts'
import { fileLink } from './file-link-adapter.ts'
import type { CashMachine } from './provider.ts'

/** Address of the simulator; its real address is set by the environment. */
const simulator = 'simulador'

/**
 * The club's cash machine: files if the club links its other program, otherwise the device at CASHDRO_IP; null without
 * one.
 */
export async function machineOf(tx: Tx, { secrets, slug }: Pick<ClubFacts, 'secrets' | 'slug'>): Promise<CashMachine | null> {
  const { CASHDRO_IP, CASHDRO_HUELLA, ENLACE_BINSOFT, CASHDRO_RUTA_ENVIO, CASHDRO_RUTA_RECEPCION, CASHDRO_RUTA_HISTORICO } =
    await settings(tx)
  if (ENLACE_BINSOFT && CASHDRO_RUTA_ENVIO && CASHDRO_RUTA_RECEPCION && CASHDRO_RUTA_HISTORICO) {
    const root = process.env.CASH_FILES_DIR
    return root
      ? fileLink({ root, slug, send: CASHDRO_RUTA_ENVIO, receive: CASHDRO_RUTA_RECEPCION, history: CASHDRO_RUTA_HISTORICO })
      : null
  }
  if (!CASHDRO_IP) return null
  const company = await tx
    .selectFrom('empresa')
    .select(['usuario_maquina', 'clave_maquina'])
    .where('id_mst_empresas', '=', mainCompany)
    .executeTakeFirst()
  const place = { table: 'empresa', column: 'clave_maquina', id: mainCompany }
  const password = company?.clave_maquina ? secrets.open(company.clave_maquina, place) : null
  const base = CASHDRO_IP === simulator ? process.env.CASH_MACHINE_URL : `https://${CASHDRO_IP}`
  if (!company?.usuario_maquina || !password || !base) return null
  return cashdro({ base, name: company.usuario_maquina, password, fingerprint: CASHDRO_HUELLA, isTest: CASHDRO_IP === simulator })
}
