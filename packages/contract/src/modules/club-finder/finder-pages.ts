import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { finderQuery } from './provider.ts'

const mark = optional(field.text(500))
/** Marks that other sites append to links. */
const ignored = {
  ...{ fbclid: mark, gclid: mark, msclkid: mark, gad_source: mark, gbraid: mark, wbraid: mark, srsltid: mark, igshid: mark },
  ...{ utm_source: mark, utm_medium: mark, utm_campaign: mark, utm_content: mark, utm_term: mark, utm_id: mark },
}

const page = {
  permission: 'anyone',
  heavy: true,
  input: {
    ...finderQuery,
    /** Language of the page; Spanish for an unknown one. */
    lang: optional(field.text(100)),
    /** Town or postal code of the search. */
    lugar: optional(field.text(100)),
    /** Outcome of a failed location: denied, or without answer in time. */
    ubicacion: optional(field.choice('denegada', 'lenta')),
    /** Single club of the page. */
    club: optional(field.text(80)),
    /** Club of the chosen hour, and that hour. */
    elegido: optional(field.text(80)),
    hora: optional(field.minute()),
    ...ignored,
  },
  output: field.note(1_000_000),
  answer: 'page',
} as const

/** Public page of the finder, open to anyone: clubs with free hours first. */
export const courtsPage = action({ endpoint: 'GET /buscadores', ...page })
/** The same with the events first. */
export const eventsPage = action({ endpoint: 'GET /buscadores/eventos', ...page })
/** The same with the tournaments first. */
export const tournamentsPage = action({ endpoint: 'GET /buscadores/torneos', ...page })
