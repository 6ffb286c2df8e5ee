DROP INDEX "estudiantes_matricula_anterior";
--> statement-breakpoint
CREATE INDEX "estudiantes_por_matricula_anterior" ON "estudiantes" USING btree ("matricula_anterior","matricula","del_cuc");
