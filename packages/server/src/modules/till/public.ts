export { cartToCharge, closePaidCarts, lockCartsOf, sellCarts } from './charge-outside.ts'
