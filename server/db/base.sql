-- What every house's database needs before its first table.
create extension if not exists unaccent with schema public;
--> statement-breakpoint
create extension if not exists pg_trgm with schema public;
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
