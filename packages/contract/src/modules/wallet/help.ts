import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const walletHelp = helpOf({
  screens: ['wallet-prices'],
  about: [
    'Las recargas del monedero que el club vende. De cada una se dice lo que cuesta, lo que da y cuántos días vale.',
    'Les recàrregues del moneder que el club ven. De cadascuna es diu el que costa, el que dona i quants dies val.',
    'Klubak saltzen dituen diru-zorroaren kargak. Bakoitzak esaten du zenbat balio duen, zer ematen duen eta zenbat egunez balio duen.',
    'Os carregamentos da carteira que o clube vende. De cada um diz-se o que custa, o que dá e quantos dias vale.',
    'The wallet top-ups that the club sells. For each stands what it costs, what it gives and for how many days it is good.',
    'Le ricariche del portafoglio che il club vende. Di ognuna si dice quanto costa, quanto dà e per quanti giorni vale.',
    'Les recharges du porte-monnaie vendues par le club. Chacune indique ce qu’elle coûte, ce qu’elle donne et sa durée en jours.',
  ],
  tasks: [
    {
      title: ['Añadir una recarga', 'Afegeix una recàrrega', 'Karga bat gehitu', 'Acrescentar um carregamento', 'Add a top-up', 'Aggiungere una ricarica', 'Ajouter une recharge'],
      how: [
        '«Añadir recarga» pone una línea; escribe su precio, su crédito y su descripción, y guarda. Con cero días no caduca.',
        '«Afegir recàrrega» posa una línia; escriu el preu, el crèdit i la descripció, i desa. Amb zero dies no caduca.',
        '«Gehitu karga» botoiak lerro bat jartzen du; idatzi prezioa, kreditua eta deskribapena, eta gorde. Zero egunekin ez da iraungitzen.',
        '«Adicionar carregamento» põe uma linha; escreva o preço, o crédito e a descrição, e guarde. Com zero dias não expira.',
        '“Add a top-up” adds a line; type its price, credit and description, and save. With zero days it never ends.',
        '«Aggiungere una ricarica» mette una riga; scrivi prezzo, credito e descrizione, e salva. Con zero giorni non scade.',
        '« Ajouter une recharge » ajoute une ligne ; tapez prix, crédit et description, puis enregistrez. Avec zéro jour, elle n’expire pas.',
      ],
      show: 'wallet.new_price',
    },
    {
      title: ['Regalar parte del saldo', 'Regala part del saldo', 'Saldoaren zati bat oparitu', 'Oferecer parte do saldo', 'Give part of the credit as a gift', 'Regalare parte del credito', 'Offrir une partie du crédit'],
      how: [
        'Pon un crédito mayor que el precio: la diferencia es un regalo.',
        'Posa un crèdit més gran que el preu: la diferència és un regal.',
        'Jarri prezioa baino kreditu handiagoa: aldea oparia da.',
        'Ponha um crédito maior do que o preço: a diferença é uma oferta.',
        'Set a credit above the price: the difference is a gift.',
        'Metti un credito superiore al prezzo: la differenza è un regalo.',
        'Mettez un crédit supérieur au prix : la différence est un cadeau.',
      ],
    },
    {
      title: ['Recargar el monedero de un socio', 'Recarrega el moneder d’un soci', 'Bazkide baten diru-zorroa kargatu', 'Carregar a carteira de um sócio', 'Top up a member’s wallet', 'Ricaricare il portafoglio di un socio', 'Recharger le porte-monnaie d’un membre'],
      how: [
        'En su ficha, pestaña «Monedero», en «Recargar» elige la recarga y cómo paga. A muchos de una vez, desde la lista de socios.',
        'A la seva fitxa, pestanya «Moneder», a «Recarrega» tria la recàrrega i com paga. A molts d’una vegada, des de la llista de socis.',
        'Haren fitxan, «Diru-zorroa» atalean, «Kargatu» atalean aukeratu karga eta nola ordaintzen duen. Askori batera, bazkideen zerrendatik.',
        'Na sua ficha, separador «Carteira», em «Carregar» escolha o carregamento e como paga. A muitos de uma vez, na lista de sócios.',
        'In the record, tab “Wallet”, choose the top-up and the way of paying under “Top up”. For many at once, in the list of members.',
        'Nella sua scheda, sezione «Portafoglio», in «Ricaricare» scegli la ricarica e come paga. A molti insieme, dall’elenco dei soci.',
        'Dans sa fiche, onglet « Porte-monnaie », choisissez sous « Recharger » la recharge et le moyen de paiement. Pour beaucoup à la fois, depuis la liste des membres.',
      ],
      to: '/socios',
    },
  ],
})
