import { randomBytes } from 'node:crypto'
import { readEmail } from '@app/contract/values/email'
import { isSlug, schemaOf } from '../kit/clubs.ts'
import { openDatabase } from '../kit/database.ts'
import { createClub, inClub, restartIdentities } from '../kit/install.ts'
import { StartFailure } from '../kit/start-failure.ts'
import { createAccount } from '../modules/shell/public.ts'
import { prepareAll } from '../prepare.ts'
import { seeds } from '../registry.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run club -- create <short name> --name "<name>" --admin <e-mail> [--host <host name>]'

/** A new club in this installation, with its first administrator; the password is printed once. A running server learns of it at its next start. */
export async function run([what, slug = '', ...rest]: readonly string[]): Promise<number> {
  const option = (name: string) => (rest.includes(`--${name}`) ? rest[rest.indexOf(`--${name}`) + 1] : undefined)
  const nombre = option('name')
  const email = readEmail(option('admin') ?? '')
  if (what !== 'create' || !nombre || !email) throw new StartFailure(`Use it like this: ${usage}.`)
  if (!isSlug(slug)) throw new StartFailure(`'${slug}' cannot be a short name: use small letters and digits.`)
  const password = randomBytes(12).toString('base64url')
  await withDatabase(async ({ pool }) => {
    await prepareAll(pool)
    const { rowCount } = await pool.query('select 1 from platform.club where slug = $1', [slug])
    if (rowCount) throw new StartFailure(`There is a club '${slug}' already.`)
    const host = option('host')
    await createClub(pool, { slug, nombre, ...(host && { hosts: [host.toLowerCase()] }) }, seeds, async () => {
      await inClub(openDatabase(pool), schemaOf(slug), async (tx) => {
        const person = { id_mst_socios: 1, nombre: 'Administrador', apellidos: nombre, email, id_mst_tiposocio: 2 }
        await tx
          .insertInto('socio')
          .values(person)
          .onConflict((conflict) => conflict.column('id_mst_socios').doUpdateSet({ email }))
          .execute()
        await createAccount(tx, { id_mst_socios: 1, password, is_admin: true })
      })
      await restartIdentities(pool, [schemaOf(slug)])
    })
  })
  console.log(`The club '${slug}' is there. ${email} signs in with ${password} and chooses another password then.`)
  return 0
}
