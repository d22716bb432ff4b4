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
/** Types, imports, comments and standard values of parameters hold no rules, and a sum of texts is no arithmetic. */
const holdsNoRule =
  /^\s*(import\b|export (type|interface)\b|interface\b|type\b|readonly\b|\/?\*|\/\/|[A-ZÑ_0-9]{5,}: )|['"`] \+ | \+ ['"`]| is \w+ =>/

/** Every way to make one mistake in a source, one place each. */
export const mutationsOf = (source) => {
  const lines = source.split('\n')
  return lines.flatMap((line, at) =>
    holdsNoRule.test(line)
      ? []
      : mistakes.flatMap(([what, pattern, wrong]) =>
          [...line.matchAll(pattern)].map((match) => {
            const changed = line.slice(0, match.index) + wrong(match) + line.slice(match.index + match[0].length)
            return { what, line: at + 1, was: line.trim(), is: changed.trim(), source: lines.with(at, changed).join('\n') }
          }),
        ),
  )
}

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
