export { reloadSession } from './boot.ts'
