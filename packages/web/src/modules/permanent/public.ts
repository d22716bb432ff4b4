export { ClashAnswers } from './clash-answers.tsx'
export { ReviewSeries } from './review-series.tsx'
