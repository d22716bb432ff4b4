import { Refused } from '../../../kit/dialogs/refused.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { store } from '../../../kit/reads/store.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Something that can be taken back; `run` says by a refusal why it cannot any more. */
interface Undo {
  readonly run: () => Promise<unknown>
}

const deepest = 50
/** What this desk did to the planner, the last at the end. */
const done = store<readonly Undo[]>([])

/** Takes one act back, once; a refusal says what happened to it meanwhile. */
export async function takeBack(undo: Undo) {
  if (!done.get().includes(undo)) return
  done.set((all) => all.filter((one) => one !== undo))
  try {
    await undo.run()
    toast.info(t('planner.undone'))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    toast.bad(t('planner.cannot_undo', { reason: error.msg }))
  }
}

/** Notes an act that can be taken back: by its toast, or by Ctrl+Z as long as nothing else happened to the same thing. */
export function canBeUndone(run: Undo['run']): Undo {
  const undo = { run }
  done.set((all) => [...all, undo].slice(-deepest))
  return undo
}

/** Ctrl+Z: takes the last act back. */
export async function undoLast() {
  const last = done.get().at(-1)
  if (last) await takeBack(last)
  else toast.info(t('planner.nothing_to_undo'))
}
