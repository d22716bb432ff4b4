import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const courseStudentsHelp = helpOf({
  screens: ['course-students'],
  about: [
    'Quién está en el curso, quién espera plaza y cuándo son las próximas clases. Una plaza está ocupada, ofrecida o libre; la ofrecida se guarda.',
    'Qui és al curs, qui espera plaça i quan són les properes classes. Una plaça és ocupada, oferta o lliure; l’oferta es guarda.',
    'Nor dagoen ikastaroan, nor dagoen plaza baten zain eta noiz diren hurrengo klaseak. Plaza bat beteta, eskainita edo libre dago; eskainitakoa gorde egiten da.',
    'Quem está no curso, quem espera vaga e quando são as próximas aulas. Uma vaga está ocupada, oferecida ou livre; a oferecida fica guardada.',
    'The students of the course, those that wait for a place, and the next classes. A place is occupied, offered or free; an offered one is held.',
    'Chi è nel corso, chi aspetta un posto e quando sono le prossime lezioni. Un posto è occupato, offerto o libero; quello offerto è tenuto.',
    'Les élèves du cours, ceux en attente d’une place et les prochains cours. Une place est occupée, proposée ou libre ; la place proposée est gardée.',
  ],
  tasks: [
    {
      title: ['Apuntar alumnos', 'Apuntar alumnes', 'Ikasleak apuntatu', 'Inscrever alunos', 'Enrol students', 'Iscrivere allievi', 'Inscrire des élèves'],
      how: [
        'Busca a cada uno o pega una lista de números. La línea del límite dice quién entra y quién espera; Alt y las flechas cambian el orden.',
        'Busca cadascú o enganxa una llista de números. La línia del límit diu qui entra i qui espera; Alt i les fletxes canvien l’ordre.',
        'Bilatu bakoitza edo itsatsi zenbaki-zerrenda bat. Mugaren lerroak nor sartzen den eta nork itxaroten duen esaten du; Alt eta geziek ordena aldatzen dute.',
        'Procure cada um ou cole uma lista de números. A linha do limite diz quem entra e quem espera; Alt e as setas mudam a ordem.',
        'Find each of them or paste a list of numbers. The line of the limit parts those that enter from those that wait; Alt and the arrows change the order.',
        'Cerca ciascuno o incolla un elenco di numeri. La linea del limite dice chi entra e chi aspetta; Alt e le frecce cambiano l’ordine.',
        'Cherchez chacun ou collez une liste de numéros. La ligne de la limite sépare les inscrits de ceux en attente ; Alt et les flèches changent l’ordre.',
      ],
      key: 'n',
    },
    {
      title: ['Ofrecer una plaza a mano', 'Oferir una plaça a mà', 'Plaza bat eskuz eskaini', 'Oferecer uma vaga à mão', 'Offer a place by hand', 'Offrire un posto a mano', 'Proposer une place à la main'],
      how: [
        'Elige a alguien de la lista: se dice por delante de quién pasa antes de ofrecerla.',
        'Tria algú de la llista: es diu per davant de qui passa abans d’oferir-la.',
        'Aukeratu norbait zerrendatik: eskaini aurretik, noren aurretik pasatzen den esaten da.',
        'Escolha alguém da lista: diz-se à frente de quem passa antes de a oferecer.',
        'Choose somebody of the list: those passed over are named before it is offered.',
        'Scegli qualcuno della lista: prima di offrirlo si dice davanti a chi passa.',
        'Choisissez quelqu’un de la liste : les personnes dépassées sont nommées avant l’offre.',
      ],
      show: 'students.offer_by_hand',
    },
    {
      title: ['Ver la asistencia de un mes', 'Veure l’assistència d’un mes', 'Hilabete bateko bertaratzea ikusi', 'Ver as presenças de um mês', 'See the attendance of a month', 'Vedere le presenze di un mese', 'Voir les présences d’un mois'],
      how: [
        'Despliégala bajo las próximas clases y cambia de mes con las flechas; cada día lleva a su reserva.',
        'Desplega-la sota les properes classes i canvia de mes amb les fletxes; cada dia porta a la seva reserva.',
        'Zabaldu hurrengo klaseen azpian eta aldatu hilabetea gezien bidez; egun bakoitzak bere erreserbara darama.',
        'Abra-a sob as próximas aulas e mude de mês com as setas; cada dia leva à sua reserva.',
        'Unfold it below the next classes and change the month with the arrows; each day leads to its booking.',
        'Aprila sotto le prossime lezioni e cambia mese con le frecce; ogni giorno porta alla sua prenotazione.',
        'Dépliez-la sous les prochains cours et changez de mois avec les flèches ; chaque jour mène à sa réservation.',
      ],
      show: 'students.attendance',
    },
  ],
})
