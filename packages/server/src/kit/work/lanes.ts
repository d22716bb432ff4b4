/** Lanes of work, each with the number of jobs that one process works off in it at once: no lane delays another. */
export const lanes = {
  /** Letters, one at a time: a killed process leaves one in doubt at most. */
  mail: 1,
  /** Card gateways, cash machines, the store of files. */
  devices: 8,
  /** Services of the tax agency, which may be silent for hours. */
  agency: 4,
  /** Work inside of the product. */
  work: 2,
  /** Slices of long runs. */
  runs: 1,
} as const
export type Lane = keyof typeof lanes

/** Lanes that rest after each job as long as it took, so that desks get half of the machine at least. */
export const restful: ReadonlySet<Lane> = new Set(['runs'])

/** Urgencies, first ones first: somebody waits at a screen; a letter or a job of its own; one of many. */
export const urgencies = ['waiting', 'single', 'many'] as const
export type Urgency = (typeof urgencies)[number]

/** Order of an urgency among the others, as stored. */
export const rankOf = (urgency: Urgency) => urgencies.indexOf(urgency)
