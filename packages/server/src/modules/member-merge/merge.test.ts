import { makeCalendarLink } from '@app/contract/bookings/calendar-link'
import { writtenResources } from '@app/contract/kit/action'
import { hasHistory, listMerges, mergeMembers, mergePreview, moveHistory, undoMerge } from '@app/contract/member-merge/merge'
import { getMember } from '@app/contract/members/member-list'
import { memberPage } from '@app/contract/members/member-page'
import { removeMember } from '@app/contract/members/remove-member'
import { searchMembers } from '@app/contract/members/search'
import { addCredits } from '@app/contract/wallet/move-credits'
import { describe, expect, it, test } from 'vitest'
import { smallFile } from '../../kit/files/files.ts'
import { insertFile } from '../../kit/files/stored-files.ts'
import { tidyUp } from '../../kit/work/housekeeping.ts'
import { catalogue } from '../../registry.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'
import { createAccount } from '../identity/public.ts'
import { forgetEnded } from './tidy.ts'

const desk = await passClub()
const { db } = desk
await db
  .insertInto('param')
  .values({ id_sys_param: 113, cod_param: 'MONEDERO_SOCIOS', activo: true, valor: '1' } as never)
  .onConflict((c) => c.doNothing())
  .execute()

let hour = 480
const newPair = async (more: Record<string, unknown> = {}) => {
  const make = async (fields: Record<string, unknown>) =>
    (
      await db
        .insertInto('socio')
        .values({ nombre: 'Rosa', apellidos: 'Agirre', id_mst_tiposocio: 2, ...fields } as never)
        .returning('id_mst_socios')
        .executeTakeFirstOrThrow()
    ).id_mst_socios
  return { stays: await make({}), ends: await make({ apellidos: 'Aguirre', ...more }) }
}
/** A member with some rows of every kind. */
async function withHistory(id: number) {
  hour += 60
  await desk.book({ id_mst_socios: id, socios: [id], hora_ini: hour })
  await desk.sell(desk.hours, id)
  const { id_mst_etiqueta } = await db
    .insertInto('etiqueta')
    .values({ desc_etiqueta: `E${id}` })
    .returning('id_mst_etiqueta')
    .executeTakeFirstOrThrow()
  await db.insertInto('socios_etiqueta').values({ id_mst_socios: id, id_mst_etiqueta }).execute()
  await desk.call(addCredits, { id, n: 600, f: 0 } as never)
  return id_mst_etiqueta
}
const owned = async (table: 'factura' | 'abono' | 'reserva_socio' | 'libro_cuenta' | 'socios_etiqueta', id: number) =>
  (await db.selectFrom(table).select('id_mst_socios').where('id_mst_socios', '=', id).execute()).length
const everything = async (id: number) =>
  Promise.all((['factura', 'abono', 'reserva_socio', 'libro_cuenta', 'socios_etiqueta'] as const).map((table) => owned(table, id)))

describe('a record that ended', () => {
  it('leads to whom it became, also through a second merge, by its id and by its number', async () => {
    const first = await newPair({ numsocio: 77_001 })
    const second = await newPair()
    await desk.call(mergeMembers, { id: first.stays, otro: first.ends, del_otro: [] })
    await desk.call(mergeMembers, { id: second.stays, otro: first.stays, del_otro: [] })
    await expect(desk.call(getMember, { id: first.ends })).rejects.toMatchObject({
      ...{ status: 409, code: 'socio.unido', body: { id_mst_socios: second.stays } },
      msg: 'La ficha de Rosa Aguirre se unió a la de Rosa Agirre.',
    })
    await desk.call(undoMerge, { id: (await desk.call(listMerges))[0]!.id_reg_socio_union })
    await expect(desk.call(getMember, { id: first.ends })).rejects.toMatchObject({ body: { id_mst_socios: first.stays } })
    expect((await desk.call(searchMembers, { text: '77001' })).map((one) => one.id_mst_socios)).toContain(first.stays)
  })
})

test('every column of the database that refers to a member is declared by its module, so that none is forgotten', async () => {
  const { rows } = await desk.pool.query<{ tabla: string; columna: string }>(`
    select c.conrelid::regclass::text as tabla, a.attname as columna from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = (select oid from pg_class where relname = 'socio' and relnamespace::regnamespace::text like 'club%')`)
  const real = rows.map(({ tabla, columna }) => `${tabla.replace(/^.*\./, '').replaceAll('"', '')}.${columna}`)
  const declared = catalogue.memberColumns.map(({ table, column }) => `${table}.${column}`)
  expect(declared.toSorted()).toEqual(real.toSorted())
})

test('every table whose rows go with a member is told to other desks when they do', () => {
  const going = catalogue.memberColumns.flatMap(({ how, table }) => (how === 'goes' ? [catalogue.byTable.get(table)?.name ?? table] : []))
  for (const action of [mergeMembers, undoMerge, moveHistory]) expect(writtenResources(action)).toEqual(expect.arrayContaining(going))
})

test('what a member is in once is declared as its unique index has it, so that nothing goes twice to one person', async () => {
  const { rows } = await desk.pool.query<{ tabla: string; columnas: string[] }>(`
    select i.indrelid::regclass::text as tabla, array_agg(pg_get_indexdef(i.indexrelid, n, true)) as columnas
    from pg_index i join pg_class t on t.oid = i.indrelid, generate_series(1, i.indnkeyatts) n
    where i.indisunique and not i.indisprimary and t.relnamespace::regnamespace::text like 'club%' group by i.indexrelid, i.indrelid`)
  const real = catalogue.memberColumns
    .filter(({ how }) => how === 'goes')
    .flatMap(({ table, column }) =>
      rows
        .filter(({ tabla, columnas }) => tabla.endsWith(`.${table}`) && columnas.includes(column))
        .map(({ columnas }) => {
          const others = columnas.filter((one) => one !== column).map((one) => one.replace(/^lower\((\w+)::text\)$/, '$1'))
          return `${table}.${column} ${others.toSorted().join(' ')}`
        }),
    )
  const declared = catalogue.memberColumns.flatMap(({ how, table, column, once }) =>
    how === 'goes' && once ? [`${table}.${column} ${once.toSorted().join(' ')}`] : [],
  )
  expect(declared.toSorted()).toEqual([...new Set(real)].toSorted())
})

describe('two records of one person', () => {
  it('are shown side by side: what the other knows better, what moves and adds up, the stricter notices', async () => {
    const { stays, ends } = await newPair({ telefono2: '+34935550118', notificar: false, fecha_alta: '2014-01-01' })
    await withHistory(ends)
    const shown = await desk.call(mergePreview, { id: stays, otro: ends })
    expect(shown.propuesta.toSorted()).toEqual(['fecha_alta', 'notificar', 'telefono2'])
    expect(shown.bloqueos).toEqual([])
    expect(shown.sumas).toMatchObject({ destino: { monedero: 0 }, origen: { monedero: 600 } })
    expect(shown.mueve.every(({ de_origen, de_destino, queda }) => de_origen + de_destino === queda)).toBe(true)
    expect(shown.mueve.find(({ tabla }) => tabla === 'pass')).toMatchObject({ de_origen: 1, de_destino: 0, queda: 1 })
    expect(await everything(stays)).toEqual([0, 0, 0, 0, 0])
  })
  it('are proposed the earlier of two joining days and the stricter of two wishes, and nothing where both know the same', async () => {
    const { stays, ends } = await newPair()
    const write = (id: number, fields: object) => db.updateTable('socio').set(fields).where('id_mst_socios', '=', id).execute()
    const proposed = async (mine: object, other: object) => {
      await write(stays, mine)
      await write(ends, other)
      return (await desk.call(mergePreview, { id: stays, otro: ends })).propuesta.toSorted()
    }
    const joined = (fecha_alta: string | null) => ({ fecha_alta })
    expect(await proposed(joined('2014-01-01'), joined('2014-01-01'))).toEqual([])
    expect(await proposed(joined('2013-01-01'), joined('2014-01-01'))).toEqual([])
    expect(await proposed(joined('2014-01-02'), joined('2014-01-01'))).toEqual(['fecha_alta'])
    expect(await proposed(joined(null), joined('2014-01-01'))).toEqual(['fecha_alta'])
    expect(await proposed(joined('2014-01-01'), joined(null))).toEqual([])
    const notices = (notificar: boolean, notificarApp: boolean) => ({ notificar, notificarApp })
    expect(await proposed(notices(true, true), notices(true, false))).toEqual(['notificarApp'])
    expect(await proposed(notices(false, false), notices(true, true))).toEqual([])
    expect(await proposed(notices(false, false), notices(false, false))).toEqual([])
    // values empty in both, or neutral, are not proposed
    const blank = { poblacion: '', sx: '-' as const, nivel: 0 }
    expect(await proposed(blank, blank)).toEqual([])
    expect(await proposed(blank, { poblacion: 'Vic', sx: 'M' as const, nivel: 3 })).toEqual(['nivel', 'poblacion', 'sx'])
    expect(await proposed({ poblacion: 'Olot', sx: 'H' as const, nivel: 2 }, { poblacion: 'Vic' })).toEqual([])
  })
  it('become one: everything goes over, the ledger keeps its entries, and nobody finds or opens the other one', async () => {
    const { stays, ends } = await newPair({ telefono2: '+34935550118', numsocio: 1487 })
    await withHistory(ends)
    const had = await everything(ends)
    const before = await db.selectFrom('libro_asiento').selectAll().orderBy('id_reg_asiento').execute()
    const done = await desk.call(mergeMembers, { id: stays, otro: ends, del_otro: ['telefono2', 'numsocio'] })
    expect(done.movidos).toBeGreaterThanOrEqual(had.reduce((sum, one) => sum + one, 0))
    expect([await everything(stays), await everything(ends)]).toEqual([had, [0, 0, 0, 0, 0]])
    expect(await db.selectFrom('libro_asiento').selectAll().orderBy('id_reg_asiento').execute()).toEqual(before)
    expect(await desk.call(getMember, { id: stays })).toMatchObject({ telefono2: '+34935550118', numsocio: 1487, creditos: 600 })
    await expect(desk.call(getMember, { id: ends })).rejects.toMatchObject({ code: 'socio.unido' })
    expect((await desk.call(searchMembers, { text: 'aguirre' })).map((one) => one.id_mst_socios)).not.toContain(ends)
    expect((await desk.call(memberPage, { buscar: 'aguirre' })).filas.map((one) => one.id_mst_socios)).not.toContain(ends)
    expect(await broken(desk)).toEqual([])
  })
  it('are two again within 30 days, with what still stands as the merge left it; what was changed since stays and is counted', async () => {
    const { stays, ends } = await newPair({ telefono2: '+34935550118', poblacion: 'Vic', numsocio: 1490 })
    await withHistory(ends)
    const had = await everything(ends)
    const { id_reg_socio_union: id, movidos } = await desk.call(mergeMembers, {
      id: stays,
      otro: ends,
      del_otro: ['telefono2', 'poblacion'],
    })
    await db.updateTable('socio').set({ poblacion: 'Olot' }).where('id_mst_socios', '=', stays).execute()
    await db.deleteFrom('socios_etiqueta').where('id_mst_socios', '=', stays).execute()
    expect(await desk.call(undoMerge, { id })).toEqual({ devueltos: movidos - 1, quedan: 1 })
    expect(await everything(ends)).toEqual([...had.slice(0, 4), 0])
    expect(await desk.call(getMember, { id: stays })).toMatchObject({ telefono2: null, poblacion: 'Olot' })
    expect((await desk.call(searchMembers, { text: '1490' })).map((one) => one.id_mst_socios)).toEqual([ends])
    expect(await desk.call(getMember, { id: ends })).toMatchObject({ numsocio: 1490, activo: true, acceso_web: true, creditos: 600 })
    await expect(desk.call(undoMerge, { id })).rejects.toMatchObject({ status: 409, code: 'union.ya_deshecha' })
    expect(await broken(desk)).toEqual([])
  })
  it('that both have a label keep it once', async () => {
    const { stays, ends } = await newPair()
    const id_mst_etiqueta = await withHistory(ends)
    await db.insertInto('socios_etiqueta').values({ id_mst_socios: stays, id_mst_etiqueta }).execute()
    await desk.call(mergeMembers, { id: stays, otro: ends })
    expect(await owned('socios_etiqueta', stays)).toBe(1)
  })
})

describe('a merge is refused', () => {
  it('of a record with itself, of one that is not there, of the guest, and to staff without the right', async () => {
    const { stays, ends } = await newPair()
    await expect(desk.call(mergeMembers, { id: stays, otro: stays })).rejects.toMatchObject({ status: 422, code: 'union.mismo' })
    await expect(desk.call(mergeMembers, { id: stays, otro: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(mergeMembers, { id: stays, otro: 3 })).rejects.toMatchObject({ status: 409, code: 'union.bloqueada' })
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(mergeMembers, { id: stays, otro: ends })).rejects.toMatchObject({ status: 403 })
  })
  it('by a clerk where staff would sign in with another address, number or tax id afterwards (A-123)', async () => {
    const { stays, ends } = await newPair({ email: 'otra@example.test', numsocio: 77_900 })
    await createAccount(db as never, { id_mst_socios: stays, password: 'una-frase-larga', is_admin: false, rights: ['cash'] })
    const clerk = await desk.as({ rights: ['members'] })
    for (const name of ['email', 'numsocio'] as const)
      await expect(clerk.call(mergeMembers, { id: stays, otro: ends, del_otro: [name] })).rejects.toMatchObject({ code: 'msg.not_allowed' })
    // values missing in both change nothing
    await clerk.call(mergeMembers, { id: stays, otro: ends, del_otro: ['nif'] })
    expect(await desk.call(getMember, { id: stays })).toMatchObject({ email: null })
  })
  it.for([
    [
      'staff',
      (_stays: number, ends: number) =>
        db
          .insertInto('cuenta')
          .values({ id_mst_socios: ends, is_staff: true } as never)
          .execute(),
    ],
    [
      'family',
      (stays: number, ends: number) =>
        db.updateTable('socio').set({ id_mst_socios_titular: stays }).where('id_mst_socios', '=', ends).execute(),
    ],
    [
      'guardian',
      (stays: number, ends: number) =>
        db.updateTable('socio').set({ id_mst_socios_tutor: ends }).where('id_mst_socios', '=', stays).execute(),
    ],
    [
      'same_booking',
      async (stays: number, ends: number) => {
        hour += 60
        await desk.book({ id_mst_socios: stays, socios: [stays, ends], hora_ini: hour })
      },
    ],
  ] as const)('where nothing may be of one person twice, and says why: %s', async ([motivo, make]) => {
    const { stays, ends } = await newPair()
    await make(stays, ends)
    expect((await desk.call(mergePreview, { id: stays, otro: ends })).bloqueos.map((one) => one.motivo)).toEqual([motivo])
    await expect(desk.call(mergeMembers, { id: stays, otro: ends })).rejects.toMatchObject({ status: 409, code: 'union.bloqueada' })
    expect(await desk.call(getMember, { id: ends })).toMatchObject({ activo: true })
  })
  it('when it is undone after 30 days; by then the record that ended is forgotten but for its name', async () => {
    const { stays, ends } = await newPair({ email: 'rosa.am@example.test' })
    const { id_reg_socio_union: id } = await desk.call(mergeMembers, { id: stays, otro: ends })
    await db
      .updateTable('socio_union')
      .set({ fecha: new Date('2026-10-01T10:00:00Z') })
      .where('id_reg_socio_union', '=', id)
      .execute()
    await expect(desk.call(undoMerge, { id })).rejects.toMatchObject({ status: 409, code: 'union.caducada' })
    await tidyUp(desk.product.clubs.all()[0]!, [forgetEnded], desk.now())
    const left = await db.selectFrom('socio').select(['email', 'apellidos']).where('id_mst_socios', '=', ends).executeTakeFirstOrThrow()
    expect(left).toEqual({ email: null, apellidos: 'Aguirre' })
  })
})

describe('the 30 days in which a merge can be undone', () => {
  const madeOn = (id: number, day: string) =>
    db
      .updateTable('socio_union')
      .set({ fecha: new Date(`${day}T10:00:00Z`) })
      .where('id_reg_socio_union', '=', id)
      .execute()
  const merged = async (email: string) => {
    const { stays, ends } = await newPair({ email })
    await withHistory(ends)
    const { id_reg_socio_union: id } = await desk.call(mergeMembers, { id: stays, otro: ends })
    return { id, ends }
  }
  const emailOf = async (id: number) =>
    (await db.selectFrom('socio').select('email').where('id_mst_socios', '=', id).executeTakeFirstOrThrow()).email

  it('end with the thirtieth, whole; what is tidied up until then takes nothing of it, nor of a merge that was undone', async () => {
    const [last, over, undone] = [await merged('last@club.test'), await merged('over@club.test'), await merged('undone@club.test')]
    await desk.call(undoMerge, { id: undone.id })
    for (const [{ id }, day] of [
      [last, '2026-10-21'],
      [over, '2026-10-20'],
      [undone, '2026-10-01'],
    ] as const)
      await madeOn(id, day)
    await expect(desk.call(undoMerge, { id: over.id })).rejects.toMatchObject({ status: 409, code: 'union.caducada' })
    await madeOn(over.id, '2026-10-01')
    await tidyUp(desk.product.clubs.all()[0]!, [forgetEnded], desk.now())
    expect(await Promise.all([last, over, undone].map(({ ends }) => emailOf(ends)))).toEqual(['last@club.test', null, 'undone@club.test'])
    const { devueltos, quedan } = await desk.call(undoMerge, { id: last.id })
    expect([devueltos > 0, quedan]).toEqual([true, 0])
    expect(await desk.call(getMember, { id: last.ends })).toMatchObject({ email: 'last@club.test', apellidos: 'Aguirre', activo: true })
  })
})

describe('the history of a member', () => {
  it('goes to another one by GET and by POST, and then he can be deleted (A-11, spec 3 §7)', async () => {
    const { stays, ends } = await newPair()
    expect(await desk.call(hasHistory, { id: ends })).toEqual({ tiene_historico: false, registros: 0 })
    await withHistory(ends)
    expect(await desk.call(hasHistory, { id: ends })).toMatchObject({ tiene_historico: true })
    await expect(desk.call(removeMember, { id: ends })).rejects.toMatchObject({ code: 'msg.in_use' })
    const moved = await desk.http({ method: 'POST', url: `/api/socio/${ends}/socioDestino/${stays}/traspasarHistorico` })
    expect(moved.status).toBe(200)
    const again = await desk.call(moveHistory, { id: ends, dest: stays })
    expect(again).toMatchObject({ movidos: 0 })
    expect(await desk.call(hasHistory, { id: ends })).toEqual({ tiene_historico: false, registros: 0 })
    await desk.call(removeMember, { id: ends })
    await expect(desk.call(hasHistory, { id: ends })).rejects.toMatchObject({ status: 404 })
  })
  it('leaves behind what the other one has already: the address of a calendar, a document of the same name', async () => {
    const { stays, ends } = await newPair()
    const made = { descripcion: 'Papeles', id_mst_socios_creacion: stays, fecha_creacion: desk.now() }
    const file = async (id_mst_socios: number, nombre_fichero: string) =>
      db
        .insertInto('socios_documentos')
        .values({
          ...made,
          id_mst_socios,
          nombre_fichero,
          id_reg_archivo: await insertFile(desk.tx, smallFile(Buffer.from('pdf'), 'application/pdf')),
        })
        .execute()
    const link = (id_mst_socios: number) =>
      db
        .insertInto('socios_documentos')
        .values({ ...made, id_mst_socios, enlace: 'https://example.test/seguro' })
        .execute()
    for (const id_mst_socios of [stays, ends]) {
      await desk.call(makeCalendarLink, { id_mst_socios })
      await link(id_mst_socios)
    }
    await file(stays, 'Ficha.pdf')
    await file(ends, 'FICHA.pdf')
    await file(ends, 'Seguro.pdf')
    expect(await desk.call(moveHistory, { id: ends, dest: stays })).toMatchObject({ movidos: 2 })
    const left = await db.selectFrom('socios_documentos').select('nombre_fichero').where('id_mst_socios', '=', ends).execute()
    expect(left).toEqual([{ nombre_fichero: 'FICHA.pdf' }])
  })
})

test('2,000 records go over at once, and the merges that were made are listed with their last day', async () => {
  const { stays, ends } = await newPair()
  await db
    .insertInto('factura')
    .values(
      Array.from({ length: 2000 }, () => ({
        id_mst_socios: ends,
        concepto: 'Cuota',
        precio: 100,
        cantidad: 1,
        fecha_creacion: '2026-11-01',
      })) as never,
    )
    .execute()
  const { movidos } = await desk.call(mergeMembers, { id: stays, otro: ends })
  expect(movidos).toBe(2000)
  const [last] = await desk.call(listMerges, {})
  expect(last).toMatchObject({ nombre_origen: 'Rosa Aguirre', nombre_destino: 'Rosa Agirre', hasta: '2026-12-20', deshecho: null })
})
