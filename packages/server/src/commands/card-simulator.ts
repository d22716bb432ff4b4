import { startSimulator } from '../modules/cards/simulator.ts'

/** The merchant key of Redsys’ own tests, which is no secret. */
const secret = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

/** A card gateway that moves no money, until it is stopped: `npm run card-simulator -- 4477`; its address is set in CARD_SIMULATOR_URL. */
export async function run([port = '4477']: readonly string[]): Promise<number> {
  const { url, stop } = await startSimulator({ secret, port: Number(port) })
  console.log(`Card simulator: CARD_SIMULATOR_URL=${url}  merchant 999008881  key ${secret}`)
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await stop()
  return 0
}
