export { screensOf } from './menu.ts'
export { newsletterFile } from './newsletters.ts'
