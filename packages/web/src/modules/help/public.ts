export { helpShown, toggleHelp } from './help-shown.ts'
