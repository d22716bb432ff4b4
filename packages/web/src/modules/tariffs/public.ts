export { PriceSteps } from './price-steps.tsx'
