import { once } from 'node:events'
import { createServer } from 'node:net'

/** Refuses an address that cannot be listened on: taken, not of this machine, not for this user. */
export async function refuseTakenPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
