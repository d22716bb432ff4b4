alter table "tipo_ingreso" add column "verifactu" boolean not null default true
