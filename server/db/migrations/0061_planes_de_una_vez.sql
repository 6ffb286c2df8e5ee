-- As situaciones_calculadas in 0060: what a student took, and what a group owes, with one plan for any.
ALTER FUNCTION public.tomadas(text[]) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION public.renovar_reportes_debidos(text[]) SET plan_cache_mode = force_generic_plan;
