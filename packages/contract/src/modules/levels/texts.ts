import { type Complete, type TextsFor, texts } from '../../kit/texts.ts'
import type { levelsRefusals } from './level.ts'

/** Texts of levels in the seven languages. */
export const levelsTexts = texts({
  'nivel.todos': ['Ya están los ocho niveles, del 0 al 7.', 'Ja hi ha els vuit nivells, del 0 al 7.', 'Zortzi mailak badaude, 0tik 7ra.', 'Já existem os oito níveis, de 0 a 7.', 'All eight levels, 0 to 7, are there already.', 'Gli otto livelli, da 0 a 7, ci sono già.', 'Les huit niveaux, de 0 à 7, existent déjà.'],
  'nivel.repetido': ['Otro nivel ya se llama así.', 'Un altre nivell ja es diu així.', 'Beste maila batek izen hori du.', 'Outro nível já se chama assim.', 'Another level already has this name.', 'Un altro livello si chiama già così.', 'Un autre niveau porte déjà ce nom.'],
  'nivel.desconocido': [
    'Este nivel ya no existe. Vuelve a cargar la pantalla.',
    'Aquest nivell ja no existeix. Torna a carregar la pantalla.',
    'Maila hori ez dago jada. Kargatu berriro pantaila.',
    'Este nível já não existe. Volta a carregar o ecrã.',
    'This level no longer exists. Reload the screen.',
    'Questo livello non esiste più. Ricarica la schermata.',
    'Ce niveau n’existe plus. Rechargez l’écran.',
  ],
  'nivel.nuevo': ['Nivel {n}', 'Nivell {n}', '{n}. maila', 'Nível {n}', 'Level {n}', 'Livello {n}', 'Niveau {n}'],
  'levels.name': ['Nombre en {idioma}', 'Nom en {idioma}', 'Izena ({idioma})', 'Nome em {idioma}', 'Name in {idioma}', 'Nome in {idioma}', 'Nom en {idioma}'],
  'levels.name_of': ['Nivel {n}: nombre', 'Nivell {n}: nom', '{n}. maila: izena', 'Nível {n}: nome', 'Level {n}: name', 'Livello {n}: nome', 'Niveau {n} : nom'],
  'levels.languages': ['Idioma de los nombres', 'Idioma dels noms', 'Izenen hizkuntza', 'Idioma dos nomes', 'Language of the names', 'Lingua dei nomi', 'Langue des noms'],
  'levels.hint': [
    'Los nombres que el club da a los niveles de juego, del 0 al 7. Cada idioma tiene los suyos.',
    'Els noms que el club dona als nivells de joc, del 0 al 7. Cada idioma té els seus.',
    'Klubak joko mailei ematen dizkien izenak, 0tik 7ra. Hizkuntza bakoitzak bereak ditu.',
    'Os nomes que o clube dá aos níveis de jogo, de 0 a 7. Cada idioma tem os seus.',
    'The names the club gives to the levels of play, 0 to 7. Each language has its own.',
    'I nomi che il club dà ai livelli di gioco, da 0 a 7. Ogni lingua ha i suoi.',
    'Les noms que le club donne aux niveaux de jeu, de 0 à 7. Chaque langue a les siens.',
  ],
  'levels.add': ['Añadir nivel', 'Afegeix un nivell', 'Gehitu maila', 'Adicionar nível', 'Add level', 'Aggiungi livello', 'Ajouter un niveau'],
  'levels.all_there': ['Están los ocho', 'Hi són tots vuit', 'Zortziak badaude', 'Estão os oito', 'All eight are there', 'Ci sono tutti e otto', 'Les huit sont là'],
  'levels.deleted': ['Nivel {n} eliminado', 'Nivell {n} eliminat', '{n}. maila ezabatuta', 'Nível {n} eliminado', 'Level {n} deleted', 'Livello {n} eliminato', 'Niveau {n} supprimé'],
  'levels.delete_hint': ['Desaparece en los siete idiomas.', 'Desapareix en els set idiomes.', 'Zazpi hizkuntzetan desagertzen da.', 'Desaparece nos sete idiomas.', 'It goes in all seven languages.', 'Scompare nelle sette lingue.', 'Il disparaît dans les sept langues.'],
  'levels.none': ['No queda ningún nivel', 'No queda cap nivell', 'Ez da mailarik geratzen', 'Não resta nenhum nível', 'No level is left', 'Non resta nessun livello', 'Il ne reste aucun niveau'],
  'levels.missing': [
    'Sin nombre en {idioma}; se muestra el de español',
    'Sense nom en {idioma}; es mostra el de castellà',
    'Izenik gabe ({idioma}); gaztelaniazkoa erakusten da',
    'Sem nome em {idioma}; mostra-se o de espanhol',
    'No name in {idioma}; the Spanish one is shown',
    'Senza nome in {idioma}; si mostra quello in spagnolo',
    'Sans nom en {idioma} ; celui en espagnol s’affiche',
  ],
  'menu.levels': ['Niveles', 'Nivells', 'Mailak', 'Níveis', 'Levels', 'Livelli', 'Niveaux'],
}) satisfies Complete<TextsFor<typeof levelsRefusals>>
