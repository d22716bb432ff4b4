import type { es } from './es.ts'

export const it = {
  'nivel.todos': 'Gli otto livelli, da 0 a 7, ci sono già.',
  'nivel.repetido': 'Un altro livello si chiama già così.',
  'nivel.desconocido': 'Questo livello non esiste più. Ricarica la schermata.',
  'nivel.nuevo': 'Livello {n}',
  'levels.name': 'Nome in {idioma}',
  'levels.name_of': 'Livello {n}: nome',
  'levels.languages': 'Lingua dei nomi',
  'levels.hint': 'I nomi che il club dà ai livelli di gioco, da 0 a 7. Ogni lingua ha i suoi.',
  'levels.add': 'Aggiungi livello',
  'levels.all_there': 'Ci sono tutti e otto',
  'levels.deleted': 'Livello {n} eliminato',
  'levels.delete_hint': 'Scompare nelle sette lingue.',
  'levels.none': 'Non resta nessun livello',
  'levels.missing': 'Senza nome in {idioma}; si mostra quello in spagnolo',
  'levels.members': 'soci',
  'levels.member_types': 'tipi di socio',
  'levels.bookings': 'prenotazioni',
} satisfies Record<keyof typeof es, string>
