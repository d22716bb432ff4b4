import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const intranetHelp = helpOf({
  screens: ['intranet', 'intranet-pending', 'intranet-annual'],
  about: [
    'Las facturas que la contabilidad externa tiene del usuario web del club: todas, las pendientes de pago y las anuales con sus avisos. Los datos son de la contabilidad; aquí solo se marcan y se envían.',
    'Les factures que la comptabilitat externa té de l’usuari web del club: totes, les pendents de pagament i les anuals amb els seus avisos. Les dades són de la comptabilitat; aquí només es marquen i s’envien.',
    'Kanpoko kontabilitateak klubaren web-erabiltzailearenak dituen fakturak: guztiak, ordaintzeke daudenak eta urtekoak beren oharrekin. Datuak kontabilitatearenak dira; hemen markatu eta bidali baino ez dira egiten.',
    'As faturas que a contabilidade externa tem do utilizador web do clube: todas, as pendentes de pagamento e as anuais com os seus avisos. Os dados são da contabilidade; aqui só se marcam e se enviam.',
    'The invoices of the club’s web user in the external accounting system: all of them, the unpaid ones, and the yearly ones with their notices. They belong to the accounting; here they are only marked and mailed.',
    'Le fatture che la contabilità esterna ha dell’utente web del club: tutte, quelle da pagare e quelle annuali con i loro avvisi. I dati sono della contabilità; qui si segnano e si inviano soltanto.',
    'Les factures de l’utilisateur web du club dans la comptabilité externe : toutes, les impayées, et les annuelles avec leurs avis. Les données sont celles de la comptabilité ; ici, on ne fait que marquer et envoyer.',
  ],
  tasks: [
    {
      title: ['Marcar una factura pagada', 'Marcar una factura com a pagada', 'Faktura bat ordaindu gisa markatu', 'Marcar uma fatura como paga', 'Mark an invoice as paid', 'Segnare una fattura pagata', 'Marquer une facture payée'],
      how: [
        'En «Pendientes», el botón de su fila la marca aquí y en la contabilidad, con fecha de hoy.',
        'A «Pendents», el botó de la seva fila la marca aquí i a la comptabilitat, amb data d’avui.',
        '«Ordaintzeke» fitxan, lerroko botoiak hemen eta kontabilitatean markatzen du, gaurko datarekin.',
        'Em «Pendentes», o botão da linha marca-a aqui e na contabilidade, com data de hoje.',
        'In “Pending”, the button of its row marks it here and in the accounting, with today’s date.',
        'In «In sospeso», il pulsante della riga la segna qui e nella contabilità, con la data di oggi.',
        'Dans « En attente », le bouton de sa ligne la marque ici et dans la comptabilité, à la date du jour.',
      ],
      to: '/panelintranet/facturaspdtes',
    },
    {
      title: ['Enviar recordatorios', 'Enviar recordatoris', 'Gogorarazpenak bidali', 'Enviar lembretes', 'Mail reminders', 'Inviare promemoria', 'Envoyer des rappels'],
      how: [
        'Elige las filas y pulsa «Enviar por correo». Si a una le falta la dirección, no se envía ninguna y se dice cuál.',
        'Tria les files i prem «Envia per correu». Si a una li falta l’adreça, no se n’envia cap i es diu quina.',
        'Aukeratu lerroak eta sakatu «Bidali postaz». Bati helbidea falta bazaio, ez da bat ere bidaltzen eta zein den esaten da.',
        'Escolha as linhas e prima «Enviar por e-mail». Se a uma faltar o endereço, nenhuma se envia e diz-se qual.',
        'Choose the rows and press “Mail”. If one lacks an address, none is sent and it is named.',
        'Scegli le righe e premi «Invia per e-mail». Se a una manca l’indirizzo, non se ne invia nessuna e si dice quale.',
        'Choisissez les lignes et cliquez sur « Envoyer par e-mail ». S’il manque une adresse, rien n’est envoyé et la facture est nommée.',
      ],
      to: '/panelintranet/facturaspdtes',
    },
  ],
})
