CREATE TABLE "calificaciones" (
	"id_caso" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_clase" uuid NOT NULL,
	"matricula" text COLLATE "es_natural" NOT NULL,
	"estado" text NOT NULL,
	"turno" text,
	"abierto" date NOT NULL,
	"desde" date NOT NULL,
	"vence" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calificaciones_id_clase_unico" UNIQUE("id_clase"),
	CONSTRAINT "calificaciones_estado_valido" CHECK ("estado" in ('entregadas', 'cerradas')),
	CONSTRAINT "calificaciones_turno_valido" CHECK ("turno" in ('facilitador', 'escolar', 'coordinador'))
);

--> statement-breakpoint
CREATE INDEX "calificaciones_id_clase" ON "calificaciones" USING btree ("id_clase");
--> statement-breakpoint
CREATE INDEX "calificaciones_matricula" ON "calificaciones" USING btree ("matricula");
--> statement-breakpoint
CREATE INDEX "calificaciones_orden" ON "calificaciones" USING btree ("desde","id_caso");
--> statement-breakpoint
CREATE INDEX "calificaciones_turno" ON "calificaciones" USING btree ("turno","desde");
--> statement-breakpoint
ALTER TABLE "calificaciones" ADD CONSTRAINT "calificaciones_id_clase_fk" FOREIGN KEY ("id_clase") REFERENCES "public"."clases"("id_clase") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calificaciones" ADD CONSTRAINT "calificaciones_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."facilitadores"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Who handed in the grades of a class and who closed them, and when, are its steps. A submission that is sent again is still known: its mark is that of the step.
WITH envio AS (
  SELECT *, row_number() OVER (PARTITION BY id_clase ORDER BY etapa = 'escolar') AS n FROM envios_de_calificaciones)
INSERT INTO pasos (proceso, caso, n, paso, de, a, huella, usuario_id, autor, rol, momento)
SELECT 'calificaciones', id_clase, n, CASE etapa WHEN 'escolar' THEN 'cerrar' ELSE 'abrir' END, CASE etapa WHEN 'escolar' THEN 'entregadas' END,
  CASE etapa WHEN 'escolar' THEN 'cerradas' ELSE 'entregadas' END,
  coalesce(translate(encode(sha256(convert_to(CASE etapa
    WHEN 'escolar' THEN '["calificaciones","' || id_clase || '",' || n - 1 || ',null,"cerrar","' || usuario_id || '",null,"' || huella || '",{}]'
    ELSE '["calificaciones","' || id_clase || '",0,"abrir","' || usuario_id || '",null,"' || huella || '",{"id_clase":"' || id_clase || '"}]'
    END, 'UTF8')), 'base64'), '+/=', '-_'), 'calificaciones ' || id_clase || ' ' || n),
  usuario_id, autor, etapa, momento
FROM envio;
--> statement-breakpoint
-- Of a class that was graded before anybody wrote down by whom, the end of its period.
INSERT INTO "calificaciones" ("id_caso", "id_clase", "matricula", "estado", "turno", "abierto", "desde", "vence")
SELECT c.id_clase, c.id_clase, c.matricula, CASE WHEN c.status_escolar THEN 'cerradas' ELSE 'entregadas' END,
  CASE WHEN NOT c.status_escolar THEN 'escolar' END, dia.primero, dia.ultimo, CASE WHEN NOT c.status_escolar THEN dia.ultimo + 15 END
FROM clases c
  JOIN periodos p ON p.id_periodo = c.id_periodo
  LEFT JOIN (
    SELECT id_clase, min(momento) AS primero, max(momento) AS ultimo FROM envios_de_calificaciones GROUP BY id_clase) e ON e.id_clase = c.id_clase
  CROSS JOIN LATERAL (
    SELECT coalesce((e.primero AT TIME ZONE 'America/Mexico_City')::date, least(p.fecha_final, current_date)) AS primero,
      coalesce((e.ultimo AT TIME ZONE 'America/Mexico_City')::date, least(p.fecha_final, current_date)) AS ultimo) dia
WHERE c.status_facilitador;
--> statement-breakpoint
DROP TABLE "envios_de_calificaciones";
