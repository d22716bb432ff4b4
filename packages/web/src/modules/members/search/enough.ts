/** Enough to ask the server: so many letters, or a number however short. */
export const isEnough = (typed: string, least: number): boolean => typed.trim().length >= least || /\d/.test(typed)
