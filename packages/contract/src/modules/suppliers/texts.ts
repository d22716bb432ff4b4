import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { suppliersRefusals } from './refusals.ts'
import type { supplier } from './supplier.ts'

/** What is said of suppliers in the seven languages. */
export const suppliersTexts = texts({
  'supplier.id_mst_proveedor': ['Código', 'Codi', 'Kodea', 'Código', 'Code', 'Codice', 'Code'],
  'supplier.nombre': ['Nombre', 'Nom', 'Izena', 'Nome', 'Name', 'Nome', 'Nom'],
  'supplier.nombre_fiscal': ['Nombre fiscal', 'Nom fiscal', 'Izen fiskala', 'Nome fiscal', 'Legal name', 'Ragione sociale', 'Raison sociale'],
  'supplier.nif': ['NIF', 'NIF', 'IFZ', 'NIF', 'Tax ID', 'Partita IVA', 'N° fiscal'],
  'supplier.telefono': ['Teléfono', 'Telèfon', 'Telefonoa', 'Telefone', 'Phone', 'Telefono', 'Téléphone'],
  'supplier.email': ['Correo electrónico', 'Correu electrònic', 'Helbide elektronikoa', 'E-mail', 'Email', 'E-mail', 'E-mail'],
  'supplier.direccion': ['Dirección', 'Adreça', 'Helbidea', 'Morada', 'Address', 'Indirizzo', 'Adresse'],
  'supplier.codigo_postal': ['Código postal', 'Codi postal', 'Posta-kodea', 'Código postal', 'Postcode', 'CAP', 'Code postal'],
  'supplier.poblacion': ['Población', 'Població', 'Herria', 'Localidade', 'Town', 'Località', 'Ville'],
  'supplier.provincia': ['Provincia', 'Província', 'Probintzia', 'Distrito', 'Province', 'Provincia', 'Province'],
  'supplier.pais': ['País', 'País', 'Herrialdea', 'País', 'Country', 'Paese', 'Pays'],
  'supplier.extranjero': ['Extranjero', 'Estranger', 'Atzerritarra', 'Estrangeiro', 'Foreign', 'Straniero', 'Étranger'],
  'supplier.banco': ['Banco', 'Banc', 'Bankua', 'Banco', 'Bank', 'Banca', 'Banque'],
  'supplier.full_iban': ['IBAN', 'IBAN', 'IBANa', 'IBAN', 'IBAN', 'IBAN', 'IBAN'],
  'supplier.idioma': ['Idioma', 'Idioma', 'Hizkuntza', 'Idioma', 'Language', 'Lingua', 'Langue'],
  'supplier.activo': ['Activo', 'Actiu', 'Aktibo', 'Ativo', 'Active', 'Attivo', 'Actif'],
  'supplier.notificar': ['Avisos por correo', 'Avisos per correu', 'Oharrak posta bidez', 'Avisos por e-mail', 'Email notices', 'Avvisi via e-mail', 'Avis par e-mail'],
  'supplier.notificarApp': ['Avisos en la app', "Avisos a l'app", 'Oharrak aplikazioan', 'Avisos na app', 'App notices', "Avvisi nell'app", "Avis dans l'appli"],
  'supplier.reservado': ['Reservado', 'Reservat', 'Erreserbatua', 'Reservado', 'Reserved', 'Riservato', 'Réservé'],
  'supplier.editable': ['Editable', 'Editable', 'Editagarria', 'Editável', 'Editable', 'Modificabile', 'Modifiable'],
  'supplier.fecha_alta': ['Fecha de alta', "Data d'alta", 'Alta-data', 'Data de registo', 'Added on', 'Data di registrazione', "Date d'ajout"],
  'supplier.fecha_baja': ['Fecha de baja', 'Data de baixa', 'Baja-data', 'Data de saída', 'Ended on', 'Data di cessazione', 'Date de fin'],
  'supplier.path_imagen': ['Logotipo', 'Logotip', 'Logotipoa', 'Logótipo', 'Logo', 'Logo', 'Logo'],
  'supplier.observaciones': ['Observaciones', 'Observacions', 'Oharrak', 'Observações', 'Remarks', 'Note', 'Remarques'],
  'proveedor.baja_antes_de_alta': [
    'La fecha de baja es anterior a la de alta.',
    "La data de baixa és anterior a la d'alta.",
    'Baja-data alta-dataren aurrekoa da.',
    'A data de saída é anterior à de registo.',
    'The end date is before the date added.',
    'La data di cessazione è precedente a quella di registrazione.',
    "La date de fin précède la date d'ajout.",
  ],
  'proveedor.no_editable': [
    'Este proveedor es del sistema y no se puede cambiar ni eliminar.',
    'Aquest proveïdor és del sistema i no es pot canviar ni eliminar.',
    'Hornitzaile hau sistemarena da: ezin da aldatu, ezta ezabatu ere.',
    'Este fornecedor é do sistema e não pode ser alterado nem eliminado.',
    'This supplier belongs to the system and cannot be changed or deleted.',
    'Questo fornitore è del sistema: non si può modificare né eliminare.',
    'Ce fournisseur appartient au système : il ne peut être ni modifié ni supprimé.',
  ],
}) satisfies Complete<LabelsOf<typeof supplier> & TextsFor<typeof suppliersRefusals>>
