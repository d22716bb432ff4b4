import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { textFound } from '@app/contract'
import { fill } from '@app/contract/kit/texts'
import { dryRunImport } from '@app/contract/members/import-check'
import { saveImport } from '@app/contract/members/import-save'
import { undoImport } from '@app/contract/members/import-undo'
import { readImport } from '@app/contract/members/import-upload'
import { dryRunBalances } from '@app/contract/opening-balances/balance-check'
import { saveBalances } from '@app/contract/opening-balances/balance-save'
import { undoBalances } from '@app/contract/opening-balances/balance-undo'
import { listRuns } from '@app/contract/runs/run'
import { formatEuros } from '@app/contract/values/money'
import { assemble } from '../assemble.ts'
import { clubTime, systemClock } from '../kit/clock.ts'
import { configuration } from '../kit/configuration.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'
import { openFiles } from '../kit/files/files.ts'
import { inThisClub } from '../kit/install.ts'
import { openKeyring } from '../kit/secrets/secret-key.ts'
import { isWelcome, openSession } from '../modules/identity/public.ts'
import { callerFor } from './call-product.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run import -- members|balances <file> [--yes] [--fill] [--club <name>]   or   npm run import -- undo|undo-balances <import number> [--club <name>]'
const does = ['members', 'balances', 'undo', 'undo-balances']
const shown = 20

/**
 * Imports a list of members, or of their wallets and passes in another program, from Excel or CSV: prints the field of
 * each column and the faults row by row; `--yes` writes the good rows.
 */
export const run = (args: readonly string[]): Promise<number> =>
  withDatabase(async (database) => {
    const [what, subject] = args
    if (!subject || !does.includes(what ?? '')) throw new StartFailure(`Usage: ${usage}.`)
    const settings = configuration()
    const product = await assemble({ ...database, now: systemClock, secrets: openKeyring(settings), files: openFiles(settings) })
    try {
      const slug = args.includes('--club') ? args[args.indexOf('--club') + 1] : undefined
      const club = product.clubs.all().find((one) => slug === undefined || one.slug === slug)
      if (!club) throw new StartFailure(slug ? `There is no club '${slug}'.` : 'There is no club yet: start the product first.')
      const session = await inThisClub(club, async (tx) => {
        const { id_mst_socios } = await tx
          .selectFrom('cuenta as c')
          .innerJoin('socio as m', 'm.id_mst_socios', 'c.id_mst_socios')
          .select('c.id_mst_socios')
          .where('c.is_admin', '=', true)
          .where(isWelcome(clubTime(systemClock(), club.zone).today))
          .orderBy('c.id_mst_socios')
          .executeTakeFirstOrThrow()
        return openSession(tx, { id_mst_socios, ip: null, agent: 'npm run import', now: systemClock() })
      })
      const send = callerFor(product.app, club, session)
      if (what === 'undo' || what === 'undo-balances') {
        if (what === 'undo-balances') await send(undoBalances, { id: Number(subject) })
        const id = what === 'undo' ? (await send(undoImport, { id: Number(subject) })).id_reg_proceso : null
        // a running product may have taken a slice of it
        await product.outbox.drained()
        const isOver = id === null || (await send(listRuns, {})).some((one) => one.id_reg_proceso === id && one.estado === 'hecho')
        console.log(isOver ? `Import ${subject} is undone.` : `Import ${subject} is being undone by the running product.`)
        return 0
      }
      return await (what === 'balances' ? importBalances : importMembers)(send, subject, args)
    } finally {
      await product.stop()
    }
  })

async function importMembers(send: ReturnType<typeof callerFor>, file: string, args: readonly string[]): Promise<number> {
  const read = await send(readImport, { fichero: { filename: basename(file), content: readFileSync(file) } })
  console.log(`${read.nombre_fichero}: ${read.filas} rows`)
  for (const { titulo, campo, muestras } of read.columnas)
    console.log(`  ${titulo.padEnd(28)} → ${(campo ?? '(left out)').padEnd(20)} ${muestras.slice(0, 2).join(' · ')}`)
  const chosen = { token: read.token, mapping: read.columnas.map(({ campo }) => campo ?? '') as never }
  const { resumen, filas } = await send(dryRunImport, chosen)
  console.log(`${resumen.ready} good, ${resumen.withErrors} with errors, ${resumen.duplicates} known already`)
  for (const { line, findings } of filas.filter((row) => row.findings.length > 0).slice(0, shown)) {
    for (const { field, key, params } of findings) console.log(`  row ${line}, ${field}: ${fill(textFound(key, 'en') ?? key, params)}`)
  }
  if (!args.includes('--yes')) {
    console.log('Nothing was written. Add --yes to import the good rows.')
    return 0
  }
  const saved = await send(saveImport, { ...chosen, duplicados: args.includes('--fill') ? 'rellenar' : 'omitir' })
  console.log(
    `Import ${saved.id_reg_importacion}: ${saved.creados} new, ${saved.actualizados} completed, ${saved.omitidos} left out. To take it back: npm run import -- undo ${saved.id_reg_importacion}`,
  )
  return 0
}

async function importBalances(send: ReturnType<typeof callerFor>, file: string, args: readonly string[]): Promise<number> {
  const { token, nombre_fichero, columnas } = await send(readImport, { fichero: { filename: basename(file), content: readFileSync(file) } })
  const { mapping, resumen, filas } = await send(dryRunBalances, { token })
  console.log(`${nombre_fichero}: ${resumen.filas} rows`)
  for (const [at, { titulo }] of columnas.entries()) console.log(`  ${titulo.padEnd(28)} → ${mapping[at] || '(left out)'}`)
  console.log(`${resumen.listas} good, ${resumen.errores} with errors, ${resumen.conocidas} imported before`)
  console.log(`  ${formatEuros(resumen.importe)} in ${resumen.monederos} wallets, ${resumen.abonos} passes`)
  for (const { line, findings } of filas.filter((row) => row.findings.length > 0).slice(0, shown)) {
    for (const { field, key, params } of findings) console.log(`  row ${line}, ${field}: ${fill(textFound(key, 'en') ?? key, params)}`)
  }
  if (!args.includes('--yes')) {
    console.log('Nothing was written. Add --yes to import the good rows.')
    return 0
  }
  const { id_reg_saldo_importado: id } = await send(saveBalances, { token, mapping, huella: resumen.huella })
  console.log(`List of balances ${id} is imported. To undo: npm run import -- undo-balances ${id}`)
  return 0
}
