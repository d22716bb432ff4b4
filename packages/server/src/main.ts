import { product } from '@app/contract/product'
import { assemble, builtMemberPage, builtWeb } from './assemble.ts'
import { ensureDemoClub, refusePublicDemoPassword } from './demo.ts'
import { atMost, systemClock } from './kit/clock.ts'
import { configuration } from './kit/configuration.ts'
import { openDeskPool } from './kit/database/desk-role.ts'
import { openProductDatabase } from './kit/database/open-database.ts'
import { refuseSecondStart } from './kit/embedded/data-lock.ts'
import { refuseTakenPort } from './kit/embedded/port.ts'
import { printFailure } from './kit/embedded/start-failure.ts'
import { openFiles } from './kit/files/files.ts'
import { makeFolder } from './kit/files/make-folder.ts'
import { openKeyring } from './kit/secrets/secret-key.ts'
import { prepareAll } from './prepare.ts'

/** Starts everything and stops it again in the opposite order. */
async function main() {
  const settings = configuration()
  // before anything is made: a start that cannot be leaves nothing behind
  if (!settings.databaseUrl) refuseSecondStart(settings.dataDir)
  await refuseTakenPort(settings)
  const database = await openProductDatabase(settings)
  makeFolder(settings.dataDir)
  try {
    await prepareAll(database.pool)
    await ensureDemoClub(database.pool, settings, (progress) => console.log(progress))
    await refusePublicDemoPassword(database.pool, settings.host)
    const pool = await openDeskPool(database.connection, database.pool)
    const running = await assemble({
      ...database,
      pool,
      now: systemClock,
      secrets: openKeyring(settings),
      files: openFiles(settings),
      webDir: builtWeb,
      memberDir: builtMemberPage,
      logger: { level: settings.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
      trustProxy: settings.trustProxy,
      openDocs: settings.openDocs,
      metricsToken: settings.metricsToken,
      centralClub: settings.centralClub,
      bounceMailbox: settings.bounceMailbox,
    })
    await running.app.listen({ port: settings.port, host: settings.host })
    announce(settings.host, settings.port, settings.demo)
    leaveOnSignal(async () => {
      await atMost(stopWithin, running.stop())
      await atMost(stopWithin, pool.end())
      await database.stop()
    })
  } catch (error) {
    await database.stop()
    throw error
  }
}

function announce(host: string, port: number, demo: boolean) {
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/admin`
  console.log(
    `\n${product.name} ${product.version} is ready: ${address}${demo ? '\nSign in with admin@club.test / demo-demo' : ''}\nCtrl-C stops it.\n`,
  )
}

/** Milliseconds that the server and its workers have to finish; then the database is stopped under the remaining work. */
const stopWithin = 4000

/** A terminal's Ctrl-C arrives from the terminal and again from each program that forwards it: within these milliseconds it counts once. */
const sameSignal = 300

/** The first signal stops everything in order, a second one exits immediately. */
function leaveOnSignal(stop: () => Promise<void>) {
  let leavingSince: number | undefined
  const leave = () => {
    if (leavingSince !== undefined) {
      if (performance.now() - leavingSince > sameSignal) process.exit(1)
      return
    }
    leavingSince = performance.now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        printFailure(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  // `npm start` names itself; a killed one passes no signal on
  const starter = Number(process.env.STARTED_BY ?? 0)
  const watch = setInterval(() => {
    if (starter === 0 || process.ppid === starter) return
    clearInterval(watch)
    leave()
  }, 500).unref()
}

main().catch((error: unknown) => {
  printFailure(error, `${product.name} could not start: `)
  process.exit(1)
})
