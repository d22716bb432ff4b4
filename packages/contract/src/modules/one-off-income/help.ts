import { helpOf } from '../../kit/help.ts'

// biome-ignore format: one text a line
export const oneOffIncomeHelp = helpOf({
  screens: ['one-off-income'],
  about: [
    'Lo que el club cobra fuera de las reservas, y las facturas de sus proveedores. Con «Todas las facturas» se ven también las líneas de las reservas.',
    'El que el club cobra fora de les reserves, i les factures dels seus proveïdors. Amb «Totes les factures» es veuen també les línies de les reserves.',
    'Klubak erreserbetatik kanpo kobratzen duena, eta hornitzaileen fakturak. «Faktura guztiak» aukerarekin erreserben lerroak ere ikusten dira.',
    'O que o clube cobra fora das reservas, e as faturas dos seus fornecedores. Com «Todas as faturas» veem-se também as linhas das reservas.',
    'What the club charges apart from bookings, and the invoices of its suppliers. “All invoices” shows the lines of bookings too.',
    'Ciò che il club incassa fuori dalle prenotazioni, e le fatture dei fornitori. Con «Tutte le fatture» si vedono anche le righe delle prenotazioni.',
    'Ce que le club encaisse hors réservations, et les factures de ses fournisseurs. « Toutes les factures » montre aussi les lignes des réservations.',
  ],
  tasks: [
    {
      title: ['Apuntar un ingreso', 'Apunta un ingrés', 'Diru-sarrera bat apuntatu', 'Registar uma receita', 'Note an income', 'Registrare un’entrata', 'Noter une recette'],
      how: [
        '«Ingreso nuevo» pregunta de qué socio es y crea la línea. Escribe el concepto y el precio en sus celdas.',
        '«Ingrés nou» pregunta de quin soci és i crea la línia. Escriu el concepte i el preu a les seves cel·les.',
        '«Diru-sarrera berria» botoiak zein bazkiderena den galdetzen du eta lerroa sortzen du. Idatzi kontzeptua eta prezioa beren gelaxketan.',
        '«Nova receita» pergunta de que sócio é e cria a linha. Escreva o conceito e o preço nas suas células.',
        '“New income” asks which member it is for and makes the line. Type the concept and the price in their cells.',
        '«Nuova entrata» chiede di quale socio è e crea la riga. Scrivi la causale e il prezzo nelle celle.',
        '« Nouvelle recette » demande le membre concerné et crée la ligne. Tapez le libellé et le prix dans leurs cellules.',
      ],
      key: 'n',
    },
    {
      title: ['Cobrar una o varias líneas', 'Cobra una línia o més', 'Lerro bat edo gehiago kobratu', 'Cobrar uma ou várias linhas', 'Collect one line or several', 'Incassare una o più righe', 'Encaisser une ou plusieurs lignes'],
      how: [
        'Selecciónalas y pulsa «Cobrar», con su suma, o F8. «Enviar enlace de pago» las manda para pagar con tarjeta.',
        'Selecciona-les i prem «Cobra», amb la seva suma, o F8. «Enviar enllaç de pagament» les envia per pagar amb targeta.',
        'Hautatu eta sakatu «Kobratu», haien baturarekin, edo F8. «Bidali ordainketa-esteka» botoiak txartelez ordaintzeko bidaltzen ditu.',
        'Selecione-as e prima «Cobrar», com a sua soma, ou F8. «Enviar ligação de pagamento» envia-as para pagar com cartão.',
        'Select them and press “Collect”, with their sum, or F8. “Send payment link” sends them out to be paid by card.',
        'Selezionale e premi «Incassa», con la loro somma, o F8. «Invia link di pagamento» le manda da pagare con carta.',
        'Sélectionnez-les et cliquez sur « Encaisser », avec leur somme, ou F8. « Envoyer un lien de paiement » les envoie à régler par carte.',
      ],
    },
    {
      title: ['Pagar a un proveedor', 'Paga un proveïdor', 'Hornitzaile bati ordaindu', 'Pagar a um fornecedor', 'Pay a supplier', 'Pagare un fornitore', 'Payer un fournisseur'],
      how: [
        'Elige «Proveedores» arriba: «Factura de proveedor» apunta una nueva, y «Pagar al proveedor», en el menú de su fila, la paga en efectivo o por transferencia.',
        'Tria «Proveïdors» a dalt: «Factura de proveïdor» n’apunta una de nova, i «Paga al proveïdor», al menú de la seva fila, la paga en efectiu o per transferència.',
        'Aukeratu «Hornitzaileak» goian: «Hornitzailearen faktura» botoiak berri bat apuntatzen du, eta bere errenkadako menuko «Ordaindu hornitzaileari» aukerak eskudirutan edo transferentziaz ordaintzen du.',
        'Escolha «Fornecedores» em cima: «Fatura de fornecedor» regista uma nova, e «Pagar ao fornecedor», no menu da sua linha, paga-a em dinheiro ou por transferência.',
        'Choose “Suppliers” above: “Supplier invoice” notes a new one, and “Pay the supplier”, in the menu of its row, pays it in cash or by transfer.',
        'Scegli «Fornitori» in alto: «Fattura fornitore» ne registra una nuova, e «Paga il fornitore», nel menu della riga, la paga in contanti o con bonifico.',
        'Choisissez « Fournisseurs » en haut : « Facture fournisseur » en note une nouvelle, et « Payer le fournisseur », dans le menu de sa ligne, la règle en espèces ou par virement.',
      ],
      show: 'income.suppliers',
    },
  ],
})
