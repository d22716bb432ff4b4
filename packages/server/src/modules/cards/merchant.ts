import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Merchant } from './provider.ts'

/** The first company's account collects for lines that name none. */
export const firstCompany = 1

const bases = { redsys: 'https://sis.redsys.es', redsys_pruebas: 'https://sis-t.redsys.es:25443' } as const
/** Base address of a gateway; the simulator's is set by the environment, and without it a club has no gateway. */
const baseOf = (gateway: 'redsys' | 'redsys_pruebas' | 'simulador') =>
  gateway === 'simulador' ? process.env.CARD_SIMULATOR_URL : bases[gateway]

/** The secret of the older signature is 24 bytes as base64. */
const isKey = (secret: string) => Buffer.from(secret, 'base64').length === 24

/** A company's account at the card gateway; null while its number or its key is missing or invalid: it accepts no cards then. */
export async function merchantOf(tx: Tx, { secrets }: Pick<ClubFacts, 'secrets'>, id: number): Promise<Merchant | null> {
  const row = await tx
    .selectFrom('empresa')
    .select(['clavepagospub', 'clavepagospriv', 'terminal_pagos', 'pasarela', 'firma_pagos'])
    .where('id_mst_empresas', '=', id)
    .executeTakeFirst()
  if (!row?.clavepagospub || !row.clavepagospriv) return null
  const secret = secrets.open(row.clavepagospriv, { table: 'empresa', column: 'clavepagospriv', id })
  const base = baseOf(row.pasarela)
  if (!secret || !isKey(secret) || !base) return null
  // test keys are public: payments with them are not real money
  const isTest = row.pasarela !== 'redsys'
  return { code: row.clavepagospub, terminal: row.terminal_pagos, secret, version: row.firma_pagos, base, isTest }
}
