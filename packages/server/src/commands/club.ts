import { randomBytes } from 'node:crypto'
import { readEmail } from '@app/contract/values/email'
import { systemClock } from '../kit/clock.ts'
import { readHosts, requireFreeNames, requireNames } from '../kit/club-names.ts'
import { timeZone } from '../kit/configuration.ts'
import { schemaOf } from '../kit/database/clubs.ts'
import { openDatabase } from '../kit/database/database.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'
import { createClub, inClub, preparePlatform, restartIdentities } from '../kit/install.ts'
import { inPlaceOf } from '../kit/servers/each-club.ts'
import { moveClub } from '../kit/servers/move-club.ts'
import { tellServers } from '../kit/servers/tell-servers.ts'
import { changeClubs } from '../kit/unfinished-clubs.ts'
import { nameCompany } from '../modules/company/public.ts'
import { createAccount, issueToken, publicUrl, resetLink } from '../modules/identity/public.ts'
import { seeds } from '../registry.ts'
import { withDatabase } from './with-database.ts'

const usages = {
  create: 'npm run club -- create <short name> --name "<name>" --admin <e-mail> [--host <host name>] [--zone <time zone>]',
  hosts: 'npm run club -- hosts <short name> <host name> …',
  zone: 'npm run club -- zone <short name> <time zone>',
  move: 'npm run club -- move <short name> --to <DATABASE_URL of another server>|own',
}

/** Creates a club in this installation, sets the host names or the time zone of an existing one, or moves it. Running servers serve it at once. */
export async function run([what, ...rest]: readonly string[]): Promise<number> {
  if (what === 'create') return create(rest)
  if (what === 'hosts') return nameHosts(rest)
  if (what === 'zone') return changeZone(rest)
  if (what === 'move') return move(rest)
  throw new StartFailure(`Usage: ${Object.values(usages).join(', or ')}.`)
}

/** The names at which a club answers, instead of those it had. */
async function nameHosts([slug = '', ...names]: readonly string[]): Promise<number> {
  if (names.length === 0) throw new StartFailure(`Usage: ${usages.hosts}.`)
  const hosts = readHosts(names)
  await withDatabase(async ({ pool }) => {
    await preparePlatform(pool)
    await changeClubs(pool, async (client) => {
      await requireFreeNames(client, { slug, hosts })
      const { rowCount } = await client.query('update platform.club set hosts = $2 where slug = $1', [slug, hosts])
      if (!rowCount) throw new StartFailure(`There is no club '${slug}'.`)
    })
    await tellServers(pool)
  })
  console.log(`The club '${slug}' answers at ${hosts.join(', ')}.`)
  return 0
}

/** The time zone of a club, while it has no booking: the minutes of a booking are those of the club's day. */
async function changeZone([slug = '', name = '', ...more]: readonly string[]): Promise<number> {
  if (name === '' || more.length > 0) throw new StartFailure(`Usage: ${usages.zone}.`)
  const zone = timeZone(name, '<time zone>')
  await withDatabase(async ({ pool }) => {
    const hasBookings = await inPlaceOf(pool, slug, async ({ schema, pool: server }) => {
      const { rowCount } = await server.query(`select 1 from ${schema}.reserva union all select 1 from ${schema}.reserva_hist limit 1`)
      return rowCount !== 0
    })
    if (hasBookings) throw new StartFailure(`The club '${slug}' has bookings already: its time zone stays.`)
    await pool.query('update platform.club set zona = $2 where slug = $1', [slug, zone])
    await tellServers(pool)
  })
  console.log(`The club '${slug}' lives in ${zone}.`)
  return 0
}

/** A club to another database, or back to the installation's own, while it works. */
async function move([slug = '', option, to = '', ...more]: readonly string[]): Promise<number> {
  if (option !== '--to' || to === '' || more.length > 0) throw new StartFailure(`Usage: ${usages.move}.`)
  await withDatabase(async ({ pool }) => {
    await preparePlatform(pool)
    const report = (step: string) => console.log(`${slug}: ${step}`)
    const isMoved = await moveClub(pool, { slug, to: to === 'own' ? null : to, report })
    if (!isMoved) report('the club is there already')
  })
  return 0
}

/** Minutes in which the first administrator chooses a password. */
const invitationMinutes = 1440

/** A new club with its first administrator, and the address at which he chooses his password. */
async function create([slug = '', ...rest]: readonly string[]): Promise<number> {
  const option = (name: string) => (rest.includes(`--${name}`) ? rest[rest.indexOf(`--${name}`) + 1] : undefined)
  const nombre = option('name')?.trim()
  const email = readEmail(option('admin') ?? '')
  if (!nombre || !email) throw new StartFailure(`Usage: ${usages.create}.`)
  requireNames({ slug, nombre })
  const zone = timeZone(option('zone') ?? 'Europe/Madrid', '--zone')
  const host = option('host')
  const hosts = host === undefined ? [] : readHosts([host])
  let address = ''
  await withDatabase(async ({ pool }) => {
    await preparePlatform(pool)
    let token = ''
    const names = await createClub(pool, { slug, nombre, zone, hosts }, seeds, async () => {
      await inClub(openDatabase(pool), schemaOf(slug), async (tx) => {
        const person = { id_mst_socios: 1, nombre: 'Administrador', apellidos: nombre, email, id_mst_tiposocio: 2 }
        await tx
          .insertInto('socio')
          .values(person)
          .onConflict((conflict) => conflict.column('id_mst_socios').doUpdateSet({ email }))
          .execute()
        await nameCompany(tx, nombre)
        // told to nobody: the link below is the only way in
        await createAccount(tx, { id_mst_socios: 1, password: randomBytes(24).toString('base64url'), is_admin: true })
        token = await issueToken(tx, { id_mst_socios: 1, purpose: 'password', now: systemClock(), minutes: invitationMinutes })
      })
      await restartIdentities(pool, [schemaOf(slug)], ['socio'])
    })
    address = resetLink(publicUrl({ hosts: names }, { host: `${names[0] ?? 'localhost'}:${process.env.PORT ?? 3000}` }), token)
    await tellServers(pool)
  })
  console.log(`The club '${slug}' is ready; within a day ${email} chooses a password at ${address}`)
  return 0
}
