/** Letters of a subject in the app. */
export const appSubject = 120

/** A subject as the app shows it; no letter is cut in two. */
export const inApp = (subject: string): string => [...subject].slice(0, appSubject).join('')
