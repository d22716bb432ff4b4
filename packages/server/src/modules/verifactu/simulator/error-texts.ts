import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../../../schemas/verifactu/errores.properties')
let texts: ReadonlyMap<number, string> | undefined

/** Words of the tax agency for a code, without what it appends. */
export function errorText(code: number): string {
  texts ??= new Map(
    [...readFileSync(file, 'utf8').matchAll(/^(\d{4}) = *(.*)$/gm)].map(([, number, text]) => [Number(number), text!.trim()]),
  )
  return texts.get(code) ?? 'Error interno en el servidor.'
}
