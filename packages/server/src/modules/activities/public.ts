export { type Days, type Prices, rebillActivities, rebillChampionships } from './billed.ts'
export { shownPerson } from './person.ts'
