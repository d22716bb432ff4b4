/** How many rounds `npm run races` makes of every race. */
const asked = Number(process.env.RACE_ROUNDS)

/** So many rounds of a race: a tenth of them in every test run, which two desks lose just as well, or as many as RACE_ROUNDS says. */
export const roundsOf = (all: number) => (asked > 0 ? asked : Math.max(1, Math.ceil(all / 10)))
