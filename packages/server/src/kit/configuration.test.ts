import { afterEach, expect, it, vi } from 'vitest'
import { configuration } from './configuration.ts'

afterEach(() => vi.unstubAllEnvs())

it('the store of files is a folder, or a bucket whose address comes with both of its keys', () => {
  vi.stubEnv('FILES_DIR', '/srv/files')
  expect(configuration()).toMatchObject({ filesDir: '/srv/files', filesS3: undefined })
  vi.stubEnv('FILES_S3_URL', 'https://s3.example.org/files/tribuna')
  expect(configuration).toThrow('FILES_S3_KEY and FILES_S3_SECRET')
  vi.stubEnv('FILES_S3_KEY', 'key')
  vi.stubEnv('FILES_S3_SECRET', 'secret')
  const s3 = { url: 'https://s3.example.org/files/tribuna', key: 'key', secret: 'secret', region: undefined }
  expect(configuration().filesS3).toEqual(s3)
  for (const wrong of ['s3://files', 'https://s3.example.org/', 'files']) {
    vi.stubEnv('FILES_S3_URL', wrong)
    expect(configuration).toThrow(`FILES_S3_URL is ${wrong}`)
  }
})

it('the mailbox of bounces is an address with user and password, which a refusal does not repeat', () => {
  vi.stubEnv('IMAP_URL', '')
  expect(configuration().bounceMailbox).toBeUndefined()
  vi.stubEnv('IMAP_URL', 'imaps://rebotes%40club.test:a%3Ab@mail.club.test/Correo%20devuelto')
  const there = { host: 'mail.club.test', isSecure: true, port: 993, user: 'rebotes@club.test', password: 'a:b', folder: 'Correo devuelto' }
  expect(configuration().bounceMailbox).toEqual(there)
  vi.stubEnv('IMAP_URL', 'imap://u:p@127.0.0.1:1143')
  expect(configuration().bounceMailbox).toMatchObject({ host: '127.0.0.1', isSecure: false, port: 1143, folder: 'INBOX' })
  for (const wrong of ['pop3://u:palabra@mail.club.test', 'imaps://mail.club.test', 'palabra']) {
    vi.stubEnv('IMAP_URL', wrong)
    expect(configuration).toThrow(/^IMAP_URL is no mailbox((?!palabra).)*$/)
  }
})
