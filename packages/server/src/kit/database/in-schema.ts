import {
  DeleteQueryNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import { type TableRecorder, withoutTables } from './table-recorder.ts'

type Names = ReadonlySet<string>
const none: Names = new Set()

/** The names of common table expressions that a node may read. */
function expressionsOf(node: OperationNode, around: Names): Names {
  const own = 'with' in node ? (node.with as { expressions: readonly { name: { table: TableNode } }[] } | undefined) : undefined
  return own ? new Set([...around, ...own.expressions.map(({ name }) => name.table.table.identifier.name)]) : around
}

const isWhole = (node: OperationNode) => (UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) && !node.where

/** Lets no update and no deletion without a condition reach the database: a condition that was forgotten would write every row of the club. */
function refuseWhole(node: RootOperationNode) {
  const inner = 'with' in node ? (node.with?.expressions ?? []).map(({ expression }) => expression) : []
  const whole = [node, ...inner].find(isWhole)
  if (whole) throw new Error(`${whole.kind} without a condition: it would write the whole table.`)
}

/**
 * Sends the statements of a call to its club, in one pass that copies only the changed nodes: each table gets the club's schema, except common
 * table expressions and tables that have one; tables are recorded, and a statement without a condition that would write all rows is refused.
 * Kysely's `withSchema` copies every statement whole, which took twice as long as building it (0199).
 */
export class InSchema implements KyselyPlugin {
  readonly #schema: IdentifierNode
  readonly #recorder: TableRecorder
  constructor(schema: string, recorder: TableRecorder) {
    this.#schema = IdentifierNode.create(schema)
    this.#recorder = recorder
  }
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    refuseWhole(node)
    this.#recorder.noteTargets(node)
    return this.#node(node, none) as typeof node
  }
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result
  }
  #node(node: OperationNode, around: Names): OperationNode {
    if (withoutTables.has(node.kind)) return node
    if (TableNode.is(node)) return this.#table(node, around)
    const names = expressionsOf(node, around)
    const parts = node as unknown as Readonly<Record<string, unknown>>
    let copy: Record<string, unknown> | undefined
    for (const key in parts) {
      const placed = this.#part(parts[key], names)
      if (placed !== parts[key]) (copy ??= { ...parts })[key] = placed
    }
    return (copy as OperationNode | undefined) ?? node
  }
  #part(part: unknown, names: Names): unknown {
    if (typeof part !== 'object' || part === null) return part
    if (!Array.isArray(part)) return 'kind' in part ? this.#node(part as OperationNode, names) : part
    let copy: unknown[] | undefined
    for (let at = 0; at < part.length; at += 1) {
      const placed = this.#part(part[at], names)
      if (placed !== part[at]) (copy ??= [...part])[at] = placed
    }
    return copy ?? part
  }
  #table(node: TableNode, names: Names): TableNode {
    const { identifier, schema } = node.table
    if (!schema && names.has(identifier.name)) return node
    this.#recorder.read.add(identifier.name)
    return schema ? node : { ...node, table: { ...node.table, schema: this.#schema } }
  }
}
