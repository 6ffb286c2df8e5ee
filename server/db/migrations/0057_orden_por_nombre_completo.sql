DROP INDEX "consejeros_orden";
--> statement-breakpoint
DROP INDEX "escolares_orden";
--> statement-breakpoint
DROP INDEX "facilitadores_orden";
--> statement-breakpoint
DROP INDEX "estudiantes_apellidopaterno_matricula_busqueda";
--> statement-breakpoint
DROP INDEX "estudiantes_del_cuc_apellidopaterno_matricula_busqueda_estatus_";
--> statement-breakpoint
DROP INDEX "prestadoresExternos_orden";
--> statement-breakpoint
CREATE INDEX "consejeros_orden" ON "consejeros" USING btree ("apellido_paterno","apellido_materno","nombre","matricula");
--> statement-breakpoint
CREATE INDEX "escolares_orden" ON "escolares" USING btree ("apellido_paterno","apellido_materno","nombre","matricula");
--> statement-breakpoint
CREATE INDEX "facilitadores_orden" ON "facilitadores" USING btree ("apellido_paterno","apellido_materno","nombre","matricula");
--> statement-breakpoint
CREATE INDEX "estudiantes_apellidopaterno_apellidomaterno_nombre_matricula_bu" ON "estudiantes" USING btree ("apellidopaterno","apellidomaterno","nombre","matricula","busqueda");
--> statement-breakpoint
CREATE INDEX "estudiantes_del_cuc_apellidopaterno_apellidomaterno_nombre_matr" ON "estudiantes" USING btree ("del_cuc","apellidopaterno","apellidomaterno","nombre","matricula","busqueda","estatus","clave_programa","clave_grupo");
--> statement-breakpoint
CREATE INDEX "prestadoresExternos_orden" ON "prestadoresExternos" USING btree ("apellido_paterno","apellido_materno","nombre","id_externo");
