-- What every house's database needs before its first table.
create extension if not exists unaccent with schema public;
--> statement-breakpoint
create extension if not exists pg_trgm with schema public;
--> statement-breakpoint
create extension if not exists btree_gin with schema public;
--> statement-breakpoint
-- Text without accents or case. Immutable, so that indexes can use it: the dictionary is named, not looked up.
create or replace function sin_acentos(text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
--> statement-breakpoint
-- Spanish order in which «Periodo 2» comes before «Periodo 10».
create collation if not exists public.es_natural (provider = icu, locale = 'es-u-kn-true');
--> statement-breakpoint
-- Text without accents or capitals, in which ñ is still ñ.
create or replace function con_enie(text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(replace(public.unaccent('public.unaccent', translate($1, 'ñÑ', U&'\E000\E000')), U&'\E000', 'ñ')) $$;
--> statement-breakpoint
-- Text as people search it: a typed n is found in the first half, where ñ is n too; a typed ñ only in the second.
create or replace function para_busqueda(text) returns text
  language sql immutable parallel safe strict
  as $$ select case when $1 ~ '[ñÑ]' then public.sin_acentos($1) || ' ' || public.con_enie($1) else public.sin_acentos($1) end $$;
--> statement-breakpoint
-- The hash of a row of history: of all it says, in one spelling whatever the session, and of the hash before it.
create or replace function public.huella_de_historial(anterior bytea, cual bigint) returns bytea language plpgsql stable as $$
begin
  return (
    select sha256(anterior || convert_to(jsonb_build_array(
      h.id, h.entidad, h.clave, h.accion, h.version, h.usuario_id, h.autor,
      to_char(h.momento at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), h.antes, h.despues, h.lote, h.motivo)::text, 'UTF8'))
    from public.historial h where h.id = cual);
end $$;
--> statement-breakpoint
-- Links the rows of a transaction at its very end, so that others wait for its commit alone and not for its work. A rehearsal that is taken back links nothing.
create or replace function public.sellar_historial() returns trigger language plpgsql as $$
declare
  ultimo record;
begin
  perform pg_advisory_xact_lock(200318003);
  select * into ultimo from public.sellos_de_historial order by numero desc limit 1;
  insert into public.sellos_de_historial (numero, id_historial, huella)
    values (coalesce(ultimo.numero, 0) + 1, new.id, public.huella_de_historial(coalesce(ultimo.huella, ''), new.id));
  return null;
end $$;
--> statement-breakpoint
create or replace function public.negar_cambio_de_historial() returns trigger language plpgsql as $$
begin
  raise exception 'A «%» solo se le agrega: no admite %.', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
