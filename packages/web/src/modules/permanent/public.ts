export { ClashAnswers } from './clash-answers.tsx'
export { DecideSeries } from './decide-series.tsx'
