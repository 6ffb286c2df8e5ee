import type { TranslationMessages } from 'ra-core'

type Ra = TranslationMessages['ra']

/** Questions and messages of react-admin. */
export const messages: Omit<Ra['message'], 'about' | 'no'> = {
  access_denied: 'No tiene permiso para abrir esta página',
  are_you_sure: '¿Esta seguro de realizar esta acción?',
  authentication_error: 'No se pudieron comprobar sus credenciales.',
  auth_error: 'Ocurrió un error al comprobar la sesión.',
  bulk_delete_content: '¿Desea eliminar este registro? |||| ¿Desea eliminar estos %{smart_count} registros?',
  bulk_delete_title: 'Eliminar %{name} |||| Eliminar %{smart_count} %{name}',
  bulk_update_content: '¿Desea modificar este registro? |||| ¿Desea modificar estos %{smart_count} registros?',
  bulk_update_title: 'Modificar %{name} %{recordRepresentation} |||| Modificar %{smart_count} %{name}',
  clear_array_input: '¿Desea vaciar toda la lista?',
  delete_content: '¿Desea eliminar este registro?',
  delete_title: 'Eliminar %{name} %{recordRepresentation}',
  details: 'Detalles',
  error: 'Ocurrió un error en esta página y no se pudo completar lo que pidió.',
  invalid_form: 'Primero corrija las validaciones',
  loading: 'Espere un momento',
  not_found: 'La dirección no existe o el enlace es incorrecto.',
  select_all_limit_reached: 'Son demasiados registros: solo se seleccionaron los primeros %{max}.',
  unsaved_changes: 'Hay cambios sin guardar. ¿Desea descartarlos?',
  yes: 'Sí',
  placeholder_data_warning: 'No se pudo actualizar la información; lo que ve puede no ser lo último.',
}

/** Notices of react-admin. */
export const notifications: Ra['notification'] = {
  updated: 'Registro modificado |||| %{smart_count} registros modificados',
  created: 'Registro agregado',
  deleted: 'Registro eliminado |||| %{smart_count} registros eliminados',
  bad_item: 'Registro incorrecto',
  item_doesnt_exist: 'El registro no existe',
  http_error: 'Error al comunicarse con el servidor',
  data_provider_error: 'Error al obtener los datos',
  i18n_error: 'No se pudieron cargar los textos del idioma elegido',
  canceled: 'Acción cancelada',
  logged_out: 'Su sesión terminó, ingrese de nuevo.',
  not_authorized: 'No tiene permiso para realizar esta acción.',
  application_update_available: 'Hay una versión nueva de la aplicación.',
  offline: 'No hay conexión a internet',
}

/** Validation messages of react-admin. */
export const validations: Omit<Ra['validation'], 'minLength' | 'maxValue'> = {
  required: 'Este campo es requerido',
  maxLength: 'Debe tener %{max} caracteres o menos',
  minValue: 'Debe ser %{min} o más',
  number: 'Debe ser un número',
  email: 'Por favor ingrese un correo valido',
  oneOf: 'Debe ser uno de estos: %{options}',
  regex: 'No tiene el formato esperado',
  unique: 'Ya existe un registro con este valor',
}
