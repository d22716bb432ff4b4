import type { es } from './es.ts'

export const pt = {
  'nivel.todos': 'Já existem os oito níveis, de 0 a 7.',
  'nivel.repetido': 'Outro nível já se chama assim.',
  'nivel.desconocido': 'Este nível já não existe. Volta a carregar o ecrã.',
  'nivel.nuevo': 'Nível {n}',
  'levels.name': 'Nome em {idioma}',
  'levels.name_of': 'Nível {n}: nome',
  'levels.languages': 'Idioma dos nomes',
  'levels.hint': 'Os nomes que o clube dá aos níveis de jogo, de 0 a 7. Cada idioma tem os seus.',
  'levels.add': 'Adicionar nível',
  'levels.all_there': 'Estão os oito',
  'levels.deleted': 'Nível {n} eliminado',
  'levels.delete_hint': 'Desaparece nos sete idiomas.',
  'levels.none': 'Não resta nenhum nível',
  'levels.missing': 'Sem nome em {idioma}; mostra-se o de espanhol',
  'levels.members': 'sócios',
  'levels.member_types': 'tipos de sócio',
  'levels.bookings': 'reservas',
} satisfies Record<keyof typeof es, string>
