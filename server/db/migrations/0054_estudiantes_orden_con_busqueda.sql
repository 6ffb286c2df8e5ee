DROP INDEX "estudiantes_orden";
--> statement-breakpoint
CREATE INDEX "estudiantes_apellidopaterno_matricula_busqueda" ON "estudiantes" USING btree ("apellidopaterno","matricula","busqueda");
