import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

interface Address {
  readonly port: number
  readonly host: string
}

async function listenOnce({ port, host }: Address): Promise<number> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  const address = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return address.port
}

/** Refuses an address that cannot be listened on: taken, not of this machine, not for this user. */
export const refuseTakenPort = (address: Address) => listenOnce(address)

/** A free port of this machine. */
export const freePort = () => listenOnce({ port: 0, host: '127.0.0.1' })
