import { join } from 'node:path'
import { fingerprint, isStamped, putStamp } from './fingerprint.mjs'
import { root, runNpm, Trouble } from './processes.mjs'

const stamp = join(root, 'node_modules', '.installed')

/** Installs the packages when the lock file is not the one they were installed from; needs no network otherwise. */
export async function installPackages(node, env) {
  const print = fingerprint([join(root, 'package-lock.json')], process.platform, process.arch)
  if (isStamped(stamp, print)) return
  console.log('Installing packages …')
  const began = performance.now()
  const whole = ['--include=dev', '--include=optional', '--ignore-scripts']
  const code = await runNpm(node, ['ci', ...whole, '--no-audit', '--no-fund', '--loglevel=error'], env)
  if (code !== 0) throw new Trouble("The packages could not be installed: see npm's words above.")
  putStamp(stamp, print)
  console.log(`Packages installed in ${Math.round((performance.now() - began) / 1000)} s.`)
}
