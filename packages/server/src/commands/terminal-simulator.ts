import { askAt } from '../modules/access/simulator.ts'

/**
 * A turnstile without arms: `npm run terminal-simulator -- http://localhost:3000 <key> <code>` asks as a terminal does and says what it was
 * answered; without a code it tells its state. It ends with 0 where the door opens.
 */
export async function run([url, key, code]: readonly string[]): Promise<number> {
  if (!url || !key) {
    console.error('npm run terminal-simulator -- <address of the club> <key of the terminal> [code]')
    return 2
  }
  const { status, body } = await askAt(url, key, code)
  console.log(`${status} ${JSON.stringify(body)}`)
  return status === 200 && (code === undefined || body.permitido === 1) ? 0 : 1
}
