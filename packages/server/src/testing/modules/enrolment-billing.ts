import { randomUUID } from 'node:crypto'
import { createClub } from '../../kit/install.ts'
import { seeds } from '../../registry.ts'
import { club } from '../club.ts'

/** A club of the installation by its schema. */
export type Schema = 'club_prova' | 'club_segon' | 'club_tercer'

const parameterOf = { actividades: 'FACTURACION_ACTIVIDADES_INSCRITOS', campeonatos: 'FACTURACION_CAMPEONATOS_INSCRITOS' } as const

/** An installation of three clubs, the first of them the central one: hosts central.test, segon.test, tercer.test. */
export async function installation() {
  const desk = await club({ centralClub: 'prova' })
  const { pool } = desk
  await pool.query(`update platform.club set hosts = '{central.test}', nombre = 'Federació'`)
  await createClub(pool, { slug: 'segon', nombre: 'Segon club', hosts: ['segon.test', 'www.segon.test'] }, seeds)
  await createClub(pool, { slug: 'tercer', nombre: 'Tercer club', hosts: ['tercer.test'], zone: 'Atlantic/Canary' }, seeds)
  await desk.product.clubs.reload()
  const host = { host: 'central.test' }
  return {
    desk,
    host,
    /** Switches the sections of a club on, and the others off. */
    bills: async (schema: Schema, ...sections: (keyof typeof parameterOf)[]) => {
      const names = sections.map((section) => parameterOf[section])
      await pool.query(`delete from ${schema}.param where cod_param = any($1)`, [Object.values(parameterOf)])
      for (const name of names) await pool.query(`insert into ${schema}.param (cod_param, valor, activo) values ($1, '1', true)`, [name])
      await pool.query(
        `insert into ${schema}.configuracion_version (id_reg_version, version) values (1, $1) on conflict (id_reg_version) do update set version = $1`,
        [randomUUID()],
      )
    },
    /** Somebody enrolled in an activity of a club. */
    enrolled: async (
      schema: Schema,
      nombre: string,
      { fecha, precio, billed = null }: { fecha: string; precio: number; billed?: string | null },
    ) => {
      await pool.query(
        `insert into ${schema}.actividad (id_reg_actividades, desc_actividad, fecha_ini, fecha_fin) values (900, 'Campus', '2026-11-01', '2026-12-31') on conflict do nothing`,
      )
      await pool.query(
        `insert into ${schema}.actividad_grupo (id_reg_actividades_grupo, id_reg_actividades, desc_actividades_grupo) values (900, 900, 'Matins') on conflict do nothing`,
      )
      await pool.query(
        `insert into ${schema}.actividad_inscrito (id_reg_actividades_grupo, nombre, fecha, precio, fecha_facturacion) values (900, $1, $2, $3, $4)`,
        [nombre, fecha, precio, billed],
      )
    },
    /** Somebody enrolled in a championship of a club. */
    inLeague: async (schema: Schema, nombre: string, { fecha, precio }: { fecha: string; precio: number }) => {
      await pool.query(
        `insert into ${schema}.campeonato (id_reg_campeonatos, desc_campeonato, id_mst_tiporecurso, fecha_ini, fecha_fin) select 900, 'Lliga', min(id_mst_tiporecurso), '2026-11-01', '2026-12-31' from ${schema}.tipo_recurso on conflict do nothing`,
      )
      await pool.query(
        `insert into ${schema}.campeonato_grupo (id_reg_campeonatos_grupo, id_reg_campeonatos, desc_campeonatos_grupo) values (900, 900, 'A') on conflict do nothing`,
      )
      await pool.query(
        `insert into ${schema}.campeonato_inscrito (id_reg_campeonatos_grupo, nombre, fecha, precio) values (900, $1, $2, $3)`,
        [nombre, fecha, precio],
      )
    },
  }
}
