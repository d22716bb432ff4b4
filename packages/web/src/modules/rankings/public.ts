export { RecordScreen } from './record-screen.tsx'
export { RowButton } from './row-button.tsx'
