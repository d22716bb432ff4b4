import { DeleteQueryNode, type OperationNode, type RootOperationNode, UpdateQueryNode } from 'kysely'

const isWhole = (node: OperationNode) => (UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) && !node.where

/** Lets no update and no deletion without a condition reach the database: a condition that was forgotten would write every row of the club. */
export function refuseWhole(node: RootOperationNode) {
  const inner = 'with' in node ? (node.with?.expressions ?? []).map(({ expression }) => expression) : []
  const whole = [node, ...inner].find(isWhole)
  if (whole) throw new Error(`${whole.kind} without a condition: it would write the whole table.`)
}
