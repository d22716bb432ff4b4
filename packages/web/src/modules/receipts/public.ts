export { BankTabs } from './bank-tabs.tsx'
export { useActKey } from './use-act-key.ts'
