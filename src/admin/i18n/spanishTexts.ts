import { mergeTranslations, type TranslationMessages } from 'ra-core'
import spanish from 'ra-language-spanish'
import { actions } from './actions.ts'
import { messages, notifications, validations } from './messages.ts'
import { auth, navigation, pages } from './places.ts'

/** Corrections of the community's texts, which are old, without accents, and say tú. The types of its parts refuse a text of react-admin that neither has. */
const corrections = {
  ra: {
    action: actions,
    auth,
    boolean: { true: 'Sí', null: ' ' },
    input: {
      file: {
        upload_several: 'Arrastre aquí los archivos o presione para elegirlos.',
        upload_single: 'Arrastre aquí el archivo o presione para elegirlo.',
      },
      image: {
        upload_several: 'Arrastre aquí las imágenes o presione para elegirlas.',
        upload_single: 'Arrastre aquí la imagen o presione para elegirla.',
      },
      password: { toggle_visible: 'Ocultar contraseña', toggle_hidden: 'Mostrar contraseña' },
      references: {
        all_missing: 'No se encontraron los datos relacionados.',
        many_missing: 'Al menos uno de los datos relacionados ya no está disponible.',
        single_missing: 'El dato relacionado ya no está disponible.',
      },
    },
    message: messages,
    navigation,
    notification: notifications,
    page: pages,
    sort: { sort_by: 'Ordenar por %{field_lower_first} %{order}', ASC: 'ascendente', DESC: 'descendente' },
    validation: validations,
    saved_queries: {
      label: 'Búsquedas guardadas',
      query_name: 'Nombre de la búsqueda',
      new_label: 'Guardar esta búsqueda…',
      new_dialog_title: 'Guardar esta búsqueda como',
      remove_label: 'Quitar la búsqueda guardada',
      remove_label_with_name: 'Quitar la búsqueda «%{name}»',
      remove_dialog_title: '¿Quitar la búsqueda guardada?',
      remove_message: '¿Desea quitar esta búsqueda de su lista?',
      help: 'Filtre la lista y guarde la búsqueda para después',
    },
    guesser: { empty: { title: 'No hay datos', message: 'Revise el origen de los datos' } },
    configurable: {
      customize: 'Personalizar',
      configureMode: 'Configurar esta página',
      inspector: {
        title: 'Inspector',
        content: 'Pase el cursor sobre los elementos para configurarlos',
        reset: 'Restablecer',
        hideAll: 'Ocultar todo',
        showAll: 'Mostrar todo',
      },
      Datagrid: { title: 'Tabla', unlabeled: 'Columna sin título #%{column}' },
      SimpleForm: { title: 'Formulario', unlabeled: 'Campo sin título #%{input}' },
      SimpleList: {
        title: 'Lista',
        primaryText: 'Texto principal',
        secondaryText: 'Texto secundario',
        tertiaryText: 'Texto terciario',
      },
    },
  },
} satisfies { ra: { [K in keyof TranslationMessages['ra']]: object } }

/** Every text of react-admin, in Spanish. */
export const spanishTexts = mergeTranslations(spanish, corrections)
