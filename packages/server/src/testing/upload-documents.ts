import type { Desk } from './club.ts'

const part = (name: string, content: string, filename?: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n${content}\r\n`

/** Sends documents of a member, by their names, as a browser's form does. */
export const uploadDocuments = (
  desk: Pick<Desk, 'http'>,
  member: number,
  files: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
) =>
  desk.http({
    method: 'POST',
    url: '/api/socio/documentos/subir',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${Object.entries({ socio: String(member), ...fields })
      .map(([name, value]) => part(name, value))
      .join('')}${Object.entries(files)
      .map(([name, content]) => part('files', content, name))
      .join('')}--x--\r\n`,
  })
