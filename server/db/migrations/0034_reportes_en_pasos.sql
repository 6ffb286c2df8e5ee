-- The reports of each group in a period become a case: when they were begun, and who sent each with which file, are its steps.
ALTER TABLE "reportes_de_grupos" ADD COLUMN "id_caso" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
-- History tells who sent a file and when; of before it did, the file itself.
WITH enviado AS (
  SELECT r.id_caso, f.id_archivo, f.columna, coalesce(h.usuario_id, a.usuario_id) AS usuario_id,
    coalesce(h.autor, 'Servicios escolares') AS autor, coalesce(h.momento, a.creado_en) AS momento
  FROM reportes_de_grupos r
    CROSS JOIN LATERAL (VALUES ('archivo_inicio', r.archivo_inicio), ('archivo_final', r.archivo_final)) AS f (columna, id_archivo)
    JOIN archivos a ON a.id_archivo = f.id_archivo
    LEFT JOIN LATERAL (
      SELECT usuario_id, autor, momento FROM historial
      WHERE entidad = 'reportes_de_grupos' AND clave = r.clave_grupo || ' ' || r.id_periodo AND jsonb_exists(despues, f.columna)
      ORDER BY id DESC LIMIT 1) h ON true),
paso AS (
  SELECT id_caso, 1 AS n, 'abrir' AS paso, NULL AS de, 'generado' AS a, NULL::uuid AS archivo, NULL::uuid AS usuario_id, 'Servicios escolares' AS autor, creado_en AS momento
  FROM reportes_de_grupos
  UNION ALL
  SELECT id_caso, 2, 'enviarInicial', 'generado', 'inicial', id_archivo, usuario_id, autor, momento FROM enviado WHERE columna = 'archivo_inicio'
  UNION ALL
  SELECT id_caso, 3, 'enviarFinal', 'inicial', 'final', id_archivo, usuario_id, autor, momento FROM enviado WHERE columna = 'archivo_final')
INSERT INTO pasos (proceso, caso, n, paso, de, a, archivo, huella, usuario_id, autor, rol, momento)
SELECT 'reportes_de_grupos', id_caso, n, paso, de, a, archivo, 'reportes_de_grupos ' || id_caso || ' ' || n, usuario_id, autor, 'escolar', momento FROM paso;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD COLUMN "estado" text;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD COLUMN "turno" text;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD COLUMN "abierto" date;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD COLUMN "desde" date;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD COLUMN "vence" date;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
UPDATE "reportes_de_grupos" SET "estado" = ultimo.a, "abierto" = ultimo.primero, "desde" = ultimo.dia,
  "turno" = CASE WHEN ultimo.a <> 'final' THEN 'escolar' END,
  "vence" = CASE ultimo.a WHEN 'generado' THEN ultimo.dia + 30 WHEN 'inicial' THEN ultimo.dia + 180 END
FROM (
  SELECT DISTINCT ON (caso) caso, a, (momento AT TIME ZONE 'America/Mexico_City')::date AS dia,
    (first_value(momento) OVER (PARTITION BY caso ORDER BY n) AT TIME ZONE 'America/Mexico_City')::date AS primero
  FROM pasos WHERE proceso = 'reportes_de_grupos' ORDER BY caso, n DESC) AS ultimo
WHERE ultimo.caso = reportes_de_grupos.id_caso::text;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ALTER COLUMN "estado" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ALTER COLUMN "abierto" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ALTER COLUMN "desde" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_orden";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP COLUMN "archivo_inicio";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP COLUMN "archivo_final";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP COLUMN "creado_en";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_clave_grupo_id_periodo_pk";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD PRIMARY KEY ("id_caso");
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_clave_grupo_id_periodo_unico" UNIQUE("clave_grupo","id_periodo");
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_estado_valido" CHECK ("estado" in ('generado', 'inicial', 'final'));
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_turno_valido" CHECK ("turno" in ('escolar', 'coordinador'));
--> statement-breakpoint
DROP INDEX "reportes_de_grupos_periodo";
--> statement-breakpoint
CREATE INDEX "reportes_de_grupos_clave_grupo" ON "reportes_de_grupos" USING btree ("clave_grupo");
--> statement-breakpoint
CREATE INDEX "reportes_de_grupos_id_periodo" ON "reportes_de_grupos" USING btree ("id_periodo");
--> statement-breakpoint
CREATE INDEX "reportes_de_grupos_orden" ON "reportes_de_grupos" USING btree ("desde","id_caso");
--> statement-breakpoint
CREATE INDEX "reportes_de_grupos_turno" ON "reportes_de_grupos" USING btree ("turno","desde");
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_id_periodo_periodos_id_periodo_fk";
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE no action ON UPDATE no action;
