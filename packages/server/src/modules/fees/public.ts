export { endFeesOf, feesBeyond, lockFeesOf } from './end-fees.ts'
export { giveFeeOfPass, lockFeesOfPasses, takeFeeOfPass } from './pass-fees.ts'
