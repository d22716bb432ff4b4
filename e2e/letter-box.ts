import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMailServer } from '@app/server/testing/smtp'
import { afterAll } from 'vitest'
import { startMailbox } from '../packages/server/src/testing/imap.ts'
import { innermostParts, type LetterPart, readMime, unquoted } from '../packages/server/src/testing/mime.ts'

const report = readFileSync(join(import.meta.dirname, '../packages/server/src/modules/mail/bounces/fixtures/postfix.eml'), 'utf8')

/** A letter as its mail server got it. */
export interface SentLetter {
  readonly to: string
  readonly id: string
  readonly subject: string
  readonly header: string
  readonly parts: readonly LetterPart[]
}

/** A subject out of its encoded words. */
function plainSubject(header: string): string {
  const written = /^subject:([^\r\n]*(?:\r\n[ \t][^\r\n]*)*)/im.exec(header)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  const words = written
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, way: string, word: string) => {
      const bytes = way.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' '))
      return bytes.toString('latin1')
    })
  return Buffer.from(words, 'latin1').toString().trim()
}

/** Mail server and mailbox of bounces of the product that is started next, until the end of the file. */
export async function letterBox() {
  const server = await startMailServer()
  const box = await startMailbox()
  const { host, port, user, password } = box.settings
  process.env.SMTP_URL = server.url
  process.env.IMAP_URL = `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/INBOX`
  afterAll(async () => {
    delete process.env.SMTP_URL
    delete process.env.IMAP_URL
    await Promise.all([server.close(), box.close()])
  })
  const read = ({ to, id, message }: { readonly to: string; readonly id: string; readonly message: string }): SentLetter => {
    const whole = readMime(Buffer.from(message))
    const header = whole.header.toString()
    return { to, id, header, subject: plainSubject(header), parts: innermostParts(whole) }
  }
  return {
    /** Letters to an address, the first one first. */
    to: (address: string): readonly SentLetter[] => server.received.filter((one) => one.to === address).map(read),
    /** Puts the report of the reader's server into the mailbox: there is no such address. */
    bounce: ({ to, id }: SentLetter) => {
      const told = { para: to, message_id: `<${id}>`, action: 'failed', status: '5.1.1', code: '550' }
      box.put(Object.entries(told).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), report))
    },
  }
}
