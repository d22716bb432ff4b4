/** Minimum query length: n letters, or any number. */
export const meetsMinQuery = (typed: string, least: number): boolean => typed.trim().length >= least || /\d/.test(typed)
