export { NewBookingForm } from './new-booking-form.tsx'
export { SidePanel } from './side-panel.tsx'
export { useRestore } from './use-restore.ts'
