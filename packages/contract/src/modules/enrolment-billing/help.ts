import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const enrolmentBillingHelp = helpOf({
  screens: ['enrolment-billing'],
  about: [
    'Lo que hay que facturar por los inscritos de un mes en actividades y campeonatos. Un inscrito está pendiente hasta que se marca como facturado. La central ve todos los clubes de la instalación; un club, solo lo suyo.',
    'El que cal facturar pels inscrits d’un mes en activitats i campionats. Un inscrit està pendent fins que es marca com a facturat. La central veu tots els clubs de la instal·lació; un club, només el seu.',
    'Hilabete bateko jarduera eta txapelketetako inskribatuengatik fakturatu beharrekoa. Inskribatua fakturatu gabe dago fakturatu gisa markatu arte. Zentralak instalazioko klub guztiak ikusten ditu; klubak, berea bakarrik.',
    'O que há a faturar pelos inscritos de um mês em atividades e campeonatos. Um inscrito está pendente até se marcar como faturado. A central vê todos os clubes da instalação; um clube, só o seu.',
    'The enrolments of a month in activities and championships that are to be billed. An enrolment is pending until it is marked as billed. The central office sees all clubs of the installation; a club sees its own only.',
    'Quanto c’è da fatturare per gli iscritti di un mese ad attività e campionati. Un iscritto è in sospeso finché non si segna come fatturato. La centrale vede tutti i club dell’installazione; un club, solo il suo.',
    'Ce qu’il faut facturer pour les inscrits d’un mois aux activités et championnats. Un inscrit est en attente jusqu’à sa marque de facturation. La centrale voit tous les clubs de l’installation ; un club, le sien seulement.',
  ],
  tasks: [
    {
      title: ['Facturar un mes', 'Facturar un mes', 'Hilabete bat fakturatu', 'Faturar um mês', 'Bill a month', 'Fatturare un mese', 'Facturer un mois'],
      how: [
        'Elige mes y año y, en la central, el club. «Marcar» pone la fecha de hoy a todo lo pendiente de ese mes; si algo cambió mientras tanto, no marca nada y lo dice.',
        'Tria mes i any i, a la central, el club. «Marca» posa la data d’avui a tot el que hi ha pendent d’aquell mes; si alguna cosa ha canviat mentrestant, no marca res i ho diu.',
        'Aukeratu hilabetea eta urtea eta, zentralean, kluba. «Markatu» botoiak gaurko data jartzen dio hilabete horretan fakturatu gabeko guztiari; bitartean zerbait aldatu bada, ez du ezer markatzen eta esan egiten du.',
        'Escolha mês e ano e, na central, o clube. «Marcar» põe a data de hoje em tudo o que está pendente desse mês; se algo mudou entretanto, não marca nada e diz-o.',
        'Choose month and year and, at the central office, the club. “Mark” sets today’s date on everything pending of that month; if something changed meanwhile, it marks nothing and says so.',
        'Scegli mese e anno e, nella centrale, il club. «Segna» mette la data di oggi su tutto quanto è in sospeso di quel mese; se nel frattempo qualcosa è cambiato, non segna nulla e lo dice.',
        'Choisissez mois et année et, à la centrale, le club. « Marquer » met la date du jour sur tout ce qui est en attente de ce mois ; si quelque chose a changé entre-temps, rien n’est marqué et c’est dit.',
      ],
    },
    {
      title: ['Quitar una marca', 'Treure una marca', 'Marka bat kendu', 'Retirar uma marca', 'Take a mark back', 'Togliere un segno', 'Retirer une marque'],
      how: [
        'El mismo día, «Quitar la marca de hoy» devuelve a pendiente lo que se marcó hoy de ese mes. Más tarde, la fecha se cambia en la inscripción.',
        'El mateix dia, «Treu la marca d’avui» torna a pendent el que s’ha marcat avui d’aquell mes. Més tard, la data es canvia a la inscripció.',
        'Egun berean, «Kendu gaurko marka» botoiak fakturatu gabe uzten du gaur hilabete horretan markatutakoa. Geroago, data inskripzioan aldatzen da.',
        'No próprio dia, «Retirar a marca de hoje» devolve a pendente o que hoje se marcou desse mês. Mais tarde, a data muda-se na inscrição.',
        'On the same day, “Take back today’s mark” makes pending again what was marked today of that month. Later, the date is changed in the enrolment.',
        'Lo stesso giorno, «Togli il segno di oggi» rimette in sospeso quanto segnato oggi di quel mese. Più tardi, la data si cambia nell’iscrizione.',
        'Le jour même, « Retirer la marque du jour » remet en attente ce qui a été marqué aujourd’hui pour ce mois. Plus tard, la date se change dans l’inscription.',
      ],
    },
  ],
})
