export { OtherPrices, priceSentence } from './price-reason.tsx'
