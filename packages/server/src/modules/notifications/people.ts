import { type Language, readerLanguage } from '@app/contract/kit/texts'
import { type UnreachedReason, unreachedReason } from '@app/contract/letters/reader-rule'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { type MemberReader, readersOf, stoppedAddresses } from '../letters/public.ts'
import { type Further, foundEnrolled, foundMembers } from './found-people.ts'
import type { Notice } from './notice-row.ts'

/** Moment and club of a look at recipients. */
export interface Looking {
  readonly tx: Tx
  readonly today: string
  readonly club: ClubFacts
}

/** Person found by a letter's filter. */
export interface Person {
  /** Id in lists of chosen people: the member, or the enrolment in the activity. */
  readonly id: number
  readonly socio: number | null
  readonly inscrito: number | null
  readonly nombre: string
  readonly apellidos: string
  readonly nombre_completo: string
  readonly email: string | null
  readonly tutor: string | null
  readonly lang: Language
  readonly motivo: UnreachedReason | null
  readonly notificarApp: boolean
  readonly grupo: string | null
  readonly cursos: readonly number[]
  readonly elegido: boolean
}

const memberPerson = (reader: MemberReader, club: ClubFacts) => ({
  ...{ socio: reader.id_mst_socios, nombre: reader.nombre, apellidos: reader.apellidos, nombre_completo: reader.nombre_completo },
  ...{ email: reader.email, tutor: reader.tutor, lang: readerLanguage(reader.lang, club.language) },
  ...{ motivo: reader.motivo, notificarApp: reader.notificarApp },
})

/** True if an id is chosen: named one by one, or not among the exceptions of the filter. */
const chosenBy = ({ id_usuario_envio: named, excluidos }: Notice) => {
  const [those, except] = [named && new Set(named), new Set(excluidos)]
  return (id: number) => (those ? those.has(id) : !except.has(id))
}

/** Letters about data protection reach members whatever they have set. */
const kindOf = ({ variante }: Notice) => (variante === 'rgpd' ? 'asked' : 'many')

/** Enrolled people of the activity's group. */
async function enrolledPeople({ tx, club }: Looking, notice: Notice): Promise<Person[]> {
  const rows = await foundEnrolled(tx, notice.id_reg_actividades_grupo!)
  const readers = await readersOf(
    tx,
    rows.flatMap((row) => row.id_mst_socios ?? []),
    kindOf(notice),
  )
  const byId = new Map(readers.map((one) => [one.id_mst_socios, one]))
  const stopped = await stoppedAddresses(
    tx,
    rows.flatMap((row) => row.email ?? []),
  )
  const isChosen = chosenBy(notice)
  return rows.map(({ id_reg_actividades_inscritos: id, id_mst_socios, nombre, email, grupo }) => {
    const reader = byId.get(id_mst_socios ?? 0)
    const facts = { email, notificar: true, refused: false, stopped: stopped.get(email?.toLowerCase() ?? '') ?? null }
    const stranger = {
      ...{ socio: null, nombre, apellidos: '', nombre_completo: nombre, email, tutor: null, lang: club.language },
      ...{ motivo: unreachedReason(facts, kindOf(notice)), notificarApp: false },
    }
    return { id, inscrito: id, ...(reader ? memberPerson(reader, club) : stranger), grupo, cursos: [], elegido: isChosen(id) }
  })
}

/** People found by a letter's filter, in the order of their names, chosen or not. */
export async function peopleOf(looking: Looking, notice: Notice, further?: Further): Promise<Person[]> {
  if (notice.id_reg_actividades_grupo !== null) return enrolledPeople(looking, notice)
  // a filter finds a few members, or most
  await planByValues(looking.tx)
  const found = await foundMembers(looking, notice, further)
  const readers = await readersOf(
    looking.tx,
    found.map((one) => one.id_mst_socios),
    kindOf(notice),
  )
  const byId = new Map(readers.map((one) => [one.id_mst_socios, one]))
  const isChosen = chosenBy(notice)
  return found.flatMap(({ id_mst_socios: id, grupo, cursos }) => {
    const reader = byId.get(id)
    return reader ? [{ id, inscrito: null, ...memberPerson(reader, looking.club), grupo, cursos, elegido: isChosen(id) }] : []
  })
}

type Channels = Pick<Notice, 'envio_email' | 'envio_app' | 'por_familia'>
/** True if a person gets the letter by mail. */
export const isMailed = (person: Person, { envio_email }: Channels) => person.elegido && envio_email && person.motivo === null
/** True if a person gets the letter in the app. */
export const isTold = (person: Person, { envio_app }: Channels) =>
  person.elegido && envio_app && person.socio !== null && person.notificarApp

/** People of each mail, in the order of the list: those of one address together, or one each. */
export const mailsOf = (people: readonly Person[], notice: Channels): (readonly Person[])[] => [
  ...Map.groupBy(
    people.filter((one) => isMailed(one, notice)),
    (one) => (notice.por_familia ? one.email!.toLowerCase() : one.id),
  ).values(),
]
