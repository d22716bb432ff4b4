export { type FeeLine, FeeLineAnswers, useFeeAnswers } from './lines/fee-line-answers.tsx'
