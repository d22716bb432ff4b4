import { mkdirSync } from 'node:fs'
import { product } from '@app/contract/product'
import { assemble, builtWeb } from './assemble.ts'
import { ensureDemoClub } from './demo/ensure-demo-club.ts'
import { refusePublicDemoPassword } from './demo/public-demo-password.ts'
import { systemClock } from './kit/clock.ts'
import { configuration } from './kit/configuration.ts'
import { openProductDatabase } from './kit/open-database.ts'
import { openKeyring } from './kit/secret-key.ts'
import { StartFailure, startSentence } from './kit/start-failure.ts'
import { prepareAll } from './prepare.ts'

/** Starts everything and stops it again in the opposite order, once, on the first signal. */
async function main() {
  const settings = configuration()
  mkdirSync(settings.dataDir, { recursive: true })
  const database = await openProductDatabase(settings)
  try {
    await prepareAll(database.pool)
    await ensureDemoClub(database.pool, settings, (progress) => console.log(progress))
    await refusePublicDemoPassword(database.pool, settings.host)
    const running = await assemble({
      ...database,
      now: systemClock,
      secrets: openKeyring(settings),
      webDir: builtWeb,
      logger: { level: settings.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
      trustProxy: settings.trustProxy,
    })
    await running.app.listen({ port: settings.port, host: settings.host })
    announce(settings.host, settings.port, settings.demo)
    const stop = once(async () => {
      await running.stop()
      await database.stop()
      process.exit(0)
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
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

const once = <T>(work: () => Promise<T>) => {
  let running: Promise<T> | undefined
  return () => (running ??= work())
}

main().catch((error: unknown) => {
  console.error(startSentence(error))
  if (!(error instanceof StartFailure) && process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
