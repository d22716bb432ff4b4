alter table "correo" add column "secreto" boolean not null default false
--;
alter table "direccion_parada" add column "dada_de_baja" boolean not null default false
--;
-- Without a mail server letters with a link or a code were stored with it: none of those that were not sent is shown with its text.
update "correo" set "secreto" = true where "texto" = '' or "sent_at" is null
