export { layAgain, liftPasses } from './place-pass.ts'
