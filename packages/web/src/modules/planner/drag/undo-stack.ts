import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { store } from '../../../kit/reads/store.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Undoable act; `run` throws a refusal if it can no longer be undone. */
interface Undo {
  readonly run: () => Promise<unknown>
}

const deepest = 50
/** Acts of this desk in the planner, the last at the end. */
const done = store<readonly Undo[]>([])

/** Undoes one act, once; a refusal shows the change made to it meanwhile. */
export async function undoAct(undo: Undo) {
  if (!done.get().includes(undo)) return
  done.set((all) => all.filter((one) => one !== undo))
  try {
    await undo.run()
    toast.info(t('planner.undone'))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(t('planner.cannot_undo', { reason: error.msg }))
  }
}

/** Registers an undoable act: undone by its toast, or by Ctrl+Z until the next act on the same object. */
export function registerUndo(run: Undo['run']): Undo {
  const undo = { run }
  done.set((all) => [...all, undo].slice(-deepest))
  return undo
}

/** Ctrl+Z: undoes the last act. */
export async function undoLast() {
  const last = done.get().at(-1)
  if (last) await undoAct(last)
  else toast.info(t('planner.nothing_to_undo'))
}
