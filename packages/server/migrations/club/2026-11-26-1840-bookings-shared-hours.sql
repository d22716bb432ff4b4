-- An overlap that was allowed gives up its contested stretch only: 0 holds the court, other layers are numbers of bookings (A-162).
alter table "reserva_ocupa" add column "capa" integer not null default 0
--;
alter table "reserva_ocupa" drop constraint "reserva_ocupa_una_vez"
--;
alter table "reserva_ocupa" drop constraint "reserva_pista_libre"
--;
alter table "reserva_ocupa" add constraint "reserva_pista_libre" exclude using gist ("id_mst_recurso" with =, "ocupa" with &&, "capa" with =)
--;
create index "reserva_ocupa_compartida" on "reserva_ocupa" ("fecha") where "capa" <> 0
--;
-- Bookings that were let overlap before occupied nothing: one after the other holds the minutes that nobody holds, and shares the others.
do $$
declare
  own record;
begin
  for own in
    with recursive below (root, id) as (
      select id_mst_recurso, id_mst_recurso from recurso
      union
      select b.root, part.id_mst_recurso from below b join recurso part on part.id_mst_recurso_padre = b.id
    )
    select r.id_reg_reserva, b.id as leaf, int4range(s.start, s.start + r.duracion) as whole
    from reserva r
    join below b on b.root = r.id_mst_recurso
    cross join lateral (select (r.fecha - date '2000-01-01') * 1440 + r.hora_ini as start) s
    where r.solapada and r.ocupado and not exists (select from recurso part where part.id_mst_recurso_padre = b.id)
    order by r.id_reg_reserva
  loop
    insert into reserva_ocupa (id_reg_reserva, id_mst_recurso, fecha, hora_ini, duracion, capa)
    select own.id_reg_reserva, own.leaf, date '2000-01-01' + lower(p.piece) / 1440, lower(p.piece) % 1440, upper(p.piece) - lower(p.piece), p.layer
    from (
      select coalesce(range_agg(o.ocupa * own.whole), '{}') as held
      from reserva_ocupa o
      where o.id_mst_recurso = own.leaf and o.capa = 0 and o.ocupa && own.whole
    ) others
    cross join lateral (
      select unnest(int4multirange(own.whole) - others.held), 0
      union all select unnest(others.held), own.id_reg_reserva::integer
    ) p (piece, layer);
  end loop;
end $$
--;
update reserva r set solapada = false
where r.solapada and not exists (select from reserva_ocupa o where o.id_reg_reserva = r.id_reg_reserva and o.capa <> 0)
