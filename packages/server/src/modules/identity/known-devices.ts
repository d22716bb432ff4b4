import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'

/** Seconds that a browser is remembered after its last sign-in, and maximum of browsers of one account. */
const memory = 365 * 86_400
const most = 20

interface DeviceQuery {
  readonly member: number
  /** The token of the browser's cookie, null when it has none. */
  readonly device: string | null
  readonly now: Date
}

const alive = (tx: Tx, { device, now }: Pick<DeviceQuery, 'device' | 'now'>) =>
  tx
    .selectFrom('dispositivo_conocido')
    .select('id_reg_dispositivo')
    .where('hash', '=', hashToken(device ?? ''))
    .where('expires_at', '>', now)

/** True if this browser has signed in to the account before: failures elsewhere do not lock it out (decision 0023). */
export const isKnownDevice = async (tx: Tx, { member, ...query }: DeviceQuery): Promise<boolean> =>
  query.device !== null && (await alive(tx, query).where('id_mst_socios', '=', member).executeTakeFirst()) !== undefined

/**
 * Remembers the browser that signed in to the account; returns the token for its cookie, stored hashed. A desk shared
 * by several users has one token for all; an unknown token is replaced.
 */
export async function rememberDevice(tx: Tx, query: DeviceQuery): Promise<string> {
  const { member, now } = query
  const isOurs = query.device !== null && (await alive(tx, query).executeTakeFirst()) !== undefined
  const token = isOurs ? query.device! : newToken()
  const expires_at = after(now, memory)
  await tx
    .insertInto('dispositivo_conocido')
    .values({ hash: hashToken(token), id_mst_socios: member, expires_at })
    .onConflict((conflict) => conflict.columns(['hash', 'id_mst_socios']).doUpdateSet({ expires_at }))
    .execute()
  await tx
    .deleteFrom('dispositivo_conocido')
    .where('id_mst_socios', '=', member)
    .where((eb) =>
      eb(
        'id_reg_dispositivo',
        'not in',
        eb
          .selectFrom('dispositivo_conocido')
          .select('id_reg_dispositivo')
          .where('id_mst_socios', '=', member)
          .where('expires_at', '>', now)
          .orderBy('expires_at', 'desc')
          .orderBy('id_reg_dispositivo', 'desc')
          .limit(most),
      ),
    )
    .execute()
  return token
}

/** No browser is known to the account any more. */
export const forgetDevices = async (tx: Tx, member: number) => {
  await tx.deleteFrom('dispositivo_conocido').where('id_mst_socios', '=', member).execute()
}
