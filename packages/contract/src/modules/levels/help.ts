import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const levelsHelp = helpOf({
  screens: ['levels'],
  about: [
    'Los nombres que el club da a los niveles de juego, del 0 al 7. Cada idioma tiene los suyos.',
    'Els noms que el club dona als nivells de joc, del 0 al 7. Cada idioma té els seus.',
    'Klubak jokoaren mailei ematen dizkien izenak, 0tik 7ra. Hizkuntza bakoitzak bereak ditu.',
    'Os nomes que o clube dá aos níveis de jogo, do 0 ao 7. Cada língua tem os seus.',
    'The names that the club gives to the levels of play, from 0 to 7. Each language has its own.',
    'I nomi che il club dà ai livelli di gioco, da 0 a 7. Ogni lingua ha i suoi.',
    'Les noms que le club donne aux niveaux de jeu, de 0 à 7. Chaque langue a les siens.',
  ],
  tasks: [
    {
      title: ['Cambiar los nombres', 'Canvia els noms', 'Izenak aldatu', 'Mudar os nomes', 'Change the names', 'Cambiare i nomi', 'Changer les noms'],
      how: [
        'Escribe encima y guarda. A la derecha de cada uno se ve cómo se llama en los demás idiomas.',
        'Escriu a sobre i desa. A la dreta de cadascun es veu com es diu en els altres idiomes.',
        'Idatzi gainean eta gorde. Bakoitzaren eskuinean beste hizkuntzetan nola deitzen den ikusten da.',
        'Escreve por cima e guarda. À direita de cada um vê-se como se chama nas outras línguas.',
        'Type over them and save. Beside each you see its name in the other languages.',
        'Scrivi sopra e salva. A destra di ognuno si vede come si chiama nelle altre lingue.',
        'Tapez par-dessus et enregistrez. À côté de chacun figure son nom dans les autres langues.',
      ],
      to: '/niveles',
    },
    {
      title: ['Ponerlos en otro idioma', 'Posa’ls en un altre idioma', 'Beste hizkuntza batean jarri', 'Pô-los noutra língua', 'Name them in another language', 'Metterli in un’altra lingua', 'Les nommer dans une autre langue'],
      how: [
        'Elige el idioma arriba. Mientras no tenga nombre se enseña el de español.',
        'Tria l’idioma a dalt. Mentre no tingui nom s’ensenya el d’espanyol.',
        'Aukeratu hizkuntza goian. Izenik ez duen bitartean gaztelaniazkoa erakusten da.',
        'Escolhe a língua em cima. Enquanto não tiver nome mostra-se o espanhol.',
        'Choose the language above. Until it has a name, the Spanish one is shown.',
        'Scegli la lingua in alto. Finché non ha nome si mostra quello spagnolo.',
        'Choisissez la langue en haut. Sans nom, l’espagnol est affiché.',
      ],
    },
    {
      title: ['Añadir un nivel que falta', 'Afegeix un nivell que falta', 'Falta den maila bat gehitu', 'Acrescentar um nível em falta', 'Add a missing level', 'Aggiungere un livello mancante', 'Ajouter un niveau manquant'],
      how: [
        '«Añadir nivel» pone el primero que no está. Son ocho como mucho.',
        '«Afegeix un nivell» posa el primer que no hi és. Són vuit com a màxim.',
        '«Gehitu maila» botoiak falta den lehena jartzen du. Zortzi dira gehienez.',
        '«Adicionar nível» põe o primeiro que falta. São oito no máximo.',
        '“Add level” puts the first one that is not there. There are eight at most.',
        '«Aggiungi livello» mette il primo che manca. Sono otto al massimo.',
        '« Ajouter un niveau » met le premier absent. Huit au plus.',
      ],
      key: 'n',
    },
  ],
})
