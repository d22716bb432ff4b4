import {
  AliasNode,
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'

/** Target table of a writing statement, without its alias. */
const targetOf = (node: OperationNode) => {
  const target = InsertQueryNode.is(node)
    ? node.into
    : UpdateQueryNode.is(node)
      ? node.table
      : DeleteQueryNode.is(node)
        ? node.from.froms[0]
        : undefined
  return target && AliasNode.is(target) ? target.node : target
}

/** Nodes without tables; a column written `socio.nombre` names a table that appears elsewhere in the statement. */
export const withoutTables = new Set<OperationNode['kind']>([
  'ReferenceNode',
  'ColumnNode',
  'IdentifierNode',
  'ValueNode',
  'PrimitiveValueListNode',
  'OperatorNode',
  'SelectAllNode',
  'SelectModifierNode',
])

/**
 * Records the tables that the statements of a call read and write, for the audit entry, the live update and the web's
 * list of sources of an answer. Must come after `withSchema`: only real tables have a schema by then, CTEs and aliases
 * have none.
 */
export class TableRecorder implements KyselyPlugin {
  readonly read = new Set<string>()
  readonly written = new Set<string>()

  /** Forgets everything, before the same work is done again. */
  clear() {
    this.read.clear()
    this.written.clear()
  }
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.noteTargets(node)
    this.#walk(node)
    return node
  }
  /** Records the tables that a statement, or one of its common table expressions, writes. */
  noteTargets(node: RootOperationNode) {
    this.#note(node)
    if ('with' in node) for (const { expression } of node.with?.expressions ?? []) this.#note(expression)
  }
  #note(node: OperationNode) {
    const target = targetOf(node)
    if (target && TableNode.is(target)) this.written.add(target.table.identifier.name)
  }
  #walk(node: OperationNode) {
    if (withoutTables.has(node.kind)) return
    if (TableNode.is(node)) {
      if (node.table.schema) this.read.add(node.table.identifier.name)
      return
    }
    for (const part of Object.values(node)) this.#look(part)
  }
  #look(part: unknown) {
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) for (const one of part) this.#look(one)
    else if ('kind' in part) this.#walk(part as OperationNode)
  }
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result
  }
}
