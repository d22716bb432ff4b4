import { languageOf } from '@app/contract/kit/texts'
import { guestMember } from '@app/contract/members/member'
import { type Narrowing, narrowed } from '@app/contract/notifications/notice'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import type { Notice } from './notice-row.ts'

/** Days back in which a played booking makes a sport one of the member's. */
const sportDays = 365

interface Moment {
  readonly tx: Tx
  readonly today: string
  readonly club: Pick<ClubFacts, 'language'>
}

/** Members through whom the exclusive filter reaches, once for each group; null without a filter. */
async function throughFilter({ tx, today }: Moment, notice: Notice) {
  const held = (waits: boolean) =>
    tx
      .selectFrom('socios_cuotas as h')
      .where((eb) => eb.or([eb('h.fecha_fin_cuota', 'is', null), eb('h.fecha_fin_cuota', '>=', today)]))
      .$if(!waits, (q) => q.where('h.espera', '=', false))
  if (notice.id_mst_cuotas !== null)
    return held(false)
      .innerJoin('cuotas as q', 'q.id_mst_cuotas', 'h.id_cuota')
      .where('h.id_cuota', '=', notice.id_mst_cuotas)
      .select(['h.id_mst_socios', 'q.desc_cuota as grupo', sql<number | null>`null`.as('id_mst_curso')])
      .execute()
  if (notice.id_mst_curso !== null || notice.id_mst_curso_grupo !== null)
    return held(notice.filtro.espera ?? false)
      .innerJoin('cursos as k', 'k.id_mst_curso', 'h.id_mst_curso')
      .$if(notice.id_mst_curso !== null, (q) => q.where('k.id_mst_curso', '=', notice.id_mst_curso!))
      .$if(notice.id_mst_curso_grupo !== null, (q) => q.where('k.id_mst_curso_grupo', '=', notice.id_mst_curso_grupo!))
      .select(['h.id_mst_socios', 'k.desc_curso as grupo', 'k.id_mst_curso'])
      .execute()
  if (notice.id_reg_campeonatos === null && notice.id_reg_campeonatos_grupo === null) return null
  const groups = tx
    .selectFrom('campeonato_grupo as g')
    .$if(notice.id_reg_campeonatos !== null, (q) => q.where('g.id_reg_campeonatos', '=', notice.id_reg_campeonatos!))
    .$if(notice.id_reg_campeonatos_grupo !== null, (q) => q.where('g.id_reg_campeonatos_grupo', '=', notice.id_reg_campeonatos_grupo!))
  const teams = await groups
    .innerJoin('equipo as e', 'e.id_reg_campeonatos_grupo', 'g.id_reg_campeonatos_grupo')
    .select(['e.id_mst_socios', 'e.id_mst_socios_pareja', 'g.desc_campeonatos_grupo as grupo'])
    .execute()
  const enrolled = await groups
    .innerJoin('campeonato_inscrito as i', 'i.id_reg_campeonatos_grupo', 'g.id_reg_campeonatos_grupo')
    .select(['i.id_mst_socios', 'g.desc_campeonatos_grupo as grupo'])
    .execute()
  const players = teams.flatMap(({ id_mst_socios: one, id_mst_socios_pareja: other, grupo }) =>
    [one, other].map((id_mst_socios) => ({ id_mst_socios, grupo })),
  )
  return [...players, ...enrolled].flatMap(({ id_mst_socios, grupo }) =>
    id_mst_socios === null ? [] : [{ id_mst_socios, grupo, id_mst_curso: null }],
  )
}

/** Filters of the list beside those that are saved. */
export interface Further {
  readonly buscar?: string | null
  readonly id_mst_tiposocio?: number | null
  readonly sx?: '-' | 'M' | 'F' | null
  readonly nivel?: number | null
}

/** Places of members on courts in the last year: their sports (`reserva_socio as p`, `recurso as k`). */
export const playedLately = ({ tx, today }: Pick<Moment, 'tx' | 'today'>) =>
  tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .innerJoin('recurso as k', 'k.id_mst_recurso', 'r.id_mst_recurso')
    .where('r.fecha', '>=', addDays(today, -sportDays))
    .where('r.fecha', '<=', today)

/** Members of a letter's narrowing, by their ids. */
const narrowedMembers = (moment: Moment, filter: Narrowing) => {
  const { tx, today, club } = moment
  return tx
    .selectFrom('socio as s')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .select('s.id_mst_socios')
    .$if(filter.estado !== 'todos', (one) => one.where('s.activo', '=', filter.estado === 'activos'))
    .$if(filter.tipos.length > 0, (one) => one.where('s.id_mst_tiposocio', 'in', filter.tipos))
    .$if(filter.etiquetas.length > 0, (one) =>
      one.where((eb) =>
        eb.exists(
          eb
            .selectFrom('socios_etiqueta as l')
            .select('l.id_mst_socios')
            .whereRef('l.id_mst_socios', '=', 's.id_mst_socios')
            .where('l.id_mst_etiqueta', 'in', filter.etiquetas),
        ),
      ),
    )
    .$if(filter.deportes.length > 0, (one) =>
      one.where(
        's.id_mst_socios',
        'in',
        playedLately(moment).where('k.id_mst_tiporecurso', 'in', filter.deportes).select('p.id_mst_socios'),
      ),
    )
    .$if(filter.nivel_min !== null, (one) => one.where('s.nivel', '>=', filter.nivel_min!))
    .$if(filter.nivel_max !== null, (one) => one.where('s.nivel', '<=', filter.nivel_max!))
    .$if(filter.sx !== null, (one) => one.where('s.sx', '=', filter.sx!))
    .$if(filter.idioma !== null, (one) => {
      const own = sql<string | null>`coalesce(c.lang, s.idioma)`
      const isStandard = languageOf(filter.idioma!) === club.language
      return one.where(
        isStandard ? sql<boolean>`coalesce(${own}, ${filter.idioma}) = ${filter.idioma}` : sql<boolean>`${own} = ${filter.idioma}`,
      )
    })
    .$if(filter.edad_min !== null, (one) =>
      one.where(sql<boolean>`s.fecha_nac <= ${today}::date - make_interval(years => ${filter.edad_min}::int)`),
    )
    .$if(filter.edad_max !== null, (one) =>
      one.where(sql<boolean>`s.fecha_nac > ${today}::date - make_interval(years => ${(filter.edad_max ?? 0) + 1}::int)`),
    )
    .$if(filter.sin_respuesta, (one) =>
      one.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('consentimiento as o')
              .select('o.id_mst_socios')
              .whereRef('o.id_mst_socios', '=', 's.id_mst_socios')
              .where('o.finalidad', '=', 'comunicaciones'),
          ),
        ),
      ),
    )
}

/**
 * Members found by a letter's filters, in the order of their names, each with the groups and courses through which it is found. Members
 * chosen one by one without a filter are found by their ids alone; the guest and reserved ones never.
 */
export async function foundMembers(moment: Moment, notice: Notice, further: Further = {}) {
  const { tx } = moment
  const { id_mst_tiposocio = null, sx = null, nivel = null } = further
  const through = await throughFilter(moment, notice)
  const named = through === null ? notice.id_usuario_envio : null
  const ids = through?.map((one) => one.id_mst_socios) ?? named
  const words = (further.buscar ?? '').trim()
  const rows = await tx
    .selectFrom('socio as s')
    .select('s.id_mst_socios')
    .where('s.id_mst_socios', '<>', guestMember)
    .where('s.reservado', '=', false)
    .$if(ids !== null, (q) => q.where(isOneOf('s.id_mst_socios', ids ?? [])))
    .$if(named === null, (q) => q.where('s.id_mst_socios', 'in', narrowedMembers(moment, narrowed.read(notice.filtro))))
    .$if(words !== '', (q) => q.where(sql<boolean>`position(lower(${words}) in lower(concat_ws(' ', s.nombre, s.apellidos, s.email))) > 0`))
    .$if(id_mst_tiposocio !== null, (q) => q.where('s.id_mst_tiposocio', '=', id_mst_tiposocio!))
    .$if(sx !== null, (q) => q.where('s.sx', '=', sx!))
    .$if(nivel !== null, (q) => q.where('s.nivel', '=', nivel!))
    .orderBy(sql`s.orden_alfabetico`)
    .orderBy('s.id_mst_socios')
    .execute()
  const ways = Map.groupBy(through ?? [], (one) => one.id_mst_socios)
  return rows.map(({ id_mst_socios }) => {
    const own = ways.get(id_mst_socios) ?? []
    const groups = [...new Set(own.map((one) => one.grupo))]
    return { id_mst_socios, grupo: groups.join(', ') || null, cursos: [...new Set(own.flatMap((one) => one.id_mst_curso ?? []))] }
  })
}

/** People enrolled in a group of an activity, by name: members, and others with an address of their own. */
export const foundEnrolled = (tx: Tx, group: number) =>
  tx
    .selectFrom('actividad_inscrito as i')
    .innerJoin('actividad_grupo as g', 'g.id_reg_actividades_grupo', 'i.id_reg_actividades_grupo')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios')
    .select([
      'i.id_reg_actividades_inscritos',
      'i.id_mst_socios',
      'i.email',
      'i.telefono',
      'i.valores',
      'g.desc_actividades_grupo as grupo',
    ])
    .select(sql<string>`coalesce(i.nombre, concat_ws(' ', s.nombre, s.apellidos))`.as('nombre'))
    .where('i.id_reg_actividades_grupo', '=', group)
    .orderBy(sql`coalesce(s.orden_alfabetico, lower(i.nombre))`)
    .orderBy('i.id_reg_actividades_inscritos')
    .execute()
