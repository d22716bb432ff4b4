import { type DemoFill, put } from '../../../kit/demo.ts'
import { demoMembers } from './people.ts'
import { demoTypes } from './types.ts'

const firstMember = 100

/** Member types, the sign-in account, and members. */
export const fill: DemoFill = async ({ size, today, login, report, write, copy }) => {
  report(`${size.members} members…`)
  await write(async (tx) => {
    await put(
      tx,
      'tipo_socio',
      'id_mst_tiposocio',
      demoTypes.map(({ id, desc }) => ({ id_mst_tiposocio: id, desc })),
    )
    const { id_mst_socios, email } = login
    await put(tx, 'socio', 'id_mst_socios', [
      { id_mst_socios, nombre: 'Marta', apellidos: 'Administradora', email, id_mst_tiposocio: 2, numsocio: null },
    ])
  })
  const people = demoMembers(size.members, 1714, today).map((person, index) => ({
    id_mst_socios: firstMember + index,
    ...person,
    id_mst_tiposocio:
      index % 5 === 0 ? 1 : Number(person.fecha_nac.slice(0, 4)) > Number(today.slice(0, 4)) - 18 ? 4 : index % 9 === 4 ? 5 : 2,
    activo: index % 37 !== 36,
  }))
  await copy(
    'socio',
    Object.keys(people[0]!),
    people.map((person) => Object.values(person)),
  )
}
