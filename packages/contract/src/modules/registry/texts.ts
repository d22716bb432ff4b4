import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { registryEntry, registryRefusals } from './registry-entry.ts'

/** Texts of the town register in the seven languages. */
export const registryTexts = texts({
  'menu.registry': ['Padrón', 'Padró', 'Errolda', 'Recenseamento', 'Residents', 'Residenti', 'Résidents'],
  'registry-entry.id_mst_padron': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'registry-entry.nombre': ['Nombre y apellidos', 'Nom i cognoms', 'Izen-abizenak', 'Nome e apelidos', 'Full name', 'Nome e cognome', 'Nom et prénom'],
  'registry-entry.nif': ['NIF', 'NIF', 'IFZ', 'NIF', 'Tax ID', 'Codice fiscale', 'N° fiscal'],
  'registry-entry.poblacion': ['Población', 'Població', 'Herria', 'Localidade', 'Town', 'Località', 'Ville'],
  'padron.sin_columna_nif': [
    'La lista no tiene ninguna columna de NIF.',
    'La llista no té cap columna de NIF.',
    'Zerrendak ez du IFZ zutaberik.',
    'A lista não tem nenhuma coluna de NIF.',
    'The list has no column of tax IDs.',
    'L’elenco non ha una colonna di codici fiscali.',
    'La liste n’a pas de colonne de numéros fiscaux.',
  ],
  'padron.sin_columna_nombre': ['La lista no tiene ninguna columna de nombres.', 'La llista no té cap columna de noms.', 'Zerrendak ez du izenen zutaberik.', 'A lista não tem nenhuma coluna de nomes.', 'The list has no column of names.', 'L’elenco non ha una colonna di nomi.', 'La liste n’a pas de colonne de noms.'],
  'registry.import': ['Importar un fichero', 'Importar un fitxer', 'Inportatu fitxategia', 'Importar um ficheiro', 'Import a file', 'Importa un file', 'Importer un fichier'],
  'registry.import_hint': [
    'Una lista con columnas de NIF, nombre y población. Los NIF que ya están se actualizan.',
    'Una llista amb columnes de NIF, nom i població. Els NIF que ja hi són s’actualitzen.',
    'IFZ, izen eta herri zutabeak dituen zerrenda. Dauden IFZak eguneratzen dira.',
    'Uma lista com colunas de NIF, nome e localidade. Os NIF já existentes são atualizados.',
    'A list with columns of tax ID, name and town. Tax IDs that are there are updated.',
    'Un elenco con colonne di codice fiscale, nome e località. I codici già presenti si aggiornano.',
    'Une liste avec des colonnes de numéro fiscal, nom et ville. Les numéros déjà présents sont mis à jour.',
  ],
  'registry.no_headings': [
    'La primera fila ya es una persona (sin cabecera)',
    'La primera fila ja és una persona (sense capçalera)',
    'Lehen lerroa pertsona bat da (goibururik gabe)',
    'A primeira linha já é uma pessoa (sem cabeçalho)',
    'The first row is a person already (no headings)',
    'La prima riga è già una persona (senza intestazioni)',
    'La première ligne est déjà une personne (sans en-têtes)',
  ],
  'registry.imported': [
    'Nuevos: {nuevos} · actualizados: {actualizados} · rechazados: {rechazados}',
    'Nous: {nuevos} · actualitzats: {actualizados} · rebutjats: {rechazados}',
    'Berriak: {nuevos} · eguneratuak: {actualizados} · baztertuak: {rechazados}',
    'Novos: {nuevos} · atualizados: {actualizados} · recusados: {rechazados}',
    'New: {nuevos} · updated: {actualizados} · refused: {rechazados}',
    'Nuovi: {nuevos} · aggiornati: {actualizados} · rifiutati: {rechazados}',
    'Nouveaux : {nuevos} · mis à jour : {actualizados} · refusés : {rechazados}',
  ],
  'registry.refused_row': ['Fila {line}: {nif} – {motivo}', 'Fila {line}: {nif} – {motivo}', '{line}. lerroa: {nif} – {motivo}', 'Linha {line}: {nif} – {motivo}', 'Row {line}: {nif} – {motivo}', 'Riga {line}: {nif} – {motivo}', 'Ligne {line} : {nif} – {motivo}'],
  'padron.repetido': ['Ese NIF ya está en el padrón.', 'Aquest NIF ja és al padró.', 'IFZ hori erroldan dago jada.', 'Esse NIF já está no recenseamento.', 'That tax ID is on the register already.', 'Questo codice è già nell’elenco.', 'Ce numéro fiscal est déjà au registre.'],
}) satisfies Complete<LabelsOf<typeof registryEntry> & TextsFor<typeof registryRefusals>>
