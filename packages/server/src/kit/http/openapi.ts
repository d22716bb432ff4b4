import { type Action, editedFields, methodOf, pathOf, writtenResources } from '@app/contract/kit/action'
import type { Field } from '@app/contract/kit/field'
import { rightsIn } from '@app/contract/kit/permissions'
import { schemaOf, schemaOfObject } from '@app/contract/kit/shapes'
import { escaped } from './html.ts'
import { addressesOf, typeOf } from './serve.ts'

interface Naming {
  readonly title: string
  readonly version: string
}
const namesInPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)

function operation(action: Action, method: string, path: string) {
  const inPath = new Set(namesInPath(path))
  const rest = Object.entries(action.input).filter(([name]) => !inPath.has(name))
  const parameter = (where: string, name: string, f: Field) => ({
    name,
    in: where,
    required: where === 'path' || (f.need === 'required' && !f.alias),
    schema: schemaOf(f, 'sent'),
  })
  const inQuery = method === 'GET' || method === 'DELETE'
  const body = schemaOfObject(Object.fromEntries(rest), 'sent')
  const before = {
    _read: { type: 'object', properties: (schemaOfObject(editedFields(action), 'answered') as { properties: object }).properties },
  }
  const accepted = rest.filter(([, f]) => f.need !== 'generated')
  return {
    operationId: `${method} ${path}`,
    tags: [pathOf(action.endpoint).split('/')[2] ?? ''],
    'x-permission': rightsIn(action.permission),
    ...(action.parametros && { 'x-parameters': action.parametros }),
    ...(action.changes && { 'x-changes': writtenResources(action) }),
    parameters: [
      ...[...inPath].map((name) => parameter('path', name, action.input[name]!)),
      ...(inQuery ? accepted.flatMap(([name, f]) => [name, ...(f.alias ?? [])].map((spelling) => parameter('query', spelling, f))) : []),
    ],
    ...(!inQuery &&
      rest.length > 0 && {
        requestBody: {
          content: {
            'application/json': { schema: action.edits ? { ...body, properties: { ...(body.properties as object), ...before } } : body },
          },
        },
      }),
    responses: {
      200: {
        description: action.answer ?? 'plain',
        content: { [typeOf(action)]: { schema: schemaOf(action.output, 'answered') } },
      },
      422: { description: 'invalid' },
    },
  }
}

/** The complete interface as an OpenAPI 3.1 document, generated from the declarations. */
export function openApi(actions: readonly Action[], { title, version }: Naming) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const action of actions) {
    for (const { method, path } of addressesOf(action)) (paths[path] ??= {})[method.toLowerCase()] = operation(action, method, path)
  }
  return { openapi: '3.1.0', info: { title, version }, paths }
}

const fieldLine = ([name, f]: [string, Field]) =>
  `<li><code>${escaped(name)}</code> ${f.kind}${f.need === 'required' ? ' <b>*</b>' : ''}</li>`

/** The same as a page to read: every call, its input, its permission. */
export function apiPage(actions: readonly Action[], { title }: Naming): string {
  const sections = actions
    .toSorted((a, b) => pathOf(a.endpoint).localeCompare(pathOf(b.endpoint)) || methodOf(a.endpoint).localeCompare(methodOf(b.endpoint)))
    .map((action) => {
      const also = (action.also ?? []).map((other) => `<br><small>${escaped(other)}</small>`).join('')
      const fields = Object.entries(action.input).map(fieldLine).join('')
      return `<section><h2><code>${escaped(action.endpoint)}</code></h2>${also}<p>${rightsIn(action.permission).join(' / ')}${action.changes ? ` · ${writtenResources(action).join(', ')}` : ''}</p><ul>${fields}</ul></section>`
    })
  const style =
    'body{font:14px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}h2{font-size:1rem;margin:1.5rem 0 0}p{margin:0;opacity:.75}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)} API</title><style>${style}</style><h1>${escaped(title)} API</h1><p><a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</html>`
}
