export { heldPasses } from './held-passes.ts'
