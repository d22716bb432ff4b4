export { ChargeBar } from './charge-bar.tsx'
export { GiveBackBar, type GivingBack } from './give-back-bar.tsx'
export { PayMark } from './pay-mark.tsx'
