import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { course, courseGroup, courseSport } from './course.ts'
import type { coursesRefusals } from './refusals.ts'
import { courseScreenTexts } from './words/screen-texts.ts'
import { studentTexts } from './words/student-texts.ts'

/** Texts of courses in the seven languages. */
// biome-ignore format: one text a line
export const coursesTexts = texts({
  ...courseScreenTexts,
  ...studentTexts,
  'msg.avisoCursoSinCuota': ['Este curso no tiene cuota: asígnale una antes de apuntar alumnos.', 'Aquest curs no té quota: assigna-n’hi una abans d’apuntar-hi alumnes.', 'Ikastaro honek ez du kuotarik: esleitu bat ikasleak apuntatu aurretik.', 'Este curso não tem quota: atribua-lhe uma antes de inscrever alunos.', 'This course has no fee: give it one before enrolling students.', 'Questo corso non ha una quota: assegnala prima di iscrivere allievi.', 'Ce cours n’a pas de cotisation : attribuez-lui-en une avant d’inscrire des élèves.'],
  'curso.nuevo': ['Curso nuevo', 'Curs nou', 'Ikastaro berria', 'Curso novo', 'New course', 'Nuovo corso', 'Nouveau cours'],
  'curso.copia': ['{curso} (copia)', '{curso} (còpia)', '{curso} (kopia)', '{curso} (cópia)', '{curso} (copy)', '{curso} (copia)', '{curso} (copie)'],
  'curso.lista_con_precio': ['Es una lista de espera: la cuota tiene que ser 0,00 € y «{cuota}» es {precio}.', 'És una llista d’espera: la quota ha de ser 0,00 € i «{cuota}» és {precio}.', 'Itxarote-zerrenda da: kuotak 0,00 € izan behar du, eta «{cuota}» {precio} da.', 'É uma lista de espera: a quota tem de ser 0,00 € e «{cuota}» é {precio}.', 'It is a waiting list: the fee must be 0.00 €, and “{cuota}” is {precio}.', 'È una lista d’attesa: la quota deve essere 0,00 € e «{cuota}» è {precio}.', 'C’est une liste d’attente : la cotisation doit être de 0,00 € et « {cuota} » est de {precio}.'],
  'curso.limite_bajo': ['Hay {activos} dentro: el límite no puede ser {limite}.', 'N’hi ha {activos} a dins: el límit no pot ser {limite}.', '{activos} daude barruan: muga ezin da {limite} izan.', 'Há {activos} dentro: o limite não pode ser {limite}.', 'There are {activos} inside: the limit cannot be {limite}.', 'Ce ne sono {activos} dentro: il limite non può essere {limite}.', 'Il y en a {activos} inscrits : la limite ne peut pas être {limite}.'],
  'curso.cuota_con_alumnos': ['Sus alumnos ({n}) ya tienen cuotas generadas de «{cuota}»: cámbiala en cada uno.', 'Els seus alumnes ({n}) ja tenen quotes generades de «{cuota}»: canvia-la en cadascun.', 'Ikasleek ({n}) dagoeneko «{cuota}» kuotak sortuta dituzte: aldatu bakoitzean.', 'Os seus alunos ({n}) já têm quotas geradas de «{cuota}»: altere-a em cada um.', 'Its students ({n}) already have raised fees of “{cuota}”: change it for each of them.', 'I suoi allievi ({n}) hanno già quote generate di «{cuota}»: cambiala per ciascuno.', 'Ses élèves ({n}) ont déjà des cotisations générées de « {cuota} » : changez-la pour chacun.'],
  'curso.activo': ['El curso está activo: desactívalo antes de eliminarlo.', 'El curs està actiu: desactiva’l abans d’eliminar-lo.', 'Ikastaroa aktibo dago: desaktibatu ezabatu aurretik.', 'O curso está ativo: desative-o antes de o eliminar.', 'The course is active: deactivate it before deleting it.', 'Il corso è attivo: disattivalo prima di eliminarlo.', 'Le cours est actif : désactivez-le avant de le supprimer.'],
  'curso.con_alumnos': ['El curso tiene {n} alumnos.', 'El curs té {n} alumnes.', 'Ikastaroak {n} ikasle ditu.', 'O curso tem {n} alunos.', 'The course has {n} students.', 'Il corso ha {n} allievi.', 'Le cours a {n} élèves.'],
  'curso.ya_activo': ['El curso ya está activo.', 'El curs ja està actiu.', 'Ikastaroa aktibo dago dagoeneko.', 'O curso já está ativo.', 'The course is active already.', 'Il corso è già attivo.', 'Le cours est déjà actif.'],
  'curso.ya_inactivo': ['El curso ya está inactivo.', 'El curs ja està inactiu.', 'Ikastaroa inaktibo dago dagoeneko.', 'O curso já está inativo.', 'The course is inactive already.', 'Il corso è già inattivo.', 'Le cours est déjà inactif.'],
  'curso.grupo_en_uso': ['El grupo tiene {n} cursos.', 'El grup té {n} cursos.', 'Taldeak {n} ikastaro ditu.', 'O grupo tem {n} cursos.', 'The group has {n} courses.', 'Il gruppo ha {n} corsi.', 'Le groupe a {n} cours.'],
  'course.id_mst_curso': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'course.desc_curso': ['Curso', 'Curs', 'Ikastaroa', 'Curso', 'Course', 'Corso', 'Cours'],
  'course.id_mst_cuotas': ['Cuota', 'Quota', 'Kuota', 'Quota', 'Fee', 'Quota', 'Cotisation'],
  'course.id_mst_curso_grupo': ['Grupo', 'Grup', 'Taldea', 'Grupo', 'Group', 'Gruppo', 'Groupe'],
  'course.id_mst_tiporeserva': ['Reserva', 'Reserva', 'Erreserba', 'Reserva', 'Booking', 'Prenotazione', 'Réservation'],
  'course.activo': ['Activo', 'Actiu', 'Aktibo', 'Ativo', 'Active', 'Attivo', 'Actif'],
  'course.inactivo_desde': ['Inactivo desde', 'Inactiu des de', 'Inaktibo noiztik', 'Inativo desde', 'Inactive since', 'Inattivo dal', 'Inactif depuis'],
  'course.limite_alumnos': ['Plazas', 'Places', 'Plazak', 'Vagas', 'Places', 'Posti', 'Places'],
  'course.es_lista_espera': ['Lista de espera', 'Llista d’espera', 'Itxarote-zerrenda', 'Lista de espera', 'Waiting list', 'Lista d’attesa', 'Liste d’attente'],
  'course-group.id_mst_curso_grupo': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'course-group.desc': ['Grupo', 'Grup', 'Taldea', 'Grupo', 'Group', 'Gruppo', 'Groupe'],
  'course-sport.id_reg_curso_tiporecurso': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'course-sport.id_mst_curso': ['Curso', 'Curs', 'Ikastaroa', 'Curso', 'Course', 'Corso', 'Cours'],
  'course-sport.id_mst_tiporecurso': ['Tipo de pista', 'Tipus de pista', 'Pista mota', 'Tipo de campo', 'Court type', 'Tipo di campo', 'Type de terrain'],
}) satisfies Complete<
  LabelsOf<typeof course> & LabelsOf<typeof courseGroup> & LabelsOf<typeof courseSport> & TextsFor<typeof coursesRefusals>
>
