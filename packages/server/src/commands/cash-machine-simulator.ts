import { startCashMachine } from '../modules/cash-machine/simulator.ts'

/**
 * A cash machine without cash, until it is stopped: `npm run cash-machine-simulator -- 4478 500` lets 5 € fall in at
 * each query. Its address is set in CASH_MACHINE_URL, CASHDRO_IP `simulador` has a club use it.
 */
export async function run([port = '4478', coins = '500']: readonly string[]): Promise<number> {
  const { url, stop } = await startCashMachine({ port: Number(port), coins: Number(coins) })
  console.log(`Cash machine simulator: CASH_MACHINE_URL=${url}  CASHDRO_IP simulador  name tribuna  password tribuna`)
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await stop()
  return 0
}
