export { type EndedFee, endFeesOf, feesBeyond, lockFeesOf, reopenFees } from './end-fees.ts'
export { giveFeeTo, holdersOf, takeFees } from './give-fee.ts'
export { giveFeeOfPass, lockFeesOfPasses, takeFeeOfPass } from './pass-fees.ts'
