export { decideMachine } from './machine-result.ts'
export { queryOnceJob } from './run.ts'
