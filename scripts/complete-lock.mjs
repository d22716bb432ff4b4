import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './processes.mjs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * The entries a lock file lacks: optional packages for other systems that the registry at hand could not name.
 * `npm ci` refuses a lock file without them, and on those systems the tools would be missing.
 */
export function missingEntries({ packages }) {
  const missing = {}
  for (const [path, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const at = `node_modules/${name}`
      if (packages[at] || packages[`${path}/${at}`]) continue
      missing[at] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...platformOf(name) }
    }
  return missing
}

function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system)) ?? (words.includes('windows') ? 'win32' : undefined)
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu) throw new Error(`${name}: its name does not tell the system it is for`)
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : undefined
  return { cpu: [cpu], ...(libc && os === 'linux' ? { libc } : {}), os: [os] }
}

/** Run after `npm install`: `node scripts/complete-lock.mjs`. */
function complete() {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock)
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} entries added to package-lock.json`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) complete()
