ALTER FUNCTION public.tomadas(text[]) ROWS 40;
