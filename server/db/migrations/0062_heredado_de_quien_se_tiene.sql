-- What rows inherit of one that they refer to is read while that is held, and who changes that waits for those who are being added to it: added in the same moment they kept the campus, the subject or the figures of before. As server/academico/situaciones.sql and reportesDebidos.sql say.
create or replace function public.se_renuevan_situaciones() returns trigger language plpgsql as $$
declare
  cuales text[];
begin
  for lugar in 1 .. tg_nargs - 1 loop
    execute tg_argv[lugar];
  end loop;
  execute format('select array_agg(distinct matricula) from (%s) as tocada', tg_argv[0]) into cuales;
  if cuales is not null then
    perform public.renovar_situaciones(cuales);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.clases
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select ce.matricula from public.clases_estudiantes ce where ce.id_clase in (select id_clase from (select id_clase, id_materia, id_periodo, status_escolar, del_cuc from despues except select id_clase, id_materia, id_periodo, status_escolar, del_cuc from antes) as c)',
    'select from public.clases where id_clase in (select id_clase from (select id_clase, id_materia, id_periodo, status_escolar, del_cuc from despues except select id_clase, id_materia, id_periodo, status_escolar, del_cuc from antes) as c) order by id_clase for update');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.programas
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.clave_programa in (select clave_programa from (select clave_programa, duracion, grado from despues except select clave_programa, duracion, grado from antes) as p)',
    'select from public.programas where clave_programa in (select clave_programa from (select clave_programa, duracion, grado from despues except select clave_programa, duracion, grado from antes) as p) order by clave_programa for update');
--> statement-breakpoint
create or replace trigger situacion_al_alta after insert on public.reticulas_materias
  referencing new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.id_reticula in (select id_reticula from despues)',
    'select from public.reticulas where id_reticula in (select id_reticula from despues) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.reticulas_materias
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.id_reticula in (select id_reticula from ((select id_reticula, id_materia from despues except select id_reticula, id_materia from antes) union (select id_reticula, id_materia from antes except select id_reticula, id_materia from despues)) as r)',
    'select from public.reticulas where id_reticula in (select id_reticula from despues union select id_reticula from antes) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_a_la_baja after delete on public.reticulas_materias
  referencing old table as antes for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e where e.id_reticula in (select id_reticula from antes)',
    'select from public.reticulas where id_reticula in (select id_reticula from antes) order by id_reticula for update');
--> statement-breakpoint
create or replace trigger situacion_al_cambio after update on public.materias
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_situaciones(
    'select e.matricula from public.estudiantes e join public.reticulas_materias r on r.id_reticula = e.id_reticula where r.id_materia in (select id_materia from (select id_materia, creditos from despues except select id_materia, creditos from antes) as m)',
    'select from public.materias where id_materia in (select id_materia from (select id_materia, creditos from despues except select id_materia, creditos from antes) as m) order by id_materia for update',
    'select from public.reticulas where id_reticula in (select r.id_reticula from public.reticulas_materias r join (select id_materia, creditos from despues except select id_materia, creditos from antes) as m on m.id_materia = r.id_materia) order by id_reticula for update');
--> statement-breakpoint
create or replace function public.se_hereda_cuc() returns trigger language plpgsql as $$
begin
  perform from public.grupos g where g.clave_grupo = new.clave_grupo for key share;
  new.del_cuc := (select g.clave_cuc from public.grupos g where g.clave_grupo = new.clave_grupo);
  return new;
end $$;
--> statement-breakpoint
create or replace function public.se_muda_grupo() returns trigger language plpgsql as $$
begin
  perform from public.grupos where clave_grupo = new.clave_grupo for update;
  update public.estudiantes set del_cuc = new.clave_cuc where clave_grupo = new.clave_grupo;
  update public.clases set del_cuc = new.clave_cuc where clave_grupo = new.clave_grupo;
  return null;
end $$;
--> statement-breakpoint
create or replace function public.se_hereda_cuc_del_estudiante() returns trigger language plpgsql as $$
begin
  perform from public.estudiantes e where e.matricula = new.matricula_estudiante for key share;
  new.del_cuc := (select e.del_cuc from public.estudiantes e where e.matricula = new.matricula_estudiante);
  return new;
end $$;
--> statement-breakpoint
create or replace function public.se_muda_estudiante() returns trigger language plpgsql as $$
begin
  perform from public.estudiantes where matricula = new.matricula for update;
  update public."serviciosSociales" set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  update public.certificados set del_cuc = new.del_cuc where matricula_estudiante = new.matricula;
  return null;
end $$;
--> statement-breakpoint
create or replace function public.se_hereda_materia() returns trigger language plpgsql as $$
begin
  perform from public.clases c where c.id_clase = new.id_clase for key share;
  new.id_materia := (select c.id_materia from public.clases c where c.id_clase = new.id_clase);
  return new;
end $$;
--> statement-breakpoint
create or replace function public.se_cambia_materia() returns trigger language plpgsql as $$
begin
  perform from public.clases where id_clase = new.id_clase for update;
  update public.clases_estudiantes set id_materia = new.id_materia where id_clase = new.id_clase;
  return null;
end $$;
--> statement-breakpoint
create or replace function public.se_renuevan_reportes_debidos() returns trigger language plpgsql as $$
declare
  cuales text[];
begin
  for lugar in 1 .. tg_nargs - 1 loop
    execute tg_argv[lugar];
  end loop;
  execute format('select array_agg(distinct clave_grupo) from (%s) as tocado', tg_argv[0]) into cuales;
  if cuales is not null then
    perform public.renovar_reportes_debidos(cuales);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger reporte_al_cambio after update on public.periodos
  referencing old table as antes new table as despues for each statement execute function public.se_renuevan_reportes_debidos(
    'select clave_grupo from public.clases where id_periodo in (select id_periodo from (select id_periodo, fecha_inicio from despues except select id_periodo, fecha_inicio from antes) as p)',
    'select from public.periodos where id_periodo in (select id_periodo from (select id_periodo, fecha_inicio from despues except select id_periodo, fecha_inicio from antes) as p) order by id_periodo for update');
--> statement-breakpoint
update public.estudiantes e set del_cuc = g.clave_cuc from public.grupos g
where g.clave_grupo = e.clave_grupo and e.del_cuc is distinct from g.clave_cuc;
--> statement-breakpoint
update public.clases c set del_cuc = g.clave_cuc from public.grupos g
where g.clave_grupo = c.clave_grupo and c.del_cuc is distinct from g.clave_cuc;
--> statement-breakpoint
update public."serviciosSociales" s set del_cuc = e.del_cuc from public.estudiantes e
where e.matricula = s.matricula_estudiante and s.del_cuc is distinct from e.del_cuc;
--> statement-breakpoint
update public.certificados s set del_cuc = e.del_cuc from public.estudiantes e
where e.matricula = s.matricula_estudiante and s.del_cuc is distinct from e.del_cuc;
--> statement-breakpoint
update public.clases_estudiantes ce set id_materia = c.id_materia from public.clases c
where c.id_clase = ce.id_clase and ce.id_materia is distinct from c.id_materia;
