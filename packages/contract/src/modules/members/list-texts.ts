import { texts } from '../../kit/texts.ts'

/** What is said of the list of members, of who is chosen in it and who stands beside whom, in the seven languages. */
export const membersListTexts = texts({
  'member.debe': ['Debe', 'Deu', 'Zorra', 'Deve', 'Owes', 'Deve', 'Doit'],
  'member.monedero': ['Monedero', 'Moneder', 'Diru-zorroa', 'Carteira', 'Wallet', 'Borsellino', 'Porte-monnaie'],
  'member.proxima_fecha': [
    'Próxima reserva',
    'Propera reserva',
    'Hurrengo erreserba',
    'Próxima reserva',
    'Next booking',
    'Prossima prenotazione',
    'Prochaine réservation',
  ],
  'member.etiquetas': ['Etiquetas', 'Etiquetes', 'Etiketak', 'Etiquetas', 'Labels', 'Etichette', 'Étiquettes'],
  'members.today': ['Hoy', 'Avui', 'Gaur', 'Hoje', 'Today', 'Oggi', 'Aujourd’hui'],
  'members.chosen': [
    '{n} {total|socio|socios}',
    '{n} {total|soci|socis}',
    '{n} bazkide',
    '{n} {total|sócio|sócios}',
    '{n} {total|member|members}',
    '{n} {total|socio|soci}',
    '{n} {total|membre|membres}',
  ],
  'members.chosen_of': [
    '{n} de los {total} del filtro',
    '{n} dels {total} del filtre',
    'Iragazkiko {total} bazkidetik {n}',
    '{n} dos {total} do filtro',
    '{n} of the {total} in the filter',
    '{n} dei {total} del filtro',
    '{n} des {total} du filtre',
  ],
  'members.chosen_less': [
    'menos {n} que has quitado',
    'menys {n} que has tret',
    'kendu dituzun {n} gabe',
    'menos {n} que retiraste',
    'less {n} that you took out',
    'meno {n} che hai tolto',
    'moins {n} que vous avez retirés',
  ],
  'members.only_here': [
    'Solo los {n} de aquí',
    'Només els {n} d’aquí',
    'Hemengo {n}ak bakarrik',
    'Só os {n} daqui',
    'Only the {n} here',
    'Solo i {n} di qui',
    'Seulement les {n} d’ici',
  ],
})
