export { digestOf } from './digest.ts'
export { inSlices, runKind, type Slice, sliceRows, startRun } from './slices.ts'
