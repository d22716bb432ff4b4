import { requestAt } from '../modules/access/simulator.ts'

/**
 * A turnstile without arms: `npm run terminal-simulator -- http://localhost:3000 <key> <code>` requests access like a
 * terminal and prints the answer; without a code it reports its state. It exits with 0 if the door opens.
 */
export async function run([url, key, code]: readonly string[]): Promise<number> {
  if (!url || !key) {
    console.error('npm run terminal-simulator -- <address of the club> <key of the terminal> [code]')
    return 2
  }
  const { status, body } = await requestAt(url, key, code)
  console.log(`${status} ${JSON.stringify(body)}`)
  return status === 200 && (code === undefined || body.permitido === 1) ? 0 : 1
}
