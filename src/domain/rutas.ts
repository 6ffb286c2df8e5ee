/** The screens that everybody has behind the sign-in: where one begins, and the own account. (A §2) */
export const inicio = '/homePage'
export const perfil = '/profilePage'
