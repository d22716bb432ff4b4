export { newsletterFile } from './newsletters.ts'
