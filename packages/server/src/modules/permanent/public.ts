export { noticesOf } from './notices.ts'
export { isCharged } from './series-rows.ts'
