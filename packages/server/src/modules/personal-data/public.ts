export { lastConsents, recordConsent, refusedBy } from './consent.ts'
export { recordOpening } from './opening.ts'
