import { useKeys } from '../screen/commands.ts'

/** Key of a dialog's act, registered inside of it: a dialog holds all other keys. */
export function ConfirmKey({ run }: { run: () => void }) {
  useKeys({ 'mod+Enter': run })
  return null
}
