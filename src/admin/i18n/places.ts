import type { TranslationMessages } from 'ra-core'

type Ra = TranslationMessages['ra']

/** Titles of react-admin's pages. */
export const pages: Omit<Ra['page'], 'loading'> = {
  create: 'Agregar %{name}',
  dashboard: 'Inicio',
  edit: '%{name} %{recordRepresentation}',
  error: 'Algo salió mal',
  list: '%{name}',
  not_found: 'Pagina No Encontrada Error:404',
  show: '%{name} %{recordRepresentation}',
  empty: 'No hay registros.',
  invite: '¿Desea agregar uno?',
  access_denied: 'Acceso denegado',
  authentication_error: 'Error de autenticación',
}

/** Texts of react-admin about moving through pages and lists. */
export const navigation: Ra['navigation'] = {
  no_results: 'No hay registros',
  no_filtered_results: 'Ningún registro coincide con la búsqueda',
  clear_filters: 'Limpiar la búsqueda',
  no_more_results: 'La página %{page} no existe. Regrese a la anterior.',
  page_out_of_boundaries: 'La página %{page} no existe',
  page_out_from_end: 'No hay página después de la última',
  page_out_from_begin: 'No hay página antes de la primera',
  page_range_info: '%{offsetBegin}–%{offsetEnd} de %{total}',
  partial_page_range_info: '%{offsetBegin}–%{offsetEnd} de más de %{offsetEnd}',
  page_rows_per_page: 'Filas por página:',
  current_page: 'Página %{page}',
  page: 'Ir a la página %{page}',
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
  previous: 'Ir a la página anterior',
  skip_nav: 'Saltar al contenido',
}

/** Texts of react-admin about the session. */
export const auth: Omit<Ra['auth'], 'username' | 'password'> = {
  auth_check_error: 'Ingrese para continuar',
  user_menu: 'Perfil',
  email: 'Correo',
  sign_in: 'Ingresar',
  sign_in_error: 'Credenciales incorrectas',
  logout: 'Cerrar sesión',
}
