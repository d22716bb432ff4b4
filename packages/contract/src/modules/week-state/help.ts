import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const weekStateHelp = helpOf({
  screens: ['week-states'],
  about: [
    'Qué semanas están abiertas para cada grupo, con el código de su tipo, de la semana y del grupo. Una semana inactiva queda cerrada sin perderse.',
    'Quines setmanes són obertes per a cada grup, amb el codi del tipus, de la setmana i del grup. Una setmana inactiva queda tancada sense perdre’s.',
    'Zein aste dauden irekita talde bakoitzarentzat, motaren, astearen eta taldearen kodearekin. Aste ez-aktiboa itxita gelditzen da, galdu gabe.',
    'Que semanas estão abertas para cada grupo, com o código do tipo, da semana e do grupo. Uma semana inativa fica fechada sem se perder.',
    'Which weeks are open for each group, with the codes of type, week and group. An inactive week is closed but not lost.',
    'Quali settimane sono aperte per ogni gruppo, con il codice del tipo, della settimana e del gruppo. Una settimana inattiva resta chiusa senza perdersi.',
    'Quelles semaines sont ouvertes pour chaque groupe, avec les codes de type, de semaine et de groupe. Une semaine inactive est fermée sans être perdue.',
  ],
  tasks: [
    {
      title: ['Abrir una semana nueva', 'Obre una setmana nova', 'Aste berri bat ireki', 'Abrir uma semana nova', 'Open a new week', 'Aprire una nuova settimana', 'Ouvrir une nouvelle semaine'],
      how: [
        'Escribe los tres códigos. Un tipo no puede tener dos veces la misma semana en un grupo.',
        'Escriu els tres codis. Un tipus no pot tenir dues vegades la mateixa setmana en un grup.',
        'Idatzi hiru kodeak. Mota batek ezin du aste bera bi aldiz izan talde batean.',
        'Escreve os três códigos. Um tipo não pode ter duas vezes a mesma semana num grupo.',
        'Type the three codes. A type cannot have the same week twice in a group.',
        'Scrivi i tre codici. Un tipo non può avere due volte la stessa settimana in un gruppo.',
        'Tapez les trois codes. Un type ne peut avoir deux fois la même semaine dans un groupe.',
      ],
      key: 'n',
    },
    {
      title: ['Cerrar o reabrir una semana', 'Tanca o reobre una setmana', 'Aste bat itxi edo berriro ireki', 'Fechar ou reabrir uma semana', 'Close or reopen a week', 'Chiudere o riaprire una settimana', 'Fermer ou rouvrir une semaine'],
      how: [
        'El botón de pausa de su fila la cierra; el mismo botón la vuelve a abrir.',
        'El botó de pausa de la seva fila la tanca; el mateix botó la torna a obrir.',
        'Lerroko pausa botoiak ixten du; botoi berak berriro irekitzen du.',
        'O botão de pausa da sua linha fecha-a; o mesmo botão volta a abri-la.',
        'The pause button of its row closes it; the same button opens it again.',
        'Il pulsante di pausa della sua riga la chiude; lo stesso pulsante la riapre.',
        'Le bouton de pause de sa ligne la ferme ; le même bouton la rouvre.',
      ],
      to: '/actSemanaEstado',
    },
  ],
})
