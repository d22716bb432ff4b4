import MagicString from 'magic-string'
import { parseSync } from 'oxc-parser'

const operators = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
}
/** Times that a mistake may be come to in one test file: far beyond them it is a loop without an end. */
const endless = 3_000_000

/** What a source with switches calls: which mistake is made now (`made`, null for none), and which places were come to. */
export const switches = (globalThis.mistakes ??= {
  made: null,
  reached: new Set(),
  times: 0,
  is(id) {
    this.reached.add(id)
    if (id !== this.made) return false
    if (++this.times > endless) throw new Error('This mistake never ends.')
    return true
  },
  compare(id, [sign, wrong], left, right) {
    return operators[this.is(id) ? wrong : sign](left, right)
  },
  both(id, sign, left, right) {
    return (sign === '&&') !== this.is(id) ? left && right() : left || right()
  },
})

const isSign = ({ wrong }) => wrong.trim() in operators
const isJunction = ({ wrong }) => ['&&', '||'].includes(wrong.trim())
const isOf = (what) => (one) => one.what === what

/** The parts of a piece of syntax that are syntax themselves. */
const partsOf = (node) =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter((one) => typeof one?.type === 'string'))
function walk(node, visit) {
  visit(node)
  for (const part of partsOf(node)) walk(part, visit)
}
/** Whether something is waited for in it, which a function around it could not do. */
const waits = (node) => node.type === 'AwaitExpression' || (!/Function/.test(node.type) && partsOf(node).some(waits))

/**
 * The source with a switch at each mistake that can be made while it runs, and the ids of these. Mistakes in texts of SQL, and where something is
 * waited for, have no switch.
 */
export function withSwitches(source, mistakes, name = 'source.ts') {
  const text = new MagicString(source)
  const switched = new Set()
  const open = new Set(mistakes)
  /** The mistake of a sort that is at this place of the source, once. */
  const at = (place, isOfSort) => {
    const found = [...open].find((one) => one.from <= place && place < one.to && isOfSort(one))
    if (found) {
      open.delete(found)
      switched.add(found.id)
    }
    return found
  }
  // what surrounds an expression stands outside of what surrounds its parts
  const around = ({ start, end }, before, after) => text.appendRight(start, before).prependLeft(end, after)

  const ways = {
    BinaryExpression(node) {
      const place = source.indexOf(node.operator, node.left.end)
      const found = node.operator in operators && at(place, isSign)
      if (!found) return
      around(node, `mistakes.compare(${found.id}, ['${node.operator}', '${found.wrong.trim()}'], (`, '))')
      text.overwrite(place, place + node.operator.length, '), (')
    },
    LogicalExpression(node) {
      const place = source.indexOf(node.operator, node.left.end)
      const found = node.operator !== '??' && !waits(node.right) && at(place, isJunction)
      if (!found) return
      around(node, `mistakes.both(${found.id}, '${node.operator}', (`, '))')
      text.overwrite(place, place + node.operator.length, '), () => (')
    },
    IfStatement(node) {
      const found = at(node.start, isOf('a refusal that never comes'))
      if (found) around(node.test, `!mistakes.is(${found.id}) && (`, ')')
    },
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.arguments.some(waits)) return
      const dot = source.lastIndexOf('.', node.callee.property.start)
      const found = at(dot, isOf('a condition of the query is missing'))
      if (!found || source.slice(found.from, dot).trim() !== '') return
      text.overwrite(dot, dot + 1, `.$if(!mistakes.is(${found.id}), (query) => query.`)
      text.prependLeft(node.end, ')')
    },
    Literal(node) {
      const found = typeof node.value === 'boolean' && at(node.start, isOf('a flag the wrong way round'))
      if (found) text.overwrite(node.start, node.end, `(mistakes.is(${found.id}) !== ${node.value})`)
    },
  }
  walk(parseSync(name, source).program, (node) => ways[node.type]?.(node))
  return { source: text.toString(), switched }
}
