export { mailLinks, payableByCard, takesCards, withdrawLinks } from './many-links.ts'
export { linkForLines } from './open-link.ts'
