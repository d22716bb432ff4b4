export { NewBookingForm } from './booking/new-booking-form.tsx'
export { SidePanel } from './booking/side-panel.tsx'
export { useRestore } from './dialogs/use-restore.ts'
