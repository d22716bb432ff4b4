import { startVerifactuSimulator } from '../modules/verifactu/simulator.ts'

/** The service of the tax agency without the agency, until it is stopped: `npm run verifactu-simulator -- 4479 60`, port and seconds between sendings. */
export async function run([port = '4479', wait = '60']: readonly string[]): Promise<number> {
  const { url, stop } = await startVerifactuSimulator({ port: Number(port), wait: Number(wait) })
  console.log(`VERI*FACTU simulator: ${url}  nothing is sent to the tax agency`)
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await stop()
  return 0
}
