DROP INDEX "estudiantes_del_cuc_clave_programa_estatus_sexo_nacionalidad_re";
--> statement-breakpoint
CREATE INDEX "estudiantes_por_nombreC" ON "estudiantes" USING btree ((("nombre" || ' ' || "apellidopaterno" || ' ' || "apellidomaterno") collate "es_natural"),"matricula","del_cuc");
--> statement-breakpoint
CREATE INDEX "estudiantes_por_semestre" ON "estudiantes" USING btree ("semestre","matricula","del_cuc");
--> statement-breakpoint
CREATE INDEX "estudiantes_por_estatus" ON "estudiantes" USING btree (array_position(array[1, 0], "estatus"),"matricula","del_cuc");
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_matricula" ON "estudiantes" USING btree ("del_cuc","matricula");
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_clave_programa_estatus_matricula" ON "estudiantes" USING btree ("del_cuc","clave_programa","estatus","matricula");
