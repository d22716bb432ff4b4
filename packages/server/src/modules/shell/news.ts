import type { Language } from '@app/contract/kit/texts'
import { dismissNews, type PartialTranslations } from '@app/contract/shell/news'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { saveOwn, settingsOf } from './member-setting.ts'

const worded = (words: PartialTranslations, lang: Language) => words[lang] ?? words.es ?? Object.values(words)[0] ?? ''

/** The newest notice of today that the user has not seen; notices are numbered upwards, so one number remembers them all. */
export async function noticeFor(tx: Tx, user: User, today: Day) {
  const seen = Number((await settingsOf(tx, user.id_mst_socios)).AVISO_VISTO)
  const row = await tx
    .selectFrom('aviso')
    .select(['id_reg_aviso', 'titulo', 'texto'])
    .where('id_reg_aviso', '>', seen)
    .where('desde', '<=', today)
    .where((eb) => eb.or([eb('hasta', 'is', null), eb('hasta', '>=', today)]))
    .orderBy('id_reg_aviso', 'desc')
    .executeTakeFirst()
  return row ? { id_reg_aviso: row.id_reg_aviso, titulo: worded(row.titulo, user.lang), texto: worded(row.texto, user.lang) } : null
}

export const dismiss = handle(dismissNews, async ({ tx, user, input }) => {
  const row = await tx.selectFrom('aviso').select('id_reg_aviso').where('id_reg_aviso', '=', input.id).executeTakeFirst()
  if (!row) refuse('msg.not_found')
  const seen = Number((await settingsOf(tx, user.id_mst_socios)).AVISO_VISTO)
  await saveOwn(tx, user.id_mst_socios, { cod: 'AVISO_VISTO', valor: String(Math.max(seen, input.id)) })
  return {}
})
