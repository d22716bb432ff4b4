alter table "libro_cuenta"
  add column "id_mst_socios" bigint references "socio" ("id_mst_socios"),
  add column "vence" timestamptz
--;
create index "libro_cuenta_id_mst_socios_idx" on "libro_cuenta" ("id_mst_socios")
--;
create index "libro_cuenta_vence_idx" on libro_cuenta (vence) where vence is not null
--;
alter table libro_cuenta drop constraint libro_cuenta_limite
--;
alter table libro_cuenta add constraint libro_cuenta_limite check (case when clase in ('caja', 'producto', 'credito', 'abono', 'a_cuenta') then saldo is not null and saldo >= 0 else saldo is null end)
--;
-- Whoever spends credits, uses and minutes has an account; the club issues them, uses them up and lets them expire.
insert into libro_cuenta (id_reg_cuenta, clase, unidad, signo) values
  (7, 'emitido', 1, 1), (8, 'caducado', 1, -1),
  (24, 'emitido', 2, 1), (25, 'consumido', 2, -1), (26, 'caducado', 2, -1), (27, 'apertura', 2, 1),
  (34, 'emitido', 3, 1), (35, 'consumido', 3, -1), (36, 'caducado', 3, -1), (37, 'apertura', 3, 1)
--;
do $$ begin
  if exists (select from pg_roles where rolname = 'tribuna_desk') then
    grant update (vence) on libro_cuenta to tribuna_desk;
  end if;
end $$
