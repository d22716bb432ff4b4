export { decideMachine } from './hear.ts'
export { askOnceJob } from './run.ts'
