DROP INDEX "serviciosSociales_status_del_cuc";
--> statement-breakpoint
CREATE INDEX "serviciosSociales_status_del_cuc_turno_vence" ON "serviciosSociales" USING btree ("status","del_cuc","turno","vence");
--> statement-breakpoint
CREATE INDEX "serviciosSociales_del_cuc_matricula_estudiante" ON "serviciosSociales" USING btree ("del_cuc","matricula_estudiante");
