import { codeLimits } from './codes.ts'

interface Complaint {
  readonly key: 'acceso.linea_corta' | 'acceso.linea_repetida' | 'acceso.linea_signos'
  readonly linea: number
}
const written = /^[\p{L}\p{N}._-]+$/u

/**
 * Codes of a file, one per line up to the first comma, semicolon or tabulator; empty lines are skipped. Wrong lines are reported, counted
 * from one.
 */
export function readCodes(text: string): { readonly codes: readonly string[]; readonly wrong: readonly Complaint[] } {
  const seen = new Set<string>()
  const wrong: Complaint[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const code = (line.split(/[,;\t]/)[0] ?? '').trim().replace(/^"(.*)"$/, '$1')
    if (code === '') continue
    const key =
      code.length < codeLimits.shortest || code.length > codeLimits.longest
        ? 'acceso.linea_corta'
        : !written.test(code)
          ? 'acceso.linea_signos'
          : seen.has(code)
            ? 'acceso.linea_repetida'
            : null
    if (key) wrong.push({ key, linea: index + 1 })
    else seen.add(code)
  }
  return { codes: [...seen], wrong }
}
