export { helpShown, toggleHelp } from './help-shown.ts'

/** Panel of the help, loaded when it first opens. */
export const loadHelpPanel = async () => (await import('./help-panel.tsx')).HelpPanel
