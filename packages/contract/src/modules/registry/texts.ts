import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { registryEntry, registryRefusals } from './registry-entry.ts'

/** Texts of the town register in the seven languages. */
export const registryTexts = texts({
  'menu.registry': ['Padrón', 'Padró', 'Errolda', 'Recenseamento', 'Residents', 'Residenti', 'Résidents'],
  'registry-entry.id_mst_padron': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'registry-entry.nombre': ['Nombre y apellidos', 'Nom i cognoms', 'Izen-abizenak', 'Nome e apelidos', 'Full name', 'Nome e cognome', 'Nom et prénom'],
  'registry-entry.nif': ['NIF', 'NIF', 'IFZ', 'NIF', 'Tax ID', 'Codice fiscale', 'N° fiscal'],
  'registry-entry.poblacion': ['Población', 'Població', 'Herria', 'Localidade', 'Town', 'Località', 'Ville'],
  'padron.repetido': ['Ese NIF ya está en el padrón.', 'Aquest NIF ja és al padró.', 'IFZ hori erroldan dago jada.', 'Esse NIF já está no recenseamento.', 'That tax ID is on the register already.', 'Questo codice è già nell’elenco.', 'Ce numéro fiscal est déjà au registre.'],
}) satisfies Complete<LabelsOf<typeof registryEntry> & TextsFor<typeof registryRefusals>>
