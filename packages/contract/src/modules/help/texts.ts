import { texts } from '../../kit/texts.ts'

// biome-ignore format: one text a line
export const helpTexts = texts({
  'help.title': ['Ayuda: {pantalla}', 'Ajuda: {pantalla}', 'Laguntza: {pantalla}', 'Ajuda: {pantalla}', 'Help: {pantalla}', 'Aiuto: {pantalla}', 'Aide : {pantalla}'],
  'help.tasks': ['Lo que más se hace aquí', 'El que més es fa aquí', 'Hemen gehien egiten dena', 'O que mais se faz aqui', 'Most common tasks here', 'Cosa si fa di solito qui', 'Ce qu’on fait le plus ici'],
  'help.go': ['Ir', 'Ves-hi', 'Joan', 'Ir', 'Go', 'Vai', 'Aller'],
  'help.show': ['Enséñame', 'Ensenya-m’ho', 'Erakutsi', 'Mostrar', 'Show me', 'Mostrami', 'Montrer'],
  'help.not_shown': ['Ahora no está a la vista: «{control}».', 'Ara no és a la vista: «{control}».', 'Orain ez da ikusten: «{control}».', 'Agora não está à vista: «{control}».', 'Not on the screen now: “{control}”.', 'Ora non è visibile: «{control}».', 'N’est pas visible en ce moment : « {control} ».'],
  'help.keys': ['Teclas de esta pantalla', 'Tecles d’aquesta pantalla', 'Pantaila honetako teklak', 'Teclas deste ecrã', 'Keys of this screen', 'Tasti di questa schermata', 'Touches de cet écran'],
  'help.keys_all': ['Todas', 'Totes', 'Guztiak', 'Todas', 'All', 'Tutti', 'Toutes'],
  'help.words': ['Palabras', 'Paraules', 'Hitzak', 'Palavras', 'Words', 'Parole', 'Mots'],
  'menu.guide': ['Guía', 'Guia', 'Gida', 'Guia', 'Guide', 'Guida', 'Guide'],
  'help.guide': ['Leer la guía', 'Llegeix la guia', 'Irakurri gida', 'Ler o guia', 'Read the guide', 'Leggi la guida', 'Lire le guide'],
  'guide.chapters': ['Capítulos', 'Capítols', 'Kapituluak', 'Capítulos', 'Chapters', 'Capitoli', 'Chapitres'],
  'guide.in_spanish': ['Esta guía está en español y en catalán.', 'Aquesta guia és en castellà i en català.', 'Gida hau gaztelaniaz eta katalanez dago.', 'Este guia está em espanhol e em catalão.', 'This guide is in Spanish and Catalan.', 'Questa guida è in spagnolo e catalano.', 'Ce guide est en espagnol et en catalan.'],
  'guide.dia': ['El día en recepción', 'El dia a recepció', 'Eguna harreran', 'O dia na receção', 'The desk’s day', 'La giornata in reception', 'La journée à l’accueil'],
  'guide.dinero': ['Dinero y cierre', 'Diners i tancament', 'Dirua eta itxiera', 'Dinheiro e fecho', 'Money and close', 'Denaro e chiusura', 'Argent et clôture'],
  'guide.socios': ['Socios', 'Socis', 'Bazkideak', 'Sócios', 'Members', 'Soci', 'Membres'],
  'guide.pistas': ['Pistas y precios', 'Pistes i preus', 'Pistak eta prezioak', 'Campos e preços', 'Courts and prices', 'Campi e prezzi', 'Terrains et prix'],
  'guide.primera-hora': ['La primera hora de un club', 'La primera hora d’un club', 'Klub baten lehen ordua', 'A primeira hora de um clube', 'The first hour of a club', 'La prima ora di un club', 'La première heure d’un club'],
})
