export { dayName } from './day-names.ts'
export { bookingPath, plannerPath } from './planner-paths.ts'
export { usePlannerDay } from './use-planner-day.ts'
export { lengthText, rangeText } from './wording.ts'
