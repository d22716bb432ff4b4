import { sendClosureNotices } from '@app/contract/closures/closure-notices'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockClosure, send } from './closure-letters.ts'

export const sendNow = handle(sendClosureNotices, async ({ tx, input: { id }, club, now }) => {
  const closure = await lockClosure(tx, id)
  if (closure.fecha_deshecho !== null) refuse('closures.ya_deshecho')
  if (closure.avisada) refuse('closures.avisos_enviados')
  return { avisos: await send(tx, id, { club, now }) }
})
