ALTER TABLE "pasos" ALTER COLUMN "caso" SET DATA TYPE text USING "caso"::text;
--> statement-breakpoint
ALTER TABLE "pasos" ALTER COLUMN "usuario_id" DROP NOT NULL;
--> statement-breakpoint
-- What happened to each request: it was asked for, with its proof of payment unless history tells that the proof came later, and issued.
WITH dicho AS (
  SELECT c.n_folio, c.estado, c.fecha, r.id_archivo AS recibo, r.usuario_id, r.autor, r.momento, e.id_archivo AS certificado,
    e.usuario_id AS emisor_id, e.autor AS emisor, e.momento AS emitido, h.usuario_id AS solicitante_id, h.autor AS solicitante, h.momento AS solicitado,
    r.id_archivo IS NOT NULL AND EXISTS (
      SELECT FROM historial WHERE entidad = 'certificados' AND clave = c.n_folio AND accion = 'update' AND jsonb_exists(despues, 'recibo')) AS despues
  FROM certificados c
    LEFT JOIN archivos_de_certificados r ON r.n_folio = c.n_folio AND r.clase = 'recibo'
    LEFT JOIN archivos_de_certificados e ON e.n_folio = c.n_folio AND e.clase = 'certificado'
    LEFT JOIN LATERAL (
      SELECT usuario_id, autor, momento FROM historial WHERE entidad = 'certificados' AND clave = c.n_folio AND accion = 'create' ORDER BY id DESC LIMIT 1) h ON true),
paso AS (
  SELECT n_folio, 1 AS orden, 'abrir' AS paso, CASE WHEN despues OR estado = 'Sin comprobante' THEN 'Sin comprobante' ELSE 'Por emitir' END AS a,
    CASE WHEN NOT despues THEN recibo END AS archivo, 'escolar' AS rol,
    CASE WHEN NOT despues AND recibo IS NOT NULL THEN usuario_id ELSE solicitante_id END AS usuario_id,
    coalesce(CASE WHEN NOT despues THEN autor END, solicitante, 'Servicios escolares') AS autor,
    coalesce(CASE WHEN NOT despues THEN momento END, solicitado, (fecha + time '12:00') AT TIME ZONE 'America/Mexico_City') AS momento
  FROM dicho
  UNION ALL
  SELECT n_folio, 2, 'comprobar', 'Por emitir', recibo, 'escolar', usuario_id, autor, momento FROM dicho WHERE despues
  UNION ALL
  SELECT n_folio, 3, 'emitir', 'Emitido', certificado, 'coordinador', emisor_id, coalesce(emisor, 'Coordinación académica'),
    coalesce(emitido, momento, (fecha + time '12:00') AT TIME ZONE 'America/Mexico_City') FROM dicho WHERE estado = 'Emitido')
INSERT INTO pasos (proceso, caso, n, paso, de, a, archivo, huella, usuario_id, autor, rol, momento)
SELECT 'certificados', n_folio, row_number() OVER suyos, paso, lag(a) OVER suyos, a, archivo, 'certificados ' || n_folio || ' ' || paso, usuario_id, autor, rol, momento
FROM paso WINDOW suyos AS (PARTITION BY n_folio ORDER BY orden);
--> statement-breakpoint
DROP TABLE "archivos_de_certificados";
--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "turno" text;
--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "abierto" date;
--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "desde" date;
--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "vence" date;
--> statement-breakpoint
UPDATE "certificados" SET "abierto" = dias.primero, "desde" = dias.ultimo,
  "turno" = CASE estado WHEN 'Sin comprobante' THEN 'escolar' WHEN 'Por emitir' THEN 'coordinador' END,
  "vence" = CASE estado WHEN 'Sin comprobante' THEN dias.ultimo + 15 WHEN 'Por emitir' THEN dias.ultimo + 10 END
FROM (
  SELECT caso, (min(momento) AT TIME ZONE 'America/Mexico_City')::date AS primero, (max(momento) AT TIME ZONE 'America/Mexico_City')::date AS ultimo
  FROM pasos WHERE proceso = 'certificados' GROUP BY caso) AS dias
WHERE dias.caso = certificados.n_folio;
--> statement-breakpoint
ALTER TABLE "certificados" ALTER COLUMN "abierto" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "certificados" ALTER COLUMN "desde" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_turno_valido" CHECK ("turno" in ('escolar', 'coordinador', 'estudiante'));
--> statement-breakpoint
CREATE INDEX "certificados_turno" ON "certificados" USING btree ("turno","desde");
--> statement-breakpoint
-- What was done stays: a step is taken back by another one.
CREATE TRIGGER solo_se_agrega BEFORE UPDATE OR DELETE OR TRUNCATE ON public.pasos FOR EACH STATEMENT EXECUTE FUNCTION public.negar_cambio_de_historial();
