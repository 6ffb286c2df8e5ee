declare module 'ra-language-spanish' {
  const messages: import('ra-core').StringMap
  export default messages
}
