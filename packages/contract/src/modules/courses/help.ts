import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const coursesHelp = helpOf({
  screens: ['courses'],
  about: [
    'Los cursos por grupos, con sus plazas, su cuota y su horario. Una plaza está ocupada, ofrecida a quien espera o libre.',
    'Els cursos per grups, amb les seves places, la seva quota i el seu horari. Una plaça està ocupada, oferta a qui espera o lliure.',
    'Ikastaroak taldeka, plazekin, kuotarekin eta ordutegiarekin. Plaza bat beteta, zain dagoenari eskainita edo libre dago.',
    'Os cursos por grupos, com as suas vagas, a sua quota e o seu horário. Uma vaga está ocupada, oferecida a quem espera ou livre.',
    'The courses by group, with their places, their fee and their hours. A place is occupied, offered to somebody waiting, or free.',
    'I corsi per gruppi, con i posti, la quota e l’orario. Un posto è occupato, offerto a chi aspetta o libero.',
    'Les cours par groupes, avec leurs places, leur cotisation et leur horaire. Une place est occupée, proposée à une personne en attente ou libre.',
  ],
  tasks: [
    {
      title: ['Crear un curso', 'Crea un curs', 'Ikastaro bat sortu', 'Criar um curso', 'Create a course', 'Creare un corso', 'Créer un cours'],
      how: [
        'Escribe su nombre, su cuota y su límite en la fila nueva y guarda con Ctrl+S; después pon su horario.',
        'Escriu el nom, la quota i el límit a la fila nova i desa amb Ctrl+S; després posa-hi l’horari.',
        'Idatzi izena, kuota eta muga lerro berrian eta gorde Ctrl+S sakatuta; gero jarri ordutegia.',
        'Escreva o nome, a quota e o limite na linha nova e guarde com Ctrl+S; depois ponha o horário.',
        'Type its name, fee and limit into the new row and save with Ctrl+S; then set its hours.',
        'Scrivi nome, quota e limite nella riga nuova e salva con Ctrl+S; poi metti l’orario.',
        'Tapez le nom, la cotisation et la limite dans la nouvelle ligne et enregistrez avec Ctrl+S ; mettez ensuite l’horaire.',
      ],
      key: 'n',
    },
    {
      title: ['Ver dónde quedan plazas', 'Mira on queden places', 'Ikusi non dauden plazak', 'Ver onde restam vagas', 'See where places are left', 'Vedere dove restano posti', 'Voir où il reste des places'],
      how: [
        'La barra de cada curso dice lo que está ocupado, ofrecido y libre; los dos contadores de arriba filtran.',
        'La barra de cada curs diu el que està ocupat, ofert i lliure; els dos comptadors de dalt filtren.',
        'Ikastaro bakoitzaren barrak beteta, eskainita eta libre dagoena esaten du; goiko bi zenbagailuek iragazten dute.',
        'A barra de cada curso mostra o que está ocupado, oferecido e livre; os dois contadores de cima filtram.',
        'The bar of each course shows what is occupied, offered and free; the two counts above filter.',
        'La barra di ogni corso mostra ciò che è occupato, offerto e libero; i due contatori in alto filtrano.',
        'La barre de chaque cours montre ce qui est occupé, proposé et libre ; les deux compteurs du haut filtrent.',
      ],
      to: '/cursos',
    },
    {
      title: ['Preparar otra temporada', 'Prepara una altra temporada', 'Beste denboraldi bat prestatu', 'Preparar outra época', 'Prepare another season', 'Preparare un’altra stagione', 'Préparer une autre saison'],
      how: [
        'Ponte en el curso y clónalo: con otro nombre, otras fechas y, si quieres, sus alumnos.',
        'Posa’t al curs i clona’l: amb un altre nom, unes altres dates i, si vols, els seus alumnes.',
        'Jarri ikastaroan eta klonatu: beste izen batekin, beste data batzuekin eta, nahi baduzu, ikasleekin.',
        'Coloque-se no curso e clone-o: com outro nome, outras datas e, se quiser, os seus alunos.',
        'Stand on the course and clone it: with another name, other days and, if you like, its students.',
        'Mettiti sul corso e clonalo: con un altro nome, altre date e, se vuoi, i suoi allievi.',
        'Placez-vous sur le cours et clonez-le : avec un autre nom, d’autres dates et, au choix, ses élèves.',
      ],
      key: 'mod+d',
    },
  ],
  words: [
    [
      ['Lista de espera', 'Llista d’espera', 'Itxarote-zerrenda', 'Lista de espera', 'Waiting list', 'Lista d’attesa', 'Liste d’attente'],
      [
        'Personas que esperan una plaza, por orden de petición; no pagan mientras esperan. Un curso puede ser solo una lista.',
        'Persones que esperen una plaça, per ordre de petició; no paguen mentre esperen. Un curs pot ser només una llista.',
        'Plaza baten zain dauden pertsonak, eskaera-ordenaren arabera; ez dute ordaintzen zain dauden bitartean. Ikastaro bat zerrenda soilik izan daiteke.',
        'Pessoas que esperam uma vaga, por ordem de pedido; não pagam enquanto esperam. Um curso pode ser só uma lista.',
        'People that wait for a place, in the order of asking; they pay nothing meanwhile. A course may be a list only.',
        'Persone che aspettano un posto, in ordine di richiesta; non pagano mentre aspettano. Un corso può essere solo una lista.',
        'Personnes qui attendent une place, par ordre de demande ; elles ne paient pas en attendant. Un cours peut n’être qu’une liste.',
      ],
    ],
  ],
}, {
  screens: ['course-groups'],
  about: [
    'Los grupos ordenan los cursos: una escuela, un nivel. Cada uno dice cuántos cursos tiene.',
    'Els grups ordenen els cursos: una escola, un nivell. Cadascun diu quants cursos té.',
    'Taldeek ikastaroak sailkatzen dituzte: eskola bat, maila bat. Bakoitzak zenbat ikastaro dituen esaten du.',
    'Os grupos ordenam os cursos: uma escola, um nível. Cada um diz quantos cursos tem.',
    'Groups sort the courses: a school, a level. Each shows how many courses it has.',
    'I gruppi ordinano i corsi: una scuola, un livello. Ognuno dice quanti corsi ha.',
    'Les groupes classent les cours : une école, un niveau. Chacun montre le nombre de ses cours.',
  ],
  tasks: [
    {
      title: ['Crear un grupo', 'Crea un grup', 'Talde bat sortu', 'Criar um grupo', 'Create a group', 'Creare un gruppo', 'Créer un groupe'],
      how: [
        'Escribe su nombre y guarda; después se elige en la celda de cada curso.',
        'Escriu el nom i desa; després es tria a la cel·la de cada curs.',
        'Idatzi izena eta gorde; gero ikastaro bakoitzaren gelaxkan aukeratzen da.',
        'Escreva o nome e guarde; depois escolhe-se na célula de cada curso.',
        'Type its name and save; it is then chosen in the cell of each course.',
        'Scrivi il nome e salva; poi si sceglie nella cella di ogni corso.',
        'Tapez son nom et enregistrez ; il se choisit ensuite dans la cellule de chaque cours.',
      ],
      key: 'n',
    },
    {
      title: ['Ver los cursos de un grupo', 'Mira els cursos d’un grup', 'Ikusi talde baten ikastaroak', 'Ver os cursos de um grupo', 'See the courses of a group', 'Vedere i corsi di un gruppo', 'Voir les cours d’un groupe'],
      how: [
        'El número de cursos abre su lista.',
        'El nombre de cursos obre la seva llista.',
        'Ikastaro kopuruak haien zerrenda irekitzen du.',
        'O número de cursos abre a sua lista.',
        'The number of courses opens their list.',
        'Il numero di corsi apre il loro elenco.',
        'Le nombre de cours ouvre leur liste.',
      ],
      to: '/cursos',
    },
    {
      title: ['Eliminar un grupo', 'Elimina un grup', 'Talde bat ezabatu', 'Eliminar um grupo', 'Delete a group', 'Eliminare un gruppo', 'Supprimer un groupe'],
      how: [
        'Solo se elimina sin cursos: pásalos antes a otro grupo.',
        'Només s’elimina sense cursos: passa’ls abans a un altre grup.',
        'Ikastarorik gabe soilik ezabatzen da: eraman lehenago beste talde batera.',
        'Só se elimina sem cursos: passe-os antes para outro grupo.',
        'It is deleted without courses only: move them to another group first.',
        'Si elimina solo senza corsi: spostali prima in un altro gruppo.',
        'Il ne se supprime que sans cours : passez-les d’abord dans un autre groupe.',
      ],
      to: '/cursos',
    },
  ],
})
