import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const activityTypesHelp = helpOf({
  screens: ['activity-types'],
  about: [
    'Las actividades del club en las que puede estar un socio, como la escuela o el gimnasio. Sirven para anotarlas en su ficha y verlas en un informe.',
    'Les activitats del club en què pot estar un soci, com l’escola o el gimnàs. Serveixen per anotar-les a la seva fitxa i veure-les en un informe.',
    'Bazkide batek egin ditzakeen klubeko jarduerak, eskola edo gimnasioa kasu. Haren fitxan jasotzeko eta txosten batean ikusteko balio dute.',
    'As atividades do clube em que um sócio pode estar, como a escola ou o ginásio. Servem para as anotar na sua ficha e vê-las num relatório.',
    'The club’s activities that a member may take part in, such as the school or the gym. They are ticked in the record and seen in a report.',
    'Le attività del club a cui un socio può partecipare, come la scuola o la palestra. Servono per segnarle nella scheda e vederle in un report.',
    'Les activités du club auxquelles un membre peut participer, comme l’école ou la salle de sport. Elles se cochent dans sa fiche et se voient dans un rapport.',
  ],
  tasks: [
    {
      title: ['Añadir una actividad', 'Afegeix una activitat', 'Jarduera bat gehitu', 'Acrescentar uma atividade', 'Add an activity', 'Aggiungere un’attività', 'Ajouter une activité'],
      how: [
        '«Nuevo» pide solo su nombre.',
        '«Nou» només en demana el nom.',
        '«Berria» botoiak izena bakarrik galdetzen du.',
        '«Novo» pede apenas o nome.',
        '“New” asks for nothing but its name.',
        '«Nuovo» chiede solo il nome.',
        '« Nouveau » ne demande que son nom.',
      ],
      key: 'n',
    },
    {
      title: ['Anotar la de un socio', 'Anota la d’un soci', 'Bazkide batena jaso', 'Anotar a de um sócio', 'Tick a member’s activities', 'Segnare quella di un socio', 'Noter celle d’un membre'],
      how: [
        'En su ficha, pestaña «Permisos», márcala en «Actividades».',
        'A la seva fitxa, pestanya «Permisos», marca-la a «Activitats».',
        'Haren fitxan, «Baimenak» atalean, markatu «Jarduerak» zerrendan.',
        'Na sua ficha, separador «Permissões», assinale-a em «Atividades».',
        'In the record, tab “Permissions”, tick it under “Activities”.',
        'Nella sua scheda, sezione «Permessi», spuntala in «Attività».',
        'Dans sa fiche, onglet « Autorisations », cochez-la sous « Activités ».',
      ],
      to: '/socios',
    },
    {
      title: ['Ver quién hace qué', 'Mira qui fa què', 'Nork zer egiten duen ikusi', 'Ver quem faz o quê', 'See the activities of all', 'Vedere chi fa cosa', 'Voir qui fait quoi'],
      how: [
        'El informe «Actividad de los socios» las dice.',
        'L’informe «Activitat dels socis» les diu.',
        '«Bazkideen jarduera» txostenak dio.',
        'O relatório «Atividade dos sócios» di-lo.',
        'The report “Members’ activity” tells them.',
        'Le dice il report «Attività dei soci».',
        'Le rapport « Activité des membres » les indique.',
      ],
      to: '/informes',
    },
  ],
})
