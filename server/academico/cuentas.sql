-- How many rows of a table there are of each kind, which the trigger's own query tells by what a statement added and took away; of a change that moves nothing from one count to another, nothing. Each connection adds to rows of its own turn. Whoever changes this file writes the same into a migration: tests/db/situaciones.test.ts compares both.

create or replace function public.se_descuentan() returns trigger language plpgsql as $$
begin
  execute format('delete from public.%I', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
-- Students, active or not.
create or replace function public.se_cuentan_estudiantes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular from despues
      except all select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.estudiantes_contados as contados (del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular, turno, cuantos)
    select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, regular, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5, 6 having sum(uno) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint estudiantes_contados_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.estudiantes
  referencing new table as despues for each statement execute function public.se_cuentan_estudiantes(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_estudiantes(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.estudiantes
  referencing old table as antes for each statement execute function public.se_cuentan_estudiantes(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.estudiantes
  for each statement execute function public.se_descuentan('estudiantes_contados');
--> statement-breakpoint
-- Classes of a programme, of each period.
create or replace function public.se_cuentan_clases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia from despues
      except all select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.clases_contadas as contados (del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia, turno, cuantos)
    select del_cuc, clave_programa, id_periodo, status_facilitador, status_escolar, vacia, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5, 6 having sum(uno) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint clases_contadas_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.clases
  referencing new table as despues for each statement execute function public.se_cuentan_clases(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_clases(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.clases
  referencing old table as antes for each statement execute function public.se_cuentan_clases(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.clases
  for each statement execute function public.se_descuentan('clases_contadas');
--> statement-breakpoint
-- Where students stand: who is listed for it.
create or replace function public.se_cuentan_situaciones() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from despues) then return null; end if;
  end if;
  if tg_op = 'UPDATE' then
    if not exists (
      select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato from despues
      except all select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato from antes
    ) then return null; end if;
  end if;
  execute format('
    insert into public.situaciones_contadas as contados (clave_cuc, activo, por_reinscribir, por_documentar, candidato, turno, cuantos)
    select clave_cuc, activo, por_reinscribir, por_entregar > 0, candidato, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5 having sum(uno) <> 0 order by 1, 2, 3, 4, 5
    on conflict on constraint situaciones_contadas_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.situaciones
  referencing new table as despues for each statement execute function public.se_cuentan_situaciones(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.situaciones
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_situaciones(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.situaciones
  referencing old table as antes for each statement execute function public.se_cuentan_situaciones(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.situaciones
  for each statement execute function public.se_descuentan('situaciones_contadas');
