/** Screens that everybody has behind the sign-in: the first one, and one's own account. (A §2) */
export const inicio = '/homePage'
export const perfil = '/profilePage'
