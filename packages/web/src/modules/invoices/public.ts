export { ChargeBar } from './charge-bar.tsx'
export { PayMark } from './pay-mark.tsx'
