CREATE INDEX "clases_del_cuc_id_materia_id_clase" ON "clases" USING btree ("del_cuc","id_materia","id_clase");
--> statement-breakpoint
CREATE INDEX "clases_estudiantes_cursada" ON "clases_estudiantes" USING btree ("id_clase","id_materia","acreditado","matricula");
