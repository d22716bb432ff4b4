/** Mistakes that somebody could make in a rule: what is wrong, where a line reads so, and what it says then. */
const mistakes = [
  ['a refusal that never comes', /\bif \((?!false\))(.+)\) (?=refuse\()/g, () => 'if (false) '],
  ['a border that is off by one', / ([<>])= /g, ([, sign]) => ` ${sign} `],
  ['a border that is off by one', /(?<=[\w)\]])(?<!\.length) ([<>]) (?=[\w(-])/g, ([, sign]) => ` ${sign}= `],
  ['the opposite', / === /g, () => ' !== '],
  ['the opposite', / !== /g, () => ' === '],
  ['one condition of two is enough', / && /g, () => ' || '],
  ['both conditions are needed', / \|\| /g, () => ' && '],
  ['a condition of the query is missing', /^\s*\.where\('.*\)$/g, () => ''],
  ['a flag the wrong way round', /, (true|false)\)/g, ([, flag]) => `, ${flag === 'false'})`],
  ['a sign the wrong way round', /(?<=[\w)\]]) ([+-]) (?=[\w(])/g, ([, sign]) => ` ${sign === '+' ? '-' : '+'} `],
]
/**
 * Types, imports, comments and standard values of parameters hold no rules, and a sum of texts is no arithmetic. A condition that bounds what is
 * read, where what is done with the rows decides by itself, says so: without it nothing is wrong, only slow.
 */
const holdsNoRule =
  /^\s*(import\b|export (type|interface)\b|interface\b|type\b|readonly\b|\/?\*|\/\/|[A-ZÑ_0-9]{5,}: )|['"`] \+ | \+ ['"`]| is \w+ =>|\/\/ only for speed$/

/** Every way to make one mistake in a source, one place each: what is between `from` and `to` reads `wrong` then. */
export const mutationsOf = (source) => {
  let start = 0
  return source.split('\n').flatMap((line, at) => {
    const begins = start
    start += line.length + 1
    if (holdsNoRule.test(line)) return []
    return mistakes.flatMap(([what, pattern, wrongOf]) =>
      [...line.matchAll(pattern)].map((match) => {
        const wrong = wrongOf(match)
        const changed = line.slice(0, match.index) + wrong + line.slice(match.index + match[0].length)
        const from = begins + match.index
        return { what, line: at + 1, was: line.trim(), is: changed.trim(), from, to: from + match[0].length, wrong }
      }),
    )
  })
}

/** The source with a mistake in it. */
export const withMistake = (source, { from, to, wrong }) => source.slice(0, from) + wrong + source.slice(to)

/** A number from 0 to 1 for each call, the same ones for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
