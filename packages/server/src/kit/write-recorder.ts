import { DeleteQueryNode, InsertQueryNode, type KyselyPlugin, type OperationNode, TableNode, UpdateQueryNode } from 'kysely'

const targetOf = (node: OperationNode) =>
  InsertQueryNode.is(node) ? node.into : UpdateQueryNode.is(node) ? node.table : DeleteQueryNode.is(node) ? node.from.froms[0] : undefined

/** Notes which tables a call wrote: the audit entry and the live update name them, tests hold the call to its `changes`. */
export class WriteRecorder implements KyselyPlugin {
  readonly tables = new Set<string>()
  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.#note(node)
    if ('with' in node) for (const { expression } of node.with?.expressions ?? []) this.#note(expression)
    return node
  }
  #note(node: OperationNode) {
    const target = targetOf(node)
    if (target && TableNode.is(target)) this.tables.add(target.table.identifier.name)
  }
  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result
  }
}
