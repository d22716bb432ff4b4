export { printPaper } from './ticket.ts'
