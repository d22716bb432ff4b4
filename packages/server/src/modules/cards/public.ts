export { mayStart, readLink } from './link-state.ts'
export { mailLinks, payableByCard, takesCards, withdrawLinks } from './many-links.ts'
export { linkForLines, perLink } from './open-link.ts'
