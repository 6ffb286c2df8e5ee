-- Everything that happened to each phase becomes a step of its service, in the order in which it was read.
INSERT INTO pasos (proceso, caso, n, fase, paso, de, a, comentario, archivo, huella, usuario_id, autor, rol, momento)
SELECT 'serviciosSociales', id_servicio_social, row_number() OVER (PARTITION BY id_servicio_social ORDER BY momento, fase, paso), fase,
  CASE WHEN paso = 0 THEN 'abrir' WHEN fase = 11 THEN 'entregar' WHEN status = 'aceptado' THEN 'aceptar' WHEN status = 'rechazado' THEN 'rechazar'
    WHEN fase = 0 THEN 'informar' ELSE 'enviar' END,
  CASE WHEN paso > 0 THEN coalesce(lag(status) OVER (PARTITION BY id_servicio_social, fase ORDER BY paso), 'pendiente') END,
  status, comentario, archivo, 'serviciosSociales ' || id_servicio_social || ' ' || fase || ' ' || paso, usuario_id, autor,
  CASE WHEN fase = 11 THEN 'coordinador' WHEN status = 'enviado' THEN 'estudiante' ELSE 'escolar' END, momento
FROM movimientos_de_servicio;
--> statement-breakpoint
DROP TABLE "movimientos_de_servicio";
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD COLUMN "vence" date;
--> statement-breakpoint
UPDATE "serviciosSociales" SET "vence" = "ultimo_movimiento" + CASE "turno" WHEN 'estudiante' THEN 15 WHEN 'nadie' THEN NULL ELSE 5 END;
