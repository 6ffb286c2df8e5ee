CREATE INDEX "calificaciones_matricula_desde_id_caso" ON "calificaciones" USING btree ("matricula","desde","id_caso");
