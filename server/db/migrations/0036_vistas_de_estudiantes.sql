DROP INDEX "estudiantes_del_cuc_clave_programa_estatus_sexo_nacionalidad_ma";
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_clave_programa_estatus_sexo_nacionalidad_re" ON "estudiantes" USING btree ("del_cuc","clave_programa","estatus","sexo","id_nacionalidad","regular","matricula");
