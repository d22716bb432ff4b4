import shares from './test-shares.json' with { type: 'json' }

/** Usual part of a file without an entry in test-shares.json. */
const least = 0.01
/** Usual part of the whole run that a file takes. */
const usualOf = (path) => shares[path] ?? least

const percent = (share) => `${(share * 100).toFixed(1)} %`
const sum = (times) => [...times.values()].reduce((all, seconds) => all + seconds, 0) || 1

/** The ten files that took longest, with seconds and their part of the whole. */
export function dearest(times) {
  const all = sum(times)
  const sorted = [...times].toSorted(([, a], [, b]) => b - a)
  return sorted.slice(0, 10).map(([path, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${percent(seconds / all).padStart(6)}  ${path}`)
}

/** Files that took three times their usual part of the run, or more. */
export function risen(times) {
  const all = sum(times)
  return [...times]
    .map(([path, seconds]) => ({ path, share: seconds / all, usual: usualOf(path) }))
    .filter(({ share, usual }) => share > 3 * usual)
    .map(
      ({ path, share, usual }) =>
        `SLOW  ${path} took ${percent(share)} of the run, ${(share / usual).toFixed(1)} times its usual ${percent(usual)}`,
    )
}
