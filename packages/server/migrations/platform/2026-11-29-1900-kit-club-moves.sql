alter table club add column remains text[] not null default '{}'
--;
comment on column club.remains is 'addresses at which a move of the club left a copy; empty for the own database'
