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
