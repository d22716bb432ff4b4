export { mailLinks, payableByCard, takesCards, withdrawLinks } from './many-links.ts'
