export { moveWithUndo } from './moving.ts'
export { drawnSlot, pickedSlot } from './slot.ts'
