import type { OutputOf } from '@app/contract/kit/action'
import type { readImport } from '@app/contract/members/import-upload'
import type { Desk } from './club.ts'

/** Sends a list of people to the import, as a browser sends a file. */
export function uploadList(desk: Pick<Desk, 'http'>, text: string, filename = 'socios.csv') {
  const mark = '----cut'
  return desk.http<OutputOf<typeof readImport>>({
    method: 'POST',
    url: '/api/socio/importar/leer',
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    body: Buffer.from(
      `--${mark}\r\nContent-Disposition: form-data; name="fichero"; filename="${filename}"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${mark}--\r\n`,
    ),
  })
}
