import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@app/contract/kit/texts'
import { newsletters } from '@app/contract/shell/newsletters'
import { configuration } from '../../kit/configuration.ts'
import { handle } from '../../kit/http/serve.ts'

/** Folders of the product's own release notes, and of the installation owner's newsletters. */
const folders = () => ({ tribuna: join(import.meta.dirname, '../../../newsletters'), club: configuration().newslettersDir })
type Source = keyof ReturnType<typeof folders>

/** '2026-11-es.pdf': the month and the language. */
const named = new RegExp(`^(\\d{4}-(?:0[1-9]|1[0-2]))-(${languages.join('|')})\\.pdf$`)
const largest = 25 * 1024 * 1024

/** True if a file's content is a PDF, of 25 MB at most. */
async function isPdf(path: string): Promise<boolean> {
  await using file = await open(path).catch(() => null)
  const found = await file?.stat()
  if (!file || !found?.isFile() || found.size > largest) return false
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(5), position: 0 })
  return buffer.subarray(0, bytesRead).toString('latin1') === '%PDF-'
}

/** The newsletters of a folder, newest month first; other files are ignored, and a missing folder is empty. */
async function newslettersIn(source: Source) {
  const folder = folders()[source]
  const found = []
  for (const name of await readdir(folder).catch(() => [])) {
    const [, mes, code] = named.exec(name) ?? []
    const lang = languages.find((one) => one === code)
    if (mes && lang && (await isPdf(join(folder, name))))
      found.push({ mes, lang, propio: source === 'tribuna', url: `/api/actualizaciones/${source}/${name}` })
  }
  return found.toSorted((a, b) => b.mes.localeCompare(a.mes) || languages.indexOf(a.lang) - languages.indexOf(b.lang))
}

export const all = handle(newsletters, {
  prepare: async () => [...(await newslettersIn('tribuna')), ...(await newslettersIn('club'))],
  run: async ({ prepared }) => prepared,
})

/** The PDF of a newsletter; null if unknown. */
export async function newsletterFile(source: string, name: string): Promise<Uint8Array | null> {
  const places = folders()
  if (!(source === 'tribuna' || source === 'club') || !named.test(name)) return null
  const path = join(places[source], name)
  return (await isPdf(path)) ? readFile(path) : null
}
