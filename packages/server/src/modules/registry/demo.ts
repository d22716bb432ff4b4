import type { DemoFill } from '../../kit/demo.ts'

/** Two thirds of the members with a tax id are on the register of their town. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    const members = await tx
      .selectFrom('socio')
      .select(['nombre', 'apellidos', 'nif', 'poblacion'])
      .distinctOn('nif')
      .where('nif', 'is not', null)
      .orderBy('nif')
      .limit(300)
      .execute()
    const residents = members.filter((_one, at) => at % 3 !== 0)
    if (residents.length === 0) return
    await tx
      .insertInto('padron')
      .values(residents.map(({ nombre, apellidos, nif, poblacion }) => ({ nombre: `${nombre} ${apellidos}`.trim(), nif: nif!, poblacion })))
      .execute()
  })
