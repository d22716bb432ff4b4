export { BankTabs } from './bank-tabs.tsx'
