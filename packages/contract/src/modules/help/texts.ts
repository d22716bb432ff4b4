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
})
