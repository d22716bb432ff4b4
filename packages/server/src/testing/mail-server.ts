import { afterAll } from 'vitest'
import { startMailServer } from './smtp.ts'

/** A mail server until the end of the test file. */
export async function mailServer() {
  const server = await startMailServer()
  afterAll(server.close)
  return server
}

/** The same, as the mail server of the product in this process. */
export async function ownMailServer() {
  const server = await mailServer()
  process.env.SMTP_URL = server.url
  afterAll(() => {
    delete process.env.SMTP_URL
  })
  return server
}
