// The app that react-admin's tutorial gives: one entity with list, search, create and edit, over the product's own API
// (ra-data-simple-rest; its answers are unwrapped and the key is told apart), with react-admin's login page.
import { createRoot } from 'react-dom/client'
import {
  Admin,
  Create,
  Datagrid,
  DateInput,
  Edit,
  fetchUtils,
  List,
  maxLength,
  minLength,
  PasswordInput,
  regex,
  required,
  Resource,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import simpleRest from 'ra-data-simple-rest'

const http = async (url, options = {}) => {
  const token = localStorage.getItem('token')
  const answer = await fetchUtils.fetchJson(url, {
    ...options,
    user: token ? { authenticated: true, token: 'Bearer ' + token } : undefined,
  })
  const withId = record => ({ id: record.matricula, ...record })
  const data = answer.json?.data ?? answer.json
  return { ...answer, json: Array.isArray(data) ? data.map(withId) : withId(data) }
}
const rest = simpleRest('/api', http)
// the product's list is found under the door of the role that signs in
const dataProvider = {
  ...rest,
  getOne: async (resource, { id }) => ({
    data: (
      await rest.getList(resource, {
        filter: { q: id },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'matricula', order: 'ASC' },
      })
    ).data[0],
  }),
}
const authProvider = {
  login: async ({ username, password }) => {
    const r = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: username, password }),
    })
    if (!r.ok) throw new Error('login')
    localStorage.setItem('token', (await r.json()).data.token)
  },
  logout: async () => localStorage.removeItem('token'),
  checkAuth: async () => {
    if (!localStorage.getItem('token')) throw new Error()
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
}

const EstudianteList = () => (
  <List
    perPage={10}
    sort={{ field: 'apellidopaterno', order: 'ASC' }}
    filters={[<TextInput key="q" source="q" label="Buscar" alwaysOn />]}
  >
    <Datagrid>
      <TextField source="matricula" />
      <TextField source="nombre" />
      <TextField source="apellidopaterno" />
      <TextField source="apellidomaterno" />
      <TextField source="programa.nombre" />
      <TextField source="grupo.nombre" />
      <TextField source="semestre" />
      <TextField source="estatus" />
    </Datagrid>
  </List>
)

const letters = regex(/^[\p{L}. ]*$/u, 'Solo letras')
const choices = n => Array.from({ length: n }, (_, i) => ({ id: i + 1, name: 'Opción ' + (i + 1) }))
const T = (source, label, ...validate) => (
  <TextInput key={source} source={source} label={label} validate={[required(), ...validate]} />
)
const S = (source, label, n) => (
  <SelectInput key={source} source={source} label={label} choices={choices(n)} validate={required()} />
)
const D = (source, label) => <DateInput key={source} source={source} label={label} validate={required()} />
const fields = () => [
  T('matricula', 'Matrícula', minLength(18), maxLength(18)),
  T('nombre', 'Nombre', letters, maxLength(100)),
  T('apellidopaterno', 'Apellido paterno', letters, maxLength(100)),
  T('apellidomaterno', 'Apellido materno', letters, maxLength(100)),
  S('sexo', 'Sexo', 2),
  D('fecha_nacimiento', 'Fecha de nacimiento'),
  T('edad', 'Edad'),
  S('niveleducativo', 'Nivel educativo', 5),
  S('nacionalidad', 'Nacionalidad', 3),
  T('otra_nacionalidad', 'Otra nacionalidad', letters),
  S('estado_nacimiento', 'Estado de nacimiento', 32),
  T('curp', 'CURP', minLength(18), maxLength(18)),
  S('lengua_indigena', 'Lengua indígena', 69),
  T('otra_lengua', 'Otra lengua'),
  S('pueblo_indigena', 'Pueblo indígena', 70),
  T('otro_pueblo', 'Otro pueblo'),
  S('clave_programa', 'Programa', 10),
  S('id_reticula', 'Malla curricular', 10),
  S('clave_grupo', 'Grupo', 40),
  S('semestre', 'Semestre', 12),
  S('regular', 'Regular', 2),
  S('estatus', 'Estatus', 4),
  T('telefono', 'Teléfono', regex(/^\d{10}$/, '10 dígitos')),
  T('telefono_emergencia', 'Teléfono de emergencia', regex(/^\d{10}$/, '10 dígitos')),
  S('id_tiposangre', 'Tipo de sangre', 8),
  T('padecimiento', 'Padecimiento', maxLength(255)),
  T('discapacidad', 'Discapacidad', maxLength(255)),
  T('cp', 'Código postal', regex(/^\d{5}$/, '5 dígitos')),
  T('estado', 'Estado'),
  T('municipio', 'Municipio'),
  S('colonia', 'Colonia', 30),
  T('calle', 'Calle', maxLength(150)),
  T('num_exterior', 'Número exterior', maxLength(10)),
  T('escuela', 'Escuela de procedencia', maxLength(255)),
  T('localidad', 'Localidad', maxLength(255)),
  T('numero_localidad', 'Número de localidad', maxLength(20)),
  D('fecha_inicio', 'Fecha de inicio'),
  D('fecha_final', 'Fecha final'),
  T('email', 'Correo electrónico'),
  <PasswordInput key="password" source="password" label="Contraseña" validate={required()} />,
  ...['acta', 'certificado', 'comprobante', 'fotografia', 'foto_ine'].map(name => S(name, 'Documento ' + name, 2)),
]
const EstudianteCreate = () => (
  <Create>
    <SimpleForm>{fields()}</SimpleForm>
  </Create>
)
const EstudianteEdit = () => (
  <Edit>
    <SimpleForm>{fields()}</SimpleForm>
  </Edit>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="estudiantes" list={EstudianteList} create={EstudianteCreate} edit={EstudianteEdit} />
  </Admin>,
)
