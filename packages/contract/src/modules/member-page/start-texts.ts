import { texts } from '../../kit/texts.ts'

/** Texts that the players' page has with it, for a first visit without a connection. */
// biome-ignore format: one text a line
export const memberPageStartTexts = texts({
  'member-page.offline': ['Sin conexión', 'Sense connexió', 'Konexiorik gabe', 'Sem ligação', 'No connection', 'Nessuna connessione', 'Hors connexion'],
  'member-page.failed': ['No se ha podido cargar', 'No s’ha pogut carregar', 'Ezin izan da kargatu', 'Não foi possível carregar', 'This could not be loaded', 'Caricamento non riuscito', 'Le chargement a échoué'],
  'member-page.retry': ['Reintentar', 'Torna-ho a provar', 'Saiatu berriro', 'Tentar de novo', 'Try again', 'Riprova', 'Réessayer'],
  'member-page.no_start': ['No hay conexión con el club.', 'No hi ha connexió amb el club.', 'Ez dago klubarekin konexiorik.', 'Não há ligação ao clube.', 'The club cannot be reached.', 'Non c’è connessione con il club.', 'Le club est injoignable.'],
})
