import { say } from '@app/contract'
import { type Language, languages } from '@app/contract/kit/texts'
import { highestLevel } from '@app/contract/levels/level'
import * as declared from '@app/contract/levels/levels'
import type { Tx } from '../../kit/database/database.ts'
import { json } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { refuseUsed } from './uses.ts'

type Names = Partial<Record<Language, string>>

/** The levels with names in a language, in Spanish if a text is missing. */
async function levelsIn(tx: Tx, lang: Language) {
  const rows = await tx.selectFrom('nivel').selectAll().orderBy('cod_nivel').execute()
  return rows.map(({ cod_nivel, textos }) => ({ cod_nivel, textos, desc_nivel: textos[lang] ?? textos.es ?? String(cod_nivel) }))
}
/** Every level, locked: changes of levels take turns. */
const locked = async (tx: Tx) => {
  const rows = await tx.selectFrom('nivel').selectAll().orderBy('cod_nivel').forUpdate().execute()
  return new Map(rows.map(({ cod_nivel, textos }) => [cod_nivel, textos]))
}

export const list = handle(declared.levelList, ({ tx, user }) => levelsIn(tx, user.lang))
export const listIn = handle(declared.levelsIn, ({ tx, input }) => levelsIn(tx, input.lang))

export const add = handle(declared.addLevel, async ({ tx, input, user }) => {
  const there = await locked(tx)
  const free = Array.from({ length: highestLevel + 1 }, (_, one) => one).filter((one) => !there.has(one))
  const lang = input.selected_language ?? user.lang
  if (free.length === 0) refuse('nivel.todos')
  const cod_nivel = input.cod_nivel ?? free[0]!
  if (there.has(cod_nivel)) refuse('msg.already_there', { cod_nivel: 'msg.already_there' })
  const textos: Names = Object.fromEntries(languages.map((one) => [one, say('nivel.nuevo', one, { n: cod_nivel })]))
  if (input.desc_nivel !== null) textos[lang] = input.desc_nivel
  await tx
    .insertInto('nivel')
    .values({ cod_nivel, textos: json(textos) as never })
    .execute()
  return { niveles: await levelsIn(tx, lang) }
})

export const remove = handle(declared.deleteLevel, async (call) => {
  const { tx, input, user } = call
  const there = await locked(tx)
  if (!there.has(input.cod_nivel)) refuse('msg.not_found')
  await refuseUsed(tx, input.cod_nivel, call)
  await tx.deleteFrom('nivel').where('cod_nivel', '=', input.cod_nivel).execute()
  return { niveles: await levelsIn(tx, input.selected_language ?? user.lang) }
})

const plain = (text: string) => text.trim().toLowerCase()

export const save = handle(declared.saveLevels, async ({ tx, input: { selected_language: lang, niveles } }) => {
  const there = await locked(tx)
  const complaints: Record<string, string> = {}
  for (const [index, { cod_nivel, desc_nivel }] of niveles.entries()) {
    const textos = there.get(cod_nivel)
    if (!textos) complaints[`niveles.${index}.cod_nivel`] = 'nivel.desconocido'
    else there.set(cod_nivel, { ...textos, [lang]: desc_nivel })
  }
  for (const [index, { cod_nivel, desc_nivel }] of niveles.entries()) {
    const other = [...there].some(([code, textos]) => code !== cod_nivel && plain(textos[lang] ?? '') === plain(desc_nivel))
    if (other) complaints[`niveles.${index}.desc_nivel`] = 'nivel.repetido'
  }
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
  for (const { cod_nivel } of niveles)
    await tx
      .updateTable('nivel')
      .set({ textos: json(there.get(cod_nivel)) as never })
      .where('cod_nivel', '=', cod_nivel)
      .execute()
  return { niveles: await levelsIn(tx, lang) }
})
