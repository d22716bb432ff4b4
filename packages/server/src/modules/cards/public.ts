export { askable, mailLinks, takesCards, withdrawLinks } from './many-links.ts'
