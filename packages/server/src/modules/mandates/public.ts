export { askFor } from './ask-signatures.ts'
export { restMandate, revokeFor } from './change-mandate.ts'
export { currentMandates, type Mandate, type MandateCall, mandateKey } from './mandate-rows.ts'
export { type EndedUse, type MandateUse, unuseMandates, useMandates } from './use-mandates.ts'
