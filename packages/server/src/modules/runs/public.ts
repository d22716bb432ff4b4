export { digestOf } from './digest.ts'
export { inSlices, inSlicesOfClub, runKind, type Slice, sliceRows, startRun } from './slices.ts'
